"""Lessons as data: what a lesson file says, its course, and the check that it is true."""
