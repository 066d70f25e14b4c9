"""The card game of secret agents in carnival Venice, for 3, 4 and 5 players."""
