"""The catalogues are complete, contain nothing unused, and agree in all three languages."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax.ast import BaseNode, Comment, GroupComment, Junk, Message, ResourceComment
from msgspec import Struct

import inkognito
from inkognito.board import cards as board_cards
from inkognito.board import editions as board_editions
from inkognito.board import events as board
from inkognito.board.pieces import BALLS, PIECES
from inkognito.board.scenario import PHASE_NAMES
from inkognito.board.venice import SPACES
from inkognito.bots.bot import Reason
from inkognito.card import cards as card_cards
from inkognito.card import editions as card_editions
from inkognito.card import events as card
from inkognito.card.scenario import PHASE_NAMES as CARD_PHASE_NAMES
from inkognito.core.refusals import Problem, Refusal, RefusalCode, TableCode
from inkognito.core.seats import SEATS
from inkognito.deduction.evidence import Source
from inkognito.games import SHIPPED
from inkognito.server.cluster.checked_settings import ClusterProblem
from inkognito.speech import LANGUAGES, Speech
from inkognito.store.problems import StoreCode
from tests.kit.catalogues import Uses, entries_of, messages_of, texts, uses_of
from tests.speech.spoken import RECORDS

SRC = Path(inkognito.__file__).parent
OUTCOMES: tuple[tuple[type[Any], Any], ...] = (
    (board.Outcome, board.Reason),
    (card.Outcome, card.Reason),
)
NAMES: tuple[str, ...] = tuple(
    dict.fromkeys(
        (
            *SEATS,
            "spectator",
            "dummy",
            "aside",
            *board_cards.CARDS,
            *(one for cards in card_cards.CARDS.values() for one in cards),
            *PIECES,
            *(f"ball-{ball}" for ball in BALLS),
            *(f"phase-{phase}" for phase in PHASE_NAMES + CARD_PHASE_NAMES),
            *board_cards.ABOUTS,
            *card_cards.KINDS,
            *card_cards.LOCATIONS,
            *SPACES,
        )
    )
)
CODES: tuple[RefusalCode | TableCode, ...] = (*get_args(RefusalCode), *get_args(TableCode))
FORMS = ("name-subject", "name-object", "name-to", "name-of", "place-at", "place-from", "place-to")
LISTS = ("list-more", "list-last", "list-none")
HINT = "hint"
EDITIONS = {
    f"edition-{edition}{part}"
    for edition in (*board_editions.EDITIONS, *card_editions.EDITIONS)
    for part in ("", "-about", "-short", "-lead")
}

speech = cache(Speech)


# --- what the catalogues hold -------------------------------------------------------------------


@cache
def entries(language: str) -> tuple[BaseNode, ...]:
    """All entries of a language's catalogues, in order."""
    return entries_of(texts(language))


@cache
def messages(language: str) -> dict[str, Message]:
    return messages_of(entries(language))


@cache
def uses(language: str, message: str) -> Uses:
    """What the message uses, itself and through the messages that it refers to."""
    return uses_of(messages(language), message)


# --- what the program may say -------------------------------------------------------------------


def calls(*names: str) -> Iterator[ast.Call]:
    """All calls of these names anywhere in the program."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in names:
                yield node


def codes_in(node: ast.expr) -> set[str]:
    """The codes that an expression may stand for; a name stands for none that is known here."""
    return {
        one.value
        for one in ([node.body, node.orelse] if isinstance(node, ast.IfExp) else [node])
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


ALWAYS = {"BrokenRecord": {"line"}, "raising": {"what"}}
"""Parameters that some calls add to every problem automatically."""


@cache
def problems() -> dict[str, set[str]]:
    """By code: the parameters that a problem always has."""
    found = {"unknown-seat": {"name"}, "bad-seats": {"seats"}}
    shown = ("before-the-deal", "to-nobody-who-may-ask", "not-their-card", "nothing-true")
    found |= {f"shown-{code}": {"shown", "seat", "cards"} for code in shown}
    found |= {code: {"path", "what"} for code in ("cannot-open", "not-a-database")}
    for call in calls("Problem", "BrokenRecord", "StoreProblem", "raising"):
        params = {keyword.arg for keyword in call.keywords if keyword.arg}
        params |= ALWAYS.get(getattr(call.func, "id", ""), set())
        for argument in call.args[1:]:
            if isinstance(argument, ast.Dict):
                keys = (key for key in argument.keys if isinstance(key, ast.Constant))
                params |= {str(key.value) for key in keys}
        for code in codes_in(call.args[0]):
            found[code] = found.get(code, params) & params
    return found


@cache
def refusals() -> dict[str, set[str]]:
    """By code: the parameters that a refusal always has."""
    found: dict[str, set[str]] = {"impossible-scenario": {"problems"}}
    for call in calls("Refused"):
        params = {keyword.arg for keyword in call.keywords if keyword.arg}
        for code in codes_in(call.args[0]):
            found[code] = found.get(code, params) & params
    for call in calls("Names"):
        for code in codes_in(call.args[0]):
            found[code] = {"name"}
    return found


def record_ids() -> dict[str, set[str]]:
    """By message: the fields of its record."""
    kinds = {message_id_of(one): set(one.__struct_fields__) for one in RECORDS}
    plain = [
        one
        for game in SHIPPED
        if game.sentences
        for one in game.sentences.parts
        if one not in dict(OUTCOMES)
    ]
    parts = {message_id_of(one): set(one.__struct_fields__) for one in plain}
    ends = {
        f"{message_id_of(outcome)}-{reason}": set(outcome.__struct_fields__)
        for outcome, reasons in OUTCOMES
        for reason in get_args(reasons)
    }
    return kinds | parts | ends


def deduction_ids() -> set[str]:
    """The messages of an explanation: one for each kind of evidence and of card."""
    kinds = ("identity", "build", "mission", "number")
    return {f"deduction-{source}" for source in get_args(Source)} | {
        f"deduction-so-{kind}" for kind in kinds
    }


PREFIXES = {"words": "cli", "page": "page"}


@cache
def cli_ids() -> set[str]:
    """The messages that the command line and the plain pages ask for."""
    found = {f"cli-{code}" for code in get_args(ClusterProblem)}
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            prefix = PREFIXES.get(getattr(getattr(node, "func", None), "attr", ""))
            if isinstance(node, ast.Call) and prefix is not None and node.args:
                found |= {f"{prefix}-{code}" for code in codes_in(node.args[0])}
    return found


def bots_ids() -> set[str]:
    """The reasons that a bot may have."""
    return {f"bots-{reason}" for reason in get_args(Reason)}


def review_ids() -> set[str]:
    """The sentences of a review that the server says."""
    said = ("title", "turning", "card-deals", "card-about")
    parts = ("known", "win", "cost")
    return {f"review-{one}" for one in said} | {f"review-summary-{one}" for one in parts}


def message_id_of(kind: type[Struct]) -> str:
    game = "board" if "board" in kind.__module__ else "card"
    words = "".join(
        f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__
    )
    return f"{game}{words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_can_be_read_and_says_nothing_twice(language: str) -> None:
    known = (Message, Comment, GroupComment, ResourceComment)
    assert not [one for one in entries(language) if isinstance(one, Junk)]
    assert all(isinstance(one, known) for one in entries(language))
    ids = [one.id.name for one in entries(language) if isinstance(one, Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_sighting_part_and_outcome_has_a_message(language: str) -> None:
    assert not record_ids().keys() - messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_problem_has_a_message(language: str) -> None:
    wanted = {f"refusal-{code}" for code in CODES}
    wanted |= {f"problem-{code}" for code in (*problems(), *get_args(StoreCode))}
    assert not wanted - messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_can_be_named(language: str) -> None:
    names = [speech(language).name(name) for name in NAMES]
    assert all(names)
    assert not {f"name-{name}" for name in NAMES if not name.isdecimal()} & set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_its_names(language: str) -> None:
    assert not EDITIONS - messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_has_words_for_everything(language: str) -> None:
    assert cli_ids() <= messages(language).keys()
    reasons = {reason for _, kinds in OUTCOMES for reason in get_args(kinds)}
    said = {speech(language).words("reason", reason=reason) for reason in reasons}
    assert len(said) == len(reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_holds_a_message_that_nothing_uses(language: str) -> None:
    wanted = {*record_ids(), *FORMS, *LISTS, HINT}
    wanted |= {f"refusal-{code}" for code in CODES}
    wanted |= {f"problem-{code}" for code in problems()}
    wanted |= {f"name-{name}" for name in NAMES}
    wanted |= cli_ids() | deduction_ids() | bots_ids() | review_ids() | EDITIONS
    referred = set().union(*(uses(language, one).messages for one in messages(language)))
    assert not messages(language).keys() - wanted - referred


SOUNDS = {"initial"}
"""What only some languages need, because a word depends on the sound of the next one."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    def variables(spoken: str) -> dict[str, Any]:
        return {one: uses(spoken, one).variables - SOUNDS for one in messages(spoken)}

    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_its_record_always_has(language: str) -> None:
    fields = record_ids()
    fields |= {f"problem-{code}": params for code, params in problems().items()}
    fields |= {f"refusal-{code}": params for code, params in refusals().items()}
    for message, params in fields.items():
        assert uses(language, message).variables <= params, message


VALUES: dict[str, Any] = {
    "about": "build",
    "agent": "red",
    "allowed": ("3", "4"),
    "asked": ("red", "ambassador"),
    "ball": "land",
    "balls": ("land", "none"),
    "card": "grey-tall",
    "cards": ("x", "A"),
    "form": "three",
    "location": "san-marco",
    "phase": "moving",
    "piece": "ambassador",
    "pieces": ("red-tall", "ambassador"),
    "resolved": (),
    "seat": "aside",
    "seats": ("red", "ambassador"),
    "space": "embassy",
    "spaces": ("rialto", "frari"),
    "to": "embassy",
    "viewer": "spectator",
    "visitor": "dummy",
    "waiting_for": ("red", "ambassador"),
}
COUNTS = {
    "longest",
    "shown",
    "black",
    "owed",
    "points",
    "game",
    "round",
    "turn",
    "step",
    "line",
    "version",
}


def params_for(names: set[str]) -> dict[str, Any]:
    """Values such as the program gives them."""
    return {name: VALUES.get(name, 2 if name in COUNTS else "purple") for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_problem_is_a_sentence(language: str) -> None:
    said = [
        *(speech(language).problem(Problem(c, params_for(p))) for c, p in problems().items()),
        *(
            speech(language).refusal(Refusal(code, params_for(refusals().get(code, set()))))
            for code in CODES
        ),
    ]
    for text in said:
        assert text[0].isupper() or text[0] in "“«„", text
        assert text[-1] in ".e", text
        assert not set("{}_") & set(text.replace("pg_dump", "")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_the_table_that_nothing_raises_yet_asks_for_no_parameters(
    language: str,
) -> None:
    for code in set(get_args(TableCode)) - refusals().keys():
        assert not uses(language, f"refusal-{code}").variables, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_table_says_what_is_wrong_and_what_to_do(language: str) -> None:
    for code in get_args(TableCode):
        said = speech(language).refusal(Refusal(code, params_for(refusals().get(code, set()))))
        assert said.count(".") + said.count(":") > 1, said
