"""Databases, each written by a version of the server. Later versions open them and play on."""
