"""What the generator of the client's types must know about the card game."""

from typing import Final

from inkognito.card import cards, commands, editions, ending, events, meetings, rules, scenario
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.games.card_judging import CardAim
from inkognito.games.module import ClientTable, ClientTypes

CLIENT: Final = ClientTypes(
    literals={
        "CardNumber": editions.Number,
        "CardCard": cards.Card,
        "CardKind": cards.CardKind,
        "CardLocation": cards.Location,
        "CardEdition": editions.Edition,
        "Visitor": cards.Visitor,
        "Match": rules.Match,
        "CardPhase": scenario.PhaseName,
        "CardReason": events.Reason,
        "Declinable": commands.Declinable,
    },
    editions=editions.EDITIONS,
    secret_events=(events.HandsDealt, events.ScenarioSet),
    outcome=events.Outcome,
    ending=ending.Ending,
    aim=CardAim,
    hand=cards.Hand,
    tables={
        "CARD_MEETINGS": ClientTable(
            "Readonly<Record<number, readonly (readonly string[])[]>>",
            {count: meetings.kinds_that_meet(seats) for count, seats in DEFAULT_SEATS.items()},
            "By number of players: who meets at a place, if nobody else is there.",
        )
    },
)
