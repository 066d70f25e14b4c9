"""Tables: who sits where, what is played, and whom it concerns. No clock, no store, no network."""
