"""The settings of the server: flags, environment variables and defaults."""

from pathlib import Path
from typing import Final

import platformdirs
from msgspec import Struct

from inkognito.store.retention import Retention

PROTOCOL_VERSION: Final = "2"
"""Client and server compare it: another one means "please reload"."""


COOKIE: Final = "inkognito"
"""The name of the cookie that holds a participant's secret."""


class ServerSettings(Struct, frozen=True):
    """The settings of `inkognito serve`. docs/self-hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8470
    database: str = ""
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    workers: int = 1
    fast_bots: bool = False
    messages_per_second: int = 20
    connections_per_address: int = 100
    connections_per_person: int = 30
    largest_message: int = 16_384
    metrics_port: int | None = None
    keep_finished: int | None = None
    keep_abandoned: int | None = None
    keep_guests: int | None = None
    cluster_address: str = ""
    cluster_key: str = ""

    @property
    def database_url(self) -> str:
        """The database, by default a file in the user's data folder."""
        return self.database or f"sqlite:///{data_folder() / 'inkognito.sqlite3'}"

    @property
    def retention(self) -> Retention:
        """After how many days something is deleted."""
        return Retention(self.keep_finished, self.keep_abandoned, self.keep_guests)

    @property
    def is_secure(self) -> bool:
        """Whether clients connect over TLS, which a proxy ends."""
        return self.public_url.startswith("https://")


def data_folder() -> Path:
    """Return the path of the default SQLite database."""
    return platformdirs.user_data_path("inkognito", ensure_exists=True)
