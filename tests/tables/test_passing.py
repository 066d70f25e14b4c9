"""The server passes for a seat that wants it, at its time; people's own answers wait for it too."""

from random import Random
from typing import Any

import pytest

from inkognito.core.events import Command
from inkognito.core.refusals import Refused
from inkognito.games import SHIPPED
from inkognito.protocol.requests import Leave, SetPassing, TakeBack, Vote
from inkognito.tables import entries as log
from inkognito.tables.bot_delays import PASSING
from inkognito.tables.effects import AppendRow
from inkognito.tables.handle_request import scheduled_pass
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Luck, Process, World, begun

WAIT = PASSING["normal"].wait(0.5)
PASSES: dict[str, Any] = {
    "shake-phantom": {"type": "shake-phantom"},
    "end-turn": {"type": "end-turn"},
    "declaration": {"type": "decline", "what": "declaration"},
    "question": {"type": "decline", "what": "question"},
    "look": {"type": "decline", "what": "look"},
}
GAME = {kind: "card" if "what" in command else "board" for kind, command in PASSES.items()}
KINDS = pytest.mark.parametrize("kind", PASSES)
SHOWS = ("show-cards", "choose-pair", "show-black-card")


class Even(Luck):
    """The same draw each time."""

    def draw(self) -> float:
        return 0.5


def table_of(game: str, *people: str, **more: Any) -> tuple[Process, list[Client]]:
    """A game of these people and bots, in which answers wait for their time."""
    rules = {"board": {"turn_limit": 90}, "card": {"round_limit": 90}}
    bots = dict.fromkeys(("red", "blue", "green")[len(people) :], "random")
    world = World(game, players=3, bots=bots, rules=rules[game], **more)
    world.luck = Even(1)
    process = Process(world, holds={"answers"})
    return process, begun(process, *people)


def asked_in(kind: str, *people: str, **more: Any) -> tuple[Process, Client, Client]:
    """A game in which somebody has just been asked in a decision of this kind; and another."""
    process, clients = table_of(GAME[kind], *(people or ("ann", "bob")), **more)
    random = Random(1)
    for _ in range(3_000):
        asked = next((one for one in clients if one.is_waited_for), None)
        if asked is None:
            process.sleep()
            continue
        options = asked.options or {}
        if options["passable"] == kind:
            return process, asked, next((one for one in clients if one is not asked), asked)
        answer(process, asked, usual(options["commands"], random))
        process.pass_time(max((due - process.world.now for due in process.held_until()), default=0))
    raise AssertionError(f"nobody is asked in a decision of kind {kind}")


def usual(commands: list[dict[str, Any]], random: Random) -> dict[str, Any]:
    """An answer that goes on with the game."""
    going_on = ("decline", "end-movement", "end-turn", "shake-phantom")
    return next((one for one in commands if one["type"] in going_on), random.choice(commands))


def answer(process: Process, client: Client, command: Any) -> str:
    """Send an answer; return the id of the request."""
    name, data = client.act(command)
    process.hear(client, data)
    return name


def declaration(client: Client, kind: str) -> Any:
    """Another answer than the pass."""
    return next(one for one in (client.options or {})["commands"] if one != PASSES[kind])


# --- which decisions ------------------------------------------------------------------------------


def states() -> list[Any]:
    """The states of lively games of every kind."""
    found = []
    for number, table in enumerate(TABLES[::5]):
        game, random = lively_game(table, Random(number)), Random(number)
        while game.to_act and game.decision < 60:
            found.append(game.now)
            game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    for number, table in enumerate(CARD_TABLES[::3]):
        game, random = lively_card_game(table, Random(number)), Random(number)
        while game.to_act and game.decision < 60:
            found.append(game.now)
            game.play(*lively_card_move(game, random, declare=0.0))
    return found


def test_a_decision_can_be_passed_exactly_where_its_pass_is_offered_and_no_cards_are_shown() -> (
    None
):
    commands: dict[Command, str] = {
        command: kind for module in SHIPPED for kind, command in module.passes.items()
    }
    met = set()
    for state in states():
        for seat in state.waits_for:
            options = state.options(seat)
            offered = {commands[one] for one in options if one in commands}
            assert offered == ({state.passable} if state.passable else set())
            kinds = {str(type(one).__struct_config__.tag) for one in options}
            assert not (state.passable and kinds & set(SHOWS))
            met |= offered
    assert met == set(PASSES)


# --- the server passes ----------------------------------------------------------------------------


@KINDS
def test_the_server_passes_for_a_seat_that_wants_it_at_the_time_it_has_drawn(kind: str) -> None:
    process, asked, other = asked_in(kind)
    assert process.ask(asked, SetPassing, kind=kind) == TAKEN
    assert (asked.passing, other.passing) == ([kind], [])
    seq = process.session.table.seq
    process.pass_time(WAIT - 1)
    assert process.session.table.seq == seq
    process.pass_time(1)
    row = process.world.rows(seq)[0]
    (played,) = row.entries
    assert isinstance(played, log.Played)
    assert (row.author, row.at) == (f"pass-{asked.seat}", process.world.now)
    assert (played.seat, played.by_bot) == (asked.seat, False)


@KINDS
def test_switched_off_the_decision_that_is_open_waits_for_its_player(kind: str) -> None:
    process, asked, _ = asked_in(kind)
    process.ask(asked, SetPassing, kind=kind)
    process.pass_time(WAIT - 1)
    assert process.ask(asked, SetPassing, kind=kind, passes=False) == TAKEN
    seq = process.session.table.seq
    process.pass_time(60_000)
    assert process.session.table.seq == seq
    assert asked.passing == []
    assert asked.is_waited_for


def asked_seat(client: Client) -> Any:
    return client.seat


def test_a_pass_that_is_not_wanted_any_more_or_answers_another_question_is_stale() -> None:
    process, asked, _ = asked_in("declaration")
    before, seat = process.session.table, asked_seat(asked)
    assert before.game is not None
    process.ask(asked, SetPassing, kind="declaration")
    wanted, decision = process.session.table, before.game.decision
    assert scheduled_pass(wanted, seat, "declaration", decision).seat == seat
    for table, kind in ((before, "declaration"), (wanted, "look")):
        with pytest.raises(Refused) as refused:
            scheduled_pass(table, seat, kind, decision)
        assert (refused.value.code, refused.value.refusal.params) == (
            "stale",
            {"decision": decision},
        )


def test_switched_on_late_it_passes_at_once() -> None:
    process, asked, _ = asked_in("declaration")
    process.pass_time(WAIT + 1)
    seq = process.session.table.seq
    assert process.ask(asked, SetPassing, kind="declaration") == TAKEN
    process.pass_time(0)
    assert process.world.rows(seq + 1)[0].author == f"pass-{asked.seat}"


def test_the_server_passes_after_a_restart_and_says_so_in_its_welcome() -> None:
    process, asked, other = asked_in("declaration")
    process.ask(asked, SetPassing, kind="declaration")
    again = Process(process.world)
    for client in (asked, other):
        again.join(client)
    assert (asked.passing, other.passing) == (["declaration"], [])
    seq = again.session.table.seq
    again.pass_time(WAIT)
    assert again.world.rows(seq)[0].author == f"pass-{asked.seat}"


def test_it_passes_for_somebody_who_is_away() -> None:
    process, asked, _ = asked_in("declaration", clock={"type": "days", "days": 2})
    process.ask(asked, SetPassing, kind="declaration")
    process.part(asked)
    seq = process.session.table.seq
    process.pass_time(WAIT)
    assert process.session.table.seq == seq + 1


@pytest.mark.parametrize("seconds", [1, 90])
def test_it_passes_before_the_clock_runs_out(seconds: int) -> None:
    clock = {"type": "per-decision", "seconds": seconds}
    process, clients = table_of("board", "ann", "bob", clock=clock)
    for client in clients:
        assert process.ask(client, SetPassing, kind="shake-phantom") == TAKEN
    asked = next(one for one in clients if one.is_waited_for)
    seq = process.session.table.seq
    process.pass_time(min(WAIT, 1_000 * seconds))
    assert [row.author for row in process.world.rows(seq)] == [f"pass-{asked.seat}"]
    assert asked.is_waited_for


def test_a_pass_that_could_not_be_stored_is_scheduled_again() -> None:
    process, asked, _ = asked_in("declaration")
    process.ask(asked, SetPassing, kind="declaration")
    process.holds = frozenset({"rows"})
    process.pass_time(WAIT)
    process.rows.popleft()
    process.holds = frozenset()
    process.do(process.session.failed(process.world.now))
    seq = process.session.table.seq
    process.pass_time(1_000 + WAIT)
    assert process.world.rows(seq)[0].author == f"pass-{asked.seat}"


def test_two_processes_pass_once() -> None:
    here, asked, _ = asked_in("declaration")
    here.ask(asked, SetPassing, kind="declaration")
    there = Process(here.world)
    there.pass_time(WAIT)
    here.pass_time(0)
    passes = [row for row in here.world.rows() if row.author.startswith("pass-")]
    assert len(passes) == 1
    assert here.session.table.seq == there.session.table.seq


def test_nobody_passes_while_the_game_is_paused_or_a_bot_plays() -> None:
    process, asked, other = asked_in("declaration")
    process.ask(asked, SetPassing, kind="declaration")
    for client in (asked, other):
        assert process.ask(client, Vote, motion="pause") == TAKEN
    seq = process.session.table.seq
    process.pass_time(60_000)
    assert process.session.table.seq == seq
    for client in (asked, other):
        assert process.ask(client, Vote, motion="resume") == TAKEN
    assert process.ask(asked, Leave) == TAKEN
    seq = process.session.table.seq
    process.sleep()
    assert process.world.rows(seq)[0].author == f"bot-{asked.seat}"
    assert process.ask(asked, TakeBack) == TAKEN
    assert asked.passing == ["declaration"], "the switch is as it was"


# --- people's own answers -------------------------------------------------------------------------


@KINDS
@pytest.mark.parametrize("is_pass", [True, False])
@pytest.mark.parametrize("is_on", [True, False])
def test_an_answer_that_comes_early_leaves_at_the_same_time_whatever_it_is(
    kind: str, is_pass: bool, is_on: bool
) -> None:
    process, asked, other = asked_in(kind)
    if is_on:
        process.ask(asked, SetPassing, kind=kind)
    due = process.world.now + WAIT
    seq, heard = process.session.table.seq, len(other.received)
    process.pass_time(100)
    wanted = PASSES[kind] if is_pass else declaration(asked, kind)
    name = answer(process, asked, wanted)
    process.pass_time(due - process.world.now - 1)
    assert name in asked.unanswered
    assert (process.session.table.seq, len(other.received)) == (seq, heard)
    process.pass_time(1)
    assert asked.verdicts[name] == TAKEN
    row = process.world.rows(seq)[0]
    assert (row.author, row.at) == (asked.participant.person, due)


@KINDS
def test_an_answer_that_comes_late_leaves_at_once(kind: str) -> None:
    process, asked, _ = asked_in(kind)
    process.pass_time(WAIT)
    name = answer(process, asked, PASSES[kind])
    assert asked.verdicts[name] == TAKEN


def test_a_second_answer_is_stale_and_the_first_one_counts() -> None:
    process, asked, _ = asked_in("declaration")
    first = answer(process, asked, PASSES["declaration"])
    second = answer(process, asked, declaration(asked, "declaration"))
    assert asked.verdicts == {**asked.verdicts, second: "stale"}
    process.pass_time(WAIT)
    assert asked.verdicts[first] == TAKEN


def test_an_answer_sent_again_after_a_broken_connection_is_answered_once() -> None:
    process, asked, _ = asked_in("declaration")
    name, data = asked.act(PASSES["declaration"])
    process.hear(asked, data)
    process.part(asked)
    process.join(asked)
    process.hear(asked, data)
    seq = process.session.table.seq
    process.pass_time(WAIT)
    assert asked.verdicts[name] == TAKEN
    assert process.session.table.seq == seq + 1


def test_an_answer_that_is_held_when_its_player_leaves_is_refused() -> None:
    process, asked, _ = asked_in("declaration")
    name = answer(process, asked, PASSES["declaration"])
    assert process.ask(asked, Leave) == TAKEN
    assert asked.verdicts[name] == "plays-for-you"


def test_what_would_be_refused_is_refused_at_once() -> None:
    process, asked, other = asked_in("declaration")
    wrong = answer(process, asked, {"type": "decline", "what": "look"})
    early = answer(process, other, PASSES["declaration"])
    assert (asked.verdicts[wrong], other.verdicts[early]) == ("wrong-time", "not-your-decision")


def test_the_ambassadors_note_is_not_held() -> None:
    world = World("board", players=5, rules={"turn_limit": 90})
    process = Process(world, holds={"answers"})
    *_, eve = begun(process, "ann", "bob", "cem", "dot", "eve")
    for _ in range(3_000):
        asked = next(one for one in process.clients.values() if one.is_waited_for)
        options = asked.options or {}
        if asked is eve and options["passable"] == "end-turn":
            break
        answer(process, asked, usual(options["commands"], Random(1)))
        process.pass_time(max((due - process.world.now for due in process.held_until()), default=0))
    builds, agents = ("tall", "short", "fat", "thin"), ("fiddlebottom", "bubble", "x", "zsazsa")
    people = zip(("red", "blue", "green", "yellow"), agents, builds, strict=True)
    note = {colour: {"identity": agent, "build": build} for colour, agent, build in people}
    name = answer(process, eve, {"type": "write-note", "note": note})
    assert eve.verdicts[name] == TAKEN


@KINDS
def test_one_who_plays_with_bots_alone_does_not_wait(kind: str) -> None:
    process, asked, _ = asked_in(kind, "ann")
    name = answer(process, asked, PASSES[kind])
    assert asked.verdicts[name] == TAKEN


def test_with_fast_bots_nobody_waits() -> None:
    process = Process(World("board", players=3), fast_bots=True, holds={"answers"})
    clients = begun(process, "ann", "bob", "cem")
    asked = next(one for one in clients if one.is_waited_for)
    name = answer(process, asked, PASSES["shake-phantom"])
    assert asked.verdicts[name] == TAKEN


# --- who learns of it -----------------------------------------------------------------------------


def test_nobody_but_the_seat_itself_is_sent_anything() -> None:
    process, asked, other = asked_in("declaration", visibility="public")
    tab, watcher = process.join(asked.participant.person), process.join(None)
    heard = [len(one.received) for one in (other, watcher)]
    process.holds = frozenset({"answers", "rows"})
    name, data = asked.say(SetPassing, kind="declaration")
    process.hear(asked, data)
    held = process.rows.popleft()
    assert isinstance(held, AppendRow)
    assert held.listing is None, "the lobby would show that something has happened"
    process.do(process.answer(held))
    assert asked.verdicts[name] == TAKEN
    assert asked.passing == tab.passing == ["declaration"]
    assert [len(one.received) for one in (other, watcher)] == heard


@pytest.mark.parametrize(("game", "kind"), [("board", "declaration"), ("card", "nonsense")])
def test_a_kind_that_the_game_has_not_is_refused(game: str, kind: str) -> None:
    process, (ann, _) = table_of(game, "ann", "bob")
    assert process.ask(ann, SetPassing, kind=kind) == "bad-option"
    assert ann.params["allowed"] == [one for one in PASSES if GAME[one] == game]


def test_only_who_has_a_chair_in_a_game_can_switch() -> None:
    process, _, _ = asked_in("declaration")
    assert process.ask(process.join("zoe"), SetPassing, kind="look") == "not-seated"
    empty = Process(World("card", players=3))
    ann = empty.join("ann")
    assert empty.ask(ann, SetPassing, kind="look") == "not-seated"
