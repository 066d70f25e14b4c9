"""The contract with clients, written down: `make types` and `make schema` generate files from it.

Sits above the server, because it describes what the server really serves. Nothing imports it.
"""
