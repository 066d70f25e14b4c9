"""Everything that a seat may do in a position: slow, plain, and written from the rules alone.

Works on names, dicts and sets of names. Shares the facts of the board with the engine (routes,
spaces, names of cards), and no reading of the rules.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, Final, TypeAlias

from inkognito.board.cards import ABOUTS, BUILDS, LETTERS
from inkognito.board.commands import (
    AnswerHand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.notes import Note, Suspect
from inkognito.board.scenario import OpenQuestion, Scenario
from inkognito.board.venice import LAND_ROUTES, MAP, WATER_ROUTES
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Command

Name: TypeAlias = Any
"""The name of a space, a piece, a seat, a ball or a card, as a plain string."""

Places: TypeAlias = dict[Name, Name]
Faces: TypeAlias = frozenset[str]

ROUTES: Final = {"land": LAND_ROUTES, "water": WATER_ROUTES, "any": LAND_ROUTES + WATER_ROUTES}
ROUTES_OF_BALL: Final = {
    "land": "land",
    "water": "water",
    "either": "any",
    "rival": "any",
    "ambassador": "any",
}
FACES: Final[tuple[str, ...]] = (*IDENTITIES, *BUILDS, *LETTERS)


def legal_commands(position: Scenario, seat: str) -> set[Command]:
    """All that the seat may do now."""
    commands: set[Command] = set()
    if seat == "ambassador" and may_write_note(position):
        commands |= possible_notes()
    if seat == who_acts(position):
        commands |= set(PHASES[position.phase](position))
    return commands


def who_acts(position: Scenario) -> str:
    if position.phase in ("answering", "replacing"):
        return question_of(position).agent
    if position.phase == "shaking-hands":
        return str(position.offered_hand)
    return position.to_move


def question_of(position: Scenario) -> OpenQuestion:
    assert position.question is not None
    return position.question


# --- the board ----------------------------------------------------------------------------------


@cache
def neighbours(space: Name, kind: str) -> set[Name]:
    """The spaces one step away along routes of that kind."""
    routes = ROUTES[kind]
    return {b for a, b in routes if a == space} | {a for a, b in routes if b == space}


def owner(piece: str) -> str:
    """Return the owner of a piece: the colour of a figure, or the Ambassador."""
    return piece.split("-")[0]


def standing_on(places: Places, space: Name) -> set[Name]:
    return {piece for piece, place in places.items() if place == space}


def own_pieces(places: Places, me: str) -> set[Name]:
    return {piece for piece in places if owner(piece) == me}


def met(places: Places, me: str) -> set[tuple[Name, Name]]:
    """Each of my figures with each piece of others that stands on its space."""
    return {
        (mine, other)
        for mine in own_pieces(places, me)
        for other in standing_on(places, places[mine])
        if owner(other) != me
    }


# --- the start ----------------------------------------------------------------------------------


def placing(position: Scenario) -> Iterator[Command]:
    """B1: my four figures in any order on my four start spaces."""
    starts = [space.id for space in MAP if space.start == position.to_move]
    for order in permutations(starts):
        yield PlaceFigures(*order)


def opening(position: Scenario) -> Iterator[Command]:
    yield ShakePhantom()
    yield from declarations(position)


# --- movement -----------------------------------------------------------------------------------


def moving(position: Scenario) -> Iterator[Command]:
    me, places = position.to_move, position.places
    for ball, piece in product(set(position.balls), places):
        if not ball_moves(ball, piece, me):
            continue
        for to in neighbours(places[piece], ROUTES_OF_BALL[ball]):
            is_last = len(position.balls) == 1
            leads_to_end = is_legal_end({**places, piece: to}, me)
            if may_enter(places, piece, to, me) and (leads_to_end or not is_last):
                yield Step(ball, piece, to)
    if is_legal_end(places, me):
        yield EndMovement()
    if position.steps:
        yield UndoStep()
        yield UndoAllSteps()


def ball_moves(ball: str, piece: str, me: str) -> bool:
    if ball == "ambassador":
        return piece == "ambassador"
    if ball == "rival":  # B4
        return owner(piece) not in (me, "ambassador")
    return owner(piece) == me


def may_enter(places: Places, piece: str, to: Name, me: str) -> bool:
    """My own pieces go through anything; others may join none but mine (B3)."""
    return owner(piece) == me or all(owner(one) == me for one in standing_on(places, to))


def is_legal_end(places: Places, me: str) -> bool:
    """B2: my figures apart, and at most one figure met of each other player."""
    spaces = [places[piece] for piece in own_pieces(places, me)]
    owners = [owner(other) for other in {other for _, other in met(places, me)}]
    return max(Counter(spaces).values()) == 1 and len(owners) == len(set(owners))


# --- meetings -----------------------------------------------------------------------------------


def meeting(position: Scenario) -> Iterator[Command]:
    me, places = position.to_move, position.places
    meetings = met(places, me)
    for mine, other in meetings:
        yield from questions(position, other)
        if me == "ambassador":  # B21
            yield from expulsions(position, other)
        else:
            for to in neighbours(places[mine], "any") - set(places.values()):
                yield SlipAway(mine, to)
    if not meetings:
        yield EndTurn()
    yield from declarations(position)


def questions(position: Scenario, other: Name) -> Iterator[Command]:
    for about in ABOUTS:
        if other != "ambassador":
            yield QuestionAgent(other, about)
            continue
        for agent in other_agents(position):
            yield QuestionThroughAmbassador(agent, about)


def other_agents(position: Scenario) -> list[Name]:
    return [seat for seat in position.seats if seat not in (position.to_move, "ambassador")]


def expelling(position: Scenario) -> Iterator[Command]:
    question = question_of(position)
    yield from expulsions(position, question.piece)
    if position.rules.repeats == "challenge" and not question.objected:
        yield ObjectToRepeat()
    yield from declarations(position)


def expulsions(position: Scenario, piece: str) -> Iterator[Command]:
    """B11, B12."""
    empty = {space.id for space in MAP} - set(position.places.values())
    unnumbered = {space.id for space in MAP if space.number is None}
    starts = {space.id for space in MAP if space.start is not None}
    allowed = unnumbered
    if piece == "ambassador":
        allowed = starts if position.rules.edition == "ares-2013-en" else unnumbered
        if "embassy" in empty:
            allowed = {"embassy"}
    for space in allowed & empty:
        yield Expel(space)


# --- answers ------------------------------------------------------------------------------------


def answering(position: Scenario) -> Iterator[Command]:
    plain = answers_without_mission(position)
    sets = plain | answers_with_mission(position)
    if position.rules.repeats == "prevented":
        sets = {cards for cards in sets if is_fresh(position, cards)}
        if not sets & plain:  # B10
            sets |= two_of_three(position) if is_of_three(position) else one_true(position)
    yield from shows(position, sets)


def replacing(position: Scenario) -> Iterator[Command]:
    """Two cards for a set of three shown for the second time, one for everything else."""
    answer = shown_to_asker(position)[-1]
    is_second_time = shown_to_asker(position).count(answer) == 2
    sets = one_true(position)
    if len(answer) == 3 and is_second_time:
        sets = two_of_three(position)
    yield from shows(position, sets)


def is_of_three(position: Scenario) -> bool:
    """Return whether the question is neither through the Ambassador nor by their player."""
    return "ambassador" not in (question_of(position).piece, position.to_move)


def grey_cards(position: Scenario) -> tuple[str, str, str]:
    """Identity, build and mission letter of the agent who is asked."""
    for hand in position.hands:
        if hand.seat == question_of(position).agent:
            return hand.identity, hand.build, hand.mission
    raise AssertionError("everybody who is asked holds cards")


def is_true(position: Scenario, cards: Faces) -> bool:
    """B8: a mission card is never the true one."""
    return bool(cards & set(grey_cards(position)[:2]))


def kinds_asked(position: Scenario) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The faces of the kind asked about, and those of the other kind."""
    if question_of(position).about == "identity":
        return IDENTITIES, BUILDS
    return BUILDS, IDENTITIES


def required_sets(position: Scenario) -> set[Faces]:
    """Two cards of the kind asked, and one of the other kind unless it is a pair."""
    asked, other = kinds_asked(position)
    pairs = {frozenset(pair) for pair in combinations(asked, 2)}
    if not is_of_three(position):
        return pairs
    return {pair | {third} for pair in pairs for third in other}


def answers_without_mission(position: Scenario) -> set[Faces]:
    return {cards for cards in required_sets(position) if is_true(position, cards)}


def answers_with_mission(position: Scenario) -> set[Faces]:
    """B8: the mission card in place of any one of the required cards."""
    letter = grey_cards(position)[2]
    sets = {cards - {card} | {letter} for cards in required_sets(position) for card in cards}
    return {cards for cards in sets if is_true(position, cards)}


def two_of_three(position: Scenario) -> set[Faces]:
    sets = {
        frozenset(pair)
        for cards in answers_without_mission(position)
        for pair in combinations(cards, 2)
    }
    return {cards for cards in sets if is_true(position, cards)}


def one_true(position: Scenario) -> set[Faces]:
    return {frozenset({card}) for card in grey_cards(position) if card in kinds_asked(position)[0]}


def shown_to_asker(position: Scenario) -> list[Faces]:
    """What this agent has shown to this asker, by face (B9)."""
    return [
        frozenset(card.removeprefix("grey-") for card in one.cards)
        for one in position.shown
        if one.seat == question_of(position).agent and position.to_move in one.to
    ]


def is_fresh(position: Scenario, cards: Faces) -> bool:
    """No set of three twice; no pair that was shown as a pair or within a set of three."""
    earlier = shown_to_asker(position)
    if len(cards) == 3:
        return cards not in earlier
    return not any(cards <= one for one in earlier)


def shows(position: Scenario, sets: set[Faces]) -> Iterator[Command]:
    """Each set with every choice between a coloured card and the grey one of the same face."""
    true = grey_cards(position)[:2]
    for cards in sets:
        ways = [(f, f"grey-{f}") if f in true else (f,) for f in sorted(cards, key=FACES.index)]
        for chosen in product(*ways):
            names: Name = chosen
            yield ShowCards(names)


# --- declarations -------------------------------------------------------------------------------


def declarations(position: Scenario) -> Iterator[Command]:
    """B14, B17: only agents declare, and to agents."""
    if position.to_move == "ambassador":
        return
    for agent in other_agents(position):
        yield DeclareMission(agent)
    if len(position.seats) == 3:
        yield DeclareAlone()


def shaking_hands(position: Scenario) -> Iterator[Command]:
    yield AnswerHand(True)
    yield AnswerHand(False)


def may_write_note(position: Scenario) -> bool:
    return position.note is None and position.phase not in ("placing", "shaking-hands")


@cache
def possible_notes() -> frozenset[Command]:
    """Every way in which four identities and four builds can be dealt to four players."""
    return frozenset(
        WriteNote(Note(*map(Suspect, identities, builds)))
        for identities in permutations(IDENTITIES)
        for builds in permutations(BUILDS)
    )


PHASES: Final[dict[str, Callable[[Scenario], Iterator[Command]]]] = {
    "placing": placing,
    "opening": opening,
    "moving": moving,
    "meeting": meeting,
    "expelling": expelling,
    "answering": answering,
    "replacing": replacing,
    "shaking-hands": shaking_hands,
}
