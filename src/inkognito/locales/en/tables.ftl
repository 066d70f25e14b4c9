# Why a table, and not the game on it, does not take something. Speaks to whoever asked for it.

## Who one is

refusal-who-are-you = Nobody knows yet who you are. Give yourself a name first.
refusal-wrong-secret = This secret opens no door, or does so no longer. Ask for a new one.
refusal-bad-name = That can't be your name here. Choose one of at most { $longest } characters that people can read.
refusal-bad-entropy = What you mix into the deal must be hexadecimal digits, two for each byte. Send it again, or none.

## Tables and chairs

refusal-no-such-page = There is nothing here. Check the address.
refusal-no-such-table = There is no such table. Check the link, or open a table of your own.
refusal-bad-settings = A table can't be set up like this. Check the settings and try again.
refusal-already-seated = You have this chair already: { NAME($seat) }. Just play.
refusal-not-seated = Only those who sit at the table can do that. Take a chair first.
refusal-seat-taken = This chair is not free for you: { NAME($seat) }. Choose another one, or look on.
refusal-not-a-chair = This chair does not exist here: { NAME($seat) }. Choose one of these: { NAME($allowed) }.
refusal-not-the-host = Only the host can do that. Ask the host.
refusal-no-such-person = You can't do that to “{ $person }”. Choose somebody else at the table.
refusal-already-begun = Too late: it has already begun. Join in as things stand, or look on.
refusal-not-begun = Too early: the game has not begun. Wait until everybody plays.
refusal-chairs-empty = Some chairs are still empty: { NAME($seats) }. Wait for people, or give the chairs to bots.
refusal-not-all-ready = Not everybody is ready yet: { NAME($seats) }. Wait until they are.
refusal-is-paused = The game is paused. It goes on when all who play agree to it.
refusal-is-over = The game is over. Offer a rematch if you want to play on.
refusal-not-over = The game is still being played. Finish it first, or agree to give it up.
refusal-plays-for-you = A bot is playing for you: { NAME($seat) }. Take your chair back first.
refusal-is-closed = The table is closed because nobody was left. Come back to it, and it opens again.

## Talk

refusal-muted = The host has muted you. You can go on playing.
refusal-too-fast = Not so fast. Wait a moment, then go on.
refusal-too-long = That is too long. Say it in fewer words.
refusal-no-such-words = There is nothing there that you can delete. Delete your own words; the host may delete anybody's.
refusal-gestures-are-open = { $gestures ->
    [discreet] At this table gestures are discreet. Choose whom yours is for.
   *[open] At this table gestures are open. Make yours for everybody to see.
}

## The deduction sheet

refusal-no-help = At this table nobody is helped so far. Work it out yourself, on your own sheet.
refusal-not-certain = That is not certain yet, so there is nothing to explain. Collect more evidence.

## The line

refusal-unreadable = What was sent can't be read. Reload the page and try again.
refusal-out-of-date = This page is older than the server. Reload it.
refusal-too-large = That is more than the server takes at once. Send less.
refusal-too-many = That was too much in too short a time. Wait a moment and try again.
refusal-try-again = That could not be kept, and nothing has changed. Try again.
