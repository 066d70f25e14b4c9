"""The client in a real browser: whole games from the start page to the end, as people play them."""
