"""The architecture holds: import directions, what rules must not use, and lengths of files."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any, get_args

import pytest

import inkognito
from inkognito.board.events import AnyEvent as BoardEvent
from inkognito.card.events import AnyEvent as CardEvent
from inkognito.core.events import Command, Event
from inkognito.views import redact

SRC = Path(inkognito.__file__).parent
MODULES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts): ast.parse(path.read_text("utf-8"))
    for path in sorted(SRC.rglob("*.py"))
}

GAMES = {"board", "card"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "board": {"core"},
    "card": {"core"},
    "views": {"core"} | GAMES,
    "deduction": {"core", "views"} | GAMES,
    "simulator": {"core", "card", "deduction"},
    "bots": {"core", "views", "deduction", "simulator"} | GAMES,
    "training": {"core", "card", "simulator", "bots", "deduction", "games", "arena"},
    "posing": {"core", "views", "deduction", "bots"} | GAMES,
    "games": {"core", "views", "deduction", "bots", "posing"} | GAMES,
    "record": {"core", "games", "views"},
    "game_state": {"core", "games"},
    "game_log": {"core", "games", "record", "views"},
    "game": {"core", "game_log", "game_state", "games", "record", "views"},
    "arena": {"core", "games", "views", "record", "game", "bots"},
    "protocol": {"core", "games", "record", "views", "bots"},
    "review": {"core", "games", "views", "deduction", "bots", "protocol"},
    "companion": {"core", "games", "deduction", "protocol", "review"},
    "puzzles": {"core", "game", "game_state", "games", "views", "deduction", "bots", "posing"}
    | {"record"},
    "lessons": {"core", "deduction", "game", "games"},
    "tables": {"core", "game", "games", "record", "views", "bots", "protocol", "lessons"}
    | {"game_log", "game_state"},
    "store": {"core", "games", "record", "protocol", "review", "tables", "bots"},
    "server": {"core", "game", "games", "record", "views", "bots", "protocol", "tables", "store"}
    | {"deduction", "game_log", "game_state", "review", "speech", "companion", "puzzles"}
    | {"posing", "lessons"},
    "contract": {"core", "games", "views", "bots", "deduction", "review", "protocol", "tables"}
    | {"server"}
    | GAMES,
    "random_play": {"core", "game"},
    "speech": {"core", "games"},
    "cli": {"core", "games", "speech", "views", "record", "game", "random_play", "arena", "bots"}
    | {"protocol", "tables", "store", "server", "puzzles", "simulator", "training"},
    "__init__": {"core", "game", "deduction"},
    "__main__": {"cli"},
}
"""By package: the other packages that its modules may import."""

OUTSIDE_THE_RULES = {"cli", "contract", "game", "store", "server"}
IMPURE = {"random", "secrets", "time", "datetime", "os", "sys", "io", "socket", "subprocess"}
EXCEPTIONS = {("random_play", "random")}


def package_of(module: str) -> str:
    return module.split(".")[0]


def imported(tree: ast.Module) -> Iterator[str]:
    """The full names of all modules that are imported anywhere in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            if node.module == "inkognito":
                yield from (f"inkognito.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def packages_imported(module: str) -> set[str]:
    """The other packages that the module imports."""
    ours = (name.split(".") for name in imported(MODULES[module]) if name.startswith("inkognito"))
    return {parts[1] if len(parts) > 1 else "__init__" for parts in ours} - {package_of(module)}


def names_called(tree: ast.Module) -> set[str]:
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_packages_below_its_own(module: str) -> None:
    assert package_of(module) in MAY_IMPORT, "a new package needs its line in MAY_IMPORT"
    assert packages_imported(module) <= MAY_IMPORT[package_of(module)]


def test_the_two_games_never_import_each_other() -> None:
    for module in MODULES:
        if package_of(module) in GAMES:
            assert not packages_imported(module) & GAMES


def test_nothing_but_the_program_itself_imports_the_command_line() -> None:
    assert [module for module in MODULES if "cli" in packages_imported(module)] == ["__main__"]


def test_the_plan_of_imports_has_no_circle() -> None:
    below: set[str] = set()
    rest = dict(MAY_IMPORT)
    while rest:
        free = {package for package, others in rest.items() if others <= below}
        assert free, f"these packages import each other: {sorted(rest)}"
        below |= free
        rest = {one: others for one, others in rest.items() if one not in free}


def imported_at_once(tree: ast.Module) -> Iterator[str]:
    """The same without imports in functions, which wait until they are called."""
    outside = [one for one in tree.body if not isinstance(one, ast.FunctionDef | ast.ClassDef)]
    return imported(ast.Module(outside, []))


def needs_numba(module: str) -> bool:
    """Whether importing the module needs numba, for itself or for others that it imports."""
    seen, waiting = set[str](), [module]
    while waiting:
        one = waiting.pop()
        if one in seen or one not in MODULES:
            continue
        seen.add(one)
        for name in imported_at_once(MODULES[one]):
            if name.split(".")[0] == "numba":
                return True
            waiting.append(name.removeprefix("inkognito."))
    return False


def test_only_those_who_learn_from_compiled_games_need_numba() -> None:
    """It comes with the extra `train`: a server must not need it, nor must the command line."""
    found = {m for m in MODULES if needs_numba(m) and not m.startswith("simulator.compiled.")}
    learners = {"against", "exploiter", "actor_critic", "sparring", "sparring_course"}
    learners |= {"network_league"}
    assert found == {f"training.{one}" for one in learners}


@pytest.mark.parametrize("module", [m for m in MODULES if package_of(m) not in OUTSIDE_THE_RULES])
def test_rules_use_no_clock_no_system_and_no_generator_of_their_own(module: str) -> None:
    tops = {name.split(".")[0] for name in imported(MODULES[module])}
    used = {(package_of(module), name) for name in tops & IMPURE}
    assert used <= EXCEPTIONS
    assert not names_called(MODULES[module]) & {"open", "print", "input", "eval", "exec"}


@pytest.mark.parametrize("module", MODULES)
def test_every_module_says_what_it_is(module: str) -> None:
    assert ast.get_docstring(MODULES[module])


# --- tables without gaps ------------------------------------------------------------------------


def classes_below(root: type) -> set[type]:
    below: set[type] = set(root.__subclasses__())
    return below.union(*(classes_below(one) for one in below))


def classes_in(module: str, root: type) -> set[type]:
    """The classes of that kind that the module itself defines."""
    return {one for one in classes_below(root) if one.__module__ == module}


def table(module: str, name: str) -> set[Any]:
    """The classes of a union, or the keys of a table, that a module of ours defines."""
    found = getattr(import_module(f"inkognito.{module}"), name)
    return set(found) if isinstance(found, dict) else set(get_args(found))


EACH_GAME = pytest.mark.parametrize("game", sorted(GAMES))


@EACH_GAME
def test_every_command_class_is_in_the_union_and_has_a_decide_handler(game: str) -> None:
    commands = classes_in(f"inkognito.{game}.commands", Command)
    assert commands
    assert commands == table(f"{game}.commands", "AnyCommand")
    assert commands == table(f"{game}.decide", "HANDLERS")


@EACH_GAME
def test_every_event_class_is_in_the_union_and_has_a_row(game: str) -> None:
    events = classes_in(f"inkognito.{game}.events", Event)
    assert events
    assert events == table(f"{game}.events", "AnyEvent")
    assert events == table(f"{game}.event_table", "EVENTS")


@EACH_GAME
def test_every_event_class_has_a_redaction(game: str) -> None:
    assert table(f"views.{game}", "REDACTIONS") == table(f"{game}.events", "AnyEvent")


@EACH_GAME
def test_every_sighting_class_is_a_public_event_or_one_of_the_views(game: str) -> None:
    views = classes_in(f"inkognito.views.{game}", Event)
    assert table(f"views.{game}", "Sighting") <= views | table(f"{game}.events", "AnyEvent")
    assert views <= table(f"views.{game}", "Sighting")


def test_no_event_class_belongs_to_both_games() -> None:
    assert not set(get_args(BoardEvent)) & set(get_args(CardEvent))


def import_without(module: str, row: str) -> None:
    """Run the module's code with one row of its table left out."""
    tree = ast.parse(ast.unparse(MODULES[module]))
    tables = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    for table in tables:
        rows = zip(table.keys, table.values, strict=True)
        kept = [(key, value) for key, value in rows if getattr(key, "id", None) != row]
        table.keys, table.values = [key for key, _ in kept], [value for _, value in kept]
    exec(compile(tree, module, "exec"), {"__name__": f"{module} without {row}"})  # noqa: S102


@pytest.mark.parametrize(
    ("module", "row"),
    [
        *(("board.event_table", event.__name__) for event in get_args(BoardEvent)),
        *(("card.event_table", event.__name__) for event in get_args(CardEvent)),
        *(("views.board", event) for event in ("ScenarioSet", "HandsDealt", "CardsShown")),
        *(("views.card", event) for event in ("AmbassadorHid", "PairChosen", "DummySeen")),
    ],
)
def test_a_missing_row_stops_the_program_at_import(module: str, row: str) -> None:
    with pytest.raises(LookupError, match=row):
        import_without(module, row)


def test_an_event_of_an_unknown_class_is_shown_to_nobody() -> None:
    class Rumour(Event, frozen=True):
        text: str

    with pytest.raises(LookupError, match="Rumour"):
        redact.redact(Rumour("psst"), "red")


# --- small files, small functions ---------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
def test_no_module_is_longer_than_400_lines(module: str) -> None:
    path = SRC.joinpath(*module.split(".")).with_suffix(".py")
    assert len(path.read_text("utf-8").splitlines()) <= 400


def lengths_of_functions() -> list[int]:
    """How many lines each function has, from its first line to its last."""
    return [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for tree in MODULES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_half_of_all_functions_have_at_most_8_lines() -> None:
    assert median(lengths_of_functions()) <= 8
