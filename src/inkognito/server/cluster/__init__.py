"""Several processes on one PostgreSQL: who owns which tables, and how requests reach the owner."""
