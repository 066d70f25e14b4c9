"""Choose puzzles from games between bots. The same games give the same puzzles.

Round by round, each setting plays one game, and the game gives at most one puzzle: of the kind of
which that setting has the fewest so far. So the kinds, games, editions and numbers of players stay
balanced, neighbours in the list differ, and a longer list begins with the shorter one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from inkognito.games import puzzle_rules_of
from inkognito.posing.puzzle import KINDS, Effort, Kind, Origin
from inkognito.posing.who import FEWEST_STEPS
from inkognito.puzzles.dig import Candidate, candidates_in
from inkognito.puzzles.fares import Trial, tried_again
from inkognito.puzzles.games import SETTINGS, Setting, digest_of, played, setting_of
from inkognito.puzzles.shelf import Kept

LENGTHS: Final = 6
"""So many lengths of proofs take turns."""


class Mined(Struct, frozen=True):
    """A puzzle, and the record of the game that it comes from."""

    kept: Kept
    record: str


def puzzles(seed: int, so_far: Iterable[Kept] = ()) -> Iterator[Mined]:
    """Yield puzzles without end, after those that were found with the same seed before."""
    known = list(so_far)
    have = counted(known)
    begun = max((one.origin.number for one in known), default=0)
    done = {setting_of(one.origin) for one in known if one.origin.number == begun}
    identifier = len(known)
    for number in count(max(begun, 1)):
        for setting in SETTINGS:
            is_over = number == begun and _is_before_the_last(setting, done)
            found = None if is_over else _mined(seed, setting, number, have, identifier + 1)
            if found is not None:
                identifier += 1
                have[setting, found.kept.kind] += 1
                yield found


def counted(known: Iterable[Kept]) -> Counter[Any]:
    """Return how many puzzles there are of each setting and kind."""
    return Counter((setting_of(one.origin), one.kind) for one in known)


def _is_before_the_last(setting: Setting, done: set[Setting]) -> bool:
    """Return whether the round has passed this setting already."""
    last = max((SETTINGS.index(one) for one in done), default=-1)
    return SETTINGS.index(setting) <= last


def _mined(
    seed: int, setting: Setting, number: int, have: Counter[Any], identifier: int
) -> Mined | None:
    """Let bots play a game and return a puzzle from it, graded."""
    record = played(seed, setting, number)
    chosen = choice_from(record, setting, number, have)
    if chosen is None:
        return None
    origin = Origin(setting.game, setting.edition, setting.players, number, digest_of(record))
    return Mined(_graded(ungraded(chosen, origin, identifier), chosen), record)


# --- choosing -------------------------------------------------------------------------------------


def choice_from(record: str, setting: Setting, number: int, have: Counter[Any]) -> Candidate | None:
    """Choose a puzzle from a game: of the kind of which there are fewest."""
    found = candidates_in(record)
    kinds = [kind for kind in KINDS if any(one.kind == kind for one in found)]
    if not kinds:
        return None
    kind = min(kinds, key=lambda one: have[setting, one])
    return best_of(found, kind, number)


def best_of(found: list[Candidate], kind: Kind, number: int) -> Candidate:
    """Choose a candidate of this kind: another length of proof is wanted from game to game."""
    candidates = [one for one in found if one.kind == kind]
    wanted = FEWEST_STEPS + number % LENGTHS
    distances = [abs(len(one.posed.solution.steps) - wanted) for one in candidates]
    near = [one for one, away in zip(candidates, distances, strict=True) if away == min(distances)]
    most = max(len(one.posed.options) for one in near)
    best = [one for one in near if len(one.posed.options) == most]
    return best[number % len(best)]


# --- keeping --------------------------------------------------------------------------------------


def ungraded(one: Candidate, origin: Origin, identifier: int) -> Kept:
    """Return the puzzle as it is kept, before bots have tried it."""
    solution = one.posed.solution
    when = puzzle_rules_of(origin.game).when(one.sightings, one.seen)
    steps = len(solution.steps) or len(when)
    return Kept(
        id=identifier,
        kind=one.kind,
        game=origin.game,
        viewer=one.viewer,
        seen=Raw(msgspec.json.encode(one.seen)),
        when=when,
        options=one.posed.options,
        solution=solution,
        effort=Effort(steps, one.posed.distractors, tourist=0.0, clerk=0.0),
        origin=origin,
        about=one.posed.about,
    )


def _graded(kept: Kept, one: Candidate) -> Kept:
    """Let bots of every level try the puzzle."""
    rules = puzzle_rules_of(kept.game)
    trial = Trial(rules, one.kind, one.posed, one.now, one.viewer, one.sightings)
    effort: Effort = replace(
        kept.effort, tourist=trial.share("tourist"), clerk=trial.share("clerk")
    )
    return tried_again(replace(kept, effort=effort))
