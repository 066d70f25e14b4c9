"""The areas of mutation testing name files and tests that exist."""

from tests.mutation.__main__ import ROOT
from tests.mutation.areas import AREAS


def test_every_file_and_test_of_an_area_exists() -> None:
    for area in AREAS.values():
        assert all((ROOT / "src/inkognito" / file).is_file() for file in area.files)
        assert all((ROOT / test).exists() for test in area.chosen(slow=True))
