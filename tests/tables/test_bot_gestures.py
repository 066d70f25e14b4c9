"""Bots see gestures and make some: by the same door as people, at times that tell nothing."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.bots.company import CHARACTERS
from inkognito.core.gestures import Heard
from inkognito.core.seats import Seat
from inkognito.protocol import requests
from inkognito.tables.bot_delays import gesture_delay_for
from inkognito.tables.bot_gestures import _Planned
from inkognito.tables.talk import TalkRow
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Luck, Process, World, begun, play_on


@pytest.fixture(autouse=True)
def lively_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots make gestures in half of their turns, so that short games have some."""
    for kind, character in CHARACTERS.items():
        monkeypatch.setitem(CHARACTERS, kind, replace(character, often=0.5))


def at_table(*people: str, seed: int = 1, fast: bool = False, **settings: Any) -> Any:
    """A card game of these people with tourists, which has begun."""
    chairs = ("red", "blue", "green", "yellow")
    bots = dict.fromkeys(chairs[len(people) :], "tourist")
    world = World("card", seed, players=4, **{"bots": bots, "pace": "quick", **settings})
    process = Process(world, fast_bots=fast)
    return process, begun(process, *people)


def gestures_of_bots(process: Process) -> list[TalkRow]:
    return [row for row in process.world.talk.values() if row.person.startswith("bot-")]


def finish(process: Process) -> None:
    play_on(process, Random(1))
    assert process.session.table.status == "over"


@pytest.mark.parametrize("game", ["board", "card"])
def test_bots_make_gestures_that_everybody_sees(game: str) -> None:
    bots = {"blue": "tourist", "green": "clerk", "yellow": "sly"}
    process = Process(World(game, 2, players=4, bots=bots, pace="quick"))
    (ann,) = begun(process, "ann")
    watcher = process.join(None)
    finish(process)
    made = gestures_of_bots(process)
    assert made
    assert all(row.to is None and row.text is None for row in made)
    for client in (ann, watcher):
        shown = [one for one in client.talk.values() if one["bot"] is not None]
        assert [(one["bot"], one["gesture"]) for one in shown] == [
            (row.seat, row.gesture) for row in made
        ]
        assert all(one["person"] == f"bot-{one['bot']}" for one in shown)


def test_a_discreet_gesture_of_a_bot_is_seen_by_its_target_alone() -> None:
    process, (ann, bob) = at_table("ann", "bob", gestures="discreet", seed=3)
    watcher = process.join(None)
    finish(process)
    made = gestures_of_bots(process)
    to = {row.to for row in made}
    assert to & {"green", "yellow"}
    assert to & {"red", "blue"}
    for seat, client in (("red", ann), ("blue", bob)):
        shown = [one["gesture"] for one in client.talk.values()]
        assert shown == [row.gesture for row in made if row.to == seat]
    assert not watcher.talk
    thinks = [think for think in process.asked if think.seat in ("green", "yellow")]
    for seat in ("green", "yellow"):
        last = [think for think in thinks if think.seat == seat][-1]
        theirs = [row for row in made if seat in (row.to, row.seat)]
        assert {one.by for one in last.heard} <= {row.seat for row in theirs}
        assert len(last.heard) <= len(theirs)


def test_a_bot_sees_the_gestures_of_people_among_its_sightings() -> None:
    process, (ann,) = at_table("ann")
    assert process.ask(ann, requests.MakeGesture, gesture="frown") == TAKEN
    after = process.world.talk[1].seen["blue"]
    play_on(process, Random(1), lambda: process.asked[-1].seat == "blue")
    assert process.asked[-1].heard[0] == Heard(after, "red", "frown")
    assert len(process.asked[-1].sightings) > after


def test_a_gesture_before_the_game_or_deleted_is_not_seen() -> None:
    bots = dict.fromkeys(("blue", "green", "yellow"), "clerk")
    process = Process(World("card", players=4, bots=bots))
    ann = process.join("ann")
    assert process.ask(ann, requests.Sit, seat="red") == TAKEN
    assert process.ask(ann, requests.MakeGesture, gesture="frown") == TAKEN
    assert process.ask(ann, requests.SetReady) == TAKEN
    assert process.ask(ann, requests.Begin) == TAKEN
    assert process.session.conversation.log.heard_by("blue") == ()
    assert process.ask(ann, requests.MakeGesture, gesture="twitch-eye") == TAKEN
    (one,) = process.session.conversation.log.heard_by("blue")
    assert (one.by, one.gesture) == ("red", "twitch-eye")
    assert process.ask(ann, requests.DeleteTalk, number=2) == TAKEN
    assert process.session.conversation.log.heard_by("blue") == ()


# --- who makes none -------------------------------------------------------------------------------


def test_a_bot_that_stands_in_for_somebody_makes_none() -> None:
    process, clients = at_table("ann", "bob", "cem", "dan")
    for client in clients[:3]:
        assert process.ask(client, requests.Leave) == TAKEN
    finish(process)
    assert not process.world.talk


def test_a_bot_that_is_muted_makes_none_until_it_may_again() -> None:
    process, (ann,) = at_table("ann")
    for seat in ("blue", "green", "yellow"):
        assert process.ask(ann, requests.Mute, person=f"bot-{seat}", muted=True) == TAKEN
    assert process.ask(ann, requests.Mute, person="bot-red", muted=True) == "no-such-person"
    play_on(process, Random(1), lambda: process.session.table.seq > 30)
    assert not gestures_of_bots(process)
    assert process.ask(ann, requests.Mute, person="bot-blue", muted=False) == TAKEN
    finish(process)
    assert {row.seat for row in gestures_of_bots(process)} <= {"blue"}


def test_fast_bots_and_the_ambassadors_player_make_none() -> None:
    process, _ = at_table("ann", fast=True)
    finish(process)
    bots = dict.fromkeys(("blue", "green", "yellow"), "random") | {"ambassador": "tourist"}
    five = Process(World("card", players=5, bots=bots, pace="quick"))
    begun(five, "ann")
    finish(five)
    assert not gestures_of_bots(process)
    assert not gestures_of_bots(five)


def test_no_gesture_comes_after_the_game() -> None:
    process, _ = at_table("ann")
    finish(process)
    made = len(gestures_of_bots(process))
    process.pass_time(60_000)
    assert len(gestures_of_bots(process)) == made


class Counted(Luck):
    """Counts its draws."""

    drawn = 0

    def draw(self) -> float:
        self.drawn += 1
        return super().draw()


# --- when -----------------------------------------------------------------------------------------


def planned(process: Process) -> dict[Seat, _Planned]:
    return process.session._gestures._planned


def first_plan(process: Process) -> Any:
    play_on(process, Random(1), lambda: bool(planned(process)))
    (plan,) = planned(process).values()
    return plan


def test_it_is_made_at_its_time_and_not_before() -> None:
    process, _ = at_table("ann")
    plan = first_plan(process)
    delay = gesture_delay_for("quick", "tourist")
    assert delay.least <= plan.due - process.world.now <= delay.most
    process.pass_time(plan.due - process.world.now - 1)
    before = len(gestures_of_bots(process))
    process.pass_time(1)
    (*_, made) = gestures_of_bots(process)
    assert len(gestures_of_bots(process)) == before + 1
    assert (made.at, made.gesture) == (plan.due, plan.sign.gesture)


def test_a_bot_that_chooses_late_gets_another_time_of_the_same_kind() -> None:
    process, _ = at_table("ann")
    gestures, plan = process.session._gestures, first_plan(process)
    (seat,) = planned(process)
    late = plan.due + 1
    planned(process)[seat] = replace(plan, sign=None)
    gestures.answered(late, seat, plan.decision, plan.sign)
    delay = gesture_delay_for("quick", "tourist")
    assert planned(process)[seat].due >= plan.due + delay.least
    assert planned(process)[seat].due >= late


def test_a_gesture_is_made_once_though_the_process_is_replaced() -> None:
    process, (ann,) = at_table("ann")
    plan = first_plan(process)
    (seat,) = planned(process)
    author, request = f"bot-{seat}", f"gesture-{plan.decision}"
    again = Process(process.world)
    assert isinstance(ann, Client)
    for one in (process, again, Process(process.world)):
        gesture = requests.MakeGesture(request, "frown")
        one.do(one.session.conversation.gesture(one.world.now, author, gesture))
    assert len([row for row in gestures_of_bots(process) if row.request_id == request]) == 1


def test_whether_and_when_is_drawn_the_same_whatever_the_cards_are() -> None:
    plans = []
    for seed in (1, 2):
        bots = dict.fromkeys(("red", "blue", "green", "yellow"), "tourist")
        world = World("card", seed, players=4, bots=bots)
        luck = world.luck = Counted(99)
        process = Process(world)
        process.ask(process.join("ann"), requests.Begin)
        times = [(plan.decision, plan.due) for plan in planned(process).values()]
        plans.append((luck.drawn, times))
    assert plans[0] == plans[1]
    assert plans[0][0] == 3  # the waiting time of the move, and two for the gesture


def test_a_bot_that_makes_no_gesture_after_all_is_not_waited_for() -> None:
    process, _ = at_table("ann")
    plan, gestures = first_plan(process), process.session._gestures
    (seat,) = planned(process)
    gestures.answered(process.world.now, seat, plan.decision + 1, None)
    assert planned(process)[seat] == plan, "the answer to another decision changes nothing"
    gestures.answered(process.world.now, seat, plan.decision, None)
    assert gestures.next_release() is None
    gestures.answered(process.world.now, seat, plan.decision, plan.sign)
    assert gestures.next_release() is None, "an answer that nobody waits for changes nothing"
