"""What a viewer can observe: every byte that reaches them, with its time and its place in order."""

from typing import Literal

from msgspec import Struct


class Observed(Struct, frozen=True):
    """Something that reached a client at a time, in seconds since the world began.

    `where` names the connection or the request. A frame has the bytes of its text; an answer has
    its status, headers and body; an end has the code, and a failed request or connection nothing.
    """

    at: float
    where: str
    what: Literal["frame", "answer", "end", "failure"]
    data: bytes


class Answer(Struct, frozen=True):
    """The answer to an HTTP request."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def as_bytes(self) -> bytes:
        """Return everything that a client can tell from it."""
        headers = b"".join(b"%s: %s\r\n" % one for one in self.headers)
        return b"%d\r\n%s\r\n%s" % (self.status, headers, self.body)

    def header(self, name: bytes) -> bytes:
        """Return a header, or nothing."""
        return next((value for key, value in self.headers if key == name), b"")


class LogLine(Struct, frozen=True):
    """A line that a server logged."""

    at: float
    process: str
    text: str
