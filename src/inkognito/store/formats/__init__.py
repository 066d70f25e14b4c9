"""How everything that is stored is written: types of its own, each with a version."""
