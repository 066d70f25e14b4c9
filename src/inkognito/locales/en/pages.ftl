# The page that the server shows while the client is not built.

page-not-built = The browser client hasn't been built yet.
page-build-it = Stop the server, go to its folder and run this command. It builds the client and starts the server again.
page-then-reload = Then reload this page.
