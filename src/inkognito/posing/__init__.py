"""Posing puzzles: from a position through one viewer's eyes to a question with one answer."""
