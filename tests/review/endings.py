"""Games that end in every way: lively ones in which somebody declares, rightly or not."""

from random import Random
from typing import Any

from inkognito import Game
from inkognito.board.commands import AnswerHand, DeclareAlone, DeclareMission, WriteNote
from inkognito.board.legal import can_write_note
from inkognito.board.notes import Note, Suspect
from inkognito.board.state import named_hands
from inkognito.board.winning import has_fled, is_fulfilled, partner_seat
from inkognito.card.commands import DeclareCode
from inkognito.card.winning import true_code
from inkognito.core.seats import SEAT_INDEX, Seat
from tests.kit.card_lively import lively_card_game, lively_card_move
from tests.kit.lively import lively_choice, lively_game


def ended_board_game(table: dict[str, Any], seed: int) -> Game:
    """Return a finished game; declarations are rare, and right ones are not missed."""
    random = Random(seed)
    game = lively_game({**table, "turn_limit": random.choice((8, 40, 40))}, random)
    while game.to_act:
        seat = game.to_act[0]
        game.play(seat, _board_move(game, seat, random))
        if "ambassador" in game.seats and game.to_act and random.random() < 0.01:
            _seal_note(game, random)
    return game


def _board_move(game: Game, seat: Seat, random: Random) -> Any:
    options = game.options(seat)
    if isinstance(options[0], AnswerHand):
        return AnswerHand(random.random() < 0.7)
    declarations = [one for one in options if isinstance(one, DeclareMission | DeclareAlone)]
    right = [one for one in declarations if _is_right(game, seat, one)]
    if right and random.random() < 0.3:
        return random.choice(right)
    if declarations and random.random() < 0.02:
        return random.choice(declarations)
    return lively_choice(game, seat, random)


def _is_right(game: Game, seat: Seat, command: Any) -> bool:
    state, me = game.now.state, SEAT_INDEX[seat]
    partner = partner_seat(state, me)
    if isinstance(command, DeclareAlone):
        return partner is None and has_fled(state, me)
    return partner == SEAT_INDEX[command.hand] and is_fulfilled(state, me, partner)


def _seal_note(game: Game, random: Random) -> None:
    """The Ambassador's player writes a note, right or with two builds exchanged."""
    if not can_write_note(game.now.state):
        return
    hands = named_hands(game.now.state)
    builds = [hand.build for hand in hands]
    if random.random() < 0.5:
        builds[0], builds[1] = builds[1], builds[0]
    pairs = zip(hands, builds, strict=True)
    game.play("ambassador", WriteNote(Note(*(Suspect(hand.identity, b) for hand, b in pairs))))


def ended_card_game(table: dict[str, Any], seed: int) -> Game:
    """Return a finished match in which every third declaration is right."""
    random = Random(seed)
    game = lively_card_game(table, random)
    declare = random.choice((0.15, 0.01))
    while game.to_act:
        seat, command = lively_card_move(game, random, declare)
        if isinstance(command, DeclareCode) and random.random() < 0.4:
            command = DeclareCode(true_code(game.now.state))
        game.play(seat, command)
    return game
