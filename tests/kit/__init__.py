"""What tests share: scenes to play in, and a few ways to look at a game."""
