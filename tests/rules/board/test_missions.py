"""The 24 missions of the passport, each reached and each narrowly missed.

The hands are those of the quiet table: the true figures are red-tall (Fiddlebottom), blue-short
(Bubble), green-fat (Zsa Zsa) and yellow-thin (X). Only the mission letters change.
"""

import tomllib
from importlib import resources

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, Build
from inkognito.board.commands import (
    AnswerHand,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    QuestionThroughAmbassador,
    ShowCards,
    Step,
    UndoStep,
)
from inkognito.core.seats import Colour
from tests.kit.scenes import HANDS, play, scene

PARTNERS: dict[str, Colour] = {"red": "blue", "blue": "red", "green": "yellow", "yellow": "green"}
TEAMS: dict[str, tuple[Colour, Colour]] = {
    "fiddlebottom-bubble": ("red", "blue"),
    "zsazsa-x": ("green", "yellow"),
}

# Each mission: where it stands, and where it does not. "red: red-fat tolentini" is red's turn with
# that figure on that space; "by blue" is whose turn last moved the Ambassador.
ON_X = (
    ("red: red-fat tolentini", "blue: blue-tall tolentini", "red: yellow-thin redentore"),
    (
        "red: red-fat san-giobbe",  # a decoy of X
        "red: red-fat sant-angelo",  # Zsa Zsa
        "red: red-fat embassy",  # the Ambassador
        "red: red-fat carmini",  # next to X
    ),
)
ON_ZSAZSA = (
    ("red: red-short sant-angelo", "blue: blue-fat sant-angelo", "blue: green-fat sant-elena"),
    (
        "red: red-short sacca-fisola",  # a decoy of Zsa Zsa
        "blue: blue-fat tolentini",  # X
        "red: red-short san-samuele",  # next to Zsa Zsa
    ),
)
ON_BUBBLE = (
    ("green: green-thin salute", "yellow: yellow-tall salute", "yellow: blue-short la-pieta"),
    (
        "green: green-thin ca-d-oro",  # a decoy of Bubble
        "yellow: yellow-tall celestia",  # Fiddlebottom
        "green: green-thin accademia",  # next to Bubble
    ),
)
ON_FIDDLEBOTTOM = (
    ("green: green-short celestia", "yellow: yellow-fat celestia", "green: red-tall sacca-fisola"),
    (
        "green: green-short madonna-dell-orto",  # a decoy of Fiddlebottom
        "yellow: yellow-fat salute",  # Bubble
        "green: green-short san-lorenzo",  # next to Fiddlebottom
    ),
)

PASSPORT: dict[str, dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "fiddlebottom-bubble": {
        "A-B": ON_X,
        "B-A": ON_X,
        "A-D": ON_ZSAZSA,
        "D-A": ON_ZSAZSA,
        "A-C": (  # Fiddlebottom to space 5
            ("red: red-tall san-giorgio-maggiore", "blue: red-tall san-giorgio-maggiore"),
            (
                "red: red-fat san-giorgio-maggiore",
                "red: blue-short san-giorgio-maggiore",
                "red: red-tall zitelle",
                "red: red-tall santa-maria-del-giglio",
            ),
        ),
        "B-C": (  # any piece on the Ambassador
            ("red: red-tall embassy", "blue: blue-thin embassy", "red: ambassador redentore"),
            ("red: red-tall san-silvestro", "blue: blue-thin tolentini", "red: red-tall celestia"),
        ),
        "C-B": (  # the same
            ("red: red-thin embassy", "blue: blue-short embassy", "blue: ambassador salute"),
            ("red: red-thin san-toma", "blue: blue-short celestia", "blue: ambassador accademia"),
        ),
        "B-D": (  # Bubble to space 1
            ("blue: blue-short arsenale", "red: blue-short arsenale"),
            (
                "blue: blue-tall arsenale",
                "blue: red-tall arsenale",
                "blue: blue-short san-pietro-di-castello",
            ),
        ),
        "C-A": (  # Fiddlebottom to space 7
            ("red: red-tall santa-maria-del-giglio", "blue: red-tall santa-maria-del-giglio"),
            (
                "red: red-thin santa-maria-del-giglio",
                "blue: blue-short santa-maria-del-giglio",
                "red: red-tall vallaresso",
                "red: red-tall san-giorgio-maggiore",
            ),
        ),
        "C-D": (  # the Ambassador to the Embassy
            ("red: by red", "red: by blue", "blue: by red"),
            (
                "red: ",  # still there from the start
                "red: by green",
                "blue: by yellow",
                "red: ambassador san-silvestro by red",
                "red: red-tall embassy",
            ),
        ),
        "D-B": (  # the two partners meet
            ("red: red-tall salute", "blue: blue-short celestia", "red: blue-short celestia"),
            (
                "red: red-fat salute",
                "red: red-tall ca-d-oro",
                "red: red-tall accademia",
                "red: red-tall sant-angelo",
            ),
        ),
        "D-C": (  # the Ambassador to space 8
            (
                "red: ambassador campo-di-marte by red",
                "red: ambassador campo-di-marte by blue",
                "blue: ambassador campo-di-marte by red",
            ),
            (
                "red: ambassador campo-di-marte by green",
                "red: ambassador campo-di-marte by yellow",
                "red: ambassador sant-eufemia by red",
                "red: red-tall campo-di-marte",
                "blue: by blue",
            ),
        ),
    },
    "zsazsa-x": {
        "A-C": ON_BUBBLE,
        "C-A": ON_BUBBLE,
        "B-D": ON_FIDDLEBOTTOM,
        "D-B": ON_FIDDLEBOTTOM,
        "A-B": (  # any piece on the Ambassador
            ("green: green-tall embassy", "yellow: yellow-fat embassy"),
            ("green: green-tall san-toma", "yellow: yellow-fat salute"),
        ),
        "B-A": (  # the same
            ("green: green-fat embassy", "yellow: ambassador tolentini"),
            ("green: green-fat san-silvestro", "yellow: ambassador carmini"),
        ),
        "A-D": (  # Zsa Zsa on the Ambassador
            ("green: green-fat embassy", "green: ambassador sant-angelo"),
            (
                "green: green-tall embassy",
                "yellow: yellow-thin embassy",
                "green: green-fat san-silvestro",
            ),
        ),
        "B-C": (  # the two partners meet
            (
                "green: green-fat tolentini",
                "yellow: yellow-thin sant-angelo",
                "yellow: green-fat tolentini",
            ),
            (
                "green: green-tall tolentini",
                "yellow: yellow-thin sacca-fisola",
                "green: green-fat piazzale-roma",
                "green: green-fat celestia",
            ),
        ),
        "C-B": (  # Zsa Zsa to space 4
            ("green: green-fat san-basilio", "yellow: green-fat san-basilio"),
            (
                "green: green-tall san-basilio",
                "yellow: yellow-thin san-basilio",
                "green: green-fat zattere",
            ),
        ),
        "C-D": (  # X to space 2
            ("yellow: yellow-thin misericordia", "green: yellow-thin misericordia"),
            (
                "yellow: yellow-tall misericordia",
                "green: green-fat misericordia",
                "yellow: yellow-thin strada-nova",
                "yellow: yellow-thin giardini",
            ),
        ),
        "D-A": (  # the Ambassador to space 3
            (
                "green: ambassador scalzi by green",
                "green: ambassador scalzi by yellow",
                "yellow: ambassador scalzi by green",
            ),
            (
                "green: ambassador scalzi by red",
                "yellow: ambassador scalzi by blue",
                "green: ambassador frari by green",
                "green: green-fat scalzi",
                "green: by green",
            ),
        ),
        "D-C": (  # X to space 6
            ("yellow: yellow-thin giardini", "green: yellow-thin giardini"),
            (
                "yellow: yellow-short giardini",
                "green: green-fat giardini",
                "yellow: yellow-thin sette-martiri",
                "yellow: yellow-thin misericordia",
            ),
        ),
    },
}
CASES = [
    (team, code, setup, is_reached)
    for team, missions in PASSPORT.items()
    for code, (reached, missed) in missions.items()
    for is_reached, setups in ((True, reached), (False, missed))
    for setup in setups
]
REACHED = [case[:3] for case in CASES if case[3]]
MISSED = [case[:3] for case in CASES if not case[3]]


def letters(team: str, code: str) -> dict[str, str]:
    """The usual hands, with the team's mission letters; the opponents get the two left over."""
    spelt = code.split("-")
    mine, theirs = TEAMS[team], TEAMS[next(other for other in TEAMS if other != team)]
    rest = [letter for letter in "ABCD" if letter not in spelt]
    dealt = dict(zip((*mine, *theirs), (*spelt, *rest), strict=True))
    return {seat: f"{HANDS[seat][:-1]}{letter}" for seat, letter in dealt.items()}


def winners(team: str, code: str, setup: str) -> set[str]:
    """Who wins when a partner declares in this set-up and the other accepts."""
    turn, words = setup.split(":")
    words, _, mover = words.partition("by ")
    pieces = words.split()
    places = dict(zip(pieces[::2], pieces[1::2], strict=True))
    hands = letters(team, code)
    game = scene("meeting", turn, places=places, hands=hands, ambassador_moved_by=mover or None)
    return handshake(game, team, turn)


def handshake(game: Game, team: str, declarer: str) -> set[str]:
    """Return who wins when the declarer's partner accepts the handshake."""
    one = next(seat for seat in TEAMS[team] if seat == declarer)
    play(game, one, DeclareMission(PARTNERS[one]))
    play(game, PARTNERS[one], AnswerHand(accept=True))
    return set(game.outcome.winners)


def test_the_set_ups_cover_the_whole_passport() -> None:
    text = resources.files("inkognito.board").joinpath("missions.toml").read_text("utf-8")
    facts = tomllib.loads(text)["teams"]
    assert {team: set(missions) for team, missions in PASSPORT.items()} == {
        team: set(lines["missions"]) for team, lines in facts.items()
    }


@pytest.mark.parametrize(("team", "code", "setup"), REACHED)
def test_a_mission_that_stands_wins_for_both_partners(team: str, code: str, setup: str) -> None:
    assert winners(team, code, setup) == set(TEAMS[team])


@pytest.mark.parametrize(("team", "code", "setup"), MISSED)
def test_a_mission_narrowly_missed_loses_to_the_other_team(
    team: str, code: str, setup: str
) -> None:
    assert winners(team, code, setup) == PARTNERS.keys() - set(TEAMS[team])


@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("build", BUILDS)
def test_any_piece_means_any_of_the_teams_eight_figures(colour: str, build: Build) -> None:
    setup = f"{colour}: {colour}-{build} tolentini"
    assert winners("fiddlebottom-bubble", "A-B", setup) == {"red", "blue"}


def test_the_first_agents_letter_comes_first_in_any_seating() -> None:
    hands = {"red": "bubble short D", "blue": "fiddlebottom tall B", "yellow": "x thin A"}
    b_d = scene("opening", "red", places={"red-short": "arsenale"}, hands=hands)
    assert handshake(b_d, "fiddlebottom-bubble", "red") == {"red", "blue"}
    hands = {"green": "x thin D", "yellow": "zsazsa fat C"}
    c_d = scene("opening", "green", places={"green-thin": "misericordia"}, hands=hands)
    assert handshake(c_d, "zsazsa-x", "green") == {"green", "yellow"}


# --- the worked example -------------------------------------------------------------------------


@pytest.mark.parametrize("theirs", [("A", "C"), ("C", "A")])
def test_worked_example_bubble_escapes_while_hunted(
    theirs: tuple[str, str],
) -> None:
    hands = letters("fiddlebottom-bubble", "B-D") | {
        "green": f"zsazsa fat {theirs[0]}",
        "yellow": f"x thin {theirs[1]}",
    }
    escaped = scene("opening", "red", places={"blue-short": "arsenale"}, hands=hands)
    assert handshake(escaped, "fiddlebottom-bubble", "red") == {"red", "blue"}
    places = {"blue-short": "arsenale", "yellow-tall": "arsenale"}
    caught = scene("meeting", "yellow", places=places, hands=hands)
    assert handshake(caught, "zsazsa-x", "yellow") == {"green", "yellow"}
    places = {"blue-short": "arsenale", "blue-fat": "murano", "yellow-tall": "murano"}
    decoyed = scene("meeting", "yellow", places=places, hands=hands)
    assert handshake(decoyed, "zsazsa-x", "yellow") == {"red", "blue"}


# --- B13: it holds, no matter who brought it about; the Ambassador must be brought --------------


def test_b13_an_opponent_may_bring_a_mission_about() -> None:
    game = scene(
        "moving",
        "yellow",
        places={"blue-short": "san-pietro-di-castello"},
        hands=letters("fiddlebottom-bubble", "B-D"),
        balls=["rival"],
    )
    play(game, "yellow", Step("rival", "blue-short", "arsenale"), EndMovement(), EndTurn())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"red", "blue"}


def test_b13_a_condition_that_no_longer_stands_counts_for_nothing() -> None:
    hands = letters("fiddlebottom-bubble", "B-D")
    places = {"blue-short": "arsenale"}
    game = scene("moving", "yellow", places=places, hands=hands, balls=["rival"])
    step = Step("rival", "blue-short", "san-pietro-di-castello")
    play(game, "yellow", step, EndMovement(), EndTurn())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"green", "yellow"}


def bringing(turn: Colour, at: str = "embassy", by: str | None = None) -> Game:
    """Fiddlebottom and Bubble must bring the Ambassador to the Embassy (C-D)."""
    return scene(
        "moving",
        turn,
        places={"ambassador": at},
        hands=letters("fiddlebottom-bubble", "C-D"),
        balls=["ambassador", "ambassador"],
        ambassador_moved_by=by,
    )


OUT = Step("ambassador", "ambassador", "san-silvestro")
BACK = Step("ambassador", "ambassador", "embassy")


def test_b13_a_partner_brings_the_ambassador_and_either_declares() -> None:
    game = play(bringing("red", "san-silvestro", by="green"), "red", BACK, EndMovement())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"red", "blue"}
    game = play(bringing("red", "san-silvestro", by="green"), "red", BACK, EndMovement(), EndTurn())
    assert handshake(game, "fiddlebottom-bubble", "blue") == {"red", "blue"}


def test_b13_the_ambassador_led_out_and_back_has_been_brought() -> None:
    game = play(bringing("red"), "red", OUT, BACK, EndMovement())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"red", "blue"}


def test_b13_a_step_taken_back_has_brought_nobody() -> None:
    game = play(bringing("red"), "red", OUT, UndoStep(), EndMovement())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"green", "yellow"}


def test_b13_an_opponent_who_moves_the_ambassador_last_undoes_the_bringing() -> None:
    game = play(bringing("yellow", by="red"), "yellow", OUT, BACK, EndMovement(), EndTurn())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"green", "yellow"}


def sent_home(turn: Colour, asked: Colour) -> Game:
    """The player has met the Ambassador and sends the figure to the Embassy."""
    hands = letters("fiddlebottom-bubble", "C-D")
    places = {"ambassador": "frari", f"{turn}-fat": "frari"}
    game = scene("meeting", turn, places=places, hands=hands, ambassador_moved_by="blue")
    play(game, turn, QuestionThroughAmbassador(asked, "build"))
    play(game, asked, ShowCards(("tall", "short")))
    return play(game, turn, Expel("embassy"))


def test_b13_expelling_the_ambassador_counts_as_bringing() -> None:
    assert handshake(sent_home("red", "blue"), "fiddlebottom-bubble", "red") == {"red", "blue"}
    for_the_partner = play(sent_home("red", "blue"), "red", EndTurn())
    assert handshake(for_the_partner, "fiddlebottom-bubble", "blue") == {"red", "blue"}


def test_b13_an_opponents_expulsion_brings_nothing() -> None:
    game = play(sent_home("yellow", "blue"), "yellow", EndTurn())
    assert handshake(game, "fiddlebottom-bubble", "red") == {"green", "yellow"}
