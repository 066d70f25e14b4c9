"""What the generator of the client's types must know about the card game."""

from typing import Final

from inkognito.card import cards, commands, editions, ending, events, rules, scenario
from inkognito.games.module import ClientTypes

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
)
