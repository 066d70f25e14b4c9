"""Everything that is stored about a guest, as they read it."""

from msgspec import Struct

from inkognito.protocol.terms import Gesture, Person


class GuestData(Struct, frozen=True):
    """The guest; `created` and `seen` are milliseconds since 1970."""

    id: Person
    name: str
    created: int
    seen: int


class NameData(Struct, frozen=True):
    """What they are called at a table."""

    table: str
    name: str


class TalkData(Struct, frozen=True):
    """Something they said, or a gesture that they made; both empty where it was deleted."""

    table: str
    at: int
    text: str | None
    gesture: Gesture | None


class TokenData(Struct, frozen=True):
    """A seat token: for which table, and when it was made."""

    table: str
    created: int


class ShareData(Struct, frozen=True):
    """A link to a review: of which table, and when it was made."""

    table: str
    created: int


class HintData(Struct, frozen=True):
    """A hint that they used: at which decision of which table, and how much it told."""

    table: str
    decision: int
    level: int


class MyData(Struct, frozen=True):
    """Everything: names and talk by table, how many devices and unused links, and seat tokens.

    Also links to reviews, the tables on whose shared reviews they agree to be named, and hints.
    """

    guest: GuestData | None
    names: tuple[NameData, ...]
    tables: tuple[str, ...]
    talk: tuple[TalkData, ...]
    devices: int
    links: int
    seat_tokens: tuple[TokenData, ...]
    shares: tuple[ShareData, ...]
    agreements: tuple[str, ...]
    hints: tuple[HintData, ...]
