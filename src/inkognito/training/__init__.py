"""Learning to play: a league of players for each game, and evolution strategies."""
