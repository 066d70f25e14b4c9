"""`python -m tests.fuzz`: fuzz this number of inputs, and go on where the last run ended.

A failing seed is printed with the command that repeats it.
"""

import json
import sys
import traceback
from itertools import count
from pathlib import Path

import click
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.fuzz.targets import TARGETS

PROGRESS = Path("build/fuzz.json")


@click.command()
@click.option("--inputs", default=1_000_000, show_default=True, help="Inputs for each target.")
@click.option("--seed", type=int, help="Run this seed alone.")
@click.option("--afresh", is_flag=True, help="Forget where the last run ended.")
@click.argument("targets", nargs=-1, type=click.Choice(list(TARGETS)))
def main(inputs: int, seed: int | None, afresh: bool, targets: tuple[str, ...]) -> None:
    """Fuzz the targets, by default all of them."""
    reached = {} if afresh or not PROGRESS.exists() else json.loads(PROGRESS.read_text("utf-8"))
    PROGRESS.parent.mkdir(exist_ok=True)
    with Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as bar:
        for target in targets or TARGETS:
            if seed is not None:
                TARGETS[target](seed)
                continue
            task = bar.add_task(target, total=inputs)
            done = 0
            for number in count(reached.get(target, 0)):
                done += _run(target, number)
                bar.update(task, completed=done)
                if number % 1_000 == 0 or done >= inputs:
                    PROGRESS.write_text(json.dumps(reached | {target: number}), "utf-8")
                if done >= inputs:
                    reached[target] = number
                    break


def _run(target: str, seed: int) -> int:
    try:
        return TARGETS[target](seed)
    except Exception:  # noqa: BLE001 - whatever it is, it is what we look for
        traceback.print_exc()
        sys.exit(f"\nRepeat with: python -m tests.fuzz {target} --seed {seed}")


if __name__ == "__main__":
    main()
