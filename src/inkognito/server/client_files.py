"""The built browser client: read once, served from memory, found by name alone.

Every path of the application is answered with its one page; files with a content hash in their name
may be cached for ever. A browser that opens any other address gets the same page, which says that
nothing is there; programs get a refusal. Knows nothing of what the client does.
"""

import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from inkognito.server.unbuilt_page import unbuilt_page

FOLDER: Final = Path(str(resources.files("inkognito").joinpath("client")))
PAGE: Final = "index.html"
SCREENS: Final = frozenset(
    {"", "aid", "companion", "join", "learn", "link", "me", "new"}
    | {"puzzles", "replay", "review", "rules", "settings", "shared", "tables", "watch"}
)
"""First parts of the application's paths; the client knows what they show."""

NAMED_BY_CONTENT: Final = "assets/"
NOT_PAGES: Final = ("api/", "ws/", NAMED_BY_CONTENT)
"""Addresses that only programs ask for."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

ENCODINGS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the best first, with the suffix of a compressed copy."""

TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by suffix, in addition to those of the standard library."""


class BuiltFile(Struct, frozen=True):
    """A file of the client: its bytes, plain and by encoding, and its headers."""

    media_type: str
    tag: str
    cache: str
    bodies: Mapping[str, bytes]

    def chosen(self, accepted: str) -> str:
        """Return the best encoding that the browser accepts; "" for none."""
        wanted = _accepted(accepted)
        return next((one for one in ENCODINGS if one in self.bodies and one in wanted), "")


class Client:
    """All files of the built client, by their path."""

    def __init__(self, files: Mapping[str, BuiltFile]) -> None:
        self._files = dict(files)

    @classmethod
    def load(cls, folder: Path = FOLDER) -> "Client":
        """The client in this folder; without a page there is none."""
        return cls(dict(_files_in(folder)) if (folder / PAGE).is_file() else {})

    @property
    def is_built(self) -> bool:
        """Whether there is a client."""
        return PAGE in self._files

    @property
    def page(self) -> BuiltFile:
        """The one page of the application; only where there is a client."""
        return self._files[PAGE]

    def find(self, path: str) -> BuiltFile | None:
        """The file that answers a request for this path."""
        found = self._files.get(path)
        return self._files.get(PAGE) if found is None and is_screen(path) else found


def is_screen(path: str) -> bool:
    """Whether the path, without its first slash, is one of the application's."""
    return path.split("/")[0] in SCREENS


def _files_in(folder: Path) -> Iterator[tuple[str, BuiltFile]]:
    """Return all files except hidden ones; compressed copies belong to their original."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        is_hidden = any(part.startswith(".") for part in name.split("/"))
        if path.is_file() and not is_hidden and path.suffix not in ENCODINGS.values():
            yield name, _read(path, name)


def _read(path: Path, name: str) -> BuiltFile:
    plain = path.read_bytes()
    packed = {
        encoding: copy.read_bytes()
        for encoding, ending in ENCODINGS.items()
        if (copy := path.with_name(path.name + ending)).is_file()
    }
    return BuiltFile(
        media_type=TYPES.get(path.suffix)
        or mimetypes.guess_type(name)[0]
        or "application/octet-stream",
        tag=hashlib.sha256(plain).hexdigest()[:32],
        cache=FOR_EVER if name.startswith(NAMED_BY_CONTENT) else ASK_FIRST,
        bodies={"": plain, **packed},
    )


def _accepted(header: str) -> frozenset[str]:
    """Return the encodings that an Accept-Encoding header accepts."""
    parts = (part.replace(" ", "").lower().split(";q=") for part in header.split(","))
    return frozenset(name for name, *quality in parts if not quality or quality[0].strip("0."))


# --- answering ----------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the client, or its page for every path of the application."""
    client: Client = request.app.state.client
    name = str(request.scope["path"]).removeprefix("/")
    file = client.find(name)
    if file is not None:
        return _answer(file, request.headers)
    if client.is_built and _is_opened_by_a_person(name, request.headers):
        return _answer(client.page, request.headers, status=404)
    if client.is_built or not is_screen(name):
        raise NotFoundException
    page = unbuilt_page(request.headers.get("accept-language", "")).encode()
    return Response(page, media_type=TYPES[".html"], headers={"cache-control": "no-store"})


def _is_opened_by_a_person(name: str, asked: Mapping[str, str]) -> bool:
    """Whether a browser wants to show this address as a page."""
    return not name.startswith(NOT_PAGES) and TYPES[".html"] in asked.get("accept", "")


def _answer(file: BuiltFile, asked: Mapping[str, str], status: int = 200) -> Response[bytes]:
    encoding = file.chosen(asked.get("accept-encoding", ""))
    tag = f'"{file.tag}{encoding and "-" + encoding}"'
    headers = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding"}
    if status == 200 and tag in _tags(asked.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(
        file.bodies[encoding], status_code=status, headers=headers, media_type=file.media_type
    )


def _tags(header: str) -> frozenset[str]:
    """Return the tags that the browser has; a proxy may have marked them as weak."""
    return frozenset(tag.strip().removeprefix("W/") for tag in header.split(","))
