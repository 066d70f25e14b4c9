"""A discreet gesture leaves no trace for anybody but its maker and its target.

The same game is played twice, once with gestures between two players and once without. Everybody
else must receive the same bytes: messages, numbers, order, and what a reconnect brings.
"""

from itertools import count
from random import Random
from typing import Any, get_args

import pytest

from inkognito.protocol.requests import DeleteTalk, MakeGesture, Say
from inkognito.protocol.terms import Gesture
from inkognito.tables.talk import PER_ITEM
from tests.kit import table_client
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, play_on

GESTURES = get_args(Gesture)
PEOPLE = ("ann", "bob", "cem", "dan", "eve")
STEPS = 12


def play_rows(process: Process, random: Random, count: int) -> None:
    """Play until the log has this many more rows, or the game is over."""
    end = process.session.table.seq + count
    play_on(process, random, lambda: process.session.table.seq >= end)


class Evening:
    """One game with talk; `is_discreet` adds gestures between the second and the third player."""

    def __init__(self, game: str, players: int, is_discreet: bool) -> None:
        table_client._TABS = count(1)  # so that the ids of requests are the same in both worlds
        world = World(game, seed=players, players=players, gestures="discreet")
        self.process, self.is_discreet = Process(world), is_discreet
        self.clients = begun(self.process, *PEOPLE[:players])
        self.clients += [self.process.join("zoe"), self.process.join(None)]
        self.random = Random(players)
        self.gestures = 0

    def run(self) -> None:
        """Play, talk, delete and reconnect; all of it the same in both worlds."""
        for step in range(STEPS):
            self._gesture(step)
            self._say(step)
            self._gesture(step)
            play_rows(self.process, self.random, 4)
            self.process.pass_time(4 * PER_ITEM)
            if step % 4 == 3:
                self._delete(f"words {step - 1}")
                self._come_back()

    def others(self) -> list[Client]:
        """Everybody but the two, the host among them."""
        return [one for one in self.clients if one.participant.person not in ("bob", "cem")]

    def _gesture(self, step: int) -> None:
        if self.is_discreet:
            _, bob, cem, *_ = self.clients
            maker, to = ((bob, "green"), (cem, "blue"))[step % 2]
            gesture = GESTURES[step % len(GESTURES)]
            assert self.process.ask(maker, MakeGesture, gesture=gesture, to=to) == TAKEN
            self.gestures += 1
            if step % 3 == 2:
                number = max(maker.talk)
                assert self.process.ask(maker, DeleteTalk, number=number) == TAKEN

    def _say(self, step: int) -> None:
        speaker = self.clients[step % (len(self.clients) - 1)]
        assert self.process.ask(speaker, Say, text=f"words {step}") == TAKEN

    def _delete(self, text: str) -> None:
        """Let the host delete some words, by their own number."""
        host = self.clients[0]
        number = next(n for n, one in host.talk.items() if one["text"] == text)
        assert self.process.ask(host, DeleteTalk, number=number) == TAKEN

    def _come_back(self) -> None:
        """Start another process from what is stored; everybody reconnects to it."""
        self.process = Process(self.process.world)
        for client in self.clients:
            self.process.join(client)


@pytest.mark.parametrize("game", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_discreet_gesture_changes_no_byte_that_others_receive(game: str, players: int) -> None:
    with_gestures, without = Evening(game, players, True), Evening(game, players, False)
    for evening in (without, with_gestures):
        table_client._TABS = count(100)
        evening.run()
    assert with_gestures.gestures == 2 * STEPS
    pairs = list(zip(with_gestures.others(), without.others(), strict=True))
    assert len(pairs) == players
    for client, same in pairs:
        assert client.received == same.received
        assert len(client.received) > STEPS
        assert list(client.talk) == list(range(1, STEPS + 1)), "numbers without gaps"
    fresh, same = (evening.process.join(None) for evening in (with_gestures, without))
    assert fresh.received == same.received
    bob, before = with_gestures.clients[1], without.clients[1]
    assert bob.received != before.received, "a test that compares nothing"


@pytest.mark.parametrize("game", ["board", "card"])
def test_talk_says_after_which_sighting_of_the_viewer_it_came(game: str) -> None:
    process = Process(World(game, players=3))
    people = begun(process, "ann", "bob", "cem")
    clients = [*people, process.join(None)]
    seen: list[list[int]] = []
    random = Random(4)
    for step in range(4):
        play_rows(process, random, 3)
        seen.append([len(client.seen) for client in clients])
        assert process.ask(people[step % 3], Say, text=str(step)) == TAKEN
    assert len({tuple(one) for one in seen}) == len(seen)
    for at, client in enumerate(clients):
        heard: list[Any] = list(client.talk.values())
        assert [one["after"] for one in heard] == [counts[at] for counts in seen]
        late = Process(process.world).join(client.participant.person)
        assert list(late.talk.values()) == heard
