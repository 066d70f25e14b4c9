"""The command line: `inkognito ...`. Talks to people; holds no rules."""
