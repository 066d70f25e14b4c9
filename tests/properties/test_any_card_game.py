"""Laws that hold in any card game, at any moment, of every edition, match and number of players."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from inkognito import Game, new_game
from inkognito.card.cards import LOCATIONS, Hand
from inkognito.card.commands import AnyCommand
from inkognito.card.events import (
    AnyEvent,
    BlackCardShown,
    DummySeen,
    HandsDealt,
    LocationPlayed,
    PairShown,
    RoundBegan,
)
from inkognito.card.state import (
    EXCHANGING,
    NOWHERE,
    OVER,
    PLAYING,
    SHOWING,
    State,
    cycle_of,
    turn_order,
)
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.views.card import Sighting
from tests.kit.card_lively import (
    CARD_TABLES,
    any_card_command,
    lively_card_game,
    lively_card_move,
    play_lively,
)
from tests.kit.scenes import refusal
from tests.oracle.card_editions import LEGAL_PAIRS

SEEDS = st.integers(0, 2**32)


ALL_COMMANDS: Any = AnyCommand
ALL_EVENTS: Any = AnyEvent
ALL_SIGHTINGS: Any = Sighting


def assert_survives(records: tuple[Any, ...], union: Any) -> None:
    """Encoded and decoded again, each record is equal to what it was."""
    assert msgspec.json.decode(msgspec.json.encode(records), type=tuple[union, ...]) == records


class Watch:
    """Follows the events of a game and holds them against the rules of showing and of visits."""

    def __init__(self, edition: Any) -> None:
        self.edition = edition
        self.seen = 0
        self.hands: dict[str, Hand] = {}
        self.pairs: dict[tuple[str, str], set[frozenset[str]]] = {}
        self.black: set[tuple[str, str, str]] = set()
        self.places: dict[str, set[str]] = {}

    def follow(self, game: Game) -> None:
        for event in islice(game.events, self.seen, None):
            self.seen += 1
            match event:
                case HandsDealt():
                    self.hands = {hand.seat: hand for hand in event.hands}
                    self.pairs, self.black = {}, set()
                case RoundBegan() if cycle_of(event.round)[1] == 0:
                    self.places = {}
                case LocationPlayed():
                    self.visits(event)
                case PairShown():
                    self.pair(event)
                case BlackCardShown():
                    self.black_card(event)
                case DummySeen():
                    assert event.card == getattr(self.hands["dummy"], event.kind)

    def visits(self, event: LocationPlayed) -> None:
        """Nobody plays a place twice before all five are taken back."""
        before = self.places.setdefault(event.visitor, set())
        assert event.location not in before
        before.add(event.location)

    def pair(self, event: PairShown) -> None:
        """Check the edition's truth rule, and freshness while a fresh pair is left (C3)."""
        pair, hand = frozenset(event.cards), self.hands[event.seat]
        true = len(pair & {hand.identity, hand.number})
        assert len(event.cards) == len(pair) == 2
        assert true == 1 or (true == 2 and self.edition == "abacus-1997")
        before = self.pairs.setdefault((event.seat, event.to), set())
        assert pair not in before or len(before) == LEGAL_PAIRS[self.edition]
        before.add(pair)

    def black_card(self, event: BlackCardShown) -> None:
        """A card of the shower's own hand, once for each asker (C4), seen by nobody else."""
        asker = event.to[-1]
        assert event.card == getattr(self.hands[event.seat], event.kind)
        assert (event.seat, asker, event.kind) not in self.black
        assert event.seat not in event.to
        self.black.add((event.seat, asker, event.kind))


class AnyCardGame(RuleBasedStateMachine):
    """A game that plays on by offered commands, is pestered with others, and is watched."""

    game: Game
    watch: Watch

    @initialize(table=st.sampled_from(CARD_TABLES), seed=SEEDS)
    def open(self, table: dict[str, object], seed: int) -> None:
        self.game = lively_card_game(table, Random(seed))
        self.watch = Watch(table["edition"])

    @rule(seed=SEEDS, actions=st.integers(1, 40))
    def every_offered_command_is_accepted(self, seed: int, actions: int) -> None:
        random = Random(seed)
        for _ in range(actions):
            if not self.game.to_act:
                return
            self.game.play(*lively_card_move(self.game, random))
            self.everybody_has_gone_once_a_round()

    @rule(seed=SEEDS)
    def any_option_at_all_is_accepted(self, seed: int) -> None:
        """Declarations as well, so rarely that games still grow long."""
        random = Random(seed)
        if self.game.to_act and random.random() < 0.2:
            seat = random.choice(self.game.to_act)
            self.game.play(seat, random.choice(self.game.options(seat)))

    @rule(seed=SEEDS)
    def everything_else_is_refused_and_changes_nothing(self, seed: int) -> None:
        random = Random(seed)
        for _ in range(12):
            seat, command = random.choice(self.game.seats), any_card_command(random)
            if command not in self.game.options(seat):
                refusal(self.game, seat, command)

    @rule()
    def sightings_have_no_gaps(self) -> None:
        for viewer in self.game.viewers:
            seen = self.game.sightings(viewer)
            assert [one.number for one in seen] == list(range(1, len(seen) + 1))

    @rule()
    def options_events_and_sightings_survive_json(self) -> None:
        for seat in self.game.seats:
            assert_survives(self.game.options(seat), ALL_COMMANDS)
        assert_survives(tuple(self.game.events), ALL_EVENTS)
        for viewer in self.game.viewers:
            seen = tuple(one.sighting for one in self.game.sightings(viewer))
            assert_survives(seen, ALL_SIGHTINGS)

    @property
    def state(self) -> State:
        state: State = self.game.now.state
        return state

    def everybody_has_gone_once_a_round(self) -> None:
        """Each visitor has used a place for each round since the last taking, and only those."""
        state = self.state
        if state.phase is OVER:
            return
        _, before = cycle_of(state.round)
        for visitor in range(AMBASSADOR_SEAT + 1):
            has_gone = state.at[visitor] != NOWHERE
            assert state.used[visitor].bit_count() == before + has_gone
            assert state.used[visitor] < 1 << len(LOCATIONS)
            assert not has_gone or state.used[visitor] >> state.at[visitor] & 1
        agents = turn_order(state.order, state.first)
        assert state.to_play == tuple(v for v in agents if state.at[v] == NOWHERE)

    @invariant()
    def a_legal_way_on_exists(self) -> None:
        game = self.game
        assert bool(game.to_act) == (game.outcome is None)
        for seat in game.seats:
            assert len(set(game.options(seat))) == len(game.options(seat))
            assert bool(game.options(seat)) == (seat in game.to_act)

    @invariant()
    def cards_are_conserved(self) -> None:
        hands = self.state.hands
        assert sorted(hand.identity for hand in hands) == list(range(4))
        assert sorted(hand.number for hand in hands) == list(range(4))

    @invariant()
    def nothing_lies_on_the_table_out_of_its_time(self) -> None:
        state = self.state
        assert not any(state.chosen) or state.phase in (EXCHANGING, OVER)
        assert state.named < 0 or state.phase in (SHOWING, OVER)
        hides = state.phase is PLAYING and AMBASSADOR_SEAT in state.order
        assert (state.hidden != NOWHERE) == hides

    @invariant()
    def what_was_shown_and_played_obeys_the_rules(self) -> None:
        self.watch.follow(self.game)


TestAnyCardGame = AnyCardGame.TestCase


@pytest.mark.parametrize("edition", LEGAL_PAIRS)
def test_c3_in_a_long_game_every_pair_is_shown_before_one_is_shown_again(edition: str) -> None:
    game, watch = new_game("card", 3, edition=edition, seed=5), Watch(edition)
    watch.follow(play_lively(game, Random(5), 1500))
    shown = Counter((e.seat, e.to) for e in game.events if isinstance(e, PairShown))
    assert max(shown.values()) > LEGAL_PAIRS[edition]
