# What the server says in place of the client, as long as that is not built.

page-not-built = The browser client hasn't been built yet.
page-build-it = Stop the server, go to its folder and run this command. It builds the client and starts the server again.
page-then-reload = Then reload this page.
