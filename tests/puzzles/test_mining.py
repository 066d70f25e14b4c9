"""Mining is deterministic, and a longer list begins with the shorter one."""

from itertools import islice

from inkognito.puzzles.mine import puzzles
from inkognito.puzzles.prove import is_proved


def test_the_same_seed_gives_the_same_puzzles_in_one_go_or_in_pieces() -> None:
    together = list(islice(puzzles(seed=3), 6))
    first = list(islice(puzzles(seed=3), 4))
    rest = list(islice(puzzles(seed=3, so_far=first), 2))
    assert first + rest == together
    assert all(is_proved(one) for one in together)


def test_another_seed_gives_others() -> None:
    [one] = islice(puzzles(seed=3), 1)
    [other] = islice(puzzles(seed=4), 1)
    assert one.origin.record != other.origin.record
