"""Whether a scenario is possible: everything that is wrong with it, as codes and parameters.

`CHECKS` lists what must hold. Each check names the fields that it reads and the checks that it
rests on, and is left out only where one of those has failed, so that all other problems are told
at once.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from inkognito.board.laid import laid_problems
from inkognito.board.notes import is_possible
from inkognito.board.pieces import AMBASSADOR, PIECES, PIECES_OF
from inkognito.board.possible_moment import (
    ball_problems,
    handshake_problems,
    movement_problems,
    phase_problems,
    question_problems,
    standing_problems,
    way_on_problems,
)
from inkognito.board.possible_shown import shown_problems
from inkognito.board.scenario import Scenario
from inkognito.board.venice import SPACE_INDEX, SPACES, STARTS
from inkognito.core.near import hint_at
from inkognito.core.refusals import Problem, Refused
from inkognito.core.scenario_text import Check, Problems, check_all
from inkognito.core.seats import COLOURS, SEAT_INDEX, Seat, check_seats


def check(scenario: Scenario) -> None:
    """Raise ImpossibleScenario with all that is wrong, if anything is."""
    check_all(scenario, CHECKS)


# --- seats and names ----------------------------------------------------------------------------


def _seats(scenario: Scenario) -> Problems:
    try:
        check_seats(scenario.seats)
    except Refused as refused:
        yield Problem(refused.code, refused.refusal.params, field="seats")


def _seats_in_play(scenario: Scenario) -> Problems:
    for field, seat in _named_seats(scenario):
        if seat is not None and seat not in scenario.seats:
            yield Problem("seat-not-in-play", {"seat": seat}, field=field)


def _named_seats(scenario: Scenario) -> Iterator[tuple[str, Seat | None]]:
    yield "to_move", scenario.to_move
    yield "offered_hand", scenario.offered_hand
    yield "ambassador_moved_by", scenario.ambassador_moved_by
    yield "first", scenario.first
    if scenario.question is not None:
        yield "question.agent", scenario.question.agent
    for number, shown in enumerate(scenario.shown):
        yield f"shown[{number}].seat", shown.seat
        for place, viewer in enumerate(shown.to):
            yield f"shown[{number}].to[{place}]", viewer


def _spaces(scenario: Scenario) -> Problems:
    named = [(f"places.{piece}", space) for piece, space in scenario.places.items()]
    named += [(f"steps[{n}].origin", step.origin) for n, step in enumerate(scenario.steps)]
    for field, space in named:
        if space not in SPACE_INDEX:
            hint = hint_at(space, SPACES)
            yield Problem("unknown-space", {"space": space, **hint}, field=field)


# --- the deal and the pieces --------------------------------------------------------------------


def _deal(scenario: Scenario) -> Problems:
    holders = Counter(hand.seat for hand in scenario.hands)
    wanted: set[str] = set()
    if scenario.phase != "placing":
        wanted = {colour if colour in scenario.seats else "aside" for colour in COLOURS}
    for seat in sorted(wanted - holders.keys()):
        yield Problem("hand-missing", {"seat": seat}, field="hands")
    for seat, count in holders.items():
        if seat not in wanted or count > 1:
            yield Problem("hand-too-many", {"seat": seat}, field="hands")
    for kind in ("identity", "build", "mission"):
        for card, count in Counter(getattr(hand, kind) for hand in scenario.hands).items():
            if count > 1:
                yield Problem("dealt-twice", {"card": card}, field="hands")


def _pieces(scenario: Scenario) -> Problems:
    in_play = {PIECES[piece] for seat in scenario.seats for piece in PIECES_OF[SEAT_INDEX[seat]]}
    in_play.add(PIECES[AMBASSADOR])
    for piece in scenario.places:
        if piece not in in_play:
            yield Problem("piece-not-in-play", {"piece": piece}, field=f"places.{piece}")
    if scenario.phase != "placing":
        for piece in PIECES:
            if piece in in_play and piece not in scenario.places:
                yield Problem("piece-missing", {"piece": piece}, field=f"places.{piece}")


def _half_placed(scenario: Scenario) -> Problems:
    """From the first player on, each has placed four figures on their start spaces, or none."""
    if scenario.phase != "placing":
        return
    if scenario.places.get("ambassador") != "embassy":
        yield Problem("ambassador-not-at-embassy", field="places.ambassador")
    if scenario.first is None:
        yield Problem("first-player-missing", field="first")
        return
    start = scenario.seats.index(scenario.first)
    order = [s for s in scenario.seats[start:] + scenario.seats[:start] if s != "ambassador"]
    for number, seat in enumerate(order):
        has_placed = scenario.to_move in order[number + 1 :]
        pieces = [PIECES[piece] for piece in PIECES_OF[SEAT_INDEX[seat]]]
        spaces = sorted(scenario.places[piece] for piece in pieces if piece in scenario.places)
        starts = sorted(SPACES[space] for space in STARTS[SEAT_INDEX[seat]])
        if spaces != (starts if has_placed else []):
            yield Problem(
                "not-on-start-spaces" if has_placed else "placed-too-early", {"seat": seat}
            )


def _turn_and_note(scenario: Scenario) -> Problems:
    limit = scenario.rules.turn_limit
    if limit is not None and scenario.turn > limit:
        yield Problem("turn-out-of-range", {"turn": scenario.turn}, field="turn")
    note = scenario.note
    if note is None:
        return
    if "ambassador" not in scenario.seats or scenario.phase == "placing":
        yield Problem("nobody-can-have-written-a-note", field="note")
    if not is_possible(note):
        yield Problem("impossible-note", field="note")


_MOMENT: Final = ("seats", "to_move", "phase", "places", "rules")
_TURN: Final = (*_MOMENT, "balls", "steps", "question", "shown", "offered_hand")

CHECKS: Final[tuple[Check[Scenario], ...]] = (
    Check(_seats, ("seats",)),
    Check(_seats_in_play, ("seats",), (_seats,)),
    Check(_spaces, ("places",)),
    Check(_deal, ("seats", "hands", "phase"), (_seats,)),
    Check(_pieces, ("seats", "places", "phase"), (_seats,)),
    Check(_half_placed, (*_MOMENT, "first"), (_seats, _seats_in_play, _spaces)),
    Check(_turn_and_note, ("seats", "phase", "rules", "turn", "note"), (_seats,)),
    Check(shown_problems, ("hands", "shown", "rules"), (_seats, _seats_in_play, _deal)),
    Check(phase_problems, (*_TURN, "first"), (_seats, _seats_in_play)),
    Check(standing_problems, _MOMENT, (_seats, _seats_in_play, _spaces, _pieces, _half_placed)),
    Check(ball_problems, _TURN, (_seats, _seats_in_play, phase_problems)),
    Check(movement_problems, _TURN, (standing_problems, phase_problems, ball_problems)),
    Check(question_problems, _TURN, (standing_problems, phase_problems, shown_problems)),
    Check(handshake_problems, _TURN, (phase_problems,)),
    Check(way_on_problems, _TURN, (movement_problems, question_problems, handshake_problems)),
    Check(laid_problems, ("seats", "phase", "rules", "chance"), (_seats,)),
)
"""What must hold of a scenario, in the order in which it is told."""
