"""Counts in fixed scenes, each taken twice: by playing the engine, and by the naive oracle."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from inkognito import Game, load_scenario
from inkognito.board.commands import (
    EndMovement,
    Expel,
    ObjectToRepeat,
    PlaceFigures,
    ShowCards,
    SlipAway,
    Step,
    UndoStep,
    WriteNote,
)
from inkognito.board.scenario import Scenario
from inkognito.core.seats import Seat
from tests.kit.scenes import offered, play, position, scene
from tests.oracle.naive import answers_with_mission, answers_without_mission, legal_commands

CROWD = {
    "red-tall": "rialto",
    "red-short": "pescheria",
    "red-fat": "piazza-san-marco",
    "red-thin": "san-silvestro",
    "blue-tall": "ca-d-oro",
    "blue-short": "santi-apostoli",
    "blue-fat": "vallaresso",
    "green-tall": "santi-giovanni-e-paolo",
    "yellow-tall": "san-stae",
}
"""Red's four side by side in the middle of the town, with others all around."""


def position_of(game: Game) -> Scenario:
    return msgspec.convert(position(game), Scenario)


def counted(game: Game, seat: Seat, kind: type[Any]) -> int:
    """How many commands of this kind the seat has; engine and oracle must say the same ones."""
    legal = {one for one in legal_commands(position_of(game), seat) if type(one) is kind}
    assert offered(game, seat, kind) == legal
    return len(legal)


# --- movement -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ball", "quiet", "crowded"),
    [("land", 8, 8), ("water", 6, 2), ("either", 13, 10), ("rival", 37, 31), ("ambassador", 2, 2)],
)
def test_steps_with_a_single_ball(ball: str, quiet: int, crowded: int) -> None:
    assert counted(scene(balls=[ball]), "red", Step) == quiet
    assert counted(scene(balls=[ball], places=CROWD), "red", Step) == crowded


class Walk:
    """How many sequences of steps there are by length, and where movement can end."""

    def __init__(self) -> None:
        self.sequences: Counter[int] = Counter()
        self.ends: set[frozenset[tuple[str, str]]] = set()

    def visit(self, options: Any, places: dict[Any, str], depth: int) -> Iterator[Step]:
        """Take note of this position, and give the steps that lead on."""
        if EndMovement() in options:
            self.ends.add(frozenset(places.items()))
        for option in options:
            if isinstance(option, Step):
                self.sequences[depth + 1] += 1
                yield option

    @property
    def counts(self) -> tuple[int, ...]:
        return (*(self.sequences[depth] for depth in (1, 2, 3)), len(self.ends))


def walk_by_undo(walk: Walk, game: Game, seat: Seat, places: dict[str, str], depth: int) -> None:
    for step in walk.visit(game.options(seat), places, depth):
        game.play(seat, step)
        walk_by_undo(walk, game, seat, places | {step.piece: step.to}, depth + 1)
        game.play(seat, UndoStep())


def walk_by_fork(walk: Walk, game: Game, seat: Seat, depth: int) -> None:
    for step in walk.visit(game.options(seat), position(game)["places"], depth):
        fork = load_scenario(game.scenario())
        walk_by_fork(walk, play(fork, seat, step), seat, depth + 1)


def walk_by_oracle(walk: Walk, here: Scenario, seat: Seat, depth: int) -> None:
    for step in walk.visit(legal_commands(here, seat), here.places, depth):
        balls = list(here.balls)
        balls.remove(step.ball)
        places = {**here.places, step.piece: step.to}
        there = msgspec.structs.replace(here, balls=tuple(balls), places=places)
        walk_by_oracle(walk, there, seat, depth + 1)


SCENES: dict[str, tuple[dict[str, Any], tuple[int, int, int, int]]] = {
    "quiet, own figures only": ({"balls": ("land", "water", "either")}, (27, 445, 3353, 397)),
    "quiet, two of a kind": ({"balls": ("land", "land", "ambassador")}, (10, 99, 402, 132)),
    "quiet, classic Phantom with a blank": (
        {"balls": ("land", "water"), "rules": {"phantom": "classic-1988"}},
        (14, 87, 0, 60),
    ),
    "three players": (
        {"balls": ("water", "rival", "ambassador"), "players": 3},
        (33, 424, 1800, 546),
    ),
    "three players, two rival balls": (
        {"balls": ("rival", "rival", "ambassador"), "players": 3},
        (27, 719, 3708, 1018),
    ),
    "crowd, own figures only": (
        {"balls": ("land", "water", "either"), "places": CROWD},
        (32, 541, 1798, 297),
    ),
    "crowd, with the Ambassador": (
        {"balls": ("land", "water", "ambassador"), "places": CROWD},
        (18, 121, 282, 117),
    ),
    "crowd, everybody moves": (
        {"balls": ("land", "rival", "ambassador"), "places": CROWD},
        (47, 1048, 2916, 849),
    ),
    "the Ambassador's player": (
        {"balls": ("ambassador", "ambassador"), "players": 5, "to_move": "ambassador"},
        (2, 7, 0, 8),
    ),
}
"""Scenes, each with its sequences of one, two and three steps and its positions to end in."""


@pytest.mark.parametrize("name", SCENES)
def test_sequences_of_steps_and_positions_in_which_movement_can_end(name: str) -> None:
    fields, counts = SCENES[name]
    seat = fields.get("to_move", "red")
    game = scene(**fields)
    before = game.scenario()
    played, reckoned = Walk(), Walk()
    walk_by_undo(played, game, seat, position(game)["places"], 0)
    walk_by_oracle(reckoned, position_of(game), seat, 0)
    assert game.scenario() == before
    assert played.ends == reckoned.ends
    assert (played.counts, reckoned.counts) == (counts, counts)


@pytest.mark.parametrize("name", ["quiet, two of a kind", "crowd, with the Ambassador"])
def test_forks_of_a_game_count_the_same_as_undoing(name: str) -> None:
    fields, counts = SCENES[name]
    forked = Walk()
    walk_by_fork(forked, scene(**fields), "red", 0)
    assert forked.counts == counts


# --- answers ------------------------------------------------------------------------------------


def blue_is_asked(
    piece: str, about: str = "identity", repeats: str = "prevented", **fields: Any
) -> Game:
    """Blue, who is Bubble and short, and holds the letter B, owes red an answer."""
    return scene(
        "answering",
        places={"red-thin": "murano", piece: "murano"},
        question={"agent": "blue", "about": about, "piece": piece},
        rules={"repeats": repeats},
        **fields,
    )


def faces_shown(game: Game) -> tuple[int, int, int]:
    """Return what blue may show: sets without the mission card, sets with it, and cards."""
    cards = counted(game, "blue", ShowCards)
    sets = {
        frozenset(card.removeprefix("grey-") for card in show.cards)
        for show in offered(game, "blue", ShowCards)
    }
    return sum("B" not in one for one in sets), sum("B" in one for one in sets), cards


def as_shown(sets: set[frozenset[str]]) -> list[dict[str, Any]]:
    order = ("fiddlebottom", "bubble", "zsazsa", "x", "tall", "short", "fat", "thin", "B")
    return [
        {"seat": "blue", "to": ["red"], "cards": sorted(cards, key=order.index)} for cards in sets
    ]


@pytest.mark.parametrize(
    ("about", "repeats"), list(product(("identity", "build"), ("prevented", "challenge")))
)
def test_an_agent_has_15_answers_and_25_with_the_mission_card(about: str, repeats: str) -> None:
    assert faces_shown(blue_is_asked("blue-fat", about, repeats)) == (15, 10, 58)


@pytest.mark.parametrize(
    ("about", "repeats"), list(product(("identity", "build"), ("prevented", "challenge")))
)
def test_through_the_ambassador_3_answers_and_4_with_the_mission(about: str, repeats: str) -> None:
    assert faces_shown(blue_is_asked("ambassador", about, repeats)) == (3, 1, 8)


@pytest.mark.parametrize(
    ("piece", "plain_only", "everything"),
    [("blue-fat", (10, 10, 44), (10, 0, 22)), ("ambassador", (1, 1, 4), (1, 0, 2))],
)
def test_b10_the_ladder_opens_when_only_the_mission_card_would_be_fresh(
    piece: str, plain_only: tuple[int, int, int], everything: tuple[int, int, int]
) -> None:
    here = position_of(blue_is_asked(piece))
    plain, mission = answers_without_mission(here), answers_with_mission(here)
    assert faces_shown(blue_is_asked(piece, shown=as_shown(plain))) == plain_only
    assert faces_shown(blue_is_asked(piece, shown=as_shown(plain | mission))) == everything
    assert faces_shown(blue_is_asked(piece, repeats="challenge", shown=as_shown(plain)))[:2] == (
        len(plain),
        len(mission),
    )


@pytest.mark.parametrize(
    ("piece", "cards", "earlier", "counts"),
    [
        ("blue-fat", ("bubble", "x", "fat"), 1, (10, 0, 22)),
        ("blue-fat", ("bubble", "x", "fat"), 2, (1, 0, 2)),
        ("ambassador", ("bubble", "x"), 1, (1, 0, 2)),
        ("ambassador", ("bubble", "x"), 2, (1, 0, 2)),
    ],
)
def test_replacements_of_a_repeated_answer(
    piece: str, cards: Any, earlier: int, counts: tuple[int, int, int]
) -> None:
    shown = as_shown({frozenset(cards)}) * earlier
    game = blue_is_asked(piece, repeats="challenge", shown=shown)
    play(play(game, "blue", ShowCards(cards)), "red", ObjectToRepeat())
    assert faces_shown(game) == counts


# --- where pieces go ----------------------------------------------------------------------------


def expulsions(piece: str, space: str, edition: str, players: int = 4, **places: str) -> int:
    """How many ways red, whose thin figure met the piece there, has to send it away."""
    others = {name.replace("_", "-"): place for name, place in places.items()}
    answer = ["short", "fat"] if piece == "ambassador" else ["x", "short", "fat"]
    game = scene(
        "expelling",
        players=players,
        places={"red-thin": space, piece: space} | others,
        question={"agent": "blue", "about": "build", "piece": piece},
        shown=[{"seat": "blue", "to": ["red"], "cards": answer}],
        rules={"edition": edition},
    )
    return counted(game, "red", Expel)


@pytest.mark.parametrize("edition", ["ares-2013-en", "ares-2013-it"])
def test_b11_a_questioned_figure_goes_to_any_empty_unnumbered_space(edition: str) -> None:
    assert expulsions("blue-fat", "murano", edition) == 34
    assert expulsions("blue-fat", "arsenale", edition) == 35
    assert expulsions("blue-fat", "murano", edition, players=3) == 38
    assert expulsions("blue-fat", "murano", edition, ambassador="scalzi") == 35


@pytest.mark.parametrize("edition", ["ares-2013-en", "ares-2013-it"])
def test_the_ambassador_goes_home_where_the_embassy_is_empty(edition: str) -> None:
    assert expulsions("ambassador", "murano", edition) == 1


@pytest.mark.parametrize(
    ("edition", "four", "three", "taken"), [("ares-2013-en", 1, 5, 2), ("ares-2013-it", 34, 38, 34)]
)
def test_the_editions_differ_where_the_embassy_is_taken(
    edition: str, four: int, three: int, taken: int
) -> None:
    assert expulsions("ambassador", "embassy", edition) == four
    assert expulsions("ambassador", "embassy", edition, players=3) == three
    assert expulsions("ambassador", "murano", edition, green_tall="embassy") == taken


def test_b21_the_ambassadors_player_expels_without_asking_to_any_empty_unnumbered_space() -> None:
    met = {"ambassador": "murano", "blue-fat": "murano"}
    game = scene("meeting", "ambassador", players=5, places=met)
    assert counted(game, "ambassador", Expel) == 34


def test_slips_lead_to_every_empty_neighbour() -> None:
    game = scene("meeting", places={"red-thin": "scalzi", "blue-fat": "scalzi"})
    assert counted(game, "red", SlipAway) == 5


# --- the start, and the note --------------------------------------------------------------------


def test_b1_figures_can_be_placed_in_24_ways() -> None:
    game = load_scenario(
        'game = "board"\nversion = 1\nseats = ["red", "blue", "green", "yellow"]\nto_move = "red"\n'
        'phase = "placing"\nfirst = "red"\nplaces = { ambassador = "embassy" }\n'
        'rules = { placement = "choose" }'
    )
    assert counted(game, "red", PlaceFigures) == 24


def test_576_notes_are_possible() -> None:
    assert counted(scene("opening", players=5), "ambassador", WriteNote) == 576
