"""Who declares, and when: random never, a clerk only what is certain."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.arena.table import bot_key, play_out
from inkognito.board.commands import DeclareAlone, DeclareMission, WriteNote
from inkognito.board.events import HandsDealt, NoteWritten
from inkognito.board.note_option import NoteOption
from inkognito.board.notes import Note, Suspect
from inkognito.board.state import State
from inkognito.board.winning import after_handshake, after_lone_declaration
from inkognito.bots.bot import Why
from inkognito.bots.card_bot import CardBot
from inkognito.bots.manner import CLERK
from inkognito.card.cards import NUMBERS
from inkognito.card.commands import DeclareCode
from inkognito.card.events import MeetingBegan
from inkognito.core.agents import IDENTITIES, partner_of
from inkognito.core.seats import COLOURS, SEAT_INDEX
from inkognito.deduction.board import HANDS, BoardReader
from inkognito.deduction.card import HANDS as BLACK_HANDS
from inkognito.deduction.card import CardReader
from inkognito.deduction.notebook import Notebook
from inkognito.game import Game
from tests.bots.playing import Choice, new_table, play

RIGHT = {"mission-accomplished", "fled", "note-right", "turn-limit", "code-right", "round-limit"}


def deals_left(book: Notebook) -> Iterator[tuple[int, ...]]:
    """Return the number of each colour's hand, for each deal that logic leaves possible."""
    possible = book.logic.possible
    for number, hands in enumerate(book.deals.hand_of.T.tolist()):
        if possible >> number & 1:
            yield tuple(hands)


# --- random ---------------------------------------------------------------------------------------


DECLARATIONS = (DeclareMission, DeclareAlone, WriteNote, NoteOption, DeclareCode)


@pytest.mark.parametrize("kind", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_never_declares_and_writes_no_note(kind: str, players: int) -> None:
    offered: Counter[bool] = Counter()

    def look_on(choice: Choice) -> None:
        assert not isinstance(choice.command, DECLARATIONS)
        offered[any(isinstance(option, DECLARATIONS) for option in choice.options)] += 1

    for seed in range(3):
        play(new_table(kind, {"players": players}, seed), kind, "random", look_on)
    assert offered[True] >= 20


# --- the board game -------------------------------------------------------------------------------


def wins_with(state: State, choice: Choice, hands: tuple[int, ...]) -> bool:
    """Whether the declaration would win if this were the deal."""
    seat = SEAT_INDEX[choice.seat]
    dealt = replace(state, hands=tuple(HANDS[hand] for hand in hands), note=None)
    if isinstance(choice.command, DeclareAlone):
        end = after_lone_declaration(dealt, seat)
    else:
        end = after_handshake(dealt, seat, SEAT_INDEX[choice.command.hand], accepted=True)
    return choice.seat in end.outcome.winners


def expect_certain_mission(game: Game, declared: list[Choice], choice: Choice) -> None:
    if not isinstance(choice.command, DeclareMission | DeclareAlone):
        return
    reader = BoardReader(choice.seat)
    for sighting in choice.sightings:
        reader.see(sighting)
    left = list(deals_left(reader.notebook))
    assert left
    assert all(wins_with(game.now.state, choice, hands) for hands in left)
    declared.append(choice)


BOARD = [
    (3, {"repeats": "challenge"}),
    (4, {}),
    (4, {"edition": "ares-2013-it", "phantom": "classic-1988"}),
    (5, {}),
    (5, {"edition": "ares-2013-it"}),
]


@pytest.mark.parametrize(("players", "options"), BOARD)
def test_a_clerk_declares_a_mission_only_when_every_possible_deal_has_it_so(
    players: int, options: dict[str, Any]
) -> None:
    declared: list[Choice] = []
    for seed in range(10):
        game = new_table("board", {"players": players, "turn_limit": 60, **options}, seed)
        play(game, "board", "clerk", partial(expect_certain_mission, game, declared), key=seed)
        assert game.outcome.reason in RIGHT
    assert len(declared) >= 5


def test_a_clerk_who_is_alone_says_so() -> None:
    alone = []
    for seed in range(20):
        game = play(new_table("board", {"players": 3}, seed), "board", key=seed)
        alone.append(game.outcome.reason == "fled")
    assert 1 <= sum(alone) < len(alone)


def test_a_clerk_in_the_ambassadors_seat_writes_a_right_note_when_sure() -> None:
    reasons: list[Why] = []

    def look_on(choice: Choice) -> None:
        if isinstance(choice.command, WriteNote):
            assert choice.seat == "ambassador"
            reasons.append(choice.why)

    for seed in range(12):
        game = new_table("board", {"players": 5, "turn_limit": 150}, seed)
        kinds = dict.fromkeys(game.seats, "random") | {"ambassador": "clerk"}
        play(game, "board", kinds, look_on)
        assert game.outcome.reason in RIGHT
        assert all(_is_right(event.note, game) for event in _notes(game))
    assert len(reasons) >= 6
    assert {why.code for why in reasons} == {"knows-who-they-are"}
    assert all(why.weighed[0].worth >= CLERK.sure_note for why in reasons)


def _notes(game: Game) -> Iterator[NoteWritten]:
    return (event for event in game.events if isinstance(event, NoteWritten))


def _is_right(note: Note, game: Game) -> bool:
    dealt = next(event.hands for event in game.events if isinstance(event, HandsDealt))
    hands = {hand.seat: Suspect(hand.identity, hand.build) for hand in dealt}
    return all(getattr(note, colour) == hands[colour] for colour in COLOURS)


# --- the card game --------------------------------------------------------------------------------


def code_of(hands: tuple[int, ...], edition: Any) -> tuple[str, ...]:
    """The code if this were the deal."""
    numbers = {BLACK_HANDS[hand].identity: BLACK_HANDS[hand].number for hand in hands}
    return tuple(NUMBERS[edition][numbers[identity]] for identity in range(len(IDENTITIES)))


def is_partner(hands: tuple[int, ...], seat: str, other: str) -> bool:
    one, two = (BLACK_HANDS[hands[SEAT_INDEX[name]]].identity for name in (seat, other))
    return two == partner_of(one)


def expect_certain_code(players: int, edition: str, declared: list[Choice], choice: Choice) -> None:
    if not isinstance(choice.command, DeclareCode):
        return
    reader = CardReader(choice.seat)
    for sighting in choice.sightings:
        reader.see(sighting)
    met = [one for one in choice.sightings if isinstance(one, MeetingBegan)][-1].visitors
    left = list(deals_left(reader.notebook))
    assert {code_of(hands, edition) for hands in left} == {choice.command.code}
    if players == 4:
        other = next(visitor for visitor in met if visitor != choice.seat)
        assert all(is_partner(hands, choice.seat, other) for hands in left)
    declared.append(choice)


@pytest.mark.parametrize("edition", ["ffg-2003", "abacus-1997"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_clerk_names_the_code_only_when_every_possible_deal_has_it(
    players: int, edition: str
) -> None:
    declared: list[Choice] = []
    for seed in range(15):
        game = new_table("card", {"players": players, "edition": edition}, seed)
        report = partial(expect_certain_code, players, edition, declared)
        play(game, "card", "clerk", report, key=seed)
        assert game.outcome.reason in RIGHT
    assert len(declared) >= 8


def test_a_bot_that_declares_when_less_sure_is_sometimes_wrong() -> None:
    gambler = replace(CLERK, sure=0.4)
    reasons = []
    for seed in range(12):
        game = new_table("card", {"players": 3}, seed)
        bots = {seat: CardBot(seat, bot_key(seed, 0, seat), gambler) for seat in game.seats}
        play_out(game, bots, dict.fromkeys(game.seats, "gambler"))
        reasons.append(game.outcome.reason)
        sure = [bot.why() for bot in bots.values() if bot.why().code == "sure-of-the-code"]
        assert all(why.weighed[0].worth >= gambler.sure for why in sure)
    assert {"code-right", "code-wrong"} <= set(reasons)
