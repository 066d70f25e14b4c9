"""Learning to play the card game: a league of players, and evolution strategies."""
