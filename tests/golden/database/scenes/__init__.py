"""The tables of a golden database, by what has happened at them."""
