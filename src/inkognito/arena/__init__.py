"""The arena: bots play many games against each other, and somebody counts."""
