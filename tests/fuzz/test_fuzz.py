"""A fixed number of inputs of each kind; `make fuzz` runs more."""

import pytest

from tests.fuzz.targets import TARGETS

SEEDS = {"line": 40, "record": 400, "scenario": 500, "lesson": 300}
SEEDS |= {"settings": 2_000, "name": 1_000}


@pytest.mark.parametrize("target", TARGETS)
def test_nothing_but_refusals_comes_out(target: str) -> None:
    done = 0
    for seed in range(SEEDS[target]):
        try:
            done += TARGETS[target](seed)
        except Exception as error:
            error.add_note(f"Repeat with: python -m tests.fuzz {target} --seed {seed}")
            raise
    assert done >= SEEDS[target]


def test_the_same_seed_gives_the_same_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setattr("tests.fuzz.targets.checked_settings", seen.append)
    monkeypatch.setattr("tests.fuzz.targets.msgspec.to_builtins", lambda one: one)
    for _ in range(2):
        TARGETS["settings"](7)
    assert seen[0] == seen[2]
