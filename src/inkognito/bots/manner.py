"""The manner of a bot: how well it remembers, how sure it must be, and how exactly it judges."""

from math import inf
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from inkognito.bots.disclosure import AllOrNothing, ByKind, InStages


class Guile(Struct, frozen=True, gc=False):
    """What a bot does against others, besides hiding its cards.

    On the board: `decoy` is the cost in bits of an onlooker's being certain of the true figure by
    movement alone; `denial` is the value of keeping opponents from their goal, relative to reaching
    its own. At cards: `block` is the value in bits of coming between two certain opponents;
    `haste` is by how much less sure it declares for each round, because waiting gets riskier.
    """

    decoy: float = 0.0
    denial: float = 0.0
    block: float = 0.0
    haste: float = 0.0


NO_GUILE: Final = Guile()

LEAST_SURE: Final = 0.85
"""However late it is, a bot that hastens declares nothing that is less likely."""


class Judgement(Struct, frozen=True, gc=False):
    """What things are worth to a bot on the board, in bits about its goal.

    `advance` is the value of standing at the certain goal before it is declared. `approach` is that
    of being near a player, relative to meeting them. `partners_part` is that of the partner being
    near the goal, relative to the bot being there. A bit about the deal that says nothing about the
    goal yet is worth `any_bits`, and one about the opponents' goal `fear_bits`.

    `patience` is the value of arriving one turn later. A goal counts by its probability to the
    power of `focus`. `company` is the value of being found by the partner, who has all to learn
    about the bot, and `exposure` the cost of being found by an opponent. `flight` is the value of
    keeping a figure from opponents who may have to meet it, relative to an own goal. `candour` is
    how likely a partner who knows the bot shows it the whole hand.
    """

    advance: float = 6.0
    approach: float = 0.3
    partners_part: float = 0.5
    any_bits: float = 0.1
    patience: float = 0.8
    focus: float = 1.0
    exposure: float = 0.0
    company: float = 0.0
    fear_bits: float = 0.0
    candour: float = 0.0
    flight: float = 0.0


PLAIN_JUDGEMENT: Final = Judgement()


class Manner(Struct, frozen=True, gc=False):
    """The parameters that make one kind of bot play differently from another.

    After `half_life` further sightings, half of what was noted is forgotten. `sure` is the least
    probability for a declaration, `sure_note` the least for the note of the Ambassador's player.
    An option that is worth `temperature` bits less than another is chosen e times less often; at 0
    only the best are chosen. `disclosure` is how it weighs what an answer tells to whom, `guile`
    what it does to mislead and to hinder, and `judgement` what it values on the board. With
    `foresight` it tries all balls together for a movement that wins at once, and knows that pieces
    can be moved to meet its figures. A `tactful` bot asks nothing where no answer could tell it
    anything.
    """

    sure: float
    sure_note: float
    disclosure: AllOrNothing | InStages | ByKind
    half_life: float = inf
    temperature: float = 0.0
    guile: Guile = NO_GUILE
    judgement: Judgement = PLAIN_JUDGEMENT
    foresight: bool = False
    tactful: bool = False

    def sure_in(self, round_number: int) -> float:
        """Return the least probability for a declaration in that round."""
        haste = self.guile.haste * round_number
        return max(self.sure - haste, LEAST_SURE) if haste else self.sure


TOURIST: Final = Manner(
    half_life=80, sure=0.6, sure_note=0.6, temperature=0.2, disclosure=AllOrNothing(trust=0.6)
)
CLERK: Final = Manner(sure=1.0, sure_note=0.98, disclosure=AllOrNothing(trust=0.75))

TOURIST_ON_THE_BOARD: Final = replace(
    TOURIST,
    half_life=700,
    tactful=True,
    sure=0.8,
    temperature=0.25,
    disclosure=InStages(trust=(0.6, 0.75, 0.9)),
)
CLERK_ON_THE_BOARD: Final = replace(CLERK, disclosure=InStages(trust=(0.75, 0.9, 0.98)))
"""Identity, build, mission letter. A turn on the board has more sightings than one at cards."""


def sly(disclosure: ByKind, guile: Guile = NO_GUILE) -> Manner:
    """Return the manner of a sly bot, with the weights of its game."""
    return Manner(sure=0.98, sure_note=0.98, disclosure=disclosure, guile=guile)


SLY_AT_CARDS: Final = sly(
    ByKind(to_partner=(0.3, 0.3, 0.3), to_others=(0.0, 1.0, 0.8)), Guile(block=1.0, haste=0.01)
)
"""Identity, number, and both together."""

SLY_ON_THE_BOARD: Final = replace(
    sly(
        ByKind(to_partner=(0.5, 0.5, 0.5, 0.5), to_others=(-0.2, 1.0, 0.5, 0.4)),
        Guile(decoy=1.5, denial=1.0),
    ),
    tactful=True,
)
"""Identity, build, mission letter, and all together."""
