"""A second, plain implementation of the rules, with which the engine must agree."""
