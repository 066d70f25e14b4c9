"""Bodies of HTTP requests and responses that several routes share."""

from typing import Annotated

from msgspec import Meta, Struct


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that the server sends once."""

    secret: Annotated[str, Meta(max_length=200)]
