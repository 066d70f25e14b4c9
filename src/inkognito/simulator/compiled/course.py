"""The course of a game: who decides when. As in `simulator.course`, for one game."""

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.compiled import moves
from inkognito.simulator.compiled.choices import (
    choose_black,
    choose_code,
    choose_name,
    choose_pair,
    choose_place,
    turn_stack,
)
from inkognito.simulator.compiled.moves import begin_round, declare, go, show, show_black
from inkognito.simulator.compiled.rules import AGENTS
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import (
    AGENT_A,
    AGENT_B,
    ASKED_A,
    ASKED_B,
    EXCHANGE,
    GIVES,
    MOST_MEETINGS,
    NOBODY,
    QUESTION,
    Floats,
    Ints,
)


@compiled
def play_out(
    rules: Record, game: Record, weights: Floats, actor: Record, log: Ints, round_limit: int
) -> None:
    """Play a game to its end: somebody declares, or the last round is over."""
    while True:
        go_out(rules, game, weights, actor, log)
        meet(rules, game, weights, actor, log)
        if game.declarer != NOBODY or game.round == round_limit:
            return
        game.first = rules.next_first[game.first]
        game.round += 1


@compiled
def go_out(rules: Record, game: Record, weights: Floats, actor: Record, log: Ints) -> None:
    """Let all agents go, and then the Ambassador."""
    begin_round(game)
    for turn in range(AGENTS):
        seat = rules.turns[game.first, turn]
        go(game, seat, choose_place(rules, game, seat, weights, actor, log))
    go(game, AMBASSADOR_SEAT, turn_stack(game, log))


@compiled
def meet(rules: Record, game: Record, weights: Floats, actor: Record, log: Ints) -> None:
    """Hold the meetings of a round, until somebody declares."""
    pattern = moves.pattern(game)
    for number in range(MOST_MEETINGS):
        row = rules.meetings[game.first, pattern, number]
        ask(game, row[ASKED_A], row[AGENT_A], row[AGENT_B], weights, log)
        ask(game, row[ASKED_B], row[AGENT_A], row[AGENT_B], weights, log)
        if game.declarer != NOBODY:
            return
        if row[GIVES] == EXCHANGE:
            exchange(rules, game, row[AGENT_A], row[AGENT_B], weights, actor, log)
        elif row[GIVES] == QUESTION:
            question(rules, game, row[AGENT_A], weights, log)


@compiled
def ask(game: Record, seat: int, one: int, other: int, weights: Floats, log: Ints) -> None:
    """Ask a seat whether it declares."""
    if seat != NOBODY and game.declarer == NOBODY:
        met = other if seat == one else one
        code = choose_code(game, seat, met, weights, log)
        if code != NOBODY:
            declare(game, seat, met, code)


@compiled
def exchange(
    rules: Record, game: Record, one: int, other: int, weights: Floats, actor: Record, log: Ints
) -> None:
    """Let two agents show each other a pair; both choose first."""
    first = choose_pair(rules, game, one, other, weights, actor, log)
    second = choose_pair(rules, game, other, one, weights, actor, log)
    show(rules, game, one, other, first)
    show(rules, game, other, one, second)


@compiled
def question(rules: Record, game: Record, asker: int, weights: Floats, log: Ints) -> None:
    """Let an agent ask another for a black card."""
    named = choose_name(rules, game, asker, weights, log)
    if named != NOBODY:
        kind = choose_black(rules, game, named, asker, weights, log)
        show_black(game, named, asker, kind)
