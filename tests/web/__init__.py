"""The client in the browser, held to what the server says."""
