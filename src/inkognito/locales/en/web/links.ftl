# Links that lead nowhere: what is wrong, and what to do.

links-malformed-link = This link is incomplete.
links-malformed-link-about = Part of it is missing, or something was added. Copy the whole link, or ask for it again.
links-no-such-page = There is nothing here.
links-no-such-page-about = This address leads nowhere. Check it, or start from the home page.
links-no-such-table = There is no such table.
links-no-such-table-about = The link may be mistyped, or the table was deleted. Ask for the link again, or open your own table.
links-no-replay-yet = This game isn't over.
links-no-replay-yet-about = Its replay opens when the game ends. Until then you can watch.
links-no-replay-before = This game hasn't begun.
links-no-replay-before-about = A replay opens when the game ends. Go to the table, perhaps there is a seat for you.
links-no-replay-ever = This game was called off.
links-no-replay-ever-about = The players didn't finish it, so there is no replay.
links-not-reached = The server can't be reached.
links-not-reached-about = We keep trying, and this page opens as soon as the server answers.
links-wrong-secret = This link no longer works.
links-wrong-secret-about = A sign-in link works once, and for 15 minutes. Make a new one on your other device, under “About me”.
links-forgotten = You are signed out.
links-forgotten-about = Your data was deleted, and your seat with it. You can start again as a new guest.
links-revoked = This key was revoked.
links-revoked-about = The player took back the permission to play this seat.
links-other-server = There is no such table here. The link leads to { $host }: open it in your browser.
links-full = Every seat is taken. You can stay and watch.
links-to-table = Go to the table

