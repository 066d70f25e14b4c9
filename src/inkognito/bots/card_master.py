"""The level `master` of the card game: it plays its options on in its mind.

On top of a policy. It samples worlds from what it has seen, plays each of its options on in all of
them to the end, and leaves the policy's choice only where another one is clearly better. Where the
search can't play, with three or five players, it plays like the policy.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from inkognito.bots.bot import UNHURRIED, Bot, Budget, Draws, Reason, Weighed, Why
from inkognito.bots.company import Sociable, Standing
from inkognito.bots.rollouts.play import Imagined
from inkognito.bots.rollouts.search import Play, Search
from inkognito.bots.rollouts.tables import Whole
from inkognito.bots.will import Options
from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX, NUMBERS, faces_of
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.state import met
from inkognito.core.events import Event
from inkognito.core.gestures import Heard
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import menu
from inkognito.deduction.deals import ORDERS

SURE: Final = 0.95
"""The least probability of a declaration that the policy would not make."""

CLEARLY: Final = 2.0
"""An option must be better than the policy's by this many standard errors. There are many options
and few games for each: at one standard error, some option nearly always looks better by luck."""


class CardMaster:
    """A player of the card game that searches on top of a policy."""

    def __init__(self, seat: Seat, key: bytes, policy: Bot) -> None:
        self._policy, self._search, self._draws = policy, Search(seat), Draws(key)
        self._why: Callable[[], Why] = policy.why

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self._draws.seen += 1
        self._policy.see(sighting)
        self._search.see(sighting)

    def hear(self, heard: Heard) -> None:
        """See a gesture. The policy weighs it; the search does not, as it is cheap talk."""
        if isinstance(self._policy, Sociable):
            self._policy.hear(heard)

    def standing(self) -> Standing | None:
        """Return what the policy's gestures are made of."""
        return self._policy.standing() if isinstance(self._policy, Sociable) else None

    def choose(self, options: Options, budget: Budget = UNHURRIED) -> Any:
        """Choose an option."""
        usual = self._policy.choose(options, budget)
        self._why = self._policy.why
        decide = _DECISIONS.get(type(options[0]))
        if decide is None or len(options) == 1 or not self._search.is_possible:
            return usual
        return decide(self, options, usual, budget)

    def interject(self, _options: Options, _budget: Budget = UNHURRIED) -> None:
        """Return None: in the card game nobody acts out of turn."""

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._why()

    # --- decisions --------------------------------------------------------------------------------

    def _go(self, options: tuple[PlayLocation, ...], usual: Any, budget: Budget) -> Any:
        places = np.array([LOCATION_INDEX[option.location] for option in options])

        def play(game: Imagined, chosen: Whole) -> None:
            game.play_round(self._search.state.to_play, places[chosen])

        return self._best(options, usual, budget, play)

    def _show(self, options: tuple[ChoosePair, ...], usual: Any, budget: Budget) -> Any:
        edition = self._search.reader.edition
        pairs = np.array([menu(edition).index[faces_of(o.cards, edition)] for o in options])
        mate = next(one for one in self._here() if one != self._search.seat)

        def play(game: Imagined, chosen: Whole) -> None:
            rows = np.arange(len(chosen))
            mine, theirs = np.full(len(rows), self._search.seat), np.full(len(rows), mate)
            answers = game.meetings.chosen_pair(rows, theirs, mine)
            game.meetings.show(rows, mine, theirs, pairs[chosen])
            game.meetings.show(rows, theirs, mine, answers)
            self._search.other_meetings(game)

        return self._best(options, usual, budget, play)

    def _name(self, options: tuple[NameAgent | Decline, ...], usual: Any, budget: Budget) -> Any:
        named = tuple(option for option in options if isinstance(option, NameAgent))
        agents = np.array([SEAT_INDEX[option.agent] for option in named])

        def play(game: Imagined, chosen: Whole) -> None:
            rows, askers = np.arange(len(chosen)), np.full(len(chosen), self._search.seat)
            owners = agents[chosen]
            kinds = game.meetings.chosen_black(rows, owners, askers)
            game.meetings.show_black(rows, owners, askers, kinds)
            self._search.other_meetings(game)

        return self._best(named, usual, budget, play)

    def _show_black(self, options: tuple[ShowBlackCard, ...], usual: Any, budget: Budget) -> Any:
        kinds = np.array([KIND_INDEX[option.kind] for option in options])
        asker = self._here()[0]

        def play(game: Imagined, chosen: Whole) -> None:
            rows, owners = np.arange(len(chosen)), np.full(len(chosen), self._search.seat)
            askers = np.full(len(chosen), asker)
            game.meetings.show_black(rows, owners, askers, kinds[chosen])
            self._search.other_meetings(game)

        return self._best(options, usual, budget, play)

    def _declare(self, _options: Options, usual: Any, budget: Budget) -> Any:
        """Declare what the policy is not sure enough of, where waiting is worth less."""
        code, chance = self._search.best_code()
        if not isinstance(usual, Decline) or chance < SURE:
            return usual
        won = self._played(1, budget, self._decline)[0]
        waiting = float(won.mean())
        numbers = NUMBERS[self._search.reader.edition]
        declared = DeclareCode(tuple(numbers[number] for number in ORDERS[code]))
        is_better = chance - waiting > CLEARLY * _error(won)
        weighed = [(declared, chance), (usual, waiting)]
        return self._explained(declared if is_better else usual, usual, weighed)

    def _decline(self, game: Imagined, _chosen: Whole) -> None:
        rows = game.undecided()
        one, other = self._here()
        for seat in self._search.state.asked[1:]:
            mates = np.full(len(rows), other if seat == one else one)
            rows = rows[~game.meetings.declare(rows, np.full(len(rows), seat), mates)]
        game.meetings.exchange(rows, np.full(len(rows), one), np.full(len(rows), other))
        self._search.other_meetings(game)

    def _here(self) -> tuple[int, ...]:
        """Return the agents of the present meeting."""
        return met(self._search.state).agents

    # --- search -----------------------------------------------------------------------------------

    def _best(self, options: Options, usual: Any, budget: Budget, play: Play) -> Any:
        """Return the usual option, or the best one that is clearly better."""
        if usual not in options or len(options) == 1:
            return usual
        won = self._played(len(options), budget, play)
        chosen = clearly_best(won, options.index(usual))
        weighed = list(zip(options, won.mean(axis=1).tolist(), strict=True))
        return self._explained(options[chosen], usual, weighed)

    def _played(self, options: int, budget: Budget, play: Play) -> Numbers:
        seed = self._draws.below(1 << 60, "worlds")
        return self._search.played(options, budget, seed, play)

    def _explained(self, chosen: Any, usual: Any, weighed: list[tuple[Any, float]]) -> Any:
        policy, suspected = self._policy.why(), self._search.suspected()
        ranked = sorted(weighed, key=lambda one: -one[1])
        worths = tuple(Weighed(option, round(worth, 4)) for option, worth in ranked)
        code = _reason(is_usual=chosen == usual)
        self._why = lambda: Why(code, policy.believed, worths, "wins", suspected)
        return chosen


def clearly_best(won: Numbers, usual: int) -> int:
    """Return which option wins most, or the usual one if no other is clearly better.

    `won` is by option and world. The worlds are the same for all, so it is their difference that
    counts.
    """
    gains = won - won[usual]
    means = gains.mean(axis=1)
    clear = np.array(
        [mean > CLEARLY * _error(gain) for mean, gain in zip(means, gains, strict=True)]
    )
    return int(np.where(clear, means, -np.inf).argmax()) if clear.any() else usual


def _error(values: Numbers) -> float:
    """Return the standard error of the mean."""
    return float(values.std() / np.sqrt(len(values)))


def _reason(*, is_usual: bool) -> Reason:
    return "finds-nothing-better" if is_usual else "plays-it-out"


_DECISIONS: Final[dict[type[Any], Callable[..., Any]]] = {
    PlayLocation: CardMaster._go,
    DeclareCode: CardMaster._declare,
    ChoosePair: CardMaster._show,
    NameAgent: CardMaster._name,
    ShowBlackCard: CardMaster._show_black,
}
"""The handler of a decision, by the type of the first option."""
