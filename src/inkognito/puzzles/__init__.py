"""Puzzles: positions of bot games that have exactly one answer, found, proved, graded and kept."""
