"""A position in names, so that the server's and the client's can be laid side by side.

`board_facts` and `card_facts` say what a state of the engine holds; `facts_of` says the same of a
position of the client. So do `board_shows`, `card_shows` and `shows_of` for what was shown.
"""

from collections import Counter, defaultdict
from typing import Any

from msgspec import to_builtins

from inkognito.board.cards import ABOUTS, faces_of
from inkognito.board.pieces import BALLS, PIECES
from inkognito.board.state import NOBODY, NOWHERE, Phase
from inkognito.board.state import State as Board
from inkognito.board.venice import SPACES
from inkognito.card.cards import LOCATIONS, cards_of
from inkognito.card.cards import faces_of as card_faces_of
from inkognito.card.meetings import meetings_of
from inkognito.card.scenario import named_scores
from inkognito.card.state import Meeting, has_ambassador_player, visitor_name
from inkognito.card.state import Phase as CardPhase
from inkognito.card.state import State as Card
from inkognito.core.seats import AMBASSADOR_SEAT, SEATS
from inkognito.views.card_position import FACE_DOWN

STAGES = {
    CardPhase.HIDING: "hiding",
    CardPhase.PLAYING: "playing",
    CardPhase.DECLARING: "meeting",
    CardPhase.EXCHANGING: "meeting",
    CardPhase.ASKING: "meeting",
    CardPhase.LOOKING: "meeting",
    CardPhase.SHOWING: "showing",
    CardPhase.RESOLVING: "between",
    CardPhase.OVER: "over",
}
EVERYBODY = range(AMBASSADOR_SEAT + 1)


def facts_of(game: str, position: dict[str, Any]) -> dict[str, Any]:
    """What a position of the client says that the engine's says as well."""
    return _client_board(position) if game == "board" else _client_card(position)


# --- the board game -----------------------------------------------------------------------------


def board_facts(state: Board) -> dict[str, Any]:
    """What a state of the board game says."""
    return {
        "rules": to_builtins(state.rules),
        "seats": [SEATS[seat] for seat in state.order],
        "first": _seat(state.first),
        "turn": state.turn,
        "toMove": _seat(state.seat),
        "stage": state.phase.name.lower().replace("_", "-"),
        "places": {
            PIECES[piece]: SPACES[space]
            for piece, space in enumerate(state.places)
            if space != NOWHERE
        },
        "balls": Counter(BALLS[ball] for ball in state.balls),
        "steps": [(BALLS[s.ball], PIECES[s.piece], SPACES[s.origin]) for s in state.steps],
        "question": _question(state),
        "offered": _seat(state.offered),
        "ambassadorMovedBy": _seat(state.ambassador_mover),
        "note": to_builtins(state.note) if state.phase is not Phase.OVER else None,
    }


def _question(state: Board) -> dict[str, Any] | None:
    asked = state.question
    if asked is None:
        return None
    return {
        "asker": SEATS[state.seat],
        "agent": SEATS[asked.agent],
        "about": ABOUTS[asked.about],
        "piece": PIECES[asked.piece],
        "objected": asked.objected,
        "owed": asked.owed,
    }


def _client_board(position: dict[str, Any]) -> dict[str, Any]:
    names = ("rules", "seats", "first", "turn", "toMove", "stage", "places", "question")
    return {
        **{name: position[name] for name in names},
        "balls": Counter(one["ball"] for one in position["balls"] if not one["used"]),
        "steps": [(step["ball"], step["piece"], step["origin"]) for step in position["steps"]],
        "offered": position["offer"] and position["offer"]["to"],
        "ambassadorMovedBy": position["ambassadorMovedBy"],
        "note": position["note"] if position["stage"] != "over" else None,
    }


def board_shows(state: Board) -> dict[tuple[str, str], list[Any]]:
    """By agent and viewer: the sets that count as shown, as masks."""
    return {
        (SEATS[agent], SEATS[viewer]): list(sets)
        for agent, row in enumerate(state.shown)
        for viewer, sets in enumerate(row)
        if sets
    }


# --- the card game ------------------------------------------------------------------------------


def card_facts(state: Card) -> dict[str, Any]:
    """What a state of the card game says."""
    return {
        "rules": to_builtins(state.rules),
        "seats": [SEATS[seat] for seat in state.order],
        "game": state.game,
        "round": state.round,
        "first": _seat(state.first),
        "opener": _seat(state.opener),
        "stage": STAGES[state.phase],
        "played": {
            visitor_name(state, one): {
                place for at, place in enumerate(LOCATIONS) if state.used[one] >> at & 1
            }
            for one in EVERYBODY
            if state.used[one]
        },
        "at": {
            visitor_name(state, one): LOCATIONS[state.at[one]]
            for one in EVERYBODY
            if state.at[one] != NOWHERE
        },
        "hidden": None if state.hidden == NOWHERE else LOCATIONS[state.hidden],
        "hasHidden": has_ambassador_player(state) and state.phase is CardPhase.PLAYING,
        "meeting": _meeting(state, state.meeting),
        "resolved": [LOCATIONS[one.place] for one in _resolved(state)],
        **_declined(state),
        "named": _seat(state.named),
        "chosen": {SEATS[one]: _chosen(state, one) for one in EVERYBODY if state.chosen[one]},
        "scores": {score.seat: score.points for score in named_scores(state.order, state.scores)},
    }


def _meeting(state: Card, meeting: Meeting | None) -> tuple[str, set[str]] | None:
    if meeting is None:
        return None
    return LOCATIONS[meeting.place], {visitor_name(state, one) for one in meeting.visitors}


def _resolved(state: Card) -> list[Meeting]:
    if state.at[AMBASSADOR_SEAT] == NOWHERE:
        return []
    meetings = meetings_of(state.order, state.first, state.at)
    return [one for one in meetings if one not in (*state.meetings, state.meeting)]


def _declined(state: Card) -> dict[str, set[str]]:
    """Who has declined; the engine forgets it once all have."""
    if state.meeting is None or state.phase is not CardPhase.DECLARING:
        return {}
    entitled = state.meeting.entitled
    return {"declined": {SEATS[seat] for seat in entitled if seat not in state.asked}}


def _chosen(state: Card, seat: int) -> set[str] | str:
    if state.chosen[seat] == FACE_DOWN:
        return "face-down"
    return set(cards_of(state.chosen[seat], state.rules.edition))


def _client_card(position: dict[str, Any]) -> dict[str, Any]:
    names = ("rules", "seats", "game", "round", "first", "opener", "stage", "hidden", "hasHidden")
    meeting, chosen = position["meeting"], position["chosen"].items()
    return {
        **{name: position[name] for name in (*names, "resolved", "named", "scores")},
        "played": {who: set(places) for who, places in position["played"].items()},
        "at": {who: place for place, those in position["here"].items() for who in those},
        "meeting": meeting and (meeting["location"], set(meeting["visitors"])),
        "declined": set(position["declined"]),
        "chosen": {seat: set(one) if isinstance(one, list) else one for seat, one in chosen},
    }


def card_shows(state: Card) -> dict[tuple[str, str], list[Any]]:
    """By agent and viewer: the pairs shown, as masks, and then the kinds of black cards."""
    found: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    for agent, row in enumerate(state.shown):
        for viewer, pairs in enumerate(row):
            found[SEATS[agent], SEATS[viewer]] += pairs
    for agent, masks in enumerate(state.black):
        for asker, kinds in enumerate(masks):
            names = [kind for bit, kind in enumerate(("identity", "number")) if kinds >> bit & 1]
            found[SEATS[agent], SEATS[asker]] += names
    return {who: shown for who, shown in found.items() if shown}


# --- what was shown, for the client --------------------------------------------------------------


def shows_of(game: str, sheet: dict[str, Any], edition: Any) -> dict[tuple[str, str], list[Any]]:
    """What the client's sheet says that the engine keeps as well: no single cards, no dummy."""
    masks: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    kinds: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for show in sheet["shows"]:
        cards, whom = tuple(show["cards"]), show["to"]
        if show["kind"] == "black" and cards and show["from"] != "dummy":
            kinds[show["from"], whom[-1]].add(show["about"])
        elif len(cards) > 1:
            faces = faces_of(cards) if game == "board" else card_faces_of(cards, edition)
            for one in whom:
                masks[show["from"], one].append(faces)
    return {who: [*masks[who], *sorted(kinds[who])] for who in {**masks, **kinds}}


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]
