"""Words that both games share. Imports nothing else of this package."""
