"""What each viewer sees of a game. The only way by which anything leaves it."""
