"""A bot of the board game: asks where it learns most, finds its partner, reaches its goal.

Its beliefs are in `board_mind`, the values of spaces in `board_outlook`, the plans for its figures
in `board_plan`. Its manner says how much of that it uses.
"""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Final

from inkognito.board.cards import faces_of
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    WriteNote,
)
from inkognito.board.events import CardsShown, MovementEnded, StepUndone, TurnBegan
from inkognito.board.legal import can_object, met_pieces, penalty
from inkognito.board.note_option import NoteOption
from inkognito.board.pieces import BALL_INDEX, EITHER_BALL, PIECE_INDEX, PIECES
from inkognito.board.shows import is_fresh
from inkognito.board.state import (
    ANSWERING,
    EMPTY,
    EXPELLING,
    MEETING,
    MOVING,
    NOBODY,
    OPENING,
    PLACING,
    REPLACING,
    SHAKING_HANDS,
    Phase,
    State,
    asked,
    form_of,
    viewers_of,
)
from inkognito.board.venice import SPACE_INDEX, SPACES
from inkognito.bots.board_finish import winning_step
from inkognito.bots.board_manners import QUESTIONS, may_end_after, may_tell, question_of
from inkognito.bots.board_mind import NOTHING_DIRECT, BoardMind
from inkognito.bots.board_outlook import COMPLETE, Outlook
from inkognito.bots.board_plan import best_plan, first_step, own_balls
from inkognito.bots.bot import UNHURRIED, Budget, Reason, Why
from inkognito.bots.company import Standing, weigh_gesture
from inkognito.bots.decoys import Decoys
from inkognito.bots.disclosure import Told
from inkognito.bots.footprints import Footprints
from inkognito.bots.manner import Manner
from inkognito.bots.memory import Memory
from inkognito.bots.will import CLOSE, C, Options, Weights, Will
from inkognito.core.events import Event
from inkognito.core.gestures import Heard
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, Seat
from inkognito.deduction.board import HANDS, BoardReader, hands_for
from inkognito.views.board_position import position_after

ASKING: Final = 0.05
"""The value of asking besides the information: the piece met is sent away."""

REPEATING: Final = 2.0
"""The cost in bits of a repeated answer, where the viewer may object."""

DEAR: Final = 0.25
"""A figure that has nothing to ask slips away, unless its goals would lose as much as this."""

WINS: Final = COMPLETE / 2
"""The least value of a step that reaches the goal: for nothing less is a meeting given up."""

HASTE: Final = 0.02
"""With less time than this, in seconds, only the best space of each figure is considered."""


class BoardBot:
    """A player of the board game with the given manner."""

    def __init__(self, seat: Seat, key: bytes, manner: Manner) -> None:
        self._seat = SEAT_INDEX[seat]
        self._will = Will(key, manner)
        self._memory = Memory(partial(BoardReader, seat), self._will)
        self._state: State = EMPTY
        self._footprints = Footprints()
        self._mind: BoardMind | None = None
        self._learned = -1
        self._gave_up = False
        self._candidates = 3
        self._turn = 0
        """The number of the sighting with which the turn began."""

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        self._will.has_seen()
        if type(sighting) is MovementEnded:
            self._footprints.note(self._state)
            self._mind = None
        self._state = position_after(self._state, sighting)
        # Nobody forgets in the middle of a movement why they began it.
        forgot = self._memory.see(sighting, may_forget=type(sighting) is TurnBegan)
        # Don't try a plan again whose steps were undone.
        self._gave_up = type(sighting) is StepUndone or (
            self._gave_up and self._state.phase is MOVING
        )
        if type(sighting) is TurnBegan:
            self._turn = self._will.seen
        if forgot or type(sighting) is CardsShown:
            # Even a set that the bot forgets is no longer fresh, so beliefs must be rebuilt.
            self._mind = None

    def hear(self, heard: Heard) -> None:
        """See a gesture."""
        weigh_gesture(self._reader.notebook, SEAT_INDEX[heard.by], heard)

    def standing(self) -> Standing | None:
        """Return the bot's agent, and how likely each other player is the partner."""
        own, mind = self._reader.notebook.own_hand, self._thoughts()
        if own is None:
            return None
        partners: dict[Seat, float] = {
            COLOURS[one]: mind.partner_chance(one) for one in mind.rivals
        }
        return Standing(HANDS[own].identity, partners)

    def choose(self, options: Options, budget: Budget = UNHURRIED) -> Any:
        """Choose an option."""
        if len(options) == 1:
            return self._settle("only-option", [(options[0], 0.0)])
        self._candidates = 3 if budget.seconds >= HASTE else 1
        note = self.interject(options)
        if note is not None:
            return note
        declaration = self._declaration(options)
        if declaration is not None:
            return declaration
        return _DECISIONS[self._state.phase](self, _usual(options))

    def interject(self, options: Options, _budget: Budget = UNHURRIED) -> Any | None:
        """Write the note of the Ambassador's player once it is likely enough to be right."""
        if not options or type(options[-1]) is not NoteOption:
            return None
        note, chance = self._thoughts().best_note()
        if chance < self._will.manner.sure_note:
            return None
        return self._settle("knows-who-they-are", [(WriteNote(note), chance)])

    def why(self) -> Why:
        """Return the reason for the last choice."""
        return self._will.why()

    # --- declaring --------------------------------------------------------------------------------

    def _declaration(self, options: Options) -> AnyCommand | None:
        if type(options[-1]) not in (DeclareMission, DeclareAlone):
            return None
        chances = self._thoughts().win_chances(self._state)
        partner = max(chances, key=lambda one: chances[one], default=NOBODY)
        chance = chances.get(partner, 0.0)
        if chance < self._will.manner.sure:
            return None
        alone = partner == NOBODY
        command = DeclareAlone() if alone else DeclareMission(COLOURS[partner])
        return self._settle("sure-of-the-mission", [(command, chance)])

    def _answer_hand(self, _options: Options) -> AnyCommand:
        """Accept the handshake: refusing never wins a game that accepting would lose."""
        return self._settle("takes-the-hand", [(AnswerHand(accept=True), 1.0)])

    def _place(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        """Place figures at random: before the deal all orders are equally good."""
        return self._settle("places-anyhow", [(option, 0.0) for option in options])

    # --- moving -----------------------------------------------------------------------------------

    def _open(self, _options: Options) -> AnyCommand:
        return self._settle("shakes", [(ShakePhantom(), 0.0)])

    def _move(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        may_end = EndMovement() in options
        if may_end and self._gave_up:
            return self._settle("stands-still", [(EndMovement(), 0.0)])
        end = self._end_in_sight()
        if end is not None:
            return end
        outlook = self._outlook()
        if self._will.manner.temperature:
            outlook.misjudge(self._misjudgement)
        step = self._own_step(outlook, options) or self._others_step(outlook, options)
        if step is not None:
            return step
        if may_end:
            return self._settle("stands-still", [(EndMovement(), 0.0)])
        back = UndoAllSteps()
        return self._settle("takes-back", [(back if back in options else options[0], 0.0)])

    def _end_in_sight(self) -> AnyCommand | None:
        """Return a step of a movement that wins in this turn, or the end of it."""
        manner = self._will.manner
        if not manner.foresight or self._seat == AMBASSADOR_SEAT:
            return None
        found = winning_step(self._state, self._thoughts(), manner.sure)
        return None if found is None else self._settle("sees-the-end", [(found, COMPLETE)])

    def _own_step(self, outlook: Outlook, options: tuple[AnyCommand, ...]) -> AnyCommand | None:
        if not own_balls(self._state):
            return None
        decoys = self._decoys()
        plan = best_plan(outlook, self._candidates, decoys)
        if plan is None and EndMovement() not in options:
            plan = best_plan(outlook, len(SPACES))
        if plan is None:
            return None
        step = first_step(outlook, plan, frozenset(o for o in options if isinstance(o, Step)))
        if step is None:
            return None
        misleads = decoys is not None and 2 * plan.hidden > plan.gain
        weighed = [(step, plan.gain), *_standing_still(options)]
        return self._settle("misleads" if misleads else "goes-for-most", weighed)

    def _others_step(self, outlook: Outlook, options: tuple[AnyCommand, ...]) -> AnyCommand | None:
        weighed = [
            (option, outlook.value_of_moving(PIECE_INDEX[option.piece], SPACE_INDEX[option.to]))
            for option in options
            if isinstance(option, Step) and BALL_INDEX[option.ball] > EITHER_BALL
        ]
        still, met = _standing_still(options), met_pieces(self._state)
        worthwhile = [
            (option, worth)
            for option, worth in weighed
            if not still or worth > (WINS if PIECE_INDEX[option.piece] in met else CLOSE)
            if may_end_after(self._state, option)
        ]
        if self._seat == AMBASSADOR_SEAT or not worthwhile:
            return None
        return self._settle(_why_others(outlook, worthwhile, bool(still)), [*worthwhile, *still])

    # --- meeting ----------------------------------------------------------------------------------

    def _meet(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        if EndTurn() in options:
            return self._settle("ends-turn", [(EndTurn(), 0.0)])
        asking = tuple(o for o in options if isinstance(o, QUESTIONS))
        outlook = self._outlook()
        weighed = [(option, self._meet_worth(outlook, option)) for option in options]
        most = max((worth for option, worth in weighed if option in asking), default=-inf)
        if max(worth for _, worth in weighed) > most + CLOSE:
            return self._settle("slips-away", [o for o in weighed if o[1] > most or o[0] in asking])
        asked = [one for one in weighed if one[0] in asking]
        telling = [one for one in asked if one[1] > ASKING + NOTHING_DIRECT]
        if self._will.manner.tactful:
            telling = [one for one in telling if self._may_tell(one[0])]
            leaving = [o for o in weighed if type(o[0]) is SlipAway and o[1] > -DEAR]
            if leaving and not telling:
                return self._settle("nothing-to-ask", leaving)
        return self._settle("asks-for-most", telling or asked)

    def _may_tell(self, option: AnyCommand) -> bool:
        """Return whether the answer could tell anything that was not seen, forgotten or not."""
        if not isinstance(option, QUESTIONS):
            return False
        return may_tell(self._memory.of_everything(), option)

    def _meet_worth(self, outlook: Outlook, option: AnyCommand) -> float:
        if isinstance(option, QUESTIONS):
            return ASKING + self._thoughts().question_worth(*question_of(option, self._seat))
        if isinstance(option, SlipAway):
            places = outlook.moved(PIECE_INDEX[option.figure], SPACE_INDEX[option.to])
            return outlook.progress(places) - outlook.progress(self._state.places)
        return 0.0

    def _expel(self, options: tuple[AnyCommand, ...]) -> AnyCommand:
        question = asked(self._state)
        if can_object(self._state, question) and penalty(self._state, question):
            return self._settle("objects", [(ObjectToRepeat(), 1.0)])
        sending = [option for option in options if isinstance(option, Expel)]
        outlook, piece = self._outlook(), question.piece
        return self._settle(
            "sends-where-useful",
            [(o, outlook.value_of_sending(piece, SPACE_INDEX[o.to])) for o in sending],
        )

    # --- answering --------------------------------------------------------------------------------

    def _answer(self, options: tuple[ShowCards, ...]) -> AnyCommand:
        """Choose what the viewers learn."""
        viewers = viewers_of(self._state, asked(self._state))
        disclosure = self._will.manner.disclosure
        told = [self._told(option, viewers) for option in options]
        weighed = [
            (
                option,
                disclosure.worth(by) - (REPEATING if self._repeats(option, viewers[-1]) else 0),
            )
            for option, by in zip(options, told, strict=True)
        ]
        return self._settle(disclosure.reason(told[0]), weighed)

    def _told(self, option: ShowCards, viewers: tuple[int, ...]) -> list[Told]:
        """Return what the cards tell each viewer."""
        book, mind, hands = self._reader.notebook, self._thoughts(), hands_for(option.cards)
        return [
            Told(known, known & hands, mind.partner_chance(viewer))
            for viewer in viewers
            for known in (book.known_before(self._seat, viewer),)
        ]

    def _repeats(self, option: ShowCards, viewer: int) -> bool:
        """Return whether the viewer could object that they have been shown this before."""
        if self._state.rules.repeats == "prevented" or self._state.phase is not ANSWERING:
            return False
        form = form_of(self._state, asked(self._state))
        before = self._state.shown[self._seat][viewer]
        return not is_fresh(faces_of(option.cards), form, before)

    # --- thinking ---------------------------------------------------------------------------------

    @property
    def _reader(self) -> BoardReader:
        return self._memory.reader

    def _thoughts(self) -> BoardMind:
        learned = self._reader.notebook.learned
        if self._mind is None or learned != self._learned:
            self._footprints.enter(self._reader.notebook.belief, self._seat)
            edition, judgement = self._state.rules.edition, self._will.manner.judgement
            self._mind = BoardMind(self._reader, self._state.order, edition, judgement)
            self._learned = learned
        return self._mind

    def _decoys(self) -> Decoys | None:
        """Return what movement tells about the true figure, for a bot that hides it."""
        cost, build = self._will.manner.guile.decoy, self._thoughts().build
        if not cost or build is None:
            return None
        return Decoys(self._footprints, self._state, build, cost)

    def _misjudgement(self, figure: int, space: int) -> float:
        """Return by how much the bot misjudges the value of a space, for the whole turn."""
        return self._will.misjudgement(f"{PIECES[figure]} at {SPACES[space]}", self._turn)

    def _outlook(self) -> Outlook:
        return Outlook(self._state, self._thoughts(), self._will.manner)

    def _settle(self, code: Reason, weighed: Weights[C]) -> C:
        return self._will.settle(code, weighed, self._thoughts())


def _why_others(outlook: Outlook, weighed: list[tuple[Step, float]], may_end: bool) -> Reason:
    """Return why another piece is moved: for the bot's goal, against the opponents', or B2."""
    if not may_end:
        return "has-to-move-on"
    best, _ = max(weighed, key=lambda one: one[1])
    is_against = outlook.hinders(PIECE_INDEX[best.piece], SPACE_INDEX[best.to])
    return "hinders" if is_against else "moves-others"


def _standing_still(options: Options) -> list[tuple[AnyCommand, float]]:
    """Return the alternative to a step, where movement may end."""
    return [(option, 0.0) for option in options if type(option) is EndMovement]


def _usual(options: Options) -> Options:
    """Return the options without declarations and notes."""
    return tuple(o for o in options if type(o) not in (DeclareMission, DeclareAlone, NoteOption))


_DECISIONS: Final[dict[Phase, Callable[[BoardBot, Any], AnyCommand]]] = {
    PLACING: BoardBot._place,
    OPENING: BoardBot._open,
    MOVING: BoardBot._move,
    MEETING: BoardBot._meet,
    EXPELLING: BoardBot._expel,
    ANSWERING: BoardBot._answer,
    REPLACING: BoardBot._answer,
    SHAKING_HANDS: BoardBot._answer_hand,
}
