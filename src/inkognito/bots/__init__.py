"""Bots: players that see what a person in their seat sees, and nothing else."""
