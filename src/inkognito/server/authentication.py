"""Who somebody is: a participant with a secret of his own. Secrets are random and stored hashed."""

import hashlib
import secrets
from typing import Final

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.server.system_ports import Clock
from inkognito.store.store import Store
from inkognito.tables.audience import Participant
from inkognito.tables.names import cleaned_name

LINK_LASTS: Final = 15 * 60 * 1_000
"""So many milliseconds a link to another device can be used."""


TOKEN_LASTS: Final = 7 * 86_400 * 1_000
"""So many milliseconds after a table was over or closed its seat tokens are still taken."""


class Admitted(Struct, frozen=True):
    """Somebody who has just been let in, and the secret that only he is told."""

    participant: Participant
    secret: str


class Authentication:
    """The guests of this services."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def admit(self, name: str) -> Admitted:
        """A new participant."""
        person, secret, shown = secrets.token_hex(8), new_secret(), cleaned_name(name)
        await self._store.new_guest(person, shown, hashed(secret), self._clock())
        return Admitted(Participant(person, shown), secret)

    async def by_secret(self, secret: str | None) -> Participant | None:
        """The participant with this secret; None where there is none."""
        if not secret:
            return None
        known = await self._store.guest_by(hashed(secret), self._clock())
        return None if known is None else Participant(known.id, known.name)

    async def rename(self, participant: Participant, name: str) -> Participant:
        """Call the participant otherwise from now on."""
        shown = cleaned_name(name)
        await self._store.rename(participant.person or "", shown)
        return Participant(participant.person, shown)

    async def new_link(self, participant: Participant) -> str:
        """A secret that lets another device in as the same participant, once."""
        secret = new_secret()
        expires = self._clock() + LINK_LASTS
        await self._store.new_link(hashed(secret), participant.person or "", expires)
        return secret

    async def take_link(self, secret: str) -> str:
        """Use such a link: the new device's own secret."""
        person = await self._store.take_link(hashed(secret), self._clock())
        if person is None:
            raise Refused("wrong-secret")
        own = new_secret()
        await self._store.add_credential(hashed(own), person, self._clock())
        return own

    async def new_seat_token(self, participant: Participant, table: str) -> str:
        """A token with which a program plays the participant's seat at one table."""
        token, now = new_secret(), self._clock()
        await self._store.drop_seat_tokens_of_tables_that_ended(now - TOKEN_LASTS)
        await self._store.new_seat_token(hashed(token), participant.person or "", table, now)
        return token

    async def by_seat_token(self, token: str, table: str) -> Participant:
        """The participant whose seat a program plays at this table."""
        found = await self._store.seat_token(hashed(token))
        if found is None or found.table != table:
            raise Refused("wrong-secret")
        known = await self._store.guest(found.guest)
        has_expired = found.ended is not None and found.ended + TOKEN_LASTS < self._clock()
        if known is None or has_expired:
            raise Refused("wrong-secret")
        return Participant(known.id, known.name, is_program=True)

    async def revoke_seat_tokens(self, participant: Participant, table: str) -> None:
        """No program plays the participant's seat at this table any more."""
        await self._store.drop_seat_tokens(participant.person or "", table)


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret: it has 256 bits of chance, so a plain hash keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()
