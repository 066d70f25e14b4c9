"""The browser client, compared with the server."""
