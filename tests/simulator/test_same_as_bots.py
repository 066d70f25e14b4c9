"""The clerk and the sly bot value every option in the simulator as they do at a real table."""

from itertools import product
from math import isclose

import numpy as np
import pytest

from inkognito.bots.disclosure import AllOrNothing, ByKind
from inkognito.bots.manner import CLERK, SLY_AT_CARDS, Manner
from inkognito.card.editions import EDITIONS, Edition
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.simulator import disclosure
from inkognito.simulator.cast import Player
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import Floats, Ints
from inkognito.simulator.reasoner import Reasoner
from inkognito.simulator.table import Table
from tests.simulator.scripts import Key, Script, Scripted, by_bots, option_number, played, table_of

GAMES = 4
ROUNDED = 1e-4


def reasoner(manner: Manner) -> Reasoner:
    """The same manner in the simulator."""
    guile = (manner.guile.block, manner.guile.haste)
    match manner.disclosure:
        case AllOrNothing(trust):
            return Reasoner(disclosure.AllOrNothing(trust), manner.sure, *guile)
        case ByKind(to_partner, to_others):
            return Reasoner(disclosure.ByKind(to_partner, to_others), manner.sure, *guile)
    raise TypeError(manner.disclosure)


class Thinking(Scripted):
    """Choose as in the script, and note what the player in the simulator thinks of the options."""

    def __init__(self, scripts: list[Script], player: Player) -> None:
        super().__init__(scripts)
        self.player = player
        self.values: list[dict[Key, Floats]] = [{} for _ in scripts]
        self.said: list[dict[Key, int]] = [{} for _ in scripts]

    def places(self, table: Table, games: Ints, seats: Ints) -> Ints:
        self._note(table, "place", games, seats, self.player.places(table, games, seats))
        return super().places(table, games, seats)

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints, /) -> Ints:
        said = self.player.codes(table, games, seats, others).tolist()
        for game, seat, code in zip(games.tolist(), seats.tolist(), said, strict=True):
            self.said[game][table.round, "code", seat] = code
        return super().codes(table, games, seats, others)

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints, /) -> Ints:
        self._note(table, "pair", games, seats, self.player.pairs(table, games, seats, viewers))
        return super().pairs(table, games, seats, viewers)

    def names(self, table: Table, games: Ints, seats: Ints) -> Ints:
        self._note(table, "name", games, seats, self.player.names(table, games, seats))
        return super().names(table, games, seats)

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints, /) -> Ints:
        self._note(table, "black", games, seats, self.player.blacks(table, games, seats, askers))
        return super().blacks(table, games, seats, askers)

    def looks(self, table: Table, games: Ints, seats: Ints) -> Ints:
        self._note(table, "look", games, seats, self.player.looks(table, games, seats))
        return super().looks(table, games, seats)

    def _note(self, table: Table, kind: str, games: Ints, seats: Ints, values: Floats) -> None:
        for row, (game, seat) in enumerate(zip(games.tolist(), seats.tolist(), strict=True)):
            self.values[game][table.round, kind, seat] = values[row]


def compare(scripts: list[Script], player: Player) -> int:
    """Compare all values and declarations; return how many decisions were compared."""
    thinking = Thinking(scripts, player)
    play_out(table_of(scripts), thinking)
    compared = 0
    for number, script in enumerate(scripts):
        for key, why in script.whys.items():
            if key[1] == "code":
                assert thinking.said[number][key] == script.choices[key], key
            elif why.code != "only-option":
                values = thinking.values[number][key]
                for one in why.weighed:
                    option = option_number(one.command, script.edition)
                    assert isclose(values[option], one.worth, abs_tol=ROUNDED), (key, one)
                assert np.sum(values > -1e6) >= len(why.weighed)
            compared += 1
    return compared


@pytest.mark.parametrize("kind", ["clerk", "sly"])
@pytest.mark.parametrize(("players", "edition"), list(product((3, 4, 5), EDITIONS)))
def test_bots_value_every_option_alike(kind: str, players: int, edition: Edition) -> None:
    manner = CLERK if kind == "clerk" else SLY_AT_CARDS
    kinds = dict.fromkeys(DEFAULT_SEATS[players], kind)
    scripts = [
        played(players, edition, seed, by_bots(kinds, bytes([seed] * 32))) for seed in range(GAMES)
    ]
    assert compare(scripts, reasoner(manner)) > 50 * GAMES
