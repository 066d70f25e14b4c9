"""What is kept: logs, names, talk and guests, in SQLite or PostgreSQL. Decides nothing."""
