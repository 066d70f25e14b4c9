"""Mining is deterministic, and a longer list begins with the shorter one."""

from itertools import islice

from inkognito.puzzles.games import digest_of
from inkognito.puzzles.mine import counted, puzzles
from inkognito.puzzles.prove import is_chosen, is_proved
from inkognito.puzzles.shelf import shelf


def test_the_same_seed_gives_the_same_puzzles_in_one_go_or_in_pieces() -> None:
    together = list(islice(puzzles(seed=3), 6))
    first = list(islice(puzzles(seed=3), 4))
    rest = list(islice(puzzles(seed=3, so_far=[one.kept for one in first]), 2))
    assert first + rest == together
    assert all(is_proved(one.kept) for one in together)
    for number, one in enumerate(together):
        assert is_chosen(one.kept, one.record, counted(other.kept for other in together[:number]))


def test_another_seed_gives_others() -> None:
    [one] = islice(puzzles(seed=3), 1)
    [other] = islice(puzzles(seed=4), 1)
    assert one.kept.origin.record != other.kept.origin.record


def test_new_puzzles_follow_the_shipped_ones_and_come_from_other_games() -> None:
    [one] = islice(puzzles(seed=14, so_far=shelf()), 1)
    assert one.kept.id == len(shelf()) + 1
    assert one.kept.origin.record == digest_of(one.record)
    assert is_proved(one.kept)
    before = {
        (known.origin.game, known.origin.edition, known.origin.players, known.origin.number)
        for known in shelf()
    }
    origin = one.kept.origin
    assert (origin.game, origin.edition, origin.players, origin.number) not in before
