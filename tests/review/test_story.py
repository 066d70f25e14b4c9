"""The story of an ending agrees with the judgement of the engine, and with what could be known."""

from collections import Counter
from typing import Any, TypeAlias

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, LETTERS
from inkognito.board.cards import Hand as BoardHand
from inkognito.board.ending import Declaration as BoardDeclaration
from inkognito.board.events import GameEnded
from inkognito.board.side_mission import SideMission
from inkognito.card.cards import Hand as CardHand
from inkognito.card.events import CodeDeclared, GameScored
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS
from inkognito.games import game_module
from inkognito.review.story import Insight, Story, ToldEnding, facts_of, story_of
from inkognito.views.redact import redact
from tests.kit.card_lively import CARD_TABLES
from tests.kit.lively import TABLES
from tests.oracle.naive_deduction import Deal, NaiveBoardViewer, NaiveCardViewer
from tests.review.endings import ended_board_game, ended_card_game

Naive: TypeAlias = NaiveBoardViewer | NaiveCardViewer
BOARD, CARD = game_module("board"), game_module("card")

WRONG = {
    "mission-accomplished": (None,),
    "fled": (None,),
    "hand-refused": (None, "partner", "mission"),
    "not-partners": ("partner",),
    "mission-not-fulfilled": ("mission",),
    "not-alone": ("alone",),
    "not-fled": ("mission",),
    "note-right": (None, "partner", "mission"),
}
"""By the reason of the end: what may be wrong with the declaration."""


def board_facts(game: Game) -> Any:
    (ending,) = facts_of(BOARD, tuple(game.events)).endings
    return ending.facts


# --- the board game -----------------------------------------------------------------------------


def stands(mission: SideMission, players: int) -> bool:
    """Whether the pieces stood as the mission asks, by the story alone."""
    spaces = [stood.space for stood in mission.pieces]
    match mission.task:
        case "any-on":
            return bool(spaces)
        case "go-to" | "flee":
            return spaces == [mission.space]
        case "join":
            return mission.target is not None and spaces == [mission.target.space]
        case "meet":
            return len(set(spaces)) == 1
        case "bring":
            assert players < 5
            return spaces == [mission.space] and mission.moved_by in mission.seats
        case "bring-true-figure":
            return mission.space in spaces
        case "bring-any-figure":
            return bool(spaces)


def check_board_story(game: Game) -> tuple[str, ...]:
    """Compare facts and outcome; return what happened."""
    ending, end = board_facts(game), tuple(game.events)[-1]
    assert isinstance(end, GameEnded)
    outcome, hands = end.outcome, {hand.seat: hand for hand in end.hands}
    for mission in ending.missions:
        assert stands(mission, len(game.seats)) == mission.fulfilled
        assert [hands[seat].identity for seat in mission.seats] == sorted(
            (hands[seat].identity for seat in mission.seats), key=IDENTITIES.index
        )
    seats = [seat for mission in ending.missions for seat in mission.seats]
    assert sorted(seats) == sorted(seat for seat in game.seats if seat != "ambassador")
    note, said = ending.note, ending.declaration
    assert (outcome.reason == "note-right") == (note is not None and not note.mistakes)
    for one in note.mistakes if note is not None else ():
        true = hands[one.seat]
        assert one.written != one.true
        assert one.true in (true.identity, true.build)
    if said is None:
        assert outcome.reason in ("turn-limit", "note-right")
        return (outcome.reason,)
    assert said.seat == outcome.declarer
    assert said.wrong in WRONG[outcome.reason]
    check_declaration(said, ending.missions, outcome)
    return (outcome.reason, said.wrong or "right")


def check_declaration(said: BoardDeclaration, missions: Any, outcome: Any) -> None:
    own = next(one for one in missions if said.seat in one.seats)
    assert own.code == outcome.mission
    assert said.partner == next((one for one in own.seats if one != said.seat), None)
    assert (said.wrong is None) == (own.fulfilled and said.hand == said.partner)
    assert (said.hand is None) == (said.accepted is None)
    for other in said.instead:
        assert said.wrong == "mission"
        assert other.fulfilled
        assert other.code != own.code


def test_every_ending_of_the_board_game_agrees_with_the_engine() -> None:
    happened: Counter[tuple[str, ...]] = Counter()
    for number, table in enumerate(TABLES):
        for again in range(6):
            happened[check_board_story(ended_board_game(table, 100 * again + number))] += 1
    assert {reason for reason, *_ in happened} == {*WRONG, "turn-limit"}
    assert ("hand-refused", "right") in happened


# --- the card game ------------------------------------------------------------------------------


def check_card_story(game: Game) -> list[str]:
    """Compare the facts of every game of a match with its outcome; return the reasons."""
    events = tuple(game.events)
    endings = [one.facts for one in facts_of(CARD, events).endings]
    scored = [one for one in events if isinstance(one, GameScored)]
    codes = [one for one in events if isinstance(one, CodeDeclared)]
    assert [one.game for one in endings] == [one.game for one in scored]
    for ending, end in zip(endings, scored, strict=True):
        said, reason = ending.declaration, end.result.reason
        assert (said is None) == (reason == "round-limit")
        if said is not None:
            check_code(said, end, codes.pop(0))
    return [one.result.reason for one in scored]


def check_code(said: Any, end: GameScored, declared: CodeDeclared) -> None:
    hands = {hand.identity: hand for hand in end.hands}
    numbers = {hand.number: hand.seat for hand in end.hands}
    assert said.seat == declared.seat == end.result.declarer
    assert said.seat in said.visitors
    for place, identity, named in zip(said.code, IDENTITIES, declared.code, strict=True):
        assert (place.identity, place.named) == (identity, named)
        assert (place.true, place.holder) == (hands[identity].number, hands[identity].seat)
        assert place.named_holder == numbers[named]
    assert said.code_right == all(one.named == one.true for one in said.code)
    assert (end.result.reason == "not-partners") == (said.with_partner is False)
    if said.with_partner is not False:
        assert (end.result.reason == "code-right") == said.code_right
    if said.partner is not None:
        assert (said.partner in end.result.winners) == (said.seat in end.result.winners)


def test_every_ending_of_the_card_game_agrees_with_the_engine() -> None:
    reasons: Counter[str] = Counter()
    for number, table in enumerate(CARD_TABLES):
        for again in range(10):
            reasons.update(check_card_story(ended_card_game(table, 100 * again + number)))
    assert set(reasons) == {"code-right", "code-wrong", "not-partners", "round-limit"}


# --- what could be known ------------------------------------------------------------------------


def deals_left(game: Game, insight: Insight, viewer: Naive, events: int) -> list[Deal]:
    """The deals that plain elimination leaves for the maker of the claim."""
    for event in tuple(game.events)[:events]:
        sighting = redact(event, insight.seat)
        if sighting is not None:
            viewer.see(sighting)
    return viewer.deals


def story_and_claims(game: Game) -> tuple[Story, list[tuple[ToldEnding, Any, Insight]]]:
    events = tuple(game.events)
    told = story_of(game.module, events)
    assert game.module.endings is not None
    ends = game.module.endings(events)
    claims = [
        (one, decision, insight)
        for one, end in zip(told.endings, ends, strict=True)
        for decision, insight in zip(end.decisions, one.insights, strict=True)
    ]
    return told, claims


def check_insight(game: Game, decision: Any, insight: Insight, viewer: Naive) -> str:
    """Count by plain elimination; return whether the claim was certain, and right."""
    left = deals_left(game, insight, viewer, decision.events)
    absent = next((colour for colour in COLOURS if colour not in game.seats), None)
    hands = [named(game, deal, absent) for deal in left]
    right = [decision.is_right(one) for one in hands]
    assert (insight.possible, insight.right) == (len(left), sum(right))
    is_certain = insight.right in (0, insight.possible)
    assert (insight.since is not None) == (insight.sighting is not None) == is_certain
    if not is_certain:
        assert not insight.clues
        return "guess"
    assert insight.clues or insight.since == 0
    for fact in insight.so:
        colour = absent if fact.seat in ("aside", "dummy") else fact.seat
        assert all((fact.card in deal[str(colour)]) == fact.holds for deal in left)
    return "right" if insight.right else "wrong"


def named(game: Game, deal: Deal, absent: str | None) -> tuple[Any, ...]:
    """The deal as the engine names hands."""
    out = []
    for colour in COLOURS:
        cards = deal[colour]
        (identity,) = cards & set(IDENTITIES)
        if game.module is BOARD:
            (build,), (letter,) = cards & set(BUILDS), cards & set(LETTERS)
            seat: Any = "aside" if colour == absent else colour
            out.append(BoardHand(seat, identity, build, letter))  # type: ignore[arg-type]
        else:
            (number,) = cards - {identity}
            seat = "dummy" if colour == absent else colour
            out.append(CardHand(seat, identity, number))  # type: ignore[arg-type]
    return tuple(out)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_could_be_known_on_the_board_is_exact(players: int) -> None:
    kinds: Counter[str] = Counter()
    tables = [table for table in TABLES if table["players"] == players][:8]
    for seed, table in enumerate(tables):
        game = ended_board_game(table, seed)
        for _, decision, insight in story_and_claims(game)[1]:
            viewer = NaiveBoardViewer(insight.seat)
            kinds[check_insight(game, decision, insight, viewer)] += 1
    assert kinds


def test_what_could_be_known_in_the_card_game_is_exact() -> None:
    kinds: Counter[str] = Counter()
    for seed, table in enumerate(CARD_TABLES * 4):
        game = ended_card_game(table, seed)
        for _, decision, insight in story_and_claims(game)[1]:
            viewer = NaiveCardViewer(insight.seat)
            kinds[check_insight(game, decision, insight, viewer)] += 1
    assert kinds.keys() == {"guess", "right", "wrong"}
