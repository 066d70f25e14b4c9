"""Laws that hold in any game, at any moment, of every edition, option and number of players."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from inkognito import Game
from inkognito.board.cards import faces_of
from inkognito.board.events import CardsShown, HandsDealt, TurnBegan
from inkognito.board.shows import THREE, is_fresh, is_truthful
from inkognito.board.state import PLACING, State
from inkognito.core.fillable import expanded
from inkognito.core.seats import SEAT_INDEX
from inkognito.random_play import choose_declaration
from tests.kit.anything import any_command
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.scenes import refusal

SEEDS = st.integers(0, 2**32)


class AnyGame(RuleBasedStateMachine):
    """A game that plays on by offered commands, is pestered with others, and is watched."""

    game: Game

    @initialize(table=st.sampled_from(TABLES), seed=SEEDS)
    def open(self, table: dict[str, object], seed: int) -> None:
        self.game = lively_game(table, Random(seed))

    @rule(seed=SEEDS, actions=st.integers(1, 12))
    def every_offered_command_is_accepted(self, seed: int, actions: int) -> None:
        random = Random(seed)
        for _ in range(actions):
            if not self.game.to_act:
                return
            seat = self.game.to_act[0]
            events = self.game.play(seat, lively_choice(self.game, seat, random))
            if isinstance(events[-1], TurnBegan):
                self.nobody_shares_a_space()

    @rule(seed=SEEDS)
    def any_option_at_all_is_accepted(self, seed: int) -> None:
        """Declarations and undo as well, so rarely that games still grow long."""
        random = Random(seed)
        if self.game.to_act and random.random() < 0.2:
            seat = random.choice(self.game.to_act)
            self.game.play(seat, random.choice(expanded(self.game.options(seat))))

    @rule(seed=SEEDS)
    def the_ambassador_may_write_a_note(self, seed: int) -> None:
        if "ambassador" not in self.game.to_act:
            return
        note = choose_declaration(self.game.options("ambassador"), Random(seed))
        if note is not None:
            before = self.game.decision
            self.game.play("ambassador", note)
            assert self.game.decision == before

    @rule(seed=SEEDS)
    def everything_else_is_refused_and_changes_nothing(self, seed: int) -> None:
        random = Random(seed)
        for _ in range(12):
            seat, command = random.choice(self.game.seats), any_command(random)
            if command not in expanded(self.game.options(seat)):
                refusal(self.game, seat, command)

    def nobody_shares_a_space(self) -> None:
        """B5, at the end of every turn."""
        places = [place for place in self.state.places if place >= 0]
        assert len(set(places)) == len(places)

    @property
    def state(self) -> State:
        state: State = self.game.now.state
        return state

    @invariant()
    def a_legal_way_on_exists(self) -> None:
        assert bool(self.game.to_act) == (self.game.outcome is None)
        for seat in self.game.to_act:
            assert self.game.options(seat)
        for seat in self.game.seats:
            offered = expanded(self.game.options(seat))
            assert len(set(offered)) == len(offered)
            assert bool(self.game.options(seat)) == (seat in self.game.to_act)

    @invariant()
    def pieces_are_conserved(self) -> None:
        if self.state.phase is PLACING:
            return
        for seat in range(5):
            in_play = seat in self.state.order or seat == 4
            pieces = self.state.places[4 * seat : 4 * seat + 4]
            assert all((place >= 0) == in_play for place in pieces)
            assert self.state.masks[seat] == sum({1 << p for p in pieces if p >= 0})

    @invariant()
    def every_shown_set_is_true_and_none_is_repeated(self) -> None:
        events = list(self.game.events)
        if not any(isinstance(event, HandsDealt) for event in events):
            return
        shown: dict[tuple[str, str], list[int]] = {}
        for event in events:
            if not isinstance(event, CardsShown):
                continue
            faces = faces_of(event.cards)
            assert is_truthful(faces, self.state.hands[SEAT_INDEX[event.seat]])
            before = shown.setdefault((event.seat, event.to[-1]), [])
            if self.state.rules.repeats == "prevented" and len(event.cards) == 3:
                assert is_fresh(faces, THREE, tuple(before))
            before.append(faces)


TestAnyGame = AnyGame.TestCase
