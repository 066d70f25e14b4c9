"""Reviews over HTTP: computed once, stored, shared only by a link, never of a running game."""

import pytest

from inkognito.protocol import routes
from tests.kit.games_over_connections import begun, play_out, wanted
from tests.kit.people import Connection, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

ONLY_WHEN_OVER = (routes.REVIEW, routes.THOUGHTS, routes.SHARES, routes.HINTS)


def at(route: str, name: str) -> str:
    return route.replace("{table:str}", name).replace("{secret:str}", name)


async def finished(
    address: str, game: str = "card", players: int = 4, people: int = 2
) -> tuple[list[Person], list[Connection], str]:
    """Return the people of a game that is over, and its table."""
    those, connections = await begun(address, wanted(game, players, people))
    await play_out(connections, seed=2)
    return those, connections, connections[0].table["table"]


async def test_nothing_of_a_running_game_is_reviewed(address: str) -> None:
    (ann, _), connections = await begun(address, wanted("card", 4, 2))
    table = connections[0].table["table"]
    for route in ONLY_WHEN_OVER:
        answer = ann.web.get(at(route, table), params={"seat": "green"})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    made = ann.web.post(at(routes.SHARES, table), json={})
    assert made.json()["code"] == "not-over"


@pytest.mark.parametrize(
    ("game", "players"), [("board", 3), ("board", 5), ("card", 3), ("card", 5)]
)
async def test_every_kind_of_game_has_a_review_for_every_seat(
    address: str, game: str, players: int
) -> None:
    (ann,), _, table = await finished(address, game, players, people=1)
    review = ann.web.get(at(routes.REVIEW, table)).json()
    for deal in review["deals"]:
        assert len(deal["seats"]) == players
        assert all(one["points"] for one in deal["seats"])
        assert deal["hands"]


async def test_a_review_is_the_same_for_everybody(address: str) -> None:
    (ann, bob), _, table = await finished(address)
    bodies = {person.web.get(at(routes.REVIEW, table)).content for person in (ann, bob, ann)}
    assert len(bodies) == 1


async def test_what_a_bot_thought_is_told_for_bots_only(address: str) -> None:
    (ann, _), _, table = await finished(address)
    thought = ann.web.get(at(routes.THOUGHTS, table), params={"seat": "green", "at": 0}).json()
    assert thought["seat"] == "green"
    assert thought["reason"]
    assert all(one["seat"] != "green" for one in thought["believed"])
    of_a_person = ann.web.get(at(routes.THOUGHTS, table), params={"seat": "red", "at": 0})
    assert of_a_person.status_code == 404


# --- links --------------------------------------------------------------------------------------


async def test_only_participants_make_links_and_a_revoked_link_is_gone(address: str) -> None:
    (ann, bob), _, table = await finished(address)
    stranger = Person(address, "Eve")
    refused = stranger.web.post(at(routes.SHARES, table), json={})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
    secrets = [
        person.web.post(at(routes.SHARES, table), json={}).json()["secret"] for person in (ann, bob)
    ]
    assert len(set(secrets)) == 2
    assert all(len(secret) >= 40 for secret in secrets)
    assert stranger.web.get(at(routes.SHARED, secrets[0])).status_code == 200
    ann.web.delete(at(routes.SHARES, table)).raise_for_status()
    for route in (routes.SHARED, routes.SHARED_CARD):
        assert stranger.web.get(at(route, secrets[0])).status_code == 403
        assert stranger.web.get(at(route, secrets[1])).status_code == 200
    assert ann.web.get(at(routes.SHARES, table)).json() == {"created": [], "shown": False}


async def test_a_link_is_gone_with_whoever_made_it(address: str) -> None:
    (ann, bob), _, table = await finished(address)
    secret = ann.web.post(at(routes.SHARES, table), json={}).json()["secret"]
    ann.web.delete(routes.ME).raise_for_status()
    assert bob.web.get(at(routes.SHARED, secret)).status_code == 403


async def test_names_are_hidden_unless_their_bearers_agree(address: str) -> None:
    (ann, bob), _, table = await finished(address)
    secret = ann.web.post(at(routes.SHARES, table), json={"language": "de"}).json()["secret"]
    stranger = Person(address, "Eve")

    def everything() -> str:
        page = stranger.web.get(f"/shared/{secret}", headers={"accept": "text/html"}).text
        return page + stranger.web.get(at(routes.SHARED, secret)).text

    for name in ("Ann", "Bob", table, ann.id, bob.id):
        assert name not in everything()
    bob.web.post(at(routes.SHARED_NAME, table), json={"shown": True}).raise_for_status()
    assert stranger.web.get(at(routes.SHARED, secret)).json()["names"] == {"blue": "Bob"}
    bob.web.post(at(routes.SHARED_NAME, table), json={"shown": False}).raise_for_status()
    assert "Bob" not in everything()


async def test_the_page_of_a_link_has_tags_and_a_picture_for_messengers(address: str) -> None:
    (ann, _), _, table = await finished(address)
    secret = ann.web.post(at(routes.SHARES, table), json={"language": "it"}).json()["secret"]
    stranger = Person(address, "Eve")
    page = stranger.web.get(f"/shared/{secret}")
    assert page.headers["x-robots-tag"] == "noindex"
    assert 'property="og:title"' in page.text
    assert f"{address}{at(routes.SHARED_CARD, secret)}" in page.text
    picture = stranger.web.get(at(routes.SHARED_CARD, secret))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert int.from_bytes(picture.content[16:20], "big") == 1200
    unknown = stranger.web.get("/shared/nobody-knows-this-one", headers={"accept": "text/html"})
    assert unknown.status_code == 404
    assert "og:title" not in unknown.text
