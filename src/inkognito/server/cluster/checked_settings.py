"""Whether a process can be a member of a cluster with these settings."""

import re
from typing import Final, Literal

from inkognito.server.cluster.directory import LONGEST_NAME, Member
from inkognito.server.cluster.forwards import SHORTEST_KEY
from inkognito.server.settings import ServerSettings
from inkognito.store.problems import StoreProblem
from inkognito.store.urls import SqliteUrl, parse_url

_ADDRESS: Final = re.compile(r"(?:[0-9A-Za-z._-]+|\[[0-9A-Fa-f:]+\]):([0-9]{1,5})")
_ANY: Final = ("0.0.0.0", "[::]")  # noqa: S104 - to refuse them
_ID: Final = "0" * 8


ClusterProblem = Literal[
    "cluster-address-missing",
    "cluster-key-missing",
    "cluster-key-short",
    "cluster-address-bad",
    "cluster-needs-postgresql",
]
"""The codes of what may be wrong; the command line has a sentence for each."""


def problem_in(settings: ServerSettings) -> ClusterProblem | None:
    """Return a code for what is wrong with the settings of the cluster, if anything is."""
    address, key = settings.cluster_address, settings.cluster_key
    if not address and not key:
        return None
    if not address:
        return "cluster-address-missing"
    if not key:
        return "cluster-key-missing"
    if len(key) < SHORTEST_KEY:
        return "cluster-key-short"
    if not _is_address(address):
        return "cluster-address-bad"
    if _is_sqlite(settings.database_url):
        return "cluster-needs-postgresql"
    return None


def _is_address(address: str) -> bool:
    """Whether others can use the address, and the name of a connection has room for it."""
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found[1]) > 65_535 or address.startswith(_ANY):
        return False
    return len(Member(_ID, f"{address.rpartition(':')[0]}:65535").name) <= LONGEST_NAME


def _is_sqlite(url: str) -> bool:
    try:
        return isinstance(parse_url(url), SqliteUrl)
    except StoreProblem:  # reported when the database is opened
        return False
