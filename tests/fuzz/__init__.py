"""Fuzzing by grammar: whatever arrives, nothing but refusals comes out.

Inputs are made from the project's own schemas, or from valid files, and then corrupted. A seed
gives the same inputs again. `make fuzz` runs millions; the test runs a fixed number.
"""
