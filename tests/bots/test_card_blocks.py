"""Who has blocked others at cards, and meant it: from what everybody sees, anew in every deal."""

from random import Random

from inkognito.bots.card_blocks import MeantBlocks
from inkognito.card.cards import LOCATION_INDEX
from inkognito.card.events import LocationPlayed
from inkognito.card.state import EMPTY
from inkognito.core.seats import SEAT_INDEX
from inkognito.views.card import HandDealt
from inkognito.views.card_position import position_after
from tests.kit.card_lively import lively_card_game, play_lively


def test_blocks_are_counted_by_visitor_and_forgotten_with_a_new_deal() -> None:
    random = Random(1)
    match = lively_card_game({"players": 4, "match": "first-to-3"}, random)
    play_lively(match, random, 400, declare=0.1)
    counts, state, blocks, most, deals = MeantBlocks(), EMPTY, [0] * 5, 0, 0
    for seen in match.sightings("red"):
        before, state = state, position_after(state, seen.sighting)
        counts.see(before, state)
        match seen.sighting:
            case HandDealt():
                blocks, deals = [0] * 5, deals + 1
            case LocationPlayed(visitor, location):
                seat, stood_there = SEAT_INDEX[visitor], before.at.count(LOCATION_INDEX[location])
                blocks[seat] += stood_there == 2 and before.used[seat].bit_count() < 4
        assert counts.by_visitor == blocks
        most = max(most, *blocks)
    assert deals > 1
    assert most > 1
