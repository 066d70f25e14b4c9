"""Whether a code is right, who wins, and how points are given."""

from inkognito.card.cards import NUMBERS
from inkognito.card.editions import EDITIONS, EditionFacts, Number
from inkognito.card.events import Outcome, Reason
from inkognito.card.rules import MATCH_POINTS
from inkognito.card.state import State, agents_in, has_ambassador_player, met
from inkognito.core.agents import IDENTITIES, team_of
from inkognito.core.seats import AMBASSADOR_SEAT, SEATS


def true_code(state: State) -> tuple[Number, ...]:
    """The numbers in the order of their holders: Fiddlebottom, Bubble, Zsa Zsa, X."""
    numbers = NUMBERS[state.rules.edition]
    holders = {hand.identity: hand.number for hand in state.hands}
    return tuple(numbers[holders[identity]] for identity in range(len(IDENTITIES)))


def judged(state: State, declarer: int, code: tuple[Number, ...]) -> Outcome:
    """How the game ends when the seat names the code (C10)."""
    reason: Reason = "code-right" if code == true_code(state) else "code-wrong"
    if needs_partner(state) and not is_with_partner(state, declarer):
        reason = "not-partners"
    side = side_of(state, declarer)
    winners = side if reason == "code-right" else _others(state, side)
    return Outcome(tuple(SEATS[seat] for seat in winners), reason, SEATS[declarer])


def scored(state: State, result: Outcome) -> tuple[int, ...]:
    """The scores after a game: a point for each winner, and never below 0 (C11)."""
    scores = list(state.scores)
    for seat in state.order:
        if SEATS[seat] in result.winners:
            scores[seat] += 1
        elif SEATS[seat] == result.declarer:
            scores[seat] = max(0, scores[seat] - _cost_of_a_wrong_code(state))
    return tuple(scores)


def match_result(state: State, scores: tuple[int, ...], result: Outcome) -> Outcome | None:
    """How the match ends; None while it goes on."""
    if state.rules.match == "single":
        return result
    winners = tuple(SEATS[seat] for seat in state.order if scores[seat] >= MATCH_POINTS)
    return Outcome(winners, "match-won", result.declarer) if winners else None


def needs_partner(state: State) -> bool:
    """With four players the declarer must be alone with their partner."""
    return len(state.order) == AMBASSADOR_SEAT


def _has_partners(state: State) -> bool:
    if len(agents_in(state.order)) < AMBASSADOR_SEAT:
        return False
    return not has_ambassador_player(state) or _facts(state).five_play == "in-teams"


def is_with_partner(state: State, declarer: int) -> bool:
    """Whether the declarer meets the other agent of their team."""
    (other,) = (seat for seat in met(state).agents if seat != declarer)
    return other in side_of(state, declarer)


def side_of(state: State, seat: int) -> tuple[int, ...]:
    """Who wins together with the seat, in seat order."""
    if seat == AMBASSADOR_SEAT or not _has_partners(state):
        return (seat,)
    team = team_of(state.hands[seat].identity)
    return tuple(a for a in agents_in(state.order) if team_of(state.hands[a].identity) == team)


def _others(state: State, side: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in state.order if seat not in side)


def _cost_of_a_wrong_code(state: State) -> int:
    """The points that a wrong declarer loses: with three players, in some editions."""
    return _facts(state).wrong_code_costs if len(state.order) < AMBASSADOR_SEAT else 0


def _facts(state: State) -> EditionFacts:
    return EDITIONS[state.rules.edition]
