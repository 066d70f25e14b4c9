"""The name of a game, on the wire and in files. The registry knows which games there are."""

from typing import Annotated, TypeAlias

from msgspec import Meta

GameName: TypeAlias = Annotated[str, Meta(max_length=40, extra={"one_of": "GameName"})]
"""`one_of` names the list of values, for the generator of the client's types."""
