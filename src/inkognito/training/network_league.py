"""How a veteran's networks learn: among its own kind, with allies and strangers, and against all.

In each batch the learner sits in some games against past players (past selves and exploiters), in
some in all four seats, and in some with a partner who shows things in other ways. Against past
players its partner is mostly somebody else too: an ally, who has learned apart from it, or a past
player. Otherwise it would come to rely on where only its own kind goes. Against others only winning
counts; among its own kind, rounds and blocks cost something. In every epoch a past self joins, and
an exploiter whose networks have learned only to beat the learner.

Before the learner begins, its allies learn, one after the other and each in a small league of its
own: half of them on top of the learner's weights, half on those that all learning begins with.
"""

from typing import Final, cast

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.bots.card_weights import row_of
from inkognito.card.editions import Edition
from inkognito.simulator.compiled.play import played
from inkognito.simulator.facts import Flags, Floats, Ints
from inkognito.simulator.learning import Learning
from inkognito.simulator.networks import FEATURES, restrained, stacked
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training.actor_critic import (
    Apprenticeship,
    actor_of,
    apprenticed,
    generator_of,
    next_batch,
    taught,
)
from inkognito.training.against import LEARNER, Match, drawn_match
from inkognito.training.course import Learned
from inkognito.training.league import BLOCK_COST, ROUND_COST
from inkognito.training.sparring import wins_of

IN_BATCH: Final = 200
"""Games after which networks take a step: in few games they learn more by many small steps."""

EPOCHS: Final = 5
EXPLOITERS_SHARE: Final = 0.2
"""The games of each epoch's exploiter, as a share of all games of the learner."""

AGAINST_PAST: Final = 0.35
AMONG_ITSELF: Final = 0.35
"""The shares of games against past selves and exploiters, and of games in all four seats. In the
others it has a stranger as its partner, against such."""

WITH_OTHER: Final = 0.8
ALLIED: Final = 0.7
"""The share of games against past players in which somebody else is the learner's partner, and how
many of these partners are allies; the others are past players. Among itself the learner has only
itself: there it learns to keep the peace, for which rounds and blocks cost something."""

PEACE: Final = 1.6
"""How many times as much a block among itself costs as in the league of weights. With partners
who block, it would get used to blocking."""

ALLIES: Final = 4
ALLIES_SHARE: Final = 0.2
"""The games from which each ally learns, as a share of all games of the learner."""

FIRST_ALLY: Final = 77
"""Added to a thousand times the learner's seed for the first ally's seed."""

PLAIN: Final = 0.8
"""How many of the strangers show anything; the others show as sly bots do."""

PULL: Final = 0.05
"""After a step, what networks add to a value shrinks by this share of the step. What does not help
in many games is forgotten: it would make them go too far, mostly with strangers as partners."""


class NetworkLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that learning needs to go on: a checkpoint."""

    players: int
    edition: str
    learner: Apprenticeship
    past: tuple[tuple[float, ...], ...]
    allies: tuple[tuple[float, ...], ...] = ()
    """Players that have learned apart from the learner."""
    ally: "NetworkLeague | None" = None
    """The league of the ally that learns now; the learner begins when all have learned."""
    is_apart: bool = False
    """Whether this is the league of an ally, which has no exploiters and no allies of its own."""
    game: str = "card"

    @property
    def plan(self) -> tuple[object, ...]:
        """What is the same in all checkpoints of one run."""
        learner = self.learner
        whole = (learner.seed, learner.batches, learner.in_batch)
        return (self.game, self.players, self.edition, whole, self.past[0])

    @property
    def steps(self) -> tuple[int, int]:
        """The batches done, and all; those of allies included."""
        done, of_allies = self.learner.batch, self.batches_of_allies
        return done + of_allies[0], self.learner.batches + of_allies[1]

    @property
    def batches_of_allies(self) -> tuple[int, int]:
        """The batches from which allies have learned, and all."""
        if self.is_apart:
            return 0, 0
        each = -(-self.games_of_ally // self.learner.in_batch)
        now = self.ally.learner.batch if self.ally else 0
        return len(self.allies) * each + now, ALLIES * each

    @property
    def is_done(self) -> bool:
        """Whether all batches are over."""
        return self.learner.is_done

    def learned(self) -> Learned:
        """Return the weights, which stay as they were, and the networks of the last batches."""
        row = self.learner.learned().round(4).tolist()
        weights = dict(zip(WEIGHTS, row[:FEATURES], strict=True))
        return Learned(weights, tuple(row[FEATURES:]))

    @property
    def games(self) -> int:
        """The games played so far, those of allies and exploiters included."""
        exploiters = 0 if self.is_apart else -(-self.learner.batch // self.epoch)
        own = self.learner.games + self.batches_of_allies[0] * self.learner.in_batch
        return own + exploiters * self.exploiters_games

    @property
    def epoch(self) -> int:
        """The batches of an epoch."""
        return max(-(-self.learner.batches // EPOCHS), 1)

    @property
    def exploiters_games(self) -> int:
        """The games from which each exploiter learns."""
        return int(self.learner.batches * self.learner.in_batch * EXPLOITERS_SHARE)

    @property
    def games_of_ally(self) -> int:
        """The games from which each ally learns."""
        return int(self.learner.batches * self.learner.in_batch * ALLIES_SHARE)


def begun(players: int, edition: str, seed: int, games: int, before: Learning) -> NetworkLeague:
    """Return the point from which learning begins: what was learned before.

    The first past players are that, and its weights alone.
    """
    start = row_of(before)
    past = tuple(dict.fromkeys((tuple(start.tolist()), tuple(start[:FEATURES].tolist()))))
    learner = apprenticed(seed, games, start, IN_BATCH)
    return _with_next_ally(NetworkLeague(players, edition, learner, past))


def _with_next_ally(progress: NetworkLeague) -> NetworkLeague:
    """Return the progress with the league of the next ally, if there is one to learn."""
    number, learner = len(progress.allies), progress.learner
    if number == ALLIES:
        return replace(progress, ally=None)
    start = np.array(learner.weights) if number % 2 == 0 else starting_weights()
    seed = 1000 * learner.seed + FIRST_ALLY + number
    apart = apprenticed(seed, progress.games_of_ally, start, learner.in_batch)
    past = (tuple(start.tolist()),)
    league = NetworkLeague(progress.players, progress.edition, apart, past, is_apart=True)
    return replace(progress, ally=league)


def next_step(progress: NetworkLeague) -> NetworkLeague:
    """Return the progress after one more batch, of an ally or of the learner."""
    if progress.ally is not None:
        return _after_step_of_ally(progress, progress.ally)
    learner, edition = progress.learner, cast("Edition", progress.edition)
    generator = generator_of(learner)
    begins_epoch = learner.batch % progress.epoch == 0 and not progress.is_apart
    past = _joined(progress, generator) if begins_epoch else progress.past
    rows = [learner.row, *strangers(), *map(np.array, (*past, *progress.allies))]
    match = drawn_match(learner.in_batch, generator)
    seated, is_rival = seating(match, len(past), len(progress.allies), generator)
    actor = actor_of(learner)
    actor[0]["round_cost"], actor[0]["block_cost"] = ROUND_COST, PEACE * BLOCK_COST
    results = played(match.deals, seated, stacked(rows), actor=actor, edition=edition)
    score = float(match.won(results)[is_rival].mean())
    return replace(progress, learner=pulled(taught(learner, actor, score)), past=past)


def _after_step_of_ally(progress: NetworkLeague, ally: NetworkLeague) -> NetworkLeague:
    ally = next_step(ally)
    if not ally.is_done:
        return replace(progress, ally=ally)
    learned = tuple(ally.learner.learned().tolist())
    return _with_next_ally(replace(progress, allies=(*progress.allies, learned)))


def pulled(learner: Apprenticeship) -> Apprenticeship:
    """Return the learner, pulled a little towards the weights alone."""
    numbers = restrained(np.array(learner.numbers), 1 - PULL * learner.step)
    return replace(learner, numbers=tuple(numbers.tolist()))


def strangers() -> list[Floats]:
    """Return two players who show things in other ways: anything, and as sly bots do."""
    sly = starting_weights()
    telling = [name.startswith(("tell", "show", "harried")) for name in WEIGHTS]
    return [np.where(telling, 0.0, sly), sly]


def seating(
    match: Match, past: int, allies: int, generator: np.random.Generator
) -> tuple[Ints, Flags]:
    """Return the number of the player in each seat, and which games are against past players.

    The learner has the number LEARNER; the two strangers come after it, then those of the past,
    then the allies.
    """
    count, own = len(match.seated), match.seated == LEARNER
    kind = generator.random(count)
    stranger = np.where(generator.random(count) < PLAIN, 1, 2)
    rival = 3 + generator.integers(past, size=count)
    other = 3 + generator.integers(past, size=count)
    if allies:
        is_allied = generator.random(count) < ALLIED
        other = np.where(is_allied, 3 + past + generator.integers(allies, size=count), other)
    is_rival, is_alone = kind < AGAINST_PAST, kind >= AGAINST_PAST + AMONG_ITSELF
    has_other = is_rival & (generator.random(count) < WITH_OTHER)
    others = np.where(is_rival, rival, np.where(is_alone, stranger, LEARNER))
    seated = np.where(own, LEARNER, others[:, None])
    partner = _partners(own, generator)
    for rows, partners in ((is_alone, stranger), (has_other, other)):
        seated[rows, partner[rows]] = partners[rows]
    return seated, is_rival


def _partners(own: Flags, generator: np.random.Generator) -> Ints:
    """Return, of each game, one of the two seats of the learner's team."""
    drawn = generator.random(own.shape)
    return np.asarray(np.where(own, drawn, -1.0).argmax(axis=1))


def _joined(
    progress: NetworkLeague, generator: np.random.Generator
) -> tuple[tuple[float, ...], ...]:
    """Return the players of the past, with the learner as it is and its exploiter."""
    victim, edition = progress.learner.row, cast("Edition", progress.edition)
    past = progress.past
    if progress.learner.batch > 0:
        past = (*past, tuple(victim.tolist()))
    networked = [np.array(one) for one in past if len(one) > FEATURES]
    candidates = stacked([victim, *networked])
    start = candidates[wins_of(candidates, victim, generator, edition).argmax()]
    seed = int(generator.integers(1 << 31))
    exploiter = apprenticed(seed, progress.exploiters_games, start, IN_BATCH)
    while not exploiter.is_done:
        exploiter = next_batch(exploiter, victim, edition)
    return (*past, tuple(exploiter.learned().tolist()))
