"""The server: the one place where tables meet clock, store, network and chance."""
