"""The protocol: the messages of clients and server. docs/protocol.md explains it."""
