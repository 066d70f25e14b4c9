"""Puzzles about the card game: what may be asked, what may be shown, and when it was."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from inkognito.bots.manner import CLERK, SLY_AT_CARDS, TOURIST
from inkognito.card.commands import DeclareCode, LookAtDummy, NameAgent
from inkognito.card.events import BlackCardShown, DummySeen, PairShown, RoundBegan
from inkognito.card.legal import BOTH_BLACK_CARDS, asker, can_be_named, choosers, viewer_of
from inkognito.card.shows import legal_pairs
from inkognito.card.state import ASKING, EMPTY, EXCHANGING, agents_in
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import HANDS, CardReader
from inkognito.posing.card_win import win
from inkognito.posing.puzzle import AnyChoice, Asks, Declares, Posed, Shows, When
from inkognito.posing.rules import AT_A_GLANCE, PuzzleRules
from inkognito.posing.telling import all_alike, deciding, least_telling
from inkognito.posing.view import View
from inkognito.views.card_position import position_after


def question(view: View) -> Posed | None:
    """Ask whom to demand a black card of.

    The dummy has two cards only, and with three players two agents can be named: no puzzle.
    """
    state = view.state
    if state.phase is not ASKING or asker(state) != view.seat:
        return None
    asked = {
        Asks(COLOURS[agent], None, through_ambassador=True): _black(
            state.black[agent][view.seat] ^ BOTH_BLACK_CARDS
        )
        for agent in agents_in(state.order)
        if can_be_named(state, agent)
    }
    return deciding(view, asked)


@cache
def _black(kinds: int) -> Numbers:
    """Return how likely each black card is, by hand, if it is one of these kinds."""
    faces = np.zeros((len(HANDS), 8))
    for number, hand in enumerate(HANDS):
        for kind, face in enumerate((hand.identity, 4 + hand.number)):
            faces[number, face] = kinds >> kind & 1
    return all_alike(faces)


def answer(view: View) -> Posed | None:
    """Ask which pair tells least."""
    state, reader = view.state, view.reader
    if state.phase is not EXCHANGING or view.seat not in choosers(state):
        return None
    viewer = viewer_of(state, view.seat)
    before = state.shown[view.seat][viewer]
    pairs = legal_pairs(HANDS[reader.notebook.own_hand], reader.edition)
    sets = {
        Shows(cards): reader.hands_for(cards)
        for faces, cards in pairs.items()
        if faces not in before
    }
    return least_telling(view, viewer, sets)


def when(sightings: Sequence[Event], seen: Any) -> tuple[When, ...]:
    """Return the round of each pair, and then of each black card, that the viewer was part of."""
    pairs: list[When] = []
    black: dict[tuple[str, str], When] = {}
    turn = 0
    for sighting in sightings:
        if isinstance(sighting, RoundBegan):
            turn = sighting.round
        elif isinstance(sighting, PairShown):
            pairs.append(When(turn))
        elif isinstance(sighting, BlackCardShown):
            black[sighting.seat, sighting.card] = When(turn, through_ambassador=True)
        elif isinstance(sighting, DummySeen):
            black["dummy", sighting.card] = When(turn)
    return (*pairs, *(black[one.seat, one.card] for one in seen.black))


def plays(bot: Any, now: Any, viewer: Seat, right: AnyChoice) -> bool:
    """Return whether the bot plays this answer."""
    command = bot.choose(now.options(viewer), AT_A_GLANCE)
    if isinstance(command, NameAgent):
        return right == Asks(command.agent, None, through_ambassador=True)
    if isinstance(command, LookAtDummy):
        return right == Asks("dummy", command.kind, through_ambassador=False)
    if isinstance(command, DeclareCode):
        return right == Declares(command.code)
    return isinstance(right, Shows) and set(getattr(command, "cards", ())) == set(right.cards)


PUZZLES: Final = PuzzleRules(
    reader=CardReader,
    empty=EMPTY,
    after=position_after,
    question=question,
    answer=answer,
    win=win,
    when=when,
    hands=HANDS,
    manners={
        "tourist": TOURIST,
        "clerk": CLERK,
        **dict.fromkeys(("sly", "veteran", "master"), SLY_AT_CARDS),
    },
    plays=plays,
)
