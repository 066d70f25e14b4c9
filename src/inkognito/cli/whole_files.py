"""Write files whole or not at all: an interrupted write leaves the file as it was."""

from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """Write beside the file, then put the new file in its place."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(content)
    new.replace(file)
