"""The two editions: where the Ambassador is sent, and five players' Ambassador missions.

Nothing else differs between them.
"""

from typing import Any

import pytest

from inkognito import Game, Refused, new_game
from inkognito.board.cards import BUILDS, Build
from inkognito.board.commands import (
    AnswerHand,
    DeclareMission,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
)
from inkognito.core.seats import Colour
from tests.kit.scenes import HANDS, offered, play, position, refusal, scene

EN, IT = "ares-2013-en", "ares-2013-it"
EDITIONS = [EN, IT]
STARTS = {
    *("celestia", "madonna-dell-orto", "redentore", "san-barnaba"),
    *("ca-d-oro", "salute", "sant-elena", "santa-marta"),
    *("sacca-fisola", "san-giacomo-dell-orio", "sant-angelo", "via-garibaldi"),
    *("fondamente-nove", "la-pieta", "san-giobbe", "tolentini"),
}
NUMBERED = {
    *("arsenale", "misericordia", "scalzi", "san-basilio", "san-giorgio-maggiore", "giardini"),
    *("santa-maria-del-giglio", "campo-di-marte"),
}


def played(edition: str | None, phase: str, to_move: str = "red", **fields: Any) -> Game:
    rules = {} if edition is None else {"edition": edition}
    return scene(phase, to_move, rules=rules, **fields)


def expulsions(game: Game) -> set[str]:
    return {command.to for command in offered(game, "red", Expel)}


def taken(game: Game) -> set[str]:
    return set(position(game)["places"].values())


# --- the Ambassador's expulsion -----------------------------------------------------------------


def met_ambassador(edition: str | None, places: dict[str, str], players: int = 4) -> Game:
    """Red has asked about blue through the Ambassador and now sends the figure away."""
    game = played(edition, "meeting", players=players, places=places)
    play(game, "red", QuestionThroughAmbassador("blue", "build"))
    return play(game, "blue", ShowCards(("short", "thin")))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ambassador_is_sent_to_the_embassy_where_it_is_empty(
    edition: str, players: int
) -> None:
    game = met_ambassador(edition, {"ambassador": "frari", "red-fat": "frari"}, players)
    assert expulsions(game) == {"embassy"}
    assert refusal(game, "red", Expel("redentore")) == "cannot-expel-there"


MET_AT_THE_EMBASSY = {"red-tall": "embassy"}
EMBASSY_TAKEN = {"ambassador": "frari", "red-fat": "frari", "green-tall": "embassy"}


@pytest.mark.parametrize("places", [MET_AT_THE_EMBASSY, EMBASSY_TAKEN])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_english_edition_sends_the_ambassador_to_an_empty_start_space_of_any_colour(
    places: dict[str, str], players: int
) -> None:
    game = met_ambassador(EN, places, players)
    assert expulsions(game) == STARTS - taken(game)
    assert refusal(game, "red", Expel("murano")) == "cannot-expel-there"


def test_english_edition_counts_start_spaces_of_a_colour_not_in_play() -> None:
    game = met_ambassador(EN, MET_AT_THE_EMBASSY, players=3)
    assert expulsions(game) == {
        *("celestia", "fondamente-nove", "la-pieta", "san-giobbe", "tolentini")
    }


@pytest.mark.parametrize("places", [MET_AT_THE_EMBASSY, EMBASSY_TAKEN])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_italian_edition_sends_the_ambassador_to_any_empty_space_without_a_number(
    places: dict[str, str], players: int
) -> None:
    game = met_ambassador(IT, places, players)
    spaces = expulsions(game)
    assert spaces.isdisjoint(NUMBERED | taken(game))
    assert len(spaces) == 58 - len(NUMBERED) - len(taken(game))
    assert "murano" in spaces
    assert refusal(game, "red", Expel("scalzi")) == "cannot-expel-there"


def test_b12_the_ambassadors_own_space_is_not_empty_in_either_edition() -> None:
    for edition in EDITIONS:
        game = met_ambassador(edition, MET_AT_THE_EMBASSY)
        assert refusal(game, "red", Expel("embassy")) == "cannot-expel-there"


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_send_a_figure_to_any_empty_space_without_a_number(edition: str) -> None:
    game = played(edition, "meeting", places={"red-fat": "tolentini"})
    play(game, "red", QuestionAgent("yellow-thin", "build"))
    play(game, "yellow", ShowCards(("x", "tall", "thin")))
    spaces = expulsions(game)
    assert spaces.isdisjoint(NUMBERED | taken(game))
    assert len(spaces) == 58 - len(NUMBERED) - len(taken(game))


# --- five players' Ambassador missions ----------------------------------------------------------

BRINGING = [
    (("red", "blue"), "C-D", "embassy"),
    (("red", "blue"), "D-C", "campo-di-marte"),
    (("green", "yellow"), "D-A", "scalzi"),
]
TRUE = {"red": "tall", "blue": "short", "green": "fat", "yellow": "thin"}


def wins(
    edition: str | None,
    pair: tuple[Colour, Colour],
    code: str,
    places: dict[str, str],
    **fields: Any,
) -> bool:
    """Whether the first of the pair wins with the second by declaring here."""
    rest = [letter for letter in "ABCD" if letter not in code]
    others = [seat for seat in HANDS if seat not in pair]
    letters = dict(zip((*pair, *others), (*code.split("-"), *rest), strict=True))
    hands = {seat: f"{HANDS[seat][:-1]}{letter}" for seat, letter in letters.items()}
    game = played(edition, "meeting", pair[0], hands=hands, places=places, **fields)
    play(game, pair[0], DeclareMission(pair[1]))
    play(game, pair[1], AnswerHand(accept=True))
    return set(game.outcome.winners) == set(pair)


def five_win(edition: str | None, mission: Any, colour: str, build: str) -> bool:
    """Whether the mission stands with that figure on its space, the Ambassador out of the way."""
    pair, code, space = mission
    places = {"ambassador": "murano", f"{colour}-{build}": space}
    return wins(edition, pair, code, places, players=5)


@pytest.mark.parametrize("mission", BRINGING)
@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("member", [0, 1])
def test_english_edition_wants_the_true_figure_of_either_partner(
    mission: Any, build: Build, member: int
) -> None:
    colour = mission[0][member]
    assert five_win(EN, mission, colour, build) == (build == TRUE[colour])


@pytest.mark.parametrize("mission", BRINGING)
@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("member", [0, 1])
def test_italian_edition_takes_any_of_the_eight_figures(
    mission: Any, build: Build, member: int
) -> None:
    assert five_win(IT, mission, mission[0][member], build)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", BRINGING)
def test_an_opponents_figure_on_the_space_fulfils_nothing(edition: str, mission: Any) -> None:
    for colour in set(HANDS) - set(mission[0]):
        assert not five_win(edition, mission, colour, TRUE[colour])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", BRINGING)
def test_with_five_players_bringing_the_true_ambassador_fulfils_nothing(
    edition: str, mission: Any
) -> None:
    pair, code, space = mission
    for mover in (*pair, "ambassador"):
        places = {"ambassador": space}
        fields = {"players": 5, "ambassador_moved_by": mover}
        assert not wins(edition, pair, code, places, **fields)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", BRINGING)
def test_with_four_players_both_editions_want_the_true_ambassador(
    edition: str, mission: Any
) -> None:
    pair, code, space = mission
    brought = {"ambassador": space}
    agent = {"ambassador": "murano", f"{pair[0]}-{TRUE[pair[0]]}": space}
    assert wins(edition, pair, code, brought, ambassador_moved_by=pair[1])
    assert not wins(edition, pair, code, agent, ambassador_moved_by=pair[1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_five_players_other_missions_are_alike_in_both_editions(edition: str) -> None:
    pair: tuple[Colour, Colour] = ("red", "blue")
    for code, build, space, expected in (
        ("A-C", "tall", "san-giorgio-maggiore", True),
        ("A-C", "fat", "san-giorgio-maggiore", False),
        ("B-C", "fat", "embassy", True),
        ("A-B", "fat", "tolentini", True),
        ("A-B", "fat", "san-giobbe", False),
    ):
        assert wins(edition, pair, code, {f"red-{build}": space}, players=5) == expected


# --- which edition ------------------------------------------------------------------------------


def test_the_english_edition_is_the_default() -> None:
    game = met_ambassador(None, MET_AT_THE_EMBASSY)
    assert expulsions(game) == STARTS - taken(game)
    assert not five_win(None, BRINGING[0], "red", "fat")


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(Refused, match="bad-option"):
        new_game(seed=1, edition="ares-2014")
