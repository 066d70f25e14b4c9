"""The companion: a deduction sheet for a game that is played with the real cards on a table."""
