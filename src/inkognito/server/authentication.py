"""Guests and their secrets: cookies, links, seat tokens. Secrets are random and stored hashed."""

import hashlib
from typing import Final

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.server.system_ports import Clock, ServerRandomSource
from inkognito.store.reviews import Share
from inkognito.store.store import Store
from inkognito.tables.audience import Participant
from inkognito.tables.names import cleaned_name

LINK_LASTS: Final = 15 * 60 * 1_000
"""A link to another device is valid for this many milliseconds."""


TOKEN_LASTS: Final = 7 * 86_400 * 1_000
"""Seat tokens are valid for this many milliseconds after their table was over or closed."""


DEVICE_NAME: Final = 16
"""Characters in the name of a device."""


class Admitted(Struct, frozen=True):
    """A new guest or device, and the secret that only they are told."""

    participant: Participant
    secret: str


class Device(Struct, frozen=True):
    """A device that a guest is known on: since when, in milliseconds, and whether it asks now."""

    device: str
    created: int
    is_this: bool


class Authentication:
    """The guests of this server."""

    def __init__(self, store: Store, clock: Clock, random: ServerRandomSource) -> None:
        self._store, self._clock, self._random = store, clock, random

    async def admit(self, name: str) -> Admitted:
        """Create a guest."""
        person, secret, shown = self._random.person(), self._random.secret(), cleaned_name(name)
        await self._store.new_guest(person, shown, hashed(secret), self._clock())
        return Admitted(Participant(person, shown), secret)

    async def by_secret(self, secret: str | None) -> Participant | None:
        """Return the guest with this secret, or None."""
        if not secret:
            return None
        known = await self._store.guest_by(hashed(secret), self._clock())
        return None if known is None else Participant(known.id, known.name)

    async def rename(self, participant: Participant, name: str) -> Participant:
        """Change a guest's name."""
        shown = cleaned_name(name)
        await self._store.rename(participant.person or "", shown)
        return Participant(participant.person, shown)

    async def devices(self, participant: Participant, secret: str | None) -> list[Device]:
        """Return the guest's devices; `secret` is that of the device that asks."""
        this = hashed(secret or "")
        found = await self._store.credentials_of(participant.person or "")
        return [Device(_device(one), created, one == this) for one, created in found]

    async def revoke_device(self, participant: Participant, device: str) -> None:
        """Let a device of the guest in no more; raise Refused if they have no such device."""
        for one, _ in await self._store.credentials_of(participant.person or ""):
            if _device(one) == device:
                await self._store.drop_credential(one)
                return
        raise Refused("no-such-device")

    async def new_link(self, participant: Participant) -> str:
        """Return a secret that lets another device in as the same guest, once."""
        secret = self._random.secret()
        expires = self._clock() + LINK_LASTS
        await self._store.new_link(hashed(secret), participant.person or "", expires)
        return secret

    async def take_link(self, secret: str) -> str:
        """Use such a link; return the new device's own secret."""
        person = await self._store.take_link(hashed(secret), self._clock())
        if person is None:
            raise Refused("wrong-secret")
        own = self._random.secret()
        await self._store.add_credential(hashed(own), person, self._clock())
        return own

    async def new_seat_token(self, participant: Participant, table: str) -> str:
        """Return a token with which a program plays the guest's seat at one table."""
        token, now = self._random.secret(), self._clock()
        await self._store.new_seat_token(hashed(token), participant.person or "", table, now)
        return token

    async def new_share(self, participant: Participant, table: str, language: str) -> str:
        """Return a secret for a link to the review of this table."""
        secret = self._random.secret()
        made = Share(participant.person or "", table, language, self._clock())
        await self._store.new_share(hashed(secret), made)
        return secret

    async def by_seat_token(self, token: str, table: str) -> Participant:
        """Return the guest whose seat a program with this token plays at this table."""
        found = await self._store.seat_token(hashed(token))
        if found is None or found.table != table:
            raise Refused("wrong-secret")
        known = await self._store.guest(found.guest)
        has_expired = found.ended is not None and found.ended + TOKEN_LASTS < self._clock()
        if known is None or has_expired:
            raise Refused("wrong-secret")
        return Participant(known.id, known.name, is_program=True)

    async def revoke_seat_tokens(self, participant: Participant, table: str) -> None:
        """Revoke all tokens for the guest's seat at this table."""
        await self._store.drop_seat_tokens(participant.person or "", table)


def hashed(secret: str) -> str:
    """Return the stored form of a secret. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _device(credential: str) -> str:
    """Return the name of a device: enough of its hash to tell it from others."""
    return credential[:DEVICE_NAME]
