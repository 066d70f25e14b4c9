"""The clock of the tables: it follows the system's clock, and never jumps with it."""

from inkognito.server.system_ports import FASTEST, SteadyClock

START = 1_700_000_000_000


class Watches:
    """A system whose clocks a test moves."""

    def __init__(self) -> None:
        self.passed, self.jumped = 0.0, 0
        self.steady = SteadyClock(self.clock, self.monotonic)

    def clock(self) -> int:
        return START + round(self.passed * 1_000) + self.jumped

    def monotonic(self) -> float:
        return self.passed

    def after(self, seconds: float) -> int:
        """Let time pass, and read the clock, in milliseconds since the start."""
        self.passed += seconds
        return self.steady() - START


def test_it_agrees_with_the_clock_of_the_system() -> None:
    watches = Watches()
    assert [watches.after(0.25) for _ in range(4)] == [250, 500, 750, 1_000]


def test_it_never_goes_back_and_never_stands_still() -> None:
    watches = Watches()
    watches.after(1.0)
    watches.jumped = -3_600_000
    assert watches.after(0.0) == 1_000
    assert watches.after(1.0) == 1_000 + 1_000 * (1 - FASTEST)


def test_a_jump_ahead_takes_hardly_any_time_off_a_players_clock() -> None:
    watches = Watches()
    watches.jumped = 86_400_000
    assert watches.after(10.0) == 10_000 * (1 + FASTEST)


def test_after_a_while_it_agrees_again() -> None:
    watches = Watches()
    watches.jumped = 60_000
    for _ in range(700):
        watches.after(1.0)
    assert watches.after(0.0) == 760_000
    watches.jumped = 0
    for _ in range(700):
        watches.after(1.0)
    assert watches.after(0.0) == 1_400_000
