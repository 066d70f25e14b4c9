"""Decisions in which a player may simply pass, by name. Each game says which kinds it has."""

from typing import Annotated, TypeAlias

from msgspec import Meta

PassKind: TypeAlias = Annotated[str, Meta(max_length=40, extra={"one_of": "PassKind"})]
"""`one_of` names the list of values, for the generator of the client's types."""
