"""Several processes at one table, and a store that fails: no move is lost, none is made twice."""

from random import Random

import pytest

from inkognito.protocol import requests
from inkognito.tables import entries as log
from inkognito.tables.table_session import RETRY_AFTER
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, fingerprint, play_on, shown


def two_houses(game: str = "card") -> tuple[Process, Process, list[Client]]:
    """A table of three people in one process, which is open in another as well."""
    here = Process(World(game, players=3))
    clients = begun(here, "ann", "bob", "cem")
    return here, Process(here.world), clients


def caught_up(process: Process) -> Process:
    """The process after it has read the log."""
    process.do(
        process.session.catch_up(process.world.now, process.world.rows(process.session.table.seq))
    )
    return process


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


def test_the_slower_process_reads_the_log_and_decides_again() -> None:
    here, there, clients = two_houses()
    zoe = there.join("zoe")
    assert there.ask(zoe, requests.Sit, seat="red") == "already-begun"
    one = waited_for(clients)
    other = next(client for client in clients if client is not one)
    assert there.ask(there.join(other.participant.person), requests.Leave) == TAKEN
    assert here.session.table.seq == there.session.table.seq - 1
    assert here.choose(one, Random(1)) == TAKEN
    assert {c["seat"]: c["stand_in"] for c in one.table["chairs"]}[other.seat] == "left"
    assert fingerprint(caught_up(there).session) == fingerprint(here.session)


def test_a_decision_that_was_taken_elsewhere_is_stale_here() -> None:
    here, there, clients = two_houses()
    one = waited_for(clients)
    twin = there.join(one.participant.person)
    assert there.choose(twin, Random(1)) == TAKEN
    assert here.choose(one, Random(2)) == "stale"
    assert one.seen == twin.seen


def test_the_same_request_in_two_processes_is_accepted_once() -> None:
    here, there, clients = two_houses()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    twin = there.join(one.participant.person)
    there.hear(twin, data)
    here.hear(one, data)
    assert one.verdicts[name] == twin.verdicts[name] == TAKEN
    assert one.seen == twin.seen == shown(here, one)


def test_a_request_that_loses_twice_is_rejected_with_try_again_and_then_accepted() -> None:
    here, there, clients = two_houses()
    one, host = waited_for(clients), there.join("ann")
    here.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    here.hear(one, data)
    for muted in (True, False):
        assert there.ask(host, requests.Mute, person="bob", muted=muted) == TAKEN
        here.do(here.answer(here.rows.popleft()))
    assert one.verdicts[name] == "try-again"
    assert not here.rows
    here.holds = frozenset()
    here.hear(one, data)
    assert one.verdicts[name] == TAKEN


def test_losing_twice_leaves_the_next_request_its_second_attempt() -> None:
    here, there, clients = two_houses()
    one, host = waited_for(clients), there.join("ann")
    here.holds = frozenset({"rows"})
    for muted, losses, verdict in ((True, 2, "try-again"), (False, 1, TAKEN)):
        name, data = one.choose(Random(1))
        here.hear(one, data)
        for number in range(losses):
            there.ask(host, requests.Mute, person=("bob", "cem")[number], muted=muted)
            here.do(here.answer(here.rows.popleft()))
        while here.rows:
            here.do(here.answer(here.rows.popleft()))
        assert one.verdicts[name] == verdict


def test_talk_of_two_processes_is_shown_in_both_in_one_order() -> None:
    here, there, clients = two_houses()
    ann, zoe = clients[0], there.join("zoe")
    for number in range(3):
        assert here.ask(ann, requests.Say, text=f"from here {number}") == TAKEN
        assert there.ask(zoe, requests.Say, text=f"from there {number}") == TAKEN
    spoken = [said.text for _, said in sorted(here.world.talk.items())]
    assert spoken == [f"from {place} {n}" for n in range(3) for place in ("here", "there")]
    assert [one["text"] for one in zoe.talk.values()] == spoken
    assert [one["text"] for one in ann.talk.values()] == spoken[:-1]  # nothing was said here since
    assert [*ann.talk] == [*zoe.talk][:-1]


def test_talk_that_loses_several_races_is_still_stored() -> None:
    here, there, clients = two_houses()
    ann, zoe = clients[0], there.join("zoe")
    here.holds = frozenset({"talk"})
    name, data = ann.say(requests.Say, text="at last")
    here.hear(ann, data)
    for number in range(4):
        assert there.ask(zoe, requests.Say, text=f"first {number}") == TAKEN
        here.do(here.keep(here.talk.popleft()))
        assert name not in ann.verdicts
    here.do(here.keep(here.talk.popleft()))
    assert ann.verdicts[name] == TAKEN
    assert [one["text"] for one in ann.talk.values()][-2:] == ["first 3", "at last"]


def test_an_own_row_read_before_its_confirmation_is_still_answered() -> None:
    here, _, clients = two_houses()
    one = waited_for(clients)
    here.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    here.hear(one, data)
    held = here.rows.popleft()
    assert here.world.append(held.row)
    caught_up(here)
    here.do(here.session.stored(here.world.now))
    assert one.verdicts[name] == TAKEN
    assert one.seen == shown(here, one)


def test_a_row_that_is_not_stored_has_not_happened() -> None:
    process, _, clients = two_houses()
    one, before = waited_for(clients), fingerprint(process.session)
    process.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    process.hear(one, data)
    process.rows.clear()
    process.do(process.session.failed(process.world.now))
    assert one.verdicts[name] == "try-again"
    assert fingerprint(process.session) == before
    process.holds = frozenset()
    process.hear(one, data)
    assert one.verdicts[name] == TAKEN


@pytest.mark.parametrize("later", range(0, 2_000, 125))
def test_after_a_failed_row_bots_wait_for_exactly_a_second(later: int) -> None:
    process = Process(World("card", players=3, bots={"green": "random"}))
    begun(process, "ann", "bob")
    process.pass_time(later)
    process.do(process.session.failed(process.world.now))
    assert process.wake_at == process.world.now + RETRY_AFTER


def test_a_row_stored_without_confirmation_is_applied_once() -> None:
    process, _, clients = two_houses()
    one = waited_for(clients)
    process.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    process.hear(one, data)
    assert process.world.append(process.rows.popleft().row)
    process.do(process.session.failed(process.world.now))
    assert one.verdicts[name] == "try-again"
    process.hear(one, data)
    process.do(process.answer(process.rows.popleft()))
    assert one.verdicts[name] == TAKEN
    assert not process.rows
    assert [row.request_id for row in process.world.rows()].count(name) == 1
    assert one.seen == shown(process, one)


@pytest.mark.parametrize("how", ["failed", "lost twice"])
def test_a_bot_whose_answer_was_not_stored_is_asked_again(how: str) -> None:
    bots = dict.fromkeys(("blue", "green", "yellow"), "random")
    process = Process(World("card", players=4, bots=bots))
    (ann,) = begun(process, "ann")
    play_on(process, Random(1), until=lambda: not ann.is_waited_for)
    process.holds = frozenset({"rows"})
    process.sleep()
    other = Process(process.world)
    host = other.join("ann")
    for muted in (True, False):
        row = process.rows.popleft().row
        assert row.author.startswith("bot-")
        if how == "failed":
            process.do(process.session.failed(process.world.now))
            break
        assert other.ask(host, requests.Mute, person="ann", muted=muted) == TAKEN
        process.do(
            process.session.lost(process.world.now, process.world.rows(process.session.table.seq))
        )
    process.holds = frozenset()
    play_on(process, Random(1))
    assert process.session.table.status == "over"


def test_a_bot_whose_note_was_stored_without_confirmation_plays_on() -> None:
    process = Process(World("board", players=5, bots={"ambassador": "random"}))
    begun(process, "ann", "bob", "cem", "dan")
    process.holds = frozenset({"thoughts"})
    play_on(process, Random(1), until=lambda: any(not one.is_free for one in process.thoughts))
    asked = process.thoughts.pop()
    process.holds = frozenset({"rows"})
    note = asked.options[-1].fillings[0]
    process.do(process.session.thought(process.world.now, asked.seat, asked.decision, note))
    process.sleep()
    assert process.world.append(process.rows.popleft().row)
    process.holds = frozenset()
    process.do(process.session.failed(process.world.now))
    play_on(process, Random(1))
    assert process.session.table.status == "over"


def test_a_rematch_that_loses_a_race_opens_no_second_table() -> None:
    here, there, clients = two_houses()
    play_on(here, Random(1))
    caught_up(there)
    ann = there.join("ann")
    here.holds = frozenset({"rows"})
    name, data = clients[1].say(requests.OfferRematch)
    here.hear(clients[1], data)
    assert there.ask(ann, requests.Mute, person="bob", muted=True) == TAKEN
    here.do(here.answer(here.rows.popleft()))
    here.do(here.answer(here.rows.popleft()))
    assert clients[1].verdicts[name] == TAKEN
    assert len(here.openings) == 1
    assert caught_up(there).session.table.rematch == here.openings[0].row.table


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("seed", range(6))
def test_two_processes_that_race_through_a_game_agree(game: str, seed: int) -> None:
    random = Random(seed)
    world = World(game, seed, players=4, bots={"green": "random", "yellow": "random"})
    processes = [Process(world), Process(world)]
    first = begun(processes[0], "ann", "bob")
    caught_up(processes[1])
    tabs = {processes[0]: first, processes[1]: [processes[1].join("ann"), processes[1].join("bob")]}
    for process in processes:
        process.holds = frozenset({"rows"})
    for _ in range(4_000):
        if world.table().status == "over" and not any(process.rows for process in processes):
            break
        process = random.choice(processes)
        acting = [one for one in tabs[process] if one.is_waited_for and not one.unanswered]
        if process.rows and random.random() < 0.5:
            process.do(process.answer(process.rows.popleft()))
        elif acting:
            process.hear(one := random.choice(acting), one.choose(random)[1])
        elif process.wake_at is not None:
            process.pass_time(max(0, process.wake_at - world.now))
        else:
            caught_up(process)
    check_race(processes, tabs)
    assert world.losses > 3


def check_race(processes: list[Process], tabs: dict[Process, list[Client]]) -> None:
    """All have seen one and the same game, and no request was taken twice."""
    world = processes[0].world
    rows = world.rows()
    assert len({(row.author, row.request_id) for row in rows}) == len(rows)
    prints = [
        fingerprint(world.session()),
        *(fingerprint(caught_up(h).session) for h in processes),
    ]
    assert prints[0] == prints[1] == prints[2]
    assert world.table().status == "over"
    taken = {row.request_id for row in rows}
    for process in processes:
        for tab in tabs[process]:
            assert tab.seen == shown(process, tab)
            assert {name for name, verdict in tab.verdicts.items() if verdict == TAKEN} <= taken
    played = [row for row in rows if any(type(entry) is log.Played for entry in row.entries)]
    assert {row.author for row in played} == {"ann", "bob", "bot-green", "bot-yellow"}
