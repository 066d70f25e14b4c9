"""The server: connects tables with clock, store, network and randomness."""
