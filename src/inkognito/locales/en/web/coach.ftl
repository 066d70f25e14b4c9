# The coach at a table: a nudge, then the move, then the alternatives.

coach-title = The coach
coach-wait = Looking at what you have seen…
coach-private = Nobody sees that you ask. At the end of the game, hints are counted.
coach-more-move = Show me the move
coach-more-why = Why not something else?
coach-move = I would { $move }.
coach-instead = Why not something else?
coach-less = { $less ->
    [0] just as good
   *[other] { $less } bits less
}
coach-bits = { $game ->
    [card] A bit is what the answer to a plain yes-or-no question tells. It is an estimate.
   *[board] A bit is what the answer to a plain yes-or-no question tells. It is an estimate: being closer to the mission counts, too.
}
coach-tells = leaves { NAME($to, form: "to") } { $after } of { $before } hands
coach-tells-of-move = { NAME($to, form: "start") } can't rule out { $before } hands of yours now. After this, { $after }.
coach-none = There was nothing else to weigh.

coach-nudge-only-option = There is only one thing to do.
coach-nudge-at-random = Here one move is as good as another.
coach-nudge-absent-minded = Here one move is as good as another.
coach-nudge-nothing-yet = There is nothing to decide yet.
coach-nudge-tells-partner = Whoever asks you is probably on your side. Let them learn something.
coach-nudge-tells-little = Some of these answers tell almost nothing. Which of your cards do they know already?
coach-nudge-hides-what-counts = { $game ->
    [card] Think of what they must not find out: your number, and whose side you are on.
   *[board] Think of what they must not find out: your build, and whose side you are on.
}
coach-nudge-asks-for-most = { $about ->
    [identity] Somebody at this meeting can tell you who they are.
    [build] Somebody at this meeting can tell you the build you are missing.
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
coach-nudge-goes-for-most = One of your figures can get where it is worth being: with somebody who knows more, or nearer to your mission.
coach-nudge-misleads = Your figures are watched. Which move hides the true one?
coach-nudge-sees-the-end = Count all balls together, others' pieces included. Is the mission within reach in this very turn?
coach-nudge-moves-others = A piece that isn't yours is worth a move.
coach-nudge-hinders = Where are the others heading? Get in their way.
coach-nudge-stands-still = Your figures stand well. Not every ball must be used.
coach-nudge-has-to-move-on = Movement can't end like this. See who shares a space.
coach-nudge-takes-back = These steps lead nowhere. Take them back.
coach-nudge-slips-away = This meeting has little to tell. Your figure has somewhere better to be.
coach-nudge-nothing-to-ask = You know these players' cards already. What else could your figure do?
coach-nudge-objects = Look closely: have you seen these cards before?
coach-nudge-sends-where-useful = Where should that piece be, so that it helps you and not the others?
coach-nudge-ends-turn = Everything is done.
coach-nudge-sure-of-the-mission = You know enough to win. Look at the passport and at the map.
coach-nudge-takes-the-hand = You have nothing to lose.
coach-nudge-knows-who-they-are = You know who everybody is. Write it down.
coach-nudge-plays-it-out = Play on in your mind: where does each choice lead, whoever holds what?
coach-nudge-finds-nothing-better = Your first idea may be as good as any. Where does it lead?

coach-reason-only-option = You have no choice here.
coach-reason-at-random = No move is better than the others.
coach-reason-absent-minded = No move is better than the others.
coach-reason-nothing-yet = There is nothing to weigh yet.
coach-reason-tells-partner = They are probably your partner, and this tells them most.
coach-reason-tells-little = Of all that you may show, this gives away least.
coach-reason-hides-what-counts = An opponent can do least with this.
coach-reason-asks-for-most = Of all questions here, this one should tell you most.
coach-reason-expects-most-there = There you are most likely to meet somebody who can tell you something.
coach-reason-not-sure-enough = More than one code is possible, and a wrong one loses the game.
coach-reason-sure-of-the-code = Only this code fits everything that you have seen.
coach-reason-looks-for-most = This card should tell you most.
coach-reason-places-anyhow = Before the deal, one placement is as good as another.
coach-reason-shakes = It isn't certain yet that your mission is fulfilled.
coach-reason-goes-for-most = There you learn most, or are closest to your mission.
coach-reason-misleads = This way nobody can tell which figure is really you.
coach-reason-moves-others = A piece that isn't yours is of more use to you there.
coach-reason-sees-the-end = All balls together fulfil your mission in this turn.
coach-reason-hinders = It keeps your opponents from their goal.
coach-reason-stands-still = No step would gain you anything.
coach-reason-has-to-move-on = Movement can't end like this, so another piece has to move.
coach-reason-takes-back = Movement can't end like this, and no other step helps.
coach-reason-slips-away = Your figure is of more use elsewhere than asking is here.
coach-reason-nothing-to-ask = No answer here could tell you anything new, so your figure slips away.
coach-reason-objects = You have been shown these cards before, and that isn't allowed.
coach-reason-sends-where-useful = There the piece helps you most, or the others least.
coach-reason-ends-turn = There is nothing left to do in this turn.
coach-reason-sure-of-the-mission = You can be sure of your partner and of the mission, and it is fulfilled.
coach-reason-takes-the-hand = If you are their partner, refusing loses the game. If not, you win either way.
coach-reason-knows-who-they-are = All eight facts are certain.
coach-reason-plays-it-out = Played on in the mind, this wins more often than anything else.
coach-reason-finds-nothing-better = Played on in the mind, nothing is clearly better.
