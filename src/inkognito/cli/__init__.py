"""The command line: `inkognito ...`. Prints texts for people; contains no rules."""
