"""Five players: pairs of cards that the Ambassador's player sees and passes on to the asker."""

from typing import Any

from inkognito import Game
from inkognito.board.commands import (
    Expel,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
)
from inkognito.board.events import CardsShown
from inkognito.views.board import CardsShownCovertly
from tests.kit.five_players import NOBODY, faces, five
from tests.kit.scenes import offered, play, position, refusal

CHALLENGE = {"repeats": "challenge"}


def relaying(**fields: Any) -> Game:
    """Red has asked about green's identity through the Ambassador."""
    game = five("meeting", places={"red-tall": "embassy"}, **fields)
    return play(game, "red", QuestionThroughAmbassador("green", "identity"))


def ambassador_asking(**fields: Any) -> Game:
    """The Ambassador asks about green's identity, after relaying a pair to red."""
    before = [shown("zsazsa x", "ambassador", "red")]
    places = {"ambassador": "sant-angelo"}
    game = five("meeting", "ambassador", places=places, shown=before, **fields)
    return play(game, "ambassador", QuestionAgent("green-fat", "identity"))


def shown(cards: str, *to: str) -> dict[str, Any]:
    return {"seat": "green", "to": to, "cards": cards.split()}


def test_a_relayed_pair_is_seen_by_the_ambassador_then_by_the_asker_and_by_nobody_else() -> None:
    game = play(relaying(), "green", ShowCards(("zsazsa", "x")))
    seen = {viewer: game.sightings(viewer)[-1].sighting for viewer in game.viewers}
    cards = CardsShown("green", ("ambassador", "red"), ("zsazsa", "x"), False)
    assert {viewer for viewer in seen if seen[viewer] == cards} == {"ambassador", "red", "green"}
    assert seen["blue"] == seen["yellow"] == seen["spectator"]
    assert seen["blue"] == CardsShownCovertly("green", ("ambassador", "red"), 2, False)


def test_a_relayed_pair_must_be_fresh_for_the_asker_only() -> None:
    to_ambassador = relaying(
        shown=[shown("zsazsa x", "ambassador"), shown("zsazsa x", NOBODY, "blue")]
    )
    assert frozenset({"zsazsa", "x"}) in faces(to_ambassador, "green")
    play(to_ambassador, "green", ShowCards(("zsazsa", "x")))
    for before in (shown("zsazsa x", "red"), shown("zsazsa x fat", "red")):
        game = relaying(shown=[before])
        assert frozenset({"zsazsa", "x"}) not in faces(game, "green")
        assert refusal(game, "green", ShowCards(("zsazsa", "x"))) == "already-shown"


def test_a_relayed_pair_is_recorded_as_shown_to_both() -> None:
    record = position(play(relaying(), "green", ShowCards(("zsazsa", "x"))))["shown"]
    assert record == [{"seat": "green", "to": ["ambassador", "red"], "cards": ["zsazsa", "x"]}]
    for game in (ambassador_asking(), relaying(shown=record)):
        assert refusal(game, "green", ShowCards(("zsazsa", "x"))) == "already-shown"
        play(game, "green", ShowCards(("zsazsa", "bubble")))


def test_only_the_asker_may_object_to_a_relayed_pair_and_its_replacement_is_relayed() -> None:
    game = relaying(rules=CHALLENGE, shown=[shown("zsazsa x", "red")])
    play(game, "green", ShowCards(("zsazsa", "x")))
    assert refusal(game, "ambassador", ObjectToRepeat()) == "not-your-decision"
    play(game, "red", ObjectToRepeat())
    assert faces(game, "green") == {frozenset({"zsazsa"})}
    play(game, "green", ShowCards(("zsazsa",)))
    cards = CardsShown("green", ("ambassador", "red"), ("zsazsa",), True)
    assert game.sightings("ambassador")[-1].sighting == cards
    assert game.sightings("red")[-1].sighting == cards


def test_a_pair_seen_only_by_the_ambassador_is_no_repeat_for_the_asker() -> None:
    game = relaying(rules=CHALLENGE, shown=[shown("zsazsa x", "ambassador")])
    play(game, "green", ShowCards(("zsazsa", "x")))
    play(game, "red", ObjectToRepeat())
    assert offered(game, "red", Expel)


def test_the_ambassador_may_object_to_a_repeat_in_answer_to_their_own_question() -> None:
    game = play(ambassador_asking(rules=CHALLENGE), "green", ShowCards(("zsazsa", "x")))
    play(game, "ambassador", ObjectToRepeat())
    play(game, "green", ShowCards(("zsazsa",)))
    assert game.sightings("ambassador")[-1].sighting.to == ("ambassador",)
