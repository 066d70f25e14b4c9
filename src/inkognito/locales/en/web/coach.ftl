# The coach at a table: a nudge, then the move, then the alternatives.

coach-title = The coach
coach-wait = Looking at what you have seen …
coach-private = Nobody sees that you ask. At the end of the game, hints are counted.
coach-more-move = Show me the move
coach-more-why = Why not something else?
coach-move = I would { $move }.
coach-instead = Instead of that
coach-less = { $less ->
    [0] just as good
   *[other] { $less } bits less
}
coach-tells = leaves { $after } of { $before } of your hands possible
coach-tells-of-move = After that, { $after } of { $before } of your hands are possible for them.
coach-none = The coach would not weigh anything else.

coach-nudge-only-option = There is only one thing to do.
coach-nudge-at-random = Here one move is as good as another.
coach-nudge-absent-minded = Here one move is as good as another.
coach-nudge-nothing-yet = There is nothing to decide yet.
coach-nudge-tells-partner = Whoever asks you is probably on your side. Let them learn something.
coach-nudge-tells-little = Some of these answers tell almost nothing. Which of your cards do they know already?
coach-nudge-hides-what-counts = Think of what they must not find out: your build, and whose side you are on.
coach-nudge-asks-for-most = { $about ->
    [identity] Somebody at this meeting can tell you who they are.
    [build] Somebody at this meeting can tell you the build you miss.
   *[other] One of them can tell you more than the others.
}
coach-nudge-expects-most-there = Where would you like to be alone with somebody? Look at who can still go where.
coach-nudge-not-sure-enough = You can't be sure of the code yet. Wait.
coach-nudge-sure-of-the-code = Look at your notes: only one code is left.
coach-nudge-looks-for-most = { $about ->
    [identity] The dummy's identity helps you more.
   *[number] The dummy's number helps you more.
}
coach-nudge-places-anyhow = Nothing is dealt yet. Any order will do.
coach-nudge-shakes = You can't declare yet. See what the Phantom brings.
coach-nudge-goes-for-most = One of your figures can get where it is worth being: at somebody who knows more, or nearer to your mission.
coach-nudge-misleads = Your figures are watched. Which move hides the true one?
coach-nudge-moves-others = A piece that isn't yours is worth a move.
coach-nudge-hinders = Where are the others heading? Get in their way.
coach-nudge-stands-still = Your figures stand well. Not every ball must be used.
coach-nudge-has-to-move-on = Movement can't end like this. Look who shares a space.
coach-nudge-takes-back = These steps lead nowhere. Take them back.
coach-nudge-slips-away = This meeting has little to tell. Your figure has somewhere better to be.
coach-nudge-objects = Look closely: have you seen these cards before?
coach-nudge-sends-where-useful = Where should that piece be, so that it helps you and not the others?
coach-nudge-ends-turn = Everything is done.
coach-nudge-sure-of-the-mission = You know enough to win. Look at the passport and at the map.
coach-nudge-takes-the-hand = You have nothing to lose.
coach-nudge-knows-who-they-are = You know who everybody is. Write it down.
coach-nudge-plays-it-out = Play on in your mind: where does each choice lead, whoever holds what?
coach-nudge-finds-nothing-better = Your first idea may be as good as any. Where does it lead?
