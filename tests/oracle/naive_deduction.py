"""What a viewer can know of the deal: slow, plain, and written from the rules alone.

All deals are listed as dicts of hands, a hand is a set of names, and whatever a sighting rules out
is struck from the list. Shares the names of cards and the shape of sightings with the engine, and
no reading of the rules. With three players the colour that nobody plays has the hand left over.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, Final, TypeAlias

from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    CardsShown,
    GameEnded,
)
from inkognito.board.events import GameOpened as BoardOpened
from inkognito.card.events import BlackCardShown, DummySeen, GameScored, PairShown
from inkognito.card.events import GameOpened as CardOpened
from inkognito.views import board as board_views
from inkognito.views import card as card_views
from tests.oracle.card_editions import NUMBERS, TRUE_CARDS

Hand: TypeAlias = frozenset[str]
Faces: TypeAlias = frozenset[str]
Deal: TypeAlias = dict[str, Hand]

COLOURS: Final = ("red", "blue", "green", "yellow")
IDENTITIES: Final = ("fiddlebottom", "bubble", "zsazsa", "x")
BUILDS: Final = ("tall", "short", "fat", "thin")
LETTERS: Final = ("A", "B", "C", "D")


@cache
def all_deals(*kinds: tuple[str, ...]) -> tuple[Deal, ...]:
    """Every way to give each colour one card of each kind."""
    return tuple(
        {colour: frozenset(cards) for colour, *cards in zip(COLOURS, *orders, strict=True)}
        for orders in product(*(permutations(kind) for kind in kinds))
    )


class NaiveViewer:
    """The deals that one viewer's sightings have not ruled out."""

    kinds: tuple[tuple[str, ...], ...]
    deals: list[Deal]

    def __init__(self, viewer: str) -> None:
        self.viewer = viewer
        self.shown: dict[tuple[str, str], list[Faces]] = {}
        self.exhausted: list[set[Hand]] = []
        """For each time that a player had nothing fresh left: the hands that this allows."""

    def strike(self, colour: str, can_be: Callable[[Hand], bool]) -> None:
        """Only the deals are left in which the colour's hand can be so."""
        possible = {hand: can_be(hand) for hand in {deal[colour] for deal in self.deals}}
        self.deals = [deal for deal in self.deals if possible[deal[colour]]]

    def strike_exhausted(self, colour: str, can_be: Callable[[Hand], bool]) -> None:
        """Only a hand with nothing fresh left can have shown this."""
        hands = {frozenset(cards) for cards in product(*self.kinds)}
        self.exhausted.append({hand for hand in hands if can_be(hand)})
        self.strike(colour, can_be)

    def has(self, colour: str, *cards: str) -> None:
        self.strike(colour, lambda hand: set(cards) <= hand)

    def shown_to(self, agent: str, viewer: str) -> list[Faces]:
        return self.shown.setdefault((agent, viewer), [])

    def missing(self, seats: tuple[str, ...]) -> str | None:
        """The colour that nobody plays."""
        return next((colour for colour in COLOURS if colour not in seats), None)


# --- the board game -------------------------------------------------------------------------------


def face(card: str) -> str:
    """A grey card has the face of the coloured one (B9)."""
    return card.removeprefix("grey-")


def is_truthful(faces: Faces, hand: Hand) -> bool:
    """At least one card is true; a mission card is one's own, and never the true one (B8)."""
    missions = {card for card in faces if card in LETTERS}
    return missions <= hand and bool((faces - missions) & hand)


def required_sets(about: str, count: int) -> Iterator[Faces]:
    """What answers a question in full, without the mission card."""
    asked, other = (IDENTITIES, BUILDS) if about == "identity" else (BUILDS, IDENTITIES)
    for pair in combinations(asked, 2):
        if count == 2:
            yield frozenset(pair)
        else:
            yield from (frozenset((*pair, third)) for third in other)


def is_fresh(faces: Faces, before: list[Faces]) -> bool:
    """Three cards were not shown before as a set; a pair not even inside a set."""
    return not any(faces <= earlier if len(faces) == 2 else faces == earlier for earlier in before)


class NaiveBoardViewer(NaiveViewer):
    """A viewer of the board game."""

    def __init__(self, viewer: str) -> None:
        super().__init__(viewer)
        self.prevented = True
        self.asker, self.about, self.count = "", "", 0
        self.kinds = IDENTITIES, BUILDS, LETTERS
        self.deals = list(all_deals(*self.kinds))

    def see(self, sighting: Any) -> None:
        """Take in the next sighting."""
        if isinstance(sighting, BoardOpened | board_views.ScenarioSeen):
            self.prevented = sighting.rules.repeats == "prevented"
        if isinstance(sighting, board_views.HandDealt):
            self.takes(sighting.hand)
        elif isinstance(sighting, AgentQuestioned):
            self.asks(sighting, 2 if sighting.seat == "ambassador" else 3)
        elif isinstance(sighting, AmbassadorQuestioned):
            self.asks(sighting, 2)
        elif isinstance(sighting, CardsShown):
            self.is_shown(sighting)
        elif isinstance(sighting, GameEnded):
            self.lies_open(sighting)
        elif isinstance(sighting, board_views.ScenarioSeen):
            self.scenario(sighting)

    def takes(self, hand: Any) -> None:
        self.has(hand.seat, hand.identity, hand.build, hand.mission)

    def asks(self, sighting: AgentQuestioned | AmbassadorQuestioned, count: int) -> None:
        self.asker, self.about, self.count = sighting.seat, sighting.about, count

    def is_shown(self, sighting: CardsShown) -> None:
        agent, cards = sighting.seat, sighting.cards
        if agent != self.viewer:
            self.learns(agent, cards)
            if self.prevented and self.asker == self.viewer and len(cards) < self.count:
                self.learns_that_nothing_was_left(agent)
        self.counts(agent, sighting.to, cards)

    def learns(self, agent: str, cards: tuple[str, ...]) -> None:
        faces = frozenset(map(face, cards))
        self.strike(agent, lambda hand: is_truthful(faces, hand))
        self.has(agent, *(face(card) for card in cards if card.startswith("grey-")))

    def learns_that_nothing_was_left(self, agent: str) -> None:
        """B10: fewer cards only where nothing fresh without the mission card was left."""
        before, sets = (
            self.shown_to(agent, self.viewer),
            list(required_sets(self.about, self.count)),
        )
        left = [faces for faces in sets if is_fresh(faces, before)]
        self.strike_exhausted(
            agent, lambda hand: not any(is_truthful(faces, hand) for faces in left)
        )

    def counts(self, agent: str, to: tuple[str, ...], cards: tuple[str, ...]) -> None:
        """Sets count as shown, penalty pairs too; single cards do not (B10)."""
        for viewer in to:
            if len(cards) > 1:
                self.shown_to(agent, viewer).append(frozenset(map(face, cards)))

    def lies_open(self, sighting: GameEnded) -> None:
        left_out = self.missing(tuple(hand.seat for hand in sighting.hands))
        for hand in sighting.hands:
            colour = left_out if hand.seat == "aside" else hand.seat
            assert colour is not None
            self.has(colour, hand.identity, hand.build, hand.mission)

    def scenario(self, seen: board_views.ScenarioSeen) -> None:
        if seen.hand is not None:
            self.takes(seen.hand)
        for one in seen.shown:
            if one.seat != self.viewer:
                self.learns(one.seat, one.cards)
            self.counts(one.seat, one.to, one.cards)
        if seen.question is not None:
            through_ambassador = "ambassador" in (seen.to_move, seen.question.piece)
            self.asker, self.about = seen.to_move, seen.question.about
            self.count = 2 if through_ambassador else 3


# --- the card game --------------------------------------------------------------------------------


class NaiveCardViewer(NaiveViewer):
    """A viewer of the card game."""

    def __init__(self, viewer: str) -> None:
        super().__init__(viewer)
        self.open_for("ffg-2003", COLOURS)

    def open_for(self, edition: str, seats: tuple[str, ...]) -> None:
        self.edition, self.dummy = edition, self.missing(seats)
        self.clean_sheet()

    def clean_sheet(self) -> None:
        self.kinds = IDENTITIES, NUMBERS[self.edition]
        self.deals = list(all_deals(*self.kinds))
        self.shown, self.exhausted = {}, []

    def see(self, sighting: Any) -> None:
        """Take in the next sighting."""
        if isinstance(sighting, CardOpened | card_views.ScenarioSeen):
            self.open_for(sighting.rules.edition, sighting.seats)
        if isinstance(sighting, card_views.HandDealt | card_views.HandsDealtFaceDown):
            self.clean_sheet()
        if isinstance(sighting, card_views.HandDealt):
            self.has(sighting.hand.seat, sighting.hand.identity, sighting.hand.number)
        elif isinstance(sighting, PairShown):
            self.is_shown(sighting.seat, sighting.to, frozenset(sighting.cards))
        elif isinstance(sighting, BlackCardShown):
            self.has(sighting.seat, sighting.card)
        elif isinstance(sighting, DummySeen):
            self.has(str(self.dummy), sighting.card)
        elif isinstance(sighting, GameScored):
            self.lies_open(sighting)
        elif isinstance(sighting, card_views.ScenarioSeen):
            self.scenario(sighting)

    def is_truthful(self, pair: Faces, hand: Hand) -> bool:
        """FFG: exactly one of the two is true. ABACUS: at least one is."""
        return len(pair & hand) in TRUE_CARDS[self.edition]

    def is_shown(self, agent: str, viewer: str, pair: Faces) -> None:
        before = self.shown_to(agent, viewer)
        if agent != self.viewer:
            self.strike(agent, lambda hand: self.is_truthful(pair, hand))
            if pair in before:
                self.learns_that_nothing_was_left(agent, before)
        before.append(pair)

    def learns_that_nothing_was_left(self, agent: str, before: list[Faces]) -> None:
        """C3: a pair comes again only where every legal one has been shown."""
        pairs = map(frozenset, combinations((*IDENTITIES, *NUMBERS[self.edition]), 2))
        left = [pair for pair in pairs if pair not in before]
        self.strike_exhausted(
            agent, lambda hand: not any(self.is_truthful(pair, hand) for pair in left)
        )

    def lies_open(self, sighting: GameScored) -> None:
        for hand in sighting.hands:
            colour = str(self.dummy) if hand.seat == "dummy" else hand.seat
            self.has(colour, hand.identity, hand.number)

    def scenario(self, seen: card_views.ScenarioSeen) -> None:
        if seen.hand is not None:
            self.has(seen.hand.seat, seen.hand.identity, seen.hand.number)
        for one in seen.shown:
            self.is_shown(one.seat, one.to, frozenset(one.cards))
        for black in seen.black:
            self.has(str(self.dummy) if black.seat == "dummy" else black.seat, black.card)
