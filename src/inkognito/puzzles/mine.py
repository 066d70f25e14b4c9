"""Find puzzles in games between bots. A fixed seed gives the same puzzles.

Round by round, each setting plays one game, and the game gives at most one puzzle: of the kind of
which that setting has the fewest so far. So the kinds, games, editions and numbers of players stay
balanced, neighbours in the list differ, and a longer list begins with the shorter one.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from inkognito.bots.bot import Bot
from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.game import Game, load_scenario, new_game
from inkognito.game_state import GameState
from inkognito.games import SHIPPED, new_bot, puzzle_rules_of, statistics_of
from inkognito.posing.puzzle import KINDS, Effort, Kind, Origin, Posed
from inkognito.posing.who import FEWEST_STEPS
from inkognito.puzzles.fares import Trial, tried_again
from inkognito.puzzles.shelf import Kept
from inkognito.views.redact import redact

ON_TURN: Final[tuple[Kind, ...]] = ("question", "answer", "win")
"""The kinds about the decision of the player whom the game waits for."""

PLAYED_BY: Final = "clerk"

LENGTHS: Final = 6
"""So many lengths of proofs take turns."""


class Setting(Struct, frozen=True):
    """What is played."""

    game: GameName
    edition: str
    players: int


SETTINGS: Final = tuple(
    Setting(module.name, edition, players)
    for players in (4, 3, 5)
    for number in range(2)
    for module in SHIPPED
    for edition in module.choices["edition"][number : number + 1]
)
"""Every number of players with every edition; neighbours are of different games."""


class Candidate(Struct, frozen=True):
    """A position with exactly one answer, and the game as it was then."""

    kind: Kind
    viewer: Seat
    posed: Posed
    now: GameState
    events: int
    seen: Event


def puzzles(seed: int, so_far: Iterable[Kept] = ()) -> Iterator[Kept]:
    """Yield puzzles without end, after those that were found with the same seed before."""
    known = list(so_far)
    have = Counter((_setting(one.origin), one.kind) for one in known)
    begun = max((one.origin.number for one in known), default=0)
    done = {_setting(one.origin) for one in known if one.origin.number == begun}
    identifier = len(known)
    for number in count(max(begun, 1)):
        for setting in SETTINGS:
            is_over = number == begun and _is_before_the_last(setting, done)
            kept = None if is_over else mined(seed, setting, number, have, identifier + 1)
            if kept is not None:
                identifier += 1
                have[setting, kept.kind] += 1
                yield kept


def _setting(origin: Origin) -> Setting:
    return Setting(origin.game, origin.edition, origin.players)


def _is_before_the_last(setting: Setting, done: set[Setting]) -> bool:
    """Return whether the round has passed this setting already."""
    last = max((SETTINGS.index(one) for one in done), default=-1)
    return SETTINGS.index(setting) <= last


def mined(
    seed: int, setting: Setting, number: int, have: Counter[Any], identifier: int
) -> Kept | None:
    """Play a game and return a puzzle from it, of the kind of which there are fewest."""
    game, found = _played(seed, setting, number)
    kinds = [kind for kind in KINDS if any(one.kind == kind for one in found)]
    if not kinds:
        return None
    kind = min(kinds, key=lambda one: have[setting, one])
    candidate = _chosen([one for one in found if one.kind == kind], number)
    return _kept(game, setting, number, candidate, identifier)


def _chosen(candidates: list[Candidate], number: int) -> Candidate:
    """Return one of the candidates: another length of proof is wanted from game to game."""
    wanted = FEWEST_STEPS + number % LENGTHS
    distances = [abs(len(one.posed.solution.steps) - wanted) for one in candidates]
    near = [one for one, away in zip(candidates, distances, strict=True) if away == min(distances)]
    most = max(len(one.posed.options) for one in near)
    best = [one for one in near if len(one.posed.options) == most]
    return best[number % len(best)]


# --- playing --------------------------------------------------------------------------------------


def _key(seed: int, setting: Setting, number: int, what: str) -> bytes:
    name = f"inkognito puzzles {seed} {setting.game} {setting.edition} {setting.players} {number}"
    return hashlib.sha256(f"{name} {what}".encode()).digest()


def _played(seed: int, setting: Setting, number: int) -> tuple[Game, list[Candidate]]:
    """Play a game between bots and look for puzzles before every decision."""
    limits = statistics_of(next(one for one in SHIPPED if one.name == setting.game))
    options: dict[str, Any] = {limits.limit: limits.bot_limit(setting.players)}
    game = new_game(
        setting.game,
        setting.players,
        seed=_key(seed, setting, number, "deal"),
        edition=setting.edition,
        **options,
    )
    bots = {
        seat: new_bot(PLAYED_BY, setting.game, seat, _key(seed, setting, number, seat))
        for seat in game.seats
    }
    digger = _Digger(game)
    _tell(bots, game.events)
    while game.outcome is None:
        digger.dig()
        seat, command = _next(game, bots)
        events = game.play(seat, command)
        _tell(bots, events)
        digger.see(events)
    return game, digger.found


def _next(game: Game, bots: dict[Seat, Bot]) -> tuple[Seat, Any]:
    for seat in game.to_act:
        if seat not in game.waits_for:
            command = bots[seat].interject(game.options(seat))
            if command is not None:
                return seat, command
    seat = game.waits_for[0]
    return seat, bots[seat].choose(game.options(seat))


def _tell(bots: dict[Seat, Bot], events: Iterable[Event]) -> None:
    for event in events:
        for seat, bot in bots.items():
            sighting = redact(event, seat)
            if sighting is not None:
                bot.see(sighting)


class _Digger:
    """Looks at a game through the eyes of all its players."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules = puzzle_rules_of(game.module.name)
        self._views = {seat: self._rules.view(seat) for seat in game.seats}
        self._learned = dict.fromkeys(game.seats, -1)
        self._events = 0
        self.found: list[Candidate] = []
        self.see(tuple(game.events))

    def see(self, events: tuple[Event, ...]) -> None:
        """Show the players what has happened."""
        self._events += len(events)
        for event in events:
            for seat, view in self._views.items():
                sighting = redact(event, seat)
                if sighting is not None:
                    view.see(sighting)

    def dig(self) -> None:
        """Look for puzzles in the position."""
        seat = self._game.waits_for[0]
        for kind in ON_TURN:
            self._try(kind, seat)
        for seat, view in self._views.items():
            if view.reader.notebook.learned != self._learned[seat]:
                self._learned[seat] = view.reader.notebook.learned
                self._try("who", seat)

    def _try(self, kind: Kind, seat: Seat) -> None:
        """Keep the position if it has one answer, also for those who see nothing but it."""
        if self._rules.pose(kind, self._views[seat]) is None:
            return
        seen = _seen(self._game, seat)
        posed = self._rules.pose(kind, self._rules.view(seat, (seen,)))
        if posed is not None:
            candidate = Candidate(kind, seat, posed, self._game.now, self._events, seen)
            self.found.append(candidate)


def _seen(game: Game, seat: Seat) -> Event:
    """Return the position as a scenario that this seat sees."""
    opening = next(iter(load_scenario(game.scenario()).events))
    seen = redact(opening, seat)
    if seen is None:
        raise AssertionError("a scenario is seen by everybody")
    return seen


# --- keeping --------------------------------------------------------------------------------------


def _kept(game: Game, setting: Setting, number: int, one: Candidate, identifier: int) -> Kept:
    past = list(game.events)[: one.events]
    sightings = [seen for event in past if (seen := redact(event, one.viewer)) is not None]
    rules, solution = puzzle_rules_of(setting.game), one.posed.solution
    when = rules.when(sightings, one.seen)
    trial = Trial(rules, one.kind, one.posed, one.now, one.viewer, sightings)
    effort = Effort(
        steps=len(solution.steps) or len(when),
        distractors=one.posed.distractors,
        tourist=trial.share("tourist"),
        clerk=trial.share("clerk"),
    )
    digest = hashlib.sha256(game.record().encode()).hexdigest()
    kept = Kept(
        id=identifier,
        kind=one.kind,
        game=setting.game,
        viewer=one.viewer,
        seen=Raw(msgspec.json.encode(one.seen)),
        when=when,
        options=one.posed.options,
        solution=solution,
        effort=effort,
        origin=Origin(setting.game, setting.edition, setting.players, number, digest),
        about=one.posed.about,
    )
    return tried_again(kept)
