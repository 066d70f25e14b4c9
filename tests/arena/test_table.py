"""One game between bots: each sees what its seat may see, and acts when it may."""

from typing import Any

import pytest

from inkognito.arena.line_ups import Duel, Rotation
from inkognito.arena.table import Setting, bot_key, deal_seed, play_out, played
from inkognito.board.events import NoteWritten, PhantomShaken
from inkognito.bots.bot import UNHURRIED, Budget
from inkognito.bots.uniform import UniformBot
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEATS, Seat
from inkognito.game import Game, new_game
from inkognito.games import new_bot
from tests.arena.cheats import Cheat, Scribe, maker_for

LIMITS: dict[str, dict[str, Any]] = {"board": {"turn_limit": 20}, "card": {"round_limit": 12}}
TABLES = pytest.mark.parametrize(
    ("kind", "players"), [(kind, players) for kind in LIMITS for players in (3, 4, 5)]
)


class Witness(UniformBot):
    """Keeps what it has seen, and checks it against the game whenever it is asked."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(bot_key(0, 0, seat))
        self.game, self.seat = game, seat
        self.sightings: list[Event] = []
        self.asked: list[str] = []

    def see(self, sighting: Event) -> None:
        super().see(sighting)
        self.sightings.append(sighting)

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        self.check("choose", options)
        assert self.game.to_act[0] == self.seat
        return super().choose(options, budget)

    def interject(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> None:
        self.check("interject", options)
        assert self.seat in self.game.to_act[1:]

    def check(self, what: str, options: tuple[Any, ...]) -> None:
        self.asked.append(what)
        assert self.sightings == [seen.sighting for seen in self.game.sightings(self.seat)]
        assert options == self.game.options(self.seat)


def witnessed(kind: str, players: int) -> tuple[Game, dict[Seat, Witness]]:
    """A game that was played out by witnesses."""
    game = new_game(kind, players, seed=5, **LIMITS[kind])
    bots = {seat: Witness(game, seat) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, "witness"))
    return game, bots


@TABLES
def test_every_bot_gets_each_sighting_of_its_seat_in_time_and_once(kind: str, players: int) -> None:
    game, bots = witnessed(kind, players)
    assert game.outcome is not None
    for seat, bot in bots.items():
        assert "choose" in bot.asked
        assert bot.sightings == [seen.sighting for seen in game.sightings(seat)]


@TABLES
def test_only_the_ambassador_of_the_board_game_is_asked_out_of_turn(
    kind: str, players: int
) -> None:
    _, bots = witnessed(kind, players)
    asked = {seat for seat, bot in bots.items() if "interject" in bot.asked}
    assert asked == ({"ambassador"} if (kind, players) == ("board", 5) else set())


def test_the_ambassadors_note_is_written_before_anybody_else_acts() -> None:
    # in this deal another than the Ambassador begins
    game = new_game("board", 5, seed=1, turn_limit=20)
    assert game.to_act[0] != "ambassador"
    hands = next(event.hands for event in game.events if hasattr(event, "hands"))
    bots: dict[Seat, Cheat] = {seat: Cheat(bytes(32), seat, hands) for seat in game.seats}
    bots["ambassador"] = Scribe(bytes(32), "ambassador", hands)
    play_out(game, bots, dict.fromkeys(game.seats, "cheat"))
    kinds = [type(event) for event in game.events]
    assert kinds.count(NoteWritten) == 1
    assert kinds.index(NoteWritten) < kinds.index(PhantomShaken)


def test_a_bot_whose_choice_is_refused_is_named_with_its_seat_and_its_game() -> None:
    setting = Setting("card", 4, seed=1, options={"round_limit": 12})
    contest = Duel(("random", "random"), ("rogue", "rogue"))
    with pytest.raises(Refused) as caught:
        played(contest, setting, 3, maker_for(contest, setting, 4))
    params = caught.value.refusal.params
    assert (params["bot"], params["arena_game"]) == ("rogue", 3)
    assert params["bot_seat"] in SEATS
    assert "bot: rogue" in str(caught.value)


def test_the_same_game_of_a_contest_is_the_same_again() -> None:
    setting = Setting("card", 3, seed=9, options={"round_limit": 12})
    contest = Rotation(("sage", "random", "random"))
    maker = maker_for(contest, setting, 3)
    games = [[played(contest, setting, number, maker) for number in range(3)] for _ in range(2)]
    assert games[0] == games[1]


def test_a_bot_gets_the_kind_the_game_the_seat_and_its_own_key() -> None:
    made: list[tuple[str, str, Seat, bytes]] = []

    def maker(kind: str, game: str, seat: Seat, key: bytes) -> UniformBot:
        made.append((kind, game, seat, key))
        return UniformBot(key)

    setting = Setting("board", 3, seed=4, options={"turn_limit": 3})
    played(Rotation(("a", "b", "c")), setting, 1, maker)
    seats: tuple[Seat, ...] = ("blue", "green", "red")
    assert made == [
        (kind, "board", seat, bot_key(4, 1, seat)) for kind, seat in zip("abc", seats, strict=True)
    ]


def test_the_registry_s_random_bot_plays_every_table() -> None:
    for kind, limit in LIMITS.items():
        for players in (3, 4, 5):
            contest = Rotation(("random",) * players)
            one = played(contest, Setting(kind, players, 2, limit), 0, new_bot)
            assert (one.winners, one.length) == ((), next(iter(limit.values())))


def test_no_two_deals_and_no_two_bots_share_their_chance() -> None:
    deals = [deal_seed(seed, deal) for seed in (-1, 0, 1, 11) for deal in (0, 1, 10, 110)]
    keys = [
        bot_key(seed, number, seat)
        for seed in (-1, 0, 1, 11)
        for number in (0, 1, 10, 110)
        for seat in SEATS
    ]
    assert len({*deals, *keys}) == len(deals) + len(keys)
    assert {len(key) for key in deals + keys} == {32}
