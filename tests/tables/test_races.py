"""Several processes at one table, and a store that fails: no move is lost, none is made twice."""

from random import Random

import pytest

from inkognito.protocol import wishes
from inkognito.tables import entries as log
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, begun, fingerprint, play_on, shown


def two_houses(game: str = "card") -> tuple[House, House, list[Client]]:
    """A table of three people in one process, which is open in another as well."""
    here = House(World(game, players=3))
    clients = begun(here, "ann", "bob", "cem")
    return here, House(here.world), clients


def caught_up(house: House) -> House:
    """The house after it has read the log."""
    house.do(house.desk.catch_up(house.world.now, house.world.rows(house.desk.table.seq)))
    return house


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


def test_whoever_comes_second_reads_the_log_and_decides_again() -> None:
    here, there, clients = two_houses()
    zoe = there.join("zoe")
    assert there.ask(zoe, wishes.Sit, seat="red") == "already-begun"
    one = waited_for(clients)
    other = next(client for client in clients if client is not one)
    assert there.ask(there.join(other.guest.person), wishes.Leave) == TAKEN
    assert here.desk.table.seq == there.desk.table.seq - 1
    assert here.choose(one, Random(1)) == TAKEN
    assert {c["seat"]: c["stand_in"] for c in one.table["chairs"]}[other.seat] == "left"
    assert fingerprint(caught_up(there).desk.table) == fingerprint(here.desk.table)


def test_a_decision_that_was_taken_elsewhere_is_stale_here() -> None:
    here, there, clients = two_houses()
    one = waited_for(clients)
    twin = there.join(one.guest.person)
    assert there.choose(twin, Random(1)) == TAKEN
    assert here.choose(one, Random(2)) == "stale"
    assert one.seen == twin.seen


def test_the_same_wish_in_two_processes_is_taken_once() -> None:
    here, there, clients = two_houses()
    one = waited_for(clients)
    name, data = one.choose(Random(1))
    twin = there.join(one.guest.person)
    there.hear(twin, data)
    here.hear(one, data)
    assert one.verdicts[name] == twin.verdicts[name] == TAKEN
    assert one.seen == twin.seen == shown(here, one)


def test_whoever_loses_twice_is_told_to_try_again_and_then_it_is_taken() -> None:
    here, there, clients = two_houses()
    one, host = waited_for(clients), there.join("ann")
    here.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    here.hear(one, data)
    for muted in (True, False):
        assert there.ask(host, wishes.Mute, person="zoe", muted=muted) == TAKEN
        here.do(here.answer(here.rows.popleft()))
    assert one.verdicts[name] == "try-again"
    assert not here.rows
    here.holds = frozenset()
    here.hear(one, data)
    assert one.verdicts[name] == TAKEN


def test_losing_twice_does_not_take_the_second_chance_from_the_next_wish() -> None:
    here, there, clients = two_houses()
    one, host = waited_for(clients), there.join("ann")
    here.holds = frozenset({"rows"})
    for muted, losses, verdict in ((True, 2, "try-again"), (False, 1, TAKEN)):
        name, data = one.choose(Random(1))
        here.hear(one, data)
        for number in range(losses):
            there.ask(host, wishes.Mute, person=f"zoe-{number}", muted=muted)
            here.do(here.answer(here.rows.popleft()))
        while here.rows:
            here.do(here.answer(here.rows.popleft()))
        assert one.verdicts[name] == verdict


def test_words_of_two_processes_are_all_heard_in_both_in_one_order() -> None:
    here, there, clients = two_houses()
    ann, zoe = clients[0], there.join("zoe")
    for number in range(3):
        assert here.ask(ann, wishes.Say, text=f"from here {number}") == TAKEN
        assert there.ask(zoe, wishes.Say, text=f"from there {number}") == TAKEN
    spoken = [said.text for _, said in sorted(here.world.said.items())]
    assert spoken == [f"from {place} {n}" for n in range(3) for place in ("here", "there")]
    assert [one["text"] for one in zoe.talk.values()] == spoken
    assert [one["text"] for one in ann.talk.values()] == spoken[:-1]  # nothing was said here since
    assert [*ann.talk] == [*zoe.talk][:-1]


def test_a_row_of_ones_own_that_is_read_before_it_is_confirmed_is_still_answered() -> None:
    here, _, clients = two_houses()
    one = waited_for(clients)
    here.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    here.hear(one, data)
    held = here.rows.popleft()
    assert here.world.append(held.row)
    caught_up(here)
    here.do(here.desk.stored(here.world.now, held.row))
    assert one.verdicts[name] == TAKEN
    assert one.seen == shown(here, one)


def test_what_the_store_does_not_keep_has_not_happened() -> None:
    house, _, clients = two_houses()
    one, before = waited_for(clients), fingerprint(house.desk.table)
    house.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    house.hear(one, data)
    house.rows.clear()
    house.do(house.desk.failed(house.world.now))
    assert one.verdicts[name] == "try-again"
    assert fingerprint(house.desk.table) == before
    house.holds = frozenset()
    house.hear(one, data)
    assert one.verdicts[name] == TAKEN


def test_what_the_store_has_kept_but_could_not_confirm_is_taken_once() -> None:
    house, _, clients = two_houses()
    one = waited_for(clients)
    house.holds = frozenset({"rows"})
    name, data = one.choose(Random(1))
    house.hear(one, data)
    assert house.world.append(house.rows.popleft().row)
    house.do(house.desk.failed(house.world.now))
    assert one.verdicts[name] == "try-again"
    house.hear(one, data)
    house.do(house.answer(house.rows.popleft()))
    assert one.verdicts[name] == TAKEN
    assert not house.rows
    assert [row.wish for row in house.world.rows()].count(name) == 1
    assert one.seen == shown(house, one)


@pytest.mark.parametrize("how", ["failed", "lost twice"])
def test_a_bot_whose_answer_was_not_kept_is_asked_again(how: str) -> None:
    bots = dict.fromkeys(("blue", "green", "yellow"), "random")
    house = House(World("card", players=4, bots=bots))
    (ann,) = begun(house, "ann")
    play_on(house, Random(1), until=lambda: not ann.is_waited_for)
    house.holds = frozenset({"rows"})
    house.sleep()
    other = House(house.world)
    host = other.join("ann")
    for muted in (True, False):
        row = house.rows.popleft().row
        assert row.author.startswith("bot-")
        if how == "failed":
            house.do(house.desk.failed(house.world.now))
            break
        assert other.ask(host, wishes.Mute, person="zoe", muted=muted) == TAKEN
        house.do(house.desk.lost(house.world.now, house.world.rows(house.desk.table.seq)))
    house.holds = frozenset()
    play_on(house, Random(1))
    assert house.desk.table.status == "over"


def test_a_rematch_that_loses_a_race_opens_no_second_table() -> None:
    here, there, clients = two_houses()
    play_on(here, Random(1))
    caught_up(there)
    ann = there.join("ann")
    here.holds = frozenset({"rows"})
    name, data = clients[1].say(wishes.OfferRematch)
    here.hear(clients[1], data)
    assert there.ask(ann, wishes.Mute, person="zoe", muted=True) == TAKEN
    here.do(here.answer(here.rows.popleft()))
    here.do(here.answer(here.rows.popleft()))
    assert clients[1].verdicts[name] == TAKEN
    assert len(here.openings) == 1
    assert caught_up(there).desk.table.rematch == here.openings[0].row.table


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("seed", range(6))
def test_two_processes_that_race_through_a_game_come_to_the_same(game: str, seed: int) -> None:
    random = Random(seed)
    world = World(game, seed, players=4, bots={"green": "random", "yellow": "random"})
    houses = [House(world), House(world)]
    first = begun(houses[0], "ann", "bob")
    caught_up(houses[1])
    tabs = {houses[0]: first, houses[1]: [houses[1].join("ann"), houses[1].join("bob")]}
    for house in houses:
        house.holds = frozenset({"rows"})
    for _ in range(4_000):
        if world.table().status == "over" and not any(house.rows for house in houses):
            break
        house = random.choice(houses)
        acting = [one for one in tabs[house] if one.is_waited_for and not one.unanswered]
        if house.rows and random.random() < 0.5:
            house.do(house.answer(house.rows.popleft()))
        elif acting:
            house.hear(one := random.choice(acting), one.choose(random)[1])
        elif house.wake_at is not None:
            house.pass_time(max(0, house.wake_at - world.now))
        else:
            caught_up(house)
    check_race(houses, tabs)
    assert world.losses > 3


def check_race(houses: list[House], tabs: dict[House, list[Client]]) -> None:
    """All have seen one and the same game, and no wish was taken twice."""
    world = houses[0].world
    rows = world.rows()
    assert len({(row.author, row.wish) for row in rows}) == len(rows)
    prints = [fingerprint(world.table()), *(fingerprint(caught_up(h).desk.table) for h in houses)]
    assert prints[0] == prints[1] == prints[2]
    assert world.table().status == "over"
    taken = {row.wish for row in rows}
    for house in houses:
        for tab in tabs[house]:
            assert tab.seen == shown(house, tab)
            assert {name for name, verdict in tab.verdicts.items() if verdict == TAKEN} <= taken
    played = [row for row in rows if any(type(entry) is log.Played for entry in row.entries)]
    assert {row.author for row in played} == {"ann", "bob", "bot-green", "bot-yellow"}
