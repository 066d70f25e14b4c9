"""Whether a scenario is possible: everything that is wrong with it, as codes and parameters.

Checks in layers: seats and cards first, then where everybody has gone, then the moment of play. A
layer is looked at only where the ones before it are sound.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from inkognito.card.cards import CARDS, KIND_INDEX, LOCATIONS, Card, Visitor, faces_of
from inkognito.card.legal import can_show_black, choosers, viewer_of
from inkognito.card.meetings import meetings_of
from inkognito.card.rules import MATCH_POINTS
from inkognito.card.scenario import Scenario, ShownPair, opener_of, state_of
from inkognito.card.shows import PAIRS, is_truthful
from inkognito.card.state import (
    ASKING,
    DECLARING,
    EXCHANGING,
    HIDING,
    NOBODY,
    NOWHERE,
    PLAYING,
    SHOWING,
    State,
    cycle_of,
    dummy_in,
    has_ambassador_player,
    turn_order,
)
from inkognito.core.refusals import Problem, Refused
from inkognito.core.scenario_text import check_layers
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, check_seats

Problems: TypeAlias = Iterator[Problem]


def check(scenario: Scenario) -> None:
    """Raise ImpossibleScenario with all that is wrong, if anything is."""
    check_layers(scenario, _LAYERS)


# --- seats and cards ----------------------------------------------------------------------------


def _seats_and_names(scenario: Scenario) -> Problems:
    try:
        check_seats(scenario.seats)
    except Refused as refused:
        yield Problem(refused.code, refused.refusal.params)
        return
    in_play: set[str] = {*scenario.seats, "ambassador"}
    if len(scenario.seats) < len(COLOURS):
        in_play.add("dummy")
    named: list[str | None] = [scenario.first, scenario.opener, scenario.named]
    named += [*scenario.declined, *scenario.played]
    named += [score.seat for score in scenario.scores]
    for seat in dict.fromkeys(named):
        if seat is not None and seat not in in_play:
            yield Problem("seat-not-in-play", {"seat": seat})
    scored = [score.seat for score in scenario.scores]
    if "ambassador" not in scenario.seats and "ambassador" in (*scenario.declined, *scored):
        yield Problem("seat-not-in-play", {"seat": "ambassador"})


def _deal(scenario: Scenario) -> Problems:
    wanted = {colour if colour in scenario.seats else "dummy" for colour in COLOURS}
    holders = Counter(hand.seat for hand in scenario.hands)
    for seat in sorted(wanted - holders.keys()):
        yield Problem("hand-missing", {"seat": seat})
    for seat, count in holders.items():
        if seat not in wanted or count > 1:
            yield Problem("hand-too-many", {"seat": seat})
    for kind in ("identity", "number"):
        for card, count in Counter(getattr(hand, kind) for hand in scenario.hands).items():
            if count > 1:
                yield Problem("dealt-twice", {"card": card})
    named: list[Card] = [hand.number for hand in scenario.hands]
    for cards in (*(p.cards for p in scenario.shown), *(p.cards for p in scenario.chosen)):
        named += cards
    for card in dict.fromkeys(named):
        if card not in CARDS[scenario.rules.edition]:
            yield Problem("card-of-another-edition", {"card": card})


def _scores(scenario: Scenario) -> Problems:
    is_match = scenario.rules.match != "single"
    if len({score.seat for score in scenario.scores}) < len(scenario.scores):
        yield Problem("score-twice")
    for score in scenario.scores:
        if score.points >= (MATCH_POINTS if is_match else 1):
            yield Problem("score-impossible", {"seat": score.seat, "points": score.points})
    if scenario.game_number == 1 and any(score.points for score in scenario.scores) and is_match:
        yield Problem("score-before-the-first-game")
    if scenario.game_number > 1 and not is_match:
        yield Problem("game-number-impossible", {"game": scenario.game_number})
    if scenario.opener not in (None, opener_of(scenario)):
        yield Problem("opener-impossible", {"seat": opener_of(scenario)})
    limit = scenario.rules.round_limit
    if limit is not None and scenario.round > limit:
        yield Problem("round-out-of-range", {"round": scenario.round})


# --- where everybody has gone -------------------------------------------------------------------


def _visits(scenario: Scenario) -> Problems:
    order = tuple(SEAT_INDEX[seat] for seat in scenario.seats)
    _, before = cycle_of(scenario.round)
    everybody = [*turn_order(order, SEAT_INDEX[scenario.first]), AMBASSADOR_SEAT]
    have_gone = [len(scenario.played.get(_name(order, v), ())) - before for v in everybody]
    for visitor, gone in zip(everybody, have_gone, strict=True):
        places = scenario.played.get(_name(order, visitor), ())
        if gone not in (0, 1) or len(set(places)) < len(places):
            yield Problem("visits-impossible", {"visitor": _name(order, visitor)})
    if have_gone != sorted(have_gone, reverse=True):
        yield Problem("visits-out-of-turn")


def _name(order: tuple[int, ...], visitor: int) -> Visitor:
    return "dummy" if visitor == dummy_in(order) else SEATS[visitor]


# --- the moment of play -------------------------------------------------------------------------


def _moment(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    yield from _hidden(state)
    all_are_there = state.at[AMBASSADOR_SEAT] != NOWHERE
    if state.phase in (HIDING, PLAYING):
        if not state.to_play or state.to_play[0] == dummy_in(state.order):
            yield Problem("nobody-left-to-play")
        if scenario.meeting or scenario.resolved or scenario.declined or scenario.chosen:
            yield Problem("meeting-too-early")
    elif not all_are_there or state.meeting is None:
        yield Problem("no-such-meeting")
    if (state.phase is SHOWING) != (scenario.named is not None):
        yield Problem("named-agent-missing" if state.phase is SHOWING else "named-agent-too-many")


def _hidden(state: State) -> Problems:
    """With five players the Ambassador's card lies face down while the agents play."""
    should = state.phase is PLAYING and has_ambassador_player(state)
    if should != (state.hidden != NOWHERE):
        yield Problem("hidden-card-missing" if should else "hidden-card-too-many")
    elif should and state.used[AMBASSADOR_SEAT] >> state.hidden & 1:
        yield Problem("visits-impossible", {"visitor": "ambassador"})
    if state.phase is HIDING and (
        not has_ambassador_player(state) or any(p >= 0 for p in state.at)
    ):
        yield Problem("nobody-hides-now")


def _meeting(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    meeting = state.meeting
    if meeting is None:
        return
    meetings = meetings_of(state.order, state.first, state.at)
    before = tuple(LOCATIONS[one.place] for one in meetings[: meetings.index(meeting)])
    if scenario.resolved != before:
        yield Problem("resolved-out-of-order", {"resolved": before})
    asked = tuple(SEATS[seat] for seat in meeting.entitled)
    if state.phase is DECLARING:
        if scenario.declined != asked[: len(scenario.declined)] or not state.asked:
            yield Problem("declined-out-of-order", {"asked": asked})
    elif scenario.declined:
        yield Problem("declined-too-many")
    phase = ASKING if state.phase is SHOWING else state.phase
    if phase not in (DECLARING, meeting.phase):
        yield Problem("wrong-phase-for-the-meeting", {"phase": scenario.phase})


def _cards(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    before: set[tuple[str, str, int]] = set()
    for number, shown in enumerate(scenario.shown, start=1):
        if shown.seat == shown.to or not {shown.seat, shown.to} <= set(scenario.seats):
            yield Problem("shown-to-nobody-who-may-see", {"shown": number})
        elif not _is_legal_pair(shown.cards, state, SEAT_INDEX[shown.seat]):
            yield Problem("shown-wrong-cards", {"shown": number, "cards": shown.cards})
        elif _is_repeat(shown, scenario, before):
            yield Problem("shown-repeat", {"shown": number, "seat": shown.seat})
    yield from _black(scenario)
    yield from _chosen(scenario, state, before)


def _is_repeat(shown: ShownPair, scenario: Scenario, before: set[tuple[str, str, int]]) -> bool:
    """Whether the pair was shown before while another was left (C3)."""
    edition = scenario.rules.edition
    faces = faces_of(shown.cards, edition)
    seen = {pair for seat, to, pair in before if (seat, to) == (shown.seat, shown.to)}
    before.add((shown.seat, shown.to, faces))
    return faces in seen and len(seen) < PAIRS[edition]


def _black(scenario: Scenario) -> Problems:
    holders = {hand.seat for hand in scenario.hands} - {"dummy"}
    for number, black in enumerate(scenario.black, start=1):
        if black.seat == black.to or not {black.seat, black.to} <= holders:
            yield Problem("shown-to-nobody-who-may-see", {"black": number})
    if len({(b.seat, b.to, b.kind) for b in scenario.black}) < len(scenario.black):
        yield Problem("black-card-twice")
    for look in scenario.looks:
        if len(scenario.seats) >= len(COLOURS) or look.seat not in scenario.seats:
            yield Problem("nobody-looked", {"seat": look.seat})


def _chosen(scenario: Scenario, state: State, before: set[tuple[str, str, int]]) -> Problems:
    if len({pair.seat for pair in scenario.chosen}) < len(scenario.chosen):
        yield Problem("chosen-twice")
    for pair in scenario.chosen:
        seat = SEAT_INDEX[pair.seat]
        if state.phase is not EXCHANGING or seat not in _showers(state):
            yield Problem("nobody-chooses-now", {"seat": pair.seat})
        elif not _is_legal_pair(pair.cards, state, seat):
            yield Problem("shown-wrong-cards", {"cards": pair.cards})
        elif _is_repeat(
            ShownPair(pair.seat, SEATS[viewer_of(state, seat)], pair.cards), scenario, before
        ):
            yield Problem("shown-repeat", {"seat": pair.seat})


def _showers(state: State) -> tuple[int, ...]:
    return () if state.meeting is None else state.meeting.agents


def _is_legal_pair(cards: tuple[Card, ...], state: State, seat: int) -> bool:
    edition = state.rules.edition
    if len(set(cards)) != 2 or len(cards) != 2 or not set(cards) <= set(CARDS[edition]):
        return False
    return is_truthful(faces_of(cards, edition), state.hands[seat], edition)


def _way_on(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    if state.phase is EXCHANGING and not choosers(state):
        yield Problem("everybody-has-chosen")
    if state.phase is SHOWING:
        kinds = [kind for kind in KIND_INDEX.values() if can_show_black(state, kind)]
        if not kinds or state.named in (*_showers(state), NOBODY):
            yield Problem("cannot-be-named", {"agent": COLOURS[state.named]})


_LAYERS: Final[tuple[Callable[[Scenario], Problems], ...]] = (
    _seats_and_names,
    _deal,
    _scores,
    _visits,
    _moment,
    _meeting,
    _cards,
    _way_on,
)
