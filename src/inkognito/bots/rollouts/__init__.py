"""Games of cards played on in the imagination: many worlds at once, as arrays. Four players."""
