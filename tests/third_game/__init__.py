"""A third game, as an installed package would add it: nothing in src knows of it."""
