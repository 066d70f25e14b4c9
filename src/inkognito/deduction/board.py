"""Read the sightings of the board game as evidence about the deal.

docs/deduction.md lists what counts as evidence, and what is left out.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from inkognito.board.cards import (
    ABOUT_INDEX,
    CARD_INDEX,
    CARDS,
    FACES,
    Card,
    Faces,
    Hand,
    SecretHand,
    face_of,
    faces_of,
    hands_by_colour,
    is_grey,
    named_hand,
    secret_hand,
)
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    CardsShown,
    GameEnded,
    GameOpened,
)
from inkognito.board.shows import (
    ONE_TRUE,
    PAIR,
    THREE,
    TWO_OF_THREE,
    Form,
    has_mission,
    is_fresh,
    is_truthful,
    legal_faces,
)
from inkognito.core.agents import partner_of
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SPECTATOR, Seat, Viewer
from inkognito.deduction.belief import Numbers
from inkognito.deduction.cost import Cost, costs
from inkognito.deduction.deals import Hands, deals
from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, explain_board, holders
from inkognito.deduction.notebook import Heed, Notebook, heed_all
from inkognito.deduction.proof import Proof
from inkognito.deduction.showing import Menu
from inkognito.views.board import HandDealt, HandsDealtFaceDown, ScenarioSeen

KINDS: Final = 3
HANDS: Final[tuple[SecretHand, ...]] = tuple(
    SecretHand(number % 4, number // 4 % 4, number // 16) for number in range(64)
)
"""All hands, by their number."""


PROOF_TO_PARTNER: Final = 0.20
PROOF_TO_OTHERS: Final = 0.10
"""How often the model expects a card that proves itself (grey or mission), by whether the viewer
is the partner.
"""


class Asked(Struct, frozen=True, gc=False):
    """The open question: who asks whom, about what, and in which form the answer is due."""

    asker: int
    agent: int
    about: int
    form: Form


def number_of(hand: SecretHand) -> int:
    """Return the number of a hand."""
    return hand.identity + 4 * hand.build + 16 * hand.letter


@cache
def hands_showing(faces: Faces) -> Hands:
    """Return the hands that may show these faces."""
    return sum(1 << number for number, hand in enumerate(HANDS) if is_truthful(faces, hand))


@cache
def menu(about: int, form: Form) -> Menu:
    """Return all sets without a mission card that may be shown."""
    sets = {f for hand in HANDS for f in legal_faces(about, form, hand) if not has_mission(f)}
    ordered = sorted(sets)
    return Menu(ordered, [hands_showing(faces) for faces in ordered], len(HANDS))


@cache
def hands_exhausted(about: int, form: Form, before: tuple[Faces, ...]) -> Hands:
    """Return the hands without a fresh set, not counting sets with the mission card (B10)."""
    return sum(
        1 << number
        for number, hand in enumerate(HANDS)
        if not any(
            is_fresh(faces, form, before)
            for faces in legal_faces(about, form, hand)
            if not has_mission(faces)
        )
    )


@cache
def by_hand(hands: Hands) -> Numbers:
    """Return 1 for each of these hands and 0 for the others."""
    return np.array([float(hands >> number & 1) for number in range(len(HANDS))])


@cache
def partners_of(hand: int) -> Numbers:
    """Return 1 for each hand whose identity is the partner of this hand's identity."""
    partner = partner_of(HANDS[hand].identity)
    return np.array([float(other.identity == partner) for other in HANDS])


class BoardReader:
    """Fold the sightings of one viewer of a board game into their notebook."""

    def __init__(self, viewer: Viewer = SPECTATOR, heed: Heed = heed_all) -> None:
        self.notebook = Notebook(deals(KINDS), viewer, heed)
        self.seats: tuple[Seat, ...] = ()
        self._prevented = True
        self._asked: Asked | None = None
        self._number = 0

    def see(self, sighting: Event) -> None:
        """Read the viewer's next sighting."""
        self._number += 1
        handler = _READERS.get(type(sighting))
        if handler is not None:
            handler(self, sighting)

    def fresh(self, asked: Asked) -> NDArray[np.bool_]:
        """Return, by set of the menu, whether it may still be shown to the asker."""
        sets = menu(asked.about, asked.form).sets
        before = tuple(self.notebook.shown_before(asked.agent, asked.asker))
        if not self._prevented or not before or asked.form not in (THREE, PAIR):
            return np.ones(len(sets), dtype=bool)
        return np.array([is_fresh(faces, asked.form, before) for faces in sets])

    def forecast(self, asked: Asked) -> Numbers:
        """Return the probability of each answer, by hand; the last four are the mission cards."""
        book = self.notebook
        before = book.shown_before(asked.agent, asked.asker)
        plain = menu(asked.about, asked.form).forecast(
            book.belief.table(asked.agent),
            self.fresh(asked),
            book.known_before(asked.agent, asked.asker),
            before[-1] if before else None,
        )
        mission = self._proof_chance()
        return np.hstack([plain * (1 - mission)[:, None], _LETTERS * mission[:, None]])

    def cost_of(self, viewer: int, answers: tuple[tuple[Card, ...], ...]) -> tuple[Cost, ...]:
        """Return how much each answer would tell the viewer about the notebook's owner."""
        known = self.notebook.known_before(self.notebook.seat, viewer)
        return costs(known, [hands_for(cards) for cards in answers])

    # --- in names -------------------------------------------------------------------------------

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces by name, in the order of their numbers."""
        return CARDS[:FACES]

    @property
    def holders(self) -> tuple[Holder, ...]:
        """By colour: who holds its hand."""
        return holders(self.seats, "aside")

    def hand(self, holder: Holder, number: int) -> Hand:
        """The hand with that number."""
        return named_hand(cast("Any", holder), HANDS[number])

    def explained(self, proof: Proof) -> Explanation:
        """The proof in names."""
        return explain_board(proof, self.seats)

    # --- what sightings say -----------------------------------------------------------------------

    def _opened(self, sighting: GameOpened) -> None:
        self.seats = sighting.seats
        self._prevented = sighting.rules.repeats == "prevented"

    def _dealt(self, sighting: HandDealt) -> None:
        self.notebook.start()
        self._take(sighting.hand)

    def _take(self, hand: Hand) -> None:
        cards = (hand.identity, hand.build, hand.mission)
        self.notebook.take_hand(self._number, number_of(secret_hand(hand)), cards)

    def _dealt_face_down(self, _sighting: HandsDealtFaceDown) -> None:
        self.notebook.start()

    def _agent_questioned(self, sighting: AgentQuestioned) -> None:
        asker = SEAT_INDEX[sighting.seat]
        form = PAIR if asker == AMBASSADOR_SEAT else THREE
        self._ask(asker, sighting, form)

    def _ambassador_questioned(self, sighting: AmbassadorQuestioned) -> None:
        self._ask(SEAT_INDEX[sighting.seat], sighting, PAIR)

    def _ask(
        self, asker: int, sighting: AgentQuestioned | AmbassadorQuestioned, form: Form
    ) -> None:
        about = ABOUT_INDEX[sighting.about]
        self._asked = Asked(asker, SEAT_INDEX[sighting.agent], about, form)

    def _shown(self, sighting: CardsShown) -> None:
        shower = SEAT_INDEX[sighting.seat]
        viewers = tuple(SEAT_INDEX[viewer] for viewer in sighting.to)
        if shower != self.notebook.seat:
            self._learn(shower, sighting.cards)
            if self._asked is not None:
                self._learn_from_choice(self._asked, sighting)
        self._keep(shower, viewers, sighting.cards)

    def _keep(self, shower: int, viewers: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        """Remember a showing. Single cards do not count as shown (B10), but narrow the hands."""
        book, hands = self.notebook, hands_for(cards)
        if len(cards) > 1:
            book.keep(shower, viewers, faces_of(cards), hands)
            return
        for viewer in viewers:
            book.known[shower, viewer] = book.known_before(shower, viewer) & hands

    def _learn(self, shower: int, cards: tuple[Card, ...]) -> None:
        """Learn what the cards say in themselves, no matter what else could have been shown."""
        book, number = self.notebook, self._number
        # Cards that prove themselves come first, so that proofs cite them and not the whole set.
        for card in cards:
            if is_grey(CARD_INDEX[card]):
                source: Source = "mission" if card in _MISSIONS else "grey"
                book.note(number, source, shower, (card,), hands_with(card))
        book.note(number, "shown", shower, cards, hands_showing(faces_of(cards)))
        book.believe(number, shower, by_hand(hands_for(cards)))

    def _learn_from_choice(self, asked: Asked, sighting: CardsShown) -> None:
        """Learn from the choice of these cards over others."""
        form = _form_shown(asked, len(sighting.cards))
        if form is not asked.form and self._prevented and self._saw_all(asked):
            self._learn_exhausted(asked, sighting.cards)
        faces = faces_of(sighting.cards)
        if any(is_grey(CARD_INDEX[card]) for card in sighting.cards):
            self.notebook.believe(self._number, asked.agent, self._proof_chance())
        if not has_mission(faces):
            self._weigh_set(Asked(asked.asker, asked.agent, asked.about, form), faces)

    def _weigh_set(self, asked: Asked, faces: Faces) -> None:
        book, sets = self.notebook, menu(asked.about, asked.form)
        if faces not in sets.index:
            return
        before, fresh = book.shown_before(asked.agent, asked.asker), self.fresh(asked)
        # A relayed pair need not be fresh for the Ambassador's player who relays it.
        fresh[sets.index[faces]] = True
        known = book.known_before(asked.agent, asked.asker)
        last = before[-1] if before else None
        book.believe(self._number, asked.agent, sets.likelihood(faces, fresh, known, last))

    def _learn_exhausted(self, asked: Asked, cards: tuple[Card, ...]) -> None:
        book = self.notebook
        before = tuple(book.shown_before(asked.agent, asked.asker))
        hands = hands_exhausted(asked.about, asked.form, before)
        book.note(self._number, "exhausted", asked.agent, cards, hands)
        book.believe(self._number, asked.agent, by_hand(hands))

    def _saw_all(self, asked: Asked) -> bool:
        """Return whether this viewer knows everything that the agent has shown to the asker."""
        return asked.asker == self.notebook.seat

    def _proof_chance(self) -> Numbers:
        """Return, by hand, how likely the answerer shows this viewer a card that proves itself."""
        own = self.notebook.own_hand
        if own is None:
            return np.full(len(HANDS), PROOF_TO_OTHERS)
        return PROOF_TO_OTHERS + (PROOF_TO_PARTNER - PROOF_TO_OTHERS) * partners_of(own)

    def _ended(self, sighting: GameEnded) -> None:
        for colour, hand in enumerate(hands_by_colour(sighting.hands)):
            named = named_hand(COLOURS[colour], hand)
            cards = (named.identity, named.build, named.mission)
            self.notebook.note(self._number, "revealed", colour, cards, 1 << number_of(hand))
            self.notebook.believe(self._number, colour, by_hand(1 << number_of(hand)))

    def _scenario(self, sighting: ScenarioSeen) -> None:
        """Learn that the listed sets were truthful. What they answered is not known."""
        self.seats = sighting.seats
        self._prevented = sighting.rules.repeats == "prevented"
        if sighting.hand is not None:
            self._take(sighting.hand)
        for shown in sighting.shown:
            shower = SEAT_INDEX[shown.seat]
            if shower != self.notebook.seat:
                self._learn(shower, shown.cards)
            self._keep(shower, tuple(SEAT_INDEX[viewer] for viewer in shown.to), shown.cards)
        if sighting.question is not None:
            asker, question = SEAT_INDEX[sighting.to_move], sighting.question
            by_ambassador = asker == AMBASSADOR_SEAT or question.piece == "ambassador"
            about = ABOUT_INDEX[question.about]
            form = PAIR if by_ambassador else THREE
            self._asked = Asked(asker, SEAT_INDEX[question.agent], about, form)


_MISSIONS: Final = frozenset("ABCD")
_LETTERS: Final[Numbers] = np.array(
    [[float(hand.letter == letter) for letter in range(4)] for hand in HANDS]
)


def hands_with(card: Card) -> Hands:
    """Return the hands with that card's face."""
    return deals(KINDS).hands_with(face_of(CARD_INDEX[card]))


@cache
def hands_for(cards: tuple[Card, ...]) -> Hands:
    """Return the hands that may show these cards, including grey cards."""
    hands = hands_showing(faces_of(cards))
    for card in cards:
        if is_grey(CARD_INDEX[card]):
            hands &= hands_with(card)
    return hands


def _form_shown(asked: Asked, count: int) -> Form:
    """Return the form of the answer: complete, or smaller by the ladder or as a penalty."""
    if asked.form is THREE:
        return {3: THREE, 2: TWO_OF_THREE}.get(count, ONE_TRUE)
    return PAIR if count > 1 else ONE_TRUE


_READERS: Final[dict[type[Event], Callable[[BoardReader, Any], None]]] = {
    GameOpened: BoardReader._opened,
    ScenarioSeen: BoardReader._scenario,
    HandDealt: BoardReader._dealt,
    HandsDealtFaceDown: BoardReader._dealt_face_down,
    AgentQuestioned: BoardReader._agent_questioned,
    AmbassadorQuestioned: BoardReader._ambassador_questioned,
    CardsShown: BoardReader._shown,
    GameEnded: BoardReader._ended,
}
"""The sightings that carry evidence about the deal; all others are ignored."""
