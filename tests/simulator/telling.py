"""What happens in the simulator, told as the engine's events, to compare the two."""

from typing import Any

import numpy as np

from inkognito.card.cards import (
    KINDS,
    LOCATIONS,
    NUMBERS,
    BlackHand,
    cards_of,
    face_name,
    named_hand,
)
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    LocationPlayed,
    MeetingBegan,
    PairChosen,
    PairShown,
    RoundBegan,
)
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS
from inkognito.deduction.card import HANDS
from inkognito.simulator.course import Point, step
from inkognito.simulator.facts import (
    AGENT_A,
    AGENT_B,
    ASKED_A,
    ASKED_B,
    EXCHANGE,
    GIVES,
    LOOK,
    NO_MEETING,
    NOBODY,
    QUESTION,
    WITH_AMBASSADOR,
)
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import ORDERS
from tests.simulator.scripts import Scripted

_GOING = (Point.FIRST_GOES, Point.SECOND_GOES, Point.THIRD_GOES, Point.FOURTH_GOES)


class Telling:
    """Plays a batch by its scripts and tells every game as events."""

    def __init__(self, table: Table, players: Scripted) -> None:
        self.table, self.players = table, players
        self.edition = table.facts.edition
        self.events: list[list[Any]] = [[] for _ in range(len(table))]

    def play(self) -> None:
        """Play all games to their ends."""
        while len(self.table.running):
            for point in Point:
                before, running = self.table.taken(np.arange(len(self.table))), self.table.running
                step(self.table, self.players, point)
                for game in running.tolist():
                    self.events[game].extend(self._told(point, before, game))

    def _told(self, point: Point, before: Table, game: int) -> list[Any]:
        if point in _GOING or point is Point.TURN_UP:
            return self._gone(before, game)
        if point is Point.BEGIN:
            return [RoundBegan(self.table.round, COLOURS[self.table.first[game]])]
        if point is Point.HIDE:
            hidden = self.table.hidden[game]
            return [AmbassadorHid(LOCATIONS[hidden])] if self.table.facts.five_play else []
        if point is Point.END:
            return []
        meeting, part = divmod(point - Point.FIRST_ASKED, 3)
        row = self.table.meetings[game, meeting].tolist()
        if row[GIVES] == NO_MEETING:
            return []
        began = [self._began(game, row)] if part == 0 else []
        if part < 2:
            return began + self._asked(game, row[(ASKED_A, ASKED_B)[part]])
        return {EXCHANGE: self._exchange, QUESTION: self._question, LOOK: self._look}[row[GIVES]](
            before, game, row
        )

    def _gone(self, before: Table, game: int) -> list[Any]:
        (visitor,) = np.flatnonzero(before.at[game] != self.table.at[game]).tolist()
        return [LocationPlayed(self._name(visitor), LOCATIONS[self.table.at[game, visitor]])]

    def _name(self, visitor: int) -> Any:
        return "dummy" if visitor == self.table.facts.dummy else SEATS[visitor]

    def _began(self, game: int, row: list[int]) -> MeetingBegan:
        table = self.table
        place = table.at[game, row[AGENT_A]]
        everybody = [*table.facts.turns[table.first[game]].tolist(), AMBASSADOR_SEAT]
        there = [visitor for visitor in everybody if table.at[game, visitor] == place]
        return MeetingBegan(LOCATIONS[place], tuple(self._name(visitor) for visitor in there))

    def _asked(self, game: int, seat: int) -> list[Any]:
        if seat == NOBODY:
            return []
        said = self._chosen("code", game, seat)
        if said == NOBODY:
            return [Declined(SEATS[seat], "declaration")]
        numbers = NUMBERS[self.edition]
        return [CodeDeclared(SEATS[seat], tuple(numbers[number] for number in ORDERS[said]))]

    def _exchange(self, _before: Table, game: int, row: list[int]) -> list[Any]:
        agents = (row[AGENT_A], row[AGENT_B])
        chosen, shown = [], []
        for seat, other in (agents, agents[::-1]):
            viewer = AMBASSADOR_SEAT if row[WITH_AMBASSADOR] else other
            pair = int(self.table.last[game, seat, viewer])
            cards = cards_of(int(self.table.facts.faces[pair]), self.edition)
            chosen.append(PairChosen(COLOURS[seat], cards))
            shown.append(PairShown(COLOURS[seat], SEATS[viewer], cards))
        return chosen + shown

    def _question(self, before: Table, game: int, row: list[int]) -> list[Any]:
        asker = row[AGENT_A]
        new = self.table.black[game, :, asker] ^ before.black[game, :, asker]
        if not new.any():
            return [Declined(SEATS[asker], "question")]
        agent, kind = int(new.argmax()), int(new.max()) >> 1
        viewers = ("ambassador",) if self.table.facts.five_play else ()
        return [
            AgentNamed(COLOURS[asker], COLOURS[agent]),
            BlackCardShown(
                COLOURS[agent],
                (*viewers, COLOURS[asker]),
                KINDS[kind],
                self._face(game, agent, kind),
            ),
        ]

    def _look(self, _before: Table, game: int, row: list[int]) -> list[Any]:
        seat = row[AGENT_A]
        kind = self._chosen("look", game, seat)
        if kind == NOBODY:
            return [Declined(SEATS[seat], "look")]
        card = self._face(game, self.table.facts.dummy, kind)
        return [DummySeen(COLOURS[seat], KINDS[kind], card)]

    def _face(self, game: int, colour: int, kind: int) -> Any:
        return face_name(kind, self._hand(game, colour), self.edition)

    def _hand(self, game: int, colour: int) -> BlackHand:
        hand: BlackHand = HANDS[int(self.table.hands[game, colour])]
        return hand

    def _chosen(self, kind: str, game: int, seat: int) -> int:
        return self.players.scripts[game].choices[self.table.round, kind, seat]

    # --- the end ----------------------------------------------------------------------------------

    def hands(self, game: int) -> tuple[Any, ...]:
        """Return the deal by names."""
        return tuple(
            named_hand(self._name(colour), self._hand(game, colour), self.edition)
            for colour in range(AMBASSADOR_SEAT)
        )

    def winners(self, game: int) -> tuple[str, ...]:
        """Return who won, in the order of the table."""
        return tuple(SEATS[one] for one in self.table.facts.order if self.table.winners[game, one])
