"""An agent meets the Ambassador: who is named, which black card is shown, who sees it (C4)."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.card.commands import Decline, NameAgent, ShowBlackCard
from inkognito.card.events import AgentNamed, BlackCardShown, Declined
from inkognito.core.seats import Viewer
from inkognito.views.card import BlackCardShownCovertly
from tests.kit.card_scenes import meeting
from tests.kit.scenes import position, refusal

VISITS = {
    "red": "rialto",
    "blue": "arsenale",
    "green": "accademia",
    "yellow": "san-marco",
    "ambassador": "rialto",
}


def with_ambassador(phase: str = "asking", **fields: Any) -> Game:
    """Red is alone with the Ambassador."""
    return meeting(VISITS, "rialto", phase, **fields)


def black(seat: str, to: str, *kinds: str) -> list[dict[str, str]]:
    return [{"seat": seat, "to": to, "kind": kind} for kind in kinds]


def nameable(game: Game) -> set[str]:
    return {one.agent for one in game.options("red") if isinstance(one, NameAgent)}


# --- naming -------------------------------------------------------------------------------------


def test_the_agent_may_name_any_other_agent() -> None:
    assert nameable(with_ambassador()) == {"blue", "green", "yellow"}


def test_the_asker_cannot_name_themselves_or_the_ambassador() -> None:
    game = with_ambassador()
    assert refusal(game, "red", NameAgent("red")) == "cannot-be-named"
    ambassador: Any = "ambassador"
    assert refusal(game, "red", NameAgent(ambassador)) == "cannot-be-named"


def test_the_asker_may_decline_and_nothing_is_shown() -> None:
    game = with_ambassador()
    assert Decline("question") in game.options("red")
    happened = game.play("red", Decline("question"))
    assert happened[0] == Declined("red", "question")
    assert not any(isinstance(event, BlackCardShown) for event in game.events)
    assert position(game)["round"] == 2


def test_only_the_asker_is_asked_and_four_players_declare_nothing_there() -> None:
    game = with_ambassador()
    assert game.to_act == ("red",)
    assert {type(one) for one in game.options("red")} == {NameAgent, Decline}
    assert refusal(game, "blue", NameAgent("green")) == "not-your-decision"


def test_the_named_player_is_public() -> None:
    game = with_ambassador()
    game.play("red", NameAgent("green"))
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == AgentNamed("red", "green")


# --- showing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("identity", "zsazsa"), ("number", "24")])
def test_the_owner_chooses_which_black_card_and_it_is_true(kind: Any, card: Any) -> None:
    game = with_ambassador()
    game.play("red", NameAgent("green"))
    assert game.to_act == ("green",)
    assert set(game.options("green")) == {ShowBlackCard("identity"), ShowBlackCard("number")}
    assert refusal(game, "red", ShowBlackCard(kind)) == "not-your-decision"
    shown = game.play("green", ShowBlackCard(kind))[0]
    assert shown == BlackCardShown("green", ("red",), kind, card)


def test_the_owner_must_show() -> None:
    game = with_ambassador("showing", named="green")
    assert refusal(game, "green", Decline("question")) == "wrong-time"


@pytest.mark.parametrize("viewer", ["red", "green"])
def test_asker_and_owner_see_the_card(viewer: Viewer) -> None:
    game = with_ambassador("showing", named="green")
    shown = game.play("green", ShowBlackCard("number"))[0]
    assert shown in [one.sighting for one in game.sightings(viewer)]


@pytest.mark.parametrize("viewer", ["blue", "yellow", "spectator"])
def test_others_see_neither_the_card_nor_its_kind(viewer: Viewer) -> None:
    seen = []
    for kind in ("identity", "number"):
        game = with_ambassador("showing", named="green")
        game.play("green", ShowBlackCard(kind))
        seen.append(game.sightings(viewer))
    assert seen[0] == seen[1]
    assert BlackCardShownCovertly("green", ("red",)) in [one.sighting for one in seen[0]]


# --- never the same twice -----------------------------------------------------------------------


@pytest.mark.parametrize(("shown", "left"), [("identity", "number"), ("number", "identity")])
def test_the_same_black_card_is_never_shown_twice_to_the_same_asker(shown: Any, left: Any) -> None:
    game = with_ambassador(black=black("green", "red", shown))
    game.play("red", NameAgent("green"))
    assert game.options("green") == (ShowBlackCard(left),)
    assert refusal(game, "green", ShowBlackCard(shown)) == "already-shown"


def test_a_card_that_another_asker_was_shown_may_be_shown_here() -> None:
    game = with_ambassador("showing", named="green", black=black("green", "blue", "identity"))
    assert len(game.options("green")) == 2


def test_a_card_shown_now_counts_afterwards() -> None:
    game = with_ambassador("showing", named="green")
    game.play("green", ShowBlackCard("number"))
    assert position(game)["black"] == black("green", "red", "number")
    again = with_ambassador("showing", named="green", black=position(game)["black"])
    assert again.options("green") == (ShowBlackCard("identity"),)


def test_c4_a_player_who_has_shown_the_asker_both_cannot_be_named() -> None:
    game = with_ambassador(black=black("green", "red", "identity", "number"))
    assert nameable(game) == {"blue", "yellow"}
    assert refusal(game, "red", NameAgent("green")) == "cannot-be-named"


def test_c4_only_cards_shown_to_the_asker_count() -> None:
    others = black("green", "blue", "identity", "number")
    mine = black("green", "red", "identity") + black("red", "green", "identity", "number")
    assert nameable(with_ambassador(black=others + mine)) == {"blue", "green", "yellow"}


def test_c4_a_pair_shown_in_an_exchange_does_not_count() -> None:
    pair = [{"seat": "green", "to": "red", "cards": ["zsazsa", "13"]}]
    assert "green" in nameable(with_ambassador(shown=pair))


def test_c4_with_five_players_what_the_ambassador_saw_beside_another_asker_does_not_count() -> None:
    others = black("green", "blue", "identity", "number")
    assert "green" in nameable(with_ambassador(players=5, black=others))


def test_c4_when_all_have_shown_the_asker_both_they_can_only_decline() -> None:
    everything = [
        one
        for seat in ("blue", "green", "yellow")
        for one in black(seat, "red", "identity", "number")
    ]
    game = with_ambassador(black=everything)
    assert game.options("red") == (Decline("question"),)
