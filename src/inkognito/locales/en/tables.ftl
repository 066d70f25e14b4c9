# Why the table refused a request. Addresses the person who sent it.

## Identity

refusal-who-are-you = We don't know your name yet. Choose one first.
refusal-wrong-secret = This link or key doesn't work, or no longer does. Ask for a new one.
refusal-no-such-device = You have no such device any more. Reload the page to see your devices.
refusal-bad-name = That name won't work here. Choose one with at most { $longest } readable characters.
refusal-bad-entropy = Your share of the shuffle must be hexadecimal, two digits for each byte. Send it again, or leave it out.
refusal-wrong-origin = This page belongs to another address: { $origin }. Open the game at { $address }.
refusal-wrong-host = This server doesn't know itself as { $host }. If it is yours, start it with --public-url and the address that people type.

## Tables and seats

refusal-no-such-page = There is nothing here. Check the address.
refusal-wrong-method = This address doesn't take { $method }. Use one of these: { LIST($allowed) }.
refusal-no-such-table = There is no such table. Check the link, or open your own.
refusal-bad-settings = A table can't be set up like this. Check the settings and try again.
refusal-already-seated = This seat is already yours: { NAME($seat) }. Just play on.
refusal-not-seated = Only people at the table can do that. Take a seat first.
refusal-seat-taken = You can't take this seat: { NAME($seat) }. Choose another, or watch.
refusal-seat-has-bot = A bot has this seat: { NAME($seat) }. Take another one, or leave the bot out.
refusal-was-removed = The host has removed you from this table. You can still watch.
refusal-not-a-chair = There is no such seat here: { NAME($seat) }. Choose one of these: { NAME($allowed) }.
refusal-not-the-host = Only the host can do that. Ask the host.
refusal-no-such-person = That doesn't work with “{ $person }”. Choose somebody else at the table.
refusal-too-many-tables = You already have { $most } public tables open. Finish or leave one first, or open one that only people with the link can see.
refusal-already-begun = Too late, the game has begun. Take a free seat, or watch.
refusal-not-begun = Too early, the game hasn't begun. Wait for the start.
refusal-chairs-empty = Some seats are still open: { NAME($seats) }. Wait for people, or add bots.
refusal-not-all-ready = Not everybody is ready yet: { NAME($seats) }. Give them a moment.
refusal-is-paused = The game is paused. It resumes when all players agree.
refusal-not-paused = The game isn't paused. Play on.
refusal-is-over = The game is over. Offer a rematch to play again.
refusal-not-over = The game is still on. Finish it first, or agree to call it off.
refusal-plays-for-you = A bot is playing for you: { NAME($seat) }. Take over again first.
refusal-too-many-steps = That is a lot of back and forth for one turn. { $seconds ->
    [one] You can go on in one second.
   *[other] You can go on in { $seconds } seconds.
}

## Chat

refusal-muted = The host has muted you. You can still play.
refusal-too-fast = Not so fast. Wait a moment, then carry on.
refusal-too-long = That is too long. Say it in fewer words.
refusal-no-such-talk = There is nothing here for you to delete. You can delete your own messages; the host can delete any.
refusal-gestures-are-open = Gestures are open at this table. Make yours for everybody to see.
refusal-gestures-are-discreet = Gestures are discreet at this table. Choose who yours is for: { NAME($allowed) }.

## Lessons

refusal-no-such-lesson = There is no such lesson here. Choose one from the list.
refusal-not-in-lessons = In a lesson the script decides that. Play the step that the coach asks for.
refusal-not-this-step = The lesson has moved on. Read the coach's new line.
refusal-wrong-try = Not quite. Try again.

## The note sheet

refusal-no-help = This table doesn't allow that much help. Work it out on your own note sheet.
refusal-no-hints = This table doesn't allow hints. Open one of your own to ask the coach.
refusal-no-thought = No bot chose anything there. Try an earlier moment.
refusal-not-certain = That isn't certain yet, so there is nothing to explain. Gather more clues.
refusal-no-such-puzzle = There is no such puzzle. Check the link, or take another one.
refusal-bad-notes = These notes can't be read. Check your own cards and how many were shown.

## The connection

refusal-unreadable = The server couldn't read that. Reload the page and try again.
refusal-second-hello = This connection has already said hello. Open a new one to start again.
refusal-out-of-date = This page is older than the server. Reload it.
refusal-too-large = That is too large for the server. Send less at once.
refusal-too-many = That was too much at once. Wait a moment and try again.
refusal-try-again = That couldn't be saved, and nothing has changed. Try again.
