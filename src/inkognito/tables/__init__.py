"""Tables: chairs, clocks, votes, talk, and who is sent what. No clock, no store, no network."""
