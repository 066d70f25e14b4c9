"""The card game for many tables at once, in arrays: for learning, and for search."""
