"""Whether declaration and note of a finished game were right, whoever won."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.claims import claims_in
from inkognito.board.commands import AnswerHand, DeclareAlone, DeclareMission, EndTurn, WriteNote
from inkognito.board.notes import Note, Suspect
from inkognito.card.claims import claims_in as card_claims_in
from inkognito.card.commands import DeclareCode
from inkognito.core.results import Claim, Claims
from inkognito.core.seats import Colour
from tests.kit.card_scenes import meeting
from tests.kit.scenes import play, scene

RIGHT = Note(
    red=Suspect("fiddlebottom", "tall"),
    blue=Suspect("bubble", "short"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("x", "thin"),
)
WRONG_IDENTITY = Note(
    red=Suspect("bubble", "tall"),
    blue=Suspect("fiddlebottom", "short"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("x", "thin"),
)
WRONG_BUILD = Note(
    red=Suspect("fiddlebottom", "tall"),
    blue=Suspect("bubble", "short"),
    green=Suspect("zsazsa", "thin"),
    yellow=Suspect("x", "fat"),
)
FULFILLED = {"red-tall": "frari", "yellow-thin": "frari"}
"""The mission of red and blue: one of their figures stands where X does."""


def declared(hand: Colour, accept: bool, places: dict[str, str], note: Note | None) -> Claims:
    """Red declares and offers the handshake, in a game with or without a note."""
    game = scene("meeting", players=5, places=places)
    if note is not None:
        play(game, "ambassador", WriteNote(note))
    play(game, "red", DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    assert game.outcome is not None
    return claims_in(game.events)


def right_or_wrong(claim: Claim | None) -> bool | None:
    return None if claim is None else claim.is_right


DECLARATIONS = [
    ("blue", True, FULFILLED, True),
    ("blue", False, FULFILLED, False),
    ("blue", True, {}, False),
    ("green", True, FULFILLED, False),
]


@pytest.mark.parametrize(("hand", "accept", "places", "is_right"), DECLARATIONS)
@pytest.mark.parametrize("note", [None, RIGHT, WRONG_IDENTITY, WRONG_BUILD])
def test_a_declaration_is_judged_as_if_there_were_no_note(
    hand: Colour, accept: bool, places: dict[str, str], is_right: bool, note: Note | None
) -> None:
    claims = declared(hand, accept, places, note)
    assert claims.declaration == Claim("red", is_right)
    assert right_or_wrong(claims.note) == (None if note is None else note == RIGHT)
    assert claims.note is None or claims.note.seat == "ambassador"


def test_somebody_who_declares_alone_is_right_where_they_win() -> None:
    game = scene("meeting", players=3, hands={"red": "x tall A", "aside": "fiddlebottom thin D"})
    play(game, "red", DeclareAlone())
    claim = claims_in(game.events).declaration
    assert claim == Claim("red", "red" in game.outcome.winners)


def test_without_a_declaration_there_is_only_the_note() -> None:
    limit: dict[str, Any] = {"turn": 9, "rules": {"turn_limit": 9}}
    game = play(scene("meeting", players=5, **limit), "ambassador", WriteNote(WRONG_BUILD))
    play(game, "red", EndTurn())
    assert claims_in(game.events) == Claims(None, Claim("ambassador", False))


def card_game(**fields: Any) -> Game:
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale"}
    visits |= {"yellow": "accademia", "ambassador": "san-marco"}
    return meeting(visits, "rialto", "declaring", **fields)


@pytest.mark.parametrize(
    ("code", "is_right"), [(("36", "13", "24", "47"), True), (("36", "13", "47", "24"), False)]
)
def test_a_code_is_right_where_its_declarer_wins(code: Any, is_right: bool) -> None:
    game = card_game()
    game.play("red", DeclareCode(code))
    assert card_claims_in(game.events) == Claims(Claim("red", is_right))


def test_a_card_game_without_a_declaration_has_no_claims() -> None:
    assert card_claims_in(card_game().events) == Claims()
