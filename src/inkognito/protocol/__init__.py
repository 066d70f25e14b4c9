"""The protocol: what clients and the server say to each other. docs/protocol.md explains it."""
