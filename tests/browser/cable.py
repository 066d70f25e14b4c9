"""The cable between a browser and the server, which a test can cut: both ways, or only one."""

import socket
import threading
from contextlib import suppress
from types import TracebackType


class Cable:
    """Passes everything on to the server's port, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.is_cut = False
        self.is_deaf = False
        """The server hears everything, but nothing comes back."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """End all connections; new ones end at once."""
        self.is_cut = True
        while self._ends:
            _end(self._ends.pop())

    def mend(self) -> None:
        """From now on it is as before."""
        self.is_cut = self.is_deaf = False

    def __enter__(self) -> "Cable":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener is closed at the end
            while True:
                near, _ = self._listener.accept()
                self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        try:
            assert not self.is_cut
            far = socket.create_connection(("127.0.0.1", self._port))
        except (AssertionError, OSError):
            _end(near)
            return
        self._ends += [near, far]
        threading.Thread(target=self._pass_on, args=(near, far, False), daemon=True).start()
        threading.Thread(target=self._pass_on, args=(far, near, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if not (is_answer and self.is_deaf):
                    target.sendall(data)
        _end(source)
        _end(target)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
