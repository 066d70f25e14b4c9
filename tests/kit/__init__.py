"""Shared test code: scenes to play in, simulated people, and ways to inspect a game."""
