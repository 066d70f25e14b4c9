"""A second, plain reading of the rules, against which the engine is held."""
