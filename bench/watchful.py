"""A reader of the board game that also reads movement, as bots do."""

from inkognito.board.events import MovementEnded
from inkognito.board.state import EMPTY
from inkognito.bots.footprints import Footprints
from inkognito.core.events import Event
from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.notebook import Heed, heed_all
from inkognito.views.board_position import position_after


class WatchfulReader(BoardReader):
    """Lets footprints be a factor of the viewer's belief."""

    def __init__(self, viewer: Viewer = SPECTATOR, heed: Heed = heed_all) -> None:
        super().__init__(viewer, heed)
        self._state, self._footprints = EMPTY, Footprints()

    def see(self, sighting: Event) -> None:
        """Read the viewer's next sighting, and look who moves."""
        if isinstance(sighting, MovementEnded):
            self._footprints.note(self._state)
            self._footprints.enter(self.notebook.belief, self.notebook.seat)
        self._state = position_after(self._state, sighting)
        super().see(sighting)
