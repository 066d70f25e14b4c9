"""Talk and gestures: who hears what, by which number, and what is too much."""

from random import Random
from typing import Any

import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol import wishes
from inkognito.tables.talk import BURST, PER_WORDS
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, begun, seated


def three_people(**settings: Any) -> tuple[House, list[Client]]:
    house = House(World("card", players=3, **settings))
    return house, begun(house, "ann", "bob", "cem")


def heard(client: Client) -> list[str | None]:
    """What the client has heard, in order; its numbers have no gaps."""
    assert list(client.talk) == list(range(1, len(client.talk) + 1))
    return [one["text"] or one["gesture"] for one in client.talk.values()]


def test_everybody_hears_what_is_said_and_who_says_it() -> None:
    house, clients = three_people()
    looker = house.join(None)
    assert house.ask(clients[0], wishes.Say, text=" Buona sera\u0007! ") == TAKEN
    for client in (*clients, looker):
        assert heard(client) == ["Buona sera!"]
        assert (client.talk[1]["person"], client.talk[1]["name"]) == ("ann", "Ann")


def test_those_who_look_on_may_talk_but_make_no_gestures() -> None:
    house, _ = three_people()
    zoe = house.join("zoe")
    assert house.ask(zoe, wishes.Say, text="Ciao") == TAKEN
    assert house.ask(zoe, wishes.MakeGesture, gesture="frown") == "not-seated"
    assert house.ask(house.join(None), wishes.Say, text="Ciao") == "who-are-you"


def test_words_that_are_sent_twice_are_said_once() -> None:
    house, (ann, bob, _) = three_people()
    name, data = ann.say(wishes.Say, text="Once")
    house.hear(ann, data)
    house.hear(ann, data)
    again = House(house.world)
    again.join(ann)
    ann.verdicts.clear()
    again.hear(ann, data)
    assert ann.verdicts[name] == TAKEN
    assert heard(bob) == heard(ann) == ["Once"]


def test_a_burst_of_words_is_enough_and_time_allows_more() -> None:
    house, (ann, bob, _) = three_people()
    for number in range(BURST):
        assert house.ask(ann, wishes.Say, text=f"{number}") == TAKEN
    assert house.ask(ann, wishes.Say, text="more") == "too-fast"
    assert house.ask(bob, wishes.Say, text="I am somebody else") == TAKEN
    house.pass_time(PER_WORDS)
    assert house.ask(ann, wishes.Say, text="now") == TAKEN
    assert house.ask(ann, wishes.Say, text="more") == "too-fast"
    house.pass_time(100 * PER_WORDS)
    said = [house.ask(ann, wishes.Say, text=f"{number}") for number in range(BURST + 1)]
    assert said == [TAKEN] * BURST + ["too-fast"]


def test_words_are_deleted_by_their_author_and_by_the_host() -> None:
    house, (ann, bob, cem) = three_people()
    house.ask(bob, wishes.Say, text="one")
    house.ask(bob, wishes.Say, text="two")
    assert house.ask(cem, wishes.Unsay, number=1) == "no-such-words"
    assert house.ask(ann, wishes.Unsay, number=3) == "no-such-words"
    assert house.ask(bob, wishes.Unsay, number=1) == TAKEN
    assert heard(cem) == [None, "two"]
    assert house.ask(ann, wishes.Unsay, number=2) == TAKEN
    assert heard(cem) == heard(house.join("zoe")) == [None, None]
    assert "two" not in str(house.world.said)
    late = House(house.world).join(None)
    assert heard(late) == [None, None]


def test_whoever_comes_back_hears_what_he_has_missed() -> None:
    house, (ann, bob, _) = three_people()
    house.ask(ann, wishes.Say, text="before")
    house.part(bob)
    house.ask(ann, wishes.Say, text="meanwhile")
    count = len(bob.received)
    house.join(bob)
    assert heard(bob) == ["before", "meanwhile"]
    assert b"before" not in b"".join(bob.received[count:])


def test_open_gestures_are_for_everybody() -> None:
    house, (ann, bob, cem) = three_people()
    assert house.ask(ann, wishes.MakeGesture, gesture="tug-earlobe") == TAKEN
    assert heard(bob) == heard(cem) == ["tug-earlobe"]
    assert house.ask(ann, wishes.MakeGesture, gesture="frown", to="blue") == "gestures-are-open"
    assert ann.params == {"gestures": "open"}


def test_discreet_gestures_are_seen_by_the_two_alone_and_leave_no_gap() -> None:
    house, (ann, bob, cem) = three_people(gestures="discreet")
    zoe = house.join("zoe")
    house.ask(ann, wishes.Say, text="Good evening")
    before = [len(client.received) for client in (cem, zoe)]
    assert house.ask(ann, wishes.MakeGesture, gesture="frown", to="blue") == TAKEN
    assert [len(client.received) for client in (cem, zoe)] == before
    house.ask(cem, wishes.Say, text="So quiet")
    assert heard(ann) == heard(bob) == ["Good evening", "frown", "So quiet"]
    assert heard(cem) == heard(zoe) == ["Good evening", "So quiet"]
    assert cem.talk[2]["number"] == 2
    assert house.ask(cem, wishes.Unsay, number=2) == TAKEN
    assert heard(ann) == ["Good evening", "frown", None]
    assert heard(cem) == ["Good evening", None]
    for client in (ann, bob, cem, zoe):
        fresh = house.join(client.guest.person)
        assert heard(fresh) == heard(client)


def test_discreet_gestures_need_somebody_they_are_for() -> None:
    house, (ann, *_) = three_people(gestures="discreet")
    assert house.ask(ann, wishes.MakeGesture, gesture="frown") == "gestures-are-open"
    assert ann.params == {"gestures": "discreet"}
    assert house.ask(ann, wishes.MakeGesture, gesture="frown", to="yellow") == "not-a-chair"


def test_discreet_gestures_wait_for_the_game_because_chairs_change_before_it() -> None:
    house = House(World("card", players=3, gestures="discreet"))
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(ann, wishes.MakeGesture, gesture="frown", to="blue") == "not-begun"
    assert not bob.talk


@pytest.mark.parametrize("text", ["", "x" * (wishes.LONGEST_WORDS + 1)])
def test_words_of_no_length_and_of_too_much_cannot_be_read(text: str) -> None:
    house, (ann, *_) = three_people()
    _, data = ann.say(wishes.Say, text=text)
    with pytest.raises(Refused) as refused:
        house.hear(ann, data)
    assert refused.value.code == "unreadable"


# --- stored first ---------------------------------------------------------------------------------


def holding() -> tuple[House, list[Client]]:
    """Three people at a table where words wait to be stored."""
    house, clients = three_people()
    house.holds = frozenset({"words"})
    return house, clients


def test_words_are_heard_only_when_they_are_stored() -> None:
    house, (ann, bob, cem) = holding()
    assert house.ask(ann, wishes.Say, text="one") is None
    assert house.ask(bob, wishes.Say, text="two") is None
    late = house.join("zoe")
    assert [heard(one) for one in (ann, bob, cem, late)] == [[]] * 4
    assert not house.desk.is_idle
    house.do(house.keep(house.words.popleft()))
    assert [heard(one) for one in (ann, bob, cem, late)] == [["one"]] * 4
    house.do(house.keep(house.words.popleft()))
    assert [heard(one) for one in (ann, bob, cem, late)] == [["one", "two"]] * 4
    assert [*ann.verdicts.values()][-1] == [*bob.verdicts.values()][-1] == TAKEN
    assert not house.words


def test_a_move_does_not_wait_for_words() -> None:
    house, clients = holding()
    house.ask(clients[0], wishes.Say, text="slowly")
    one = next(client for client in clients if client.is_waited_for)
    assert house.choose(one, Random(1)) == TAKEN


def test_words_that_could_not_be_stored_are_heard_by_nobody_and_may_be_said_again() -> None:
    house, (ann, bob, _) = holding()
    for _ in range(2 * BURST):  # and this often, since what came to nothing is not counted
        name, data = ann.say(wishes.Say, text="Buona sera")
        house.hear(ann, data)
        house.words.clear()
        house.do(house.desk.conversation.failed(house.world.now))
        assert ann.verdicts[name] == "try-again"
    house.holds = frozenset()
    house.hear(ann, data)
    assert ann.verdicts[name] == TAKEN
    assert heard(ann) == heard(bob) == ["Buona sera"]


def test_words_are_deleted_only_when_that_is_stored() -> None:
    house, (ann, bob, _) = three_people()
    house.ask(ann, wishes.Say, text="oh")
    house.holds = frozenset({"words"})
    assert house.ask(ann, wishes.Unsay, number=1) is None
    assert heard(bob) == ["oh"]
    house.do(house.keep(house.words.popleft()))
    assert heard(bob) == [None]


def test_who_is_deleted_while_his_words_are_stored_is_not_heard() -> None:
    house, (ann, bob, _) = holding()
    house.ask(bob, wishes.Say, text="my secret")
    house.ask(bob, wishes.Say, text="my other secret")
    house.ask(ann, wishes.Say, text="Bob?")
    house.do(house.desk.forget(house.world.now, "bob"))
    assert bob.dismissed_for == "forgotten"
    while house.words:
        house.do(house.keep(house.words.popleft()))
    assert heard(ann) == heard(House(house.world).join("zoe")) == [None, "Bob?"]
    assert "secret" not in str(house.world.said)
    assert not any(b"secret" in data for data in ann.received)


def test_who_loses_his_chair_while_his_gesture_is_stored_is_answered_all_the_same() -> None:
    house, (ann, bob, cem) = three_people(gestures="discreet")
    house.holds = frozenset({"words"})
    name, data = bob.say(wishes.MakeGesture, gesture="frown", to="green")
    house.hear(bob, data)
    assert house.ask(ann, wishes.Remove, person="bob") == TAKEN
    house.do(house.keep(house.words.popleft()))
    assert name not in bob.verdicts, "his line has ended"
    assert heard(cem) == ["frown"]
    again = house.join("bob")
    assert not again.talk
    house.hear(again, data)
    assert again.verdicts[name] == TAKEN
