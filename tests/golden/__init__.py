"""Whole recorded games of every kind, with what every viewer saw. Every version replays them."""
