"""Whole recorded games of every table, with what every viewer saw. They replay for ever."""
