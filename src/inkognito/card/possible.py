"""Whether a scenario is possible: everything that is wrong with it, as codes and parameters.

`CHECKS` lists what must hold. Each check names the fields that it reads and the checks that it
rests on, and is left out only where one of those has failed, so that all other problems are told
at once.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from inkognito.card.cards import (
    CARDS,
    KIND_INDEX,
    LOCATIONS,
    NUMBERS,
    Card,
    Hand,
    Visitor,
    faces_of,
    hands_by_colour,
)
from inkognito.card.laid import laid_problems
from inkognito.card.legal import can_show_black, choosers, viewer_of
from inkognito.card.meetings import meetings_of
from inkognito.card.rules import MATCH_POINTS
from inkognito.card.scenario import ChosenPair, Scenario, ShownPair, opener_of, state_of
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
from inkognito.core.scenario_text import Check, Problems, check_all
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, check_seats


def check(scenario: Scenario) -> None:
    """Raise ImpossibleScenario with all that is wrong, if anything is."""
    check_all(scenario, CHECKS)


# --- seats and cards ----------------------------------------------------------------------------


def _seats(scenario: Scenario) -> Problems:
    try:
        check_seats(scenario.seats)
    except Refused as refused:
        yield Problem(refused.code, refused.refusal.params, field="seats")


def _seats_in_play(scenario: Scenario) -> Problems:
    visitors: set[str] = {*scenario.seats, "ambassador"}
    if len(scenario.seats) < len(COLOURS):
        visitors.add("dummy")
    for field, name in _named(scenario):
        in_play = visitors if field.startswith("played") else scenario.seats
        if name is not None and name not in in_play:
            yield Problem("seat-not-in-play", {"seat": name}, field=field)


def _named(scenario: Scenario) -> Iterator[tuple[str, str | None]]:
    """All whom the scenario names, but for hands and what was shown."""
    yield "first", scenario.first
    yield "opener", scenario.opener
    yield "named", scenario.named
    for number, seat in enumerate(scenario.declined):
        yield f"declined[{number}]", seat
    for visitor in scenario.played:
        yield f"played.{visitor}", visitor
    for number, score in enumerate(scenario.scores):
        yield f"scores[{number}].seat", score.seat


def _deal(scenario: Scenario) -> Problems:
    wanted = {colour if colour in scenario.seats else "dummy" for colour in COLOURS}
    holders = Counter(hand.seat for hand in scenario.hands)
    for seat in sorted(wanted - holders.keys()):
        yield Problem("hand-missing", {"seat": seat}, field="hands")
    for seat, count in holders.items():
        if seat not in wanted or count > 1:
            yield Problem("hand-too-many", {"seat": seat}, field="hands")
    for kind in ("identity", "number"):
        for card, count in Counter(getattr(hand, kind) for hand in scenario.hands).items():
            if count > 1:
                yield Problem("dealt-twice", {"card": card}, field="hands")


def _edition(scenario: Scenario) -> Problems:
    for field, card in _named_cards(scenario):
        if card not in CARDS[scenario.rules.edition]:
            yield Problem("card-of-another-edition", {"card": card}, field=field)


def _named_cards(scenario: Scenario) -> Iterator[tuple[str, Card]]:
    for number, hand in enumerate(scenario.hands):
        yield f"hands[{number}].number", hand.number
    for number, shown in enumerate(scenario.shown):
        yield from ((f"shown[{number}].cards", card) for card in shown.cards)
    for number, chosen in enumerate(scenario.chosen):
        yield from ((f"chosen[{number}].cards", card) for card in chosen.cards)


def _scores(scenario: Scenario) -> Problems:
    is_match = scenario.rules.match != "single"
    if len({score.seat for score in scenario.scores}) < len(scenario.scores):
        yield Problem("score-twice", field="scores")
    for score in scenario.scores:
        if score.points >= (MATCH_POINTS if is_match else 1):
            yield Problem(
                "score-impossible", {"seat": score.seat, "points": score.points}, field="scores"
            )
    if scenario.game_number == 1 and any(score.points for score in scenario.scores) and is_match:
        yield Problem("score-before-the-first-game", field="scores")
    if scenario.game_number > 1 and not is_match:
        yield Problem("game-number-impossible", {"game": scenario.game_number}, field="game_number")
    if scenario.opener not in (None, opener_of(scenario)):
        yield Problem("opener-impossible", {"seat": opener_of(scenario)}, field="opener")
    limit = scenario.rules.round_limit
    if limit is not None and scenario.round > limit:
        yield Problem("round-out-of-range", {"round": scenario.round}, field="round")


def _open_state(scenario: Scenario) -> State:
    """The state but for the cards, on which it does not depend where everybody is."""
    hand = Hand("dummy", "x", NUMBERS[scenario.rules.edition][0])
    return state_of(replace(scenario, hands=(hand,), shown=(), chosen=(), black=()))


# --- where everybody has gone -------------------------------------------------------------------


def _visits(scenario: Scenario) -> Problems:
    order = tuple(SEAT_INDEX[seat] for seat in scenario.seats)
    _, before = cycle_of(scenario.round)
    everybody = [*turn_order(order, SEAT_INDEX[scenario.first]), AMBASSADOR_SEAT]
    have_gone = [len(scenario.played.get(_name(order, v), ())) - before for v in everybody]
    for visitor, gone in zip(everybody, have_gone, strict=True):
        places = scenario.played.get(_name(order, visitor), ())
        if gone not in (0, 1) or len(set(places)) < len(places):
            name = _name(order, visitor)
            yield Problem("visits-impossible", {"visitor": name}, field=f"played.{name}")
    if have_gone != sorted(have_gone, reverse=True):
        yield Problem("visits-out-of-turn", field="played")


def _name(order: tuple[int, ...], visitor: int) -> Visitor:
    return "dummy" if visitor == dummy_in(order) else SEATS[visitor]


# --- the moment of play -------------------------------------------------------------------------


def _moment(scenario: Scenario) -> Problems:
    state = _open_state(scenario)
    yield from _hidden(state)
    all_are_there = state.at[AMBASSADOR_SEAT] != NOWHERE
    if state.phase in (HIDING, PLAYING):
        if not state.to_play or state.to_play[0] == dummy_in(state.order):
            yield Problem("nobody-left-to-play", field="played")
        if scenario.meeting or scenario.resolved or scenario.declined or scenario.chosen:
            yield Problem("meeting-too-early", field="meeting")
    elif not all_are_there or state.meeting is None:
        yield Problem("no-such-meeting", field="meeting")
    if (state.phase is SHOWING) != (scenario.named is not None):
        yield Problem(
            "named-agent-missing" if state.phase is SHOWING else "named-agent-too-many",
            field="named",
        )


def _hidden(state: State) -> Problems:
    """With five players the Ambassador's card lies face down while the agents play."""
    should = state.phase is PLAYING and has_ambassador_player(state)
    if should != (state.hidden != NOWHERE):
        yield Problem("hidden-card-missing" if should else "hidden-card-too-many", field="hidden")
    elif should and state.used[AMBASSADOR_SEAT] >> state.hidden & 1:
        yield Problem("visits-impossible", {"visitor": "ambassador"}, field="hidden")
    if state.phase is HIDING and (
        not has_ambassador_player(state) or any(p >= 0 for p in state.at)
    ):
        yield Problem("nobody-hides-now", field="phase")


def _meeting(scenario: Scenario) -> Problems:
    state = _open_state(scenario)
    meeting = state.meeting
    if meeting is None:
        return
    meetings = meetings_of(state.order, state.first, state.at)
    before = tuple(LOCATIONS[one.place] for one in meetings[: meetings.index(meeting)])
    if scenario.resolved != before:
        yield Problem("resolved-out-of-order", {"resolved": before}, field="resolved")
    asked = tuple(SEATS[seat] for seat in meeting.entitled)
    if state.phase is DECLARING:
        if scenario.declined != asked[: len(scenario.declined)] or not state.asked:
            yield Problem("declined-out-of-order", {"asked": asked}, field="declined")
    elif scenario.declined:
        yield Problem("declined-too-many", field="declined")
    phase = ASKING if state.phase is SHOWING else state.phase
    if phase not in (DECLARING, meeting.phase):
        yield Problem("wrong-phase-for-the-meeting", {"phase": scenario.phase}, field="phase")


def _shown(scenario: Scenario) -> Problems:
    before: set[tuple[str, str, int]] = set()
    for number, shown in enumerate(scenario.shown, start=1):
        field = f"shown[{number - 1}]"
        if shown.seat == shown.to or not {shown.seat, shown.to} <= set(scenario.seats):
            yield Problem("shown-to-nobody-who-may-see", {"shown": number}, field=field)
        elif not _is_legal_pair(shown.cards, scenario, shown.seat):
            yield Problem("shown-wrong-cards", {"shown": number, "cards": shown.cards}, field=field)
        elif _is_repeat(shown, scenario, before):
            yield Problem("shown-repeat", {"shown": number, "seat": shown.seat}, field=field)


def _is_repeat(shown: ShownPair, scenario: Scenario, before: set[tuple[str, str, int]]) -> bool:
    """Whether the pair was shown before while another was left (C3)."""
    edition = scenario.rules.edition
    faces = faces_of(shown.cards, edition)
    seen = {pair for seat, to, pair in before if (seat, to) == (shown.seat, shown.to)}
    before.add((shown.seat, shown.to, faces))
    return faces in seen and len(seen) < PAIRS[edition]


def _black(scenario: Scenario) -> Problems:
    holders = {hand.seat for hand in scenario.hands} - {"dummy"}
    viewers = holders | ({"ambassador"} & set(scenario.seats))
    for number, black in enumerate(scenario.black, start=1):
        if black.seat == black.to or black.seat not in holders or black.to not in viewers:
            field = f"black[{number - 1}]"
            yield Problem("shown-to-nobody-who-may-see", {"black": number}, field=field)
    if len({(b.seat, b.to, b.kind) for b in scenario.black}) < len(scenario.black):
        yield Problem("black-card-twice", field="black")
    for number, look in enumerate(scenario.looks):
        if len(scenario.seats) >= len(COLOURS) or look.seat not in scenario.seats:
            yield Problem("nobody-looked", {"seat": look.seat}, field=f"looks[{number}]")


def _chosen(scenario: Scenario) -> Problems:
    state = _open_state(scenario)
    before: set[tuple[str, str, int]] = set()
    for shown in scenario.shown:
        _is_repeat(shown, scenario, before)
    if len({pair.seat for pair in scenario.chosen}) < len(scenario.chosen):
        yield Problem("chosen-twice", field="chosen")
    for number, pair in enumerate(scenario.chosen):
        field = f"chosen[{number}]"
        if state.phase is not EXCHANGING or SEAT_INDEX[pair.seat] not in _showers(state):
            yield Problem("nobody-chooses-now", {"seat": pair.seat}, field=field)
        elif not _is_legal_pair(pair.cards, scenario, pair.seat):
            yield Problem("shown-wrong-cards", {"cards": pair.cards}, field=field)
        elif _is_repeat(_as_shown(pair, state), scenario, before):
            yield Problem("shown-repeat", {"seat": pair.seat}, field=field)


def _as_shown(pair: ChosenPair, state: State) -> ShownPair:
    """The pair as it will be shown."""
    return ShownPair(pair.seat, SEATS[viewer_of(state, SEAT_INDEX[pair.seat])], pair.cards)


def _showers(state: State) -> tuple[int, ...]:
    return () if state.meeting is None else state.meeting.agents


def _is_legal_pair(cards: tuple[Card, ...], scenario: Scenario, seat: str) -> bool:
    edition = scenario.rules.edition
    if len(set(cards)) != 2 or len(cards) != 2 or not set(cards) <= set(CARDS[edition]):
        return False
    hand = hands_by_colour(scenario.hands, edition)[SEAT_INDEX[seat]]
    return is_truthful(faces_of(cards, edition), hand, edition)


def _way_on(scenario: Scenario) -> Problems:
    state = state_of(scenario)
    if state.phase is EXCHANGING and not choosers(state):
        yield Problem("everybody-has-chosen", field="chosen")
    if state.phase is SHOWING:
        kinds = [kind for kind in KIND_INDEX.values() if can_show_black(state, kind)]
        if not kinds or state.named in (*_showers(state), NOBODY):
            yield Problem("cannot-be-named", {"agent": COLOURS[state.named]}, field="named")


_VISITS: Final = ("seats", "first", "round", "played", "rules")
_MOMENT: Final = (*_VISITS, "phase", "hidden", "meeting", "resolved", "declined", "named")

CHECKS: Final[tuple[Check[Scenario], ...]] = (
    Check(_seats, ("seats",)),
    Check(_seats_in_play, ("seats",), (_seats,)),
    Check(_deal, ("seats", "hands"), (_seats,)),
    Check(_edition, ("hands", "rules")),
    Check(
        _scores,
        (*_VISITS, "scores", "game_number", "opener"),
        (_seats, _seats_in_play),
    ),
    Check(_visits, _VISITS, (_seats, _seats_in_play)),
    Check(_moment, (*_MOMENT, "chosen"), (_seats, _seats_in_play, _visits)),
    Check(_meeting, _MOMENT, (_moment,)),
    Check(_shown, ("seats", "hands", "rules", "shown"), (_seats, _deal, _edition)),
    Check(_black, ("seats", "hands", "black", "looks"), (_seats, _deal)),
    Check(_chosen, ("chosen",), (_meeting, _shown)),
    Check(_way_on, ("chosen", "black"), (_meeting, _shown, _black, _chosen)),
    Check(
        laid_problems,
        (*_VISITS, "chance", "game_number"),
        (_seats, _seats_in_play, _visits),
    ),
)
"""What must hold of a scenario, in the order in which it is told."""
