"""Who is it: somebody's identity, build or number is certain, though they never proved it.

Knows the logic of deduction and neither game.
"""

from itertools import product
from typing import Final

from inkognito.deduction.deals import PLAYED, DealMask
from inkognito.deduction.logic import Logic, only_ones
from inkognito.deduction.proof import evidence_against
from inkognito.posing.puzzle import Conclusion, Holds, Posed, Solution
from inkognito.posing.view import View

ASKED_KINDS: Final = 2
"""Identities and builds, or identities and numbers. Mission letters can only be shown."""

MOST_OPTIONS: Final = 6
FEWEST_STEPS: Final = 2

_PROOFS: Final = frozenset({"own", "grey", "black", "revealed"})
"""Evidence that needs no thought: the card itself was seen."""


def who(view: View) -> Posed | None:
    """Ask about the player whose cards take the longest proof."""
    logic: Logic = view.reader.notebook.logic
    found = [
        posed
        for colour in range(PLAYED)
        if colour != view.seat and (faces := hidden_faces(logic, colour))
        if (posed := _posed(view, colour, faces)) is not None
    ]
    return max(found, key=lambda one: len(one.solution.steps), default=None)


def hidden_faces(logic: Logic, colour: int) -> tuple[int, ...]:
    """Return the faces of the colour that are certain, but were never seen themselves."""
    certain = only_ones(logic.can_hold(colour), logic.deals.kinds)
    return tuple(
        face
        for face in range(PLAYED * ASKED_KINDS)
        if certain >> face & 1 and not _was_seen(logic, colour, face)
    )


def _was_seen(logic: Logic, colour: int, face: int) -> bool:
    with_face = logic.deals.hands_with(face)
    return any(
        piece.source in _PROOFS and piece.colour == colour and not piece.hands & ~with_face
        for piece in logic.evidence
    )


def _posed(view: View, colour: int, faces: tuple[int, ...]) -> Posed | None:
    logic: Logic = view.reader.notebook.logic
    evidence = evidence_against(logic, _deals_without(logic, colour, faces)) or ()
    if len(evidence) < FEWEST_STEPS:
        return None
    chosen, distractors = _options(logic, view.seat, colour, faces)
    holder, names = view.reader.holders[colour], view.reader.faces
    return Posed(
        options=tuple(Holds(tuple(names[face] for face in one)) for one in chosen),
        solution=Solution(
            right=chosen.index(faces),
            steps=view.steps(evidence),
            so=tuple(Conclusion(holder, names[face]) for face in faces),
        ),
        about=holder,
        distractors=distractors,
    )


def _deals_without(logic: Logic, colour: int, faces: tuple[int, ...]) -> DealMask:
    """Return the deals in which the colour lacks one of these faces."""
    having = logic.deals.all
    for face in faces:
        having &= logic.deals.holding[colour][face]
    return logic.deals.all & ~having


def _options(
    logic: Logic, viewer: int, colour: int, faces: tuple[int, ...]
) -> tuple[list[tuple[int, ...]], int]:
    """Return the options in the order of their faces, and how many look plausible at first.

    Plausible are those that the viewer's own cards and this player's own showings allow; only
    what the others have shown rules them out.
    """
    first_look = Logic(logic.deals)
    for piece in logic.evidence:
        if piece.source == "own" or piece.colour == colour:
            first_look.add(piece)
    own = logic.must_hold(viewer) if viewer < PLAYED else 0
    kinds = [
        [face for face in range(4 * kind, 4 * kind + 4) if not own >> face & 1]
        for kind in (face // 4 for face in faces)
    ]
    wrong = [one for one in product(*kinds) if one != faces]
    without = [_deals_without(logic, colour, one) for one in wrong]
    is_plausible = [bool(first_look.possible & ~mask) for mask in without]
    ranked = sorted(zip(is_plausible, wrong, strict=True), key=lambda one: (not one[0], one[1]))
    options = [faces, *(one for _, one in ranked[: MOST_OPTIONS - 1])]
    return sorted(options), sum(is_plausible)
