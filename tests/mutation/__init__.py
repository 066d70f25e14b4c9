"""Mutation testing: change the source in small ways, and see whether a test notices.

`make mutate` takes a seeded sample of the changes that cosmic-ray can make to the files of an area,
makes them one by one in a copy of the tree, and runs the tests of that area. A run that was stopped
goes on where it was.
"""
