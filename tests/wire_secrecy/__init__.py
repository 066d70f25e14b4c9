"""Non-interference through the whole server: pairs of worlds that differ only in what is hidden.

An evening is played twice in the simulated server (`tests.world`). In the second world the cards
are dealt otherwise, but so that everything shown to one viewer is still truthful. Everybody does
the same there, as far as the viewer can read it. What the viewer can't read is chosen anew: cards
shown to others, notes, discreet gestures, the time that bots think. Until a public fact tells the
worlds apart, every byte must be the same and come at the same time: frames, HTTP answers, metrics
and log lines, for the viewer and for everyone who may know no more than the viewer.

- `evenings` are the stories: who comes, what they do besides playing, and what goes wrong.
- `copying` makes the choices of the second world from those of the first.
- `redealing` finds another deal, and the moment when public facts tell the worlds apart.
- `asking` plays an evening with and without hints, which nobody else may notice.
- `comparing` plays a pair and compares it; `sockets` does it over real sockets, with the `guests`
  in one of the `houses`: one process, or two of a cluster. `leaks` are faults that all must find.
  `bot_waits` asks by statistics whether bots wait longer if they know more.

`make prove-secrecy` runs as many pairs as one likes.
"""
