"""Talk and gestures: who hears what, by which number, and what is too much."""

from random import Random
from typing import Any

import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol import requests
from inkognito.tables.talk import BURST, PER_ITEM
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, seated


def three_people(**settings: Any) -> tuple[Process, list[Client]]:
    process = Process(World("card", players=3, **settings))
    return process, begun(process, "ann", "bob", "cem")


def heard(client: Client) -> list[str | None]:
    """What the client has heard, in order; its numbers have no gaps."""
    assert list(client.talk) == list(range(1, len(client.talk) + 1))
    return [one["text"] or one["gesture"] for one in client.talk.values()]


def test_all_viewers_get_the_talk_with_its_speaker() -> None:
    process, clients = three_people()
    watcher = process.join(None)
    assert process.ask(clients[0], requests.Say, text=" Buona sera\u0007! ") == TAKEN
    for client in (*clients, watcher):
        assert heard(client) == ["Buona sera!"]
        assert (client.talk[1]["person"], client.talk[1]["name"]) == ("ann", "Ann")


def test_spectators_may_talk_but_make_no_gestures() -> None:
    process, _ = three_people()
    zoe = process.join("zoe")
    assert process.ask(zoe, requests.Say, text="Ciao") == TAKEN
    assert process.ask(zoe, requests.MakeGesture, gesture="frown") == "not-seated"
    assert process.ask(process.join(None), requests.Say, text="Ciao") == "who-are-you"


def test_talk_that_is_sent_twice_is_stored_once() -> None:
    process, (ann, bob, _) = three_people()
    name, data = ann.say(requests.Say, text="Once")
    process.hear(ann, data)
    process.hear(ann, data)
    again = Process(process.world)
    again.join(ann)
    ann.verdicts.clear()
    again.hear(ann, data)
    assert ann.verdicts[name] == TAKEN
    assert heard(bob) == heard(ann) == ["Once"]


def test_a_burst_of_talk_is_limited_and_time_allows_more() -> None:
    process, (ann, bob, _) = three_people()
    for number in range(BURST):
        assert process.ask(ann, requests.Say, text=f"{number}") == TAKEN
    assert process.ask(ann, requests.Say, text="more") == "too-fast"
    assert process.ask(bob, requests.Say, text="I am somebody else") == TAKEN
    process.pass_time(PER_ITEM)
    assert process.ask(ann, requests.Say, text="now") == TAKEN
    assert process.ask(ann, requests.Say, text="more") == "too-fast"
    process.pass_time(100 * PER_ITEM)
    said = [process.ask(ann, requests.Say, text=f"{number}") for number in range(BURST + 1)]
    assert said == [TAKEN] * BURST + ["too-fast"]


def test_talk_is_deleted_by_its_author_and_by_the_host() -> None:
    process, (ann, bob, cem) = three_people()
    process.ask(bob, requests.Say, text="one")
    process.ask(bob, requests.Say, text="two")
    assert process.ask(cem, requests.DeleteTalk, number=1) == "no-such-talk"
    assert process.ask(ann, requests.DeleteTalk, number=3) == "no-such-talk"
    assert process.ask(bob, requests.DeleteTalk, number=1) == TAKEN
    assert heard(cem) == [None, "two"]
    assert process.ask(ann, requests.DeleteTalk, number=2) == TAKEN
    assert heard(cem) == heard(process.join("zoe")) == [None, None]
    assert "two" not in str(process.world.talk)
    late = Process(process.world).join(None)
    assert heard(late) == [None, None]


def test_a_viewer_who_reconnects_gets_the_talk_they_missed() -> None:
    process, (ann, bob, _) = three_people()
    process.ask(ann, requests.Say, text="before")
    process.part(bob)
    process.ask(ann, requests.Say, text="meanwhile")
    count = len(bob.received)
    process.join(bob)
    assert heard(bob) == ["before", "meanwhile"]
    assert b"before" not in b"".join(bob.received[count:])


def test_open_gestures_are_for_everybody() -> None:
    process, (ann, bob, cem) = three_people()
    assert process.ask(ann, requests.MakeGesture, gesture="tug-earlobe") == TAKEN
    assert heard(bob) == heard(cem) == ["tug-earlobe"]
    assert process.ask(ann, requests.MakeGesture, gesture="frown", to="blue") == "gestures-are-open"
    assert ann.params == {"gestures": "open"}


def test_discreet_gestures_are_seen_by_the_two_alone_and_leave_no_gap() -> None:
    process, (ann, bob, cem) = three_people(gestures="discreet")
    zoe = process.join("zoe")
    process.ask(ann, requests.Say, text="Good evening")
    before = [len(client.received) for client in (cem, zoe)]
    assert process.ask(ann, requests.MakeGesture, gesture="frown", to="blue") == TAKEN
    assert [len(client.received) for client in (cem, zoe)] == before
    process.ask(cem, requests.Say, text="So quiet")
    assert heard(ann) == heard(bob) == ["Good evening", "frown", "So quiet"]
    assert heard(cem) == heard(zoe) == ["Good evening", "So quiet"]
    assert cem.talk[2]["number"] == 2
    assert process.ask(cem, requests.DeleteTalk, number=2) == TAKEN
    assert heard(ann) == ["Good evening", "frown", None]
    assert heard(cem) == ["Good evening", None]
    for client in (ann, bob, cem, zoe):
        fresh = process.join(client.participant.person)
        assert heard(fresh) == heard(client)


def test_discreet_gestures_need_somebody_they_are_for() -> None:
    process, (ann, *_) = three_people(gestures="discreet")
    for to in (None, "red"):
        gesture = process.ask(ann, requests.MakeGesture, gesture="frown", to=to)
        assert gesture == "gestures-are-discreet"
        assert ann.params == {"allowed": ["blue", "green"]}
    assert process.ask(ann, requests.MakeGesture, gesture="frown", to="yellow") == "not-a-chair"


def test_discreet_gestures_wait_for_the_game_because_chairs_change_before_it() -> None:
    process = Process(World("card", players=3, gestures="discreet"))
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(ann, requests.MakeGesture, gesture="frown", to="blue") == "not-begun"
    assert not bob.talk


def test_talk_that_is_too_long_is_refused_with_the_limit() -> None:
    process, (ann, *_) = three_people()
    most = requests.LONGEST_WORDS
    assert process.ask(ann, requests.Say, text="x" * (most + 1)) == "too-long"
    assert ann.params == {"longest": most}
    assert process.ask(ann, requests.Say, text="x" * most) == TAKEN


def test_empty_talk_is_unreadable() -> None:
    process, (ann, *_) = three_people()
    assert process.ask(ann, requests.Say, text=" \n\t") == "unreadable"
    _, data = ann.say(requests.Say, text="")
    with pytest.raises(Refused) as refused:
        process.hear(ann, data)
    assert refused.value.code == "unreadable"


# --- stored first ---------------------------------------------------------------------------------


def holding() -> tuple[Process, list[Client]]:
    """Three people at a table where words wait to be stored."""
    process, clients = three_people()
    process.holds = frozenset({"talk"})
    return process, clients


def test_talk_is_shown_only_when_it_is_stored() -> None:
    process, (ann, bob, cem) = holding()
    assert process.ask(ann, requests.Say, text="one") is None
    assert process.ask(bob, requests.Say, text="two") is None
    late = process.join("zoe")
    assert [heard(one) for one in (ann, bob, cem, late)] == [[]] * 4
    assert not process.session.is_idle
    process.do(process.keep(process.talk.popleft()))
    assert [heard(one) for one in (ann, bob, cem, late)] == [["one"]] * 4
    process.do(process.keep(process.talk.popleft()))
    assert [heard(one) for one in (ann, bob, cem, late)] == [["one", "two"]] * 4
    assert [*ann.verdicts.values()][-1] == [*bob.verdicts.values()][-1] == TAKEN
    assert not process.talk


def test_a_move_does_not_wait_for_talk() -> None:
    process, clients = holding()
    process.ask(clients[0], requests.Say, text="slowly")
    one = next(client for client in clients if client.is_waited_for)
    assert process.choose(one, Random(1)) == TAKEN


def test_talk_that_could_not_be_stored_is_shown_to_nobody_and_may_be_repeated() -> None:
    process, (ann, bob, _) = holding()
    for _ in range(2 * BURST):  # and this often, since what came to nothing is not counted
        name, data = ann.say(requests.Say, text="Buona sera")
        process.hear(ann, data)
        process.talk.clear()
        process.do(process.session.conversation.failed(process.world.now))
        assert ann.verdicts[name] == "try-again"
    process.holds = frozenset()
    process.hear(ann, data)
    assert ann.verdicts[name] == TAKEN
    assert heard(ann) == heard(bob) == ["Buona sera"]


def test_talk_is_deleted_only_when_the_deletion_is_stored() -> None:
    process, (ann, bob, _) = three_people()
    process.ask(ann, requests.Say, text="oh")
    process.holds = frozenset({"talk"})
    assert process.ask(ann, requests.DeleteTalk, number=1) is None
    assert heard(bob) == ["oh"]
    process.do(process.keep(process.talk.popleft()))
    assert heard(bob) == [None]


def test_talk_of_a_person_deleted_while_it_is_stored_is_not_shown() -> None:
    process, (ann, bob, _) = holding()
    process.ask(bob, requests.Say, text="my secret")
    process.ask(bob, requests.Say, text="my other secret")
    process.ask(ann, requests.Say, text="Bob?")
    process.do(process.session.forget(process.world.now, "bob"))
    assert bob.dismissed_for == "forgotten"
    while process.talk:
        process.do(process.keep(process.talk.popleft()))
    assert heard(ann) == heard(Process(process.world).join("zoe")) == [None, "Bob?"]
    assert "secret" not in str(process.world.talk)
    assert not any(b"secret" in data for data in ann.received)


def test_the_host_gets_an_answer_for_deleting_talk_of_a_person_who_was_deleted() -> None:
    process, (ann, bob, _) = three_people()
    process.ask(bob, requests.Say, text="mine")
    process.do(process.session.forget(process.world.now, "bob"))
    for _ in range(2):
        assert process.ask(ann, requests.DeleteTalk, number=1) == TAKEN
    assert heard(ann) == [None]


def test_a_player_who_loses_the_chair_while_a_gesture_is_stored_still_gets_an_answer() -> None:
    process, (ann, bob, cem) = three_people(gestures="discreet")
    process.holds = frozenset({"talk"})
    name, data = bob.say(requests.MakeGesture, gesture="frown", to="green")
    process.hear(bob, data)
    assert process.ask(ann, requests.Remove, person="bob") == TAKEN
    process.do(process.keep(process.talk.popleft()))
    assert name not in bob.verdicts, "the connection has ended"
    assert heard(cem) == ["frown"]
    again = process.join("bob")
    assert not again.talk
    process.hear(again, data)
    assert again.verdicts[name] == TAKEN
