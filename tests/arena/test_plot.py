"""The picture of a round robin: well-formed, with every kind, rating and score in it."""

from typing import Any
from xml.etree import ElementTree as ET

from inkognito.arena.plot import Words, round_robin_svg

WORDS = Words("card game & more", "Rating", "Score against")
REPORT: dict[str, Any] = {
    "ratings": [
        {"kind": "sly", "mu": 31.0, "sigma": 2.0},
        {"kind": "clerk", "mu": 27.0, "sigma": 2.5},
        {"kind": "random", "mu": 9.5, "sigma": 3.0},
    ],
    "pairs": [
        {"first": "clerk", "second": "sly", "score": 0.36},
        {"first": "clerk", "second": "random", "score": 0.99},
        {"first": "sly", "second": "random", "score": 1.0},
    ],
}


def parsed(report: dict[str, Any]) -> ET.Element:
    return ET.fromstring(round_robin_svg(report, WORDS))  # noqa: S314 - it is our own


def places(root: ET.Element, tag: str, *names: str) -> list[tuple[float, ...]]:
    found = root.iter(f"{{http://www.w3.org/2000/svg}}{tag}")
    return [tuple(float(one.attrib[name]) for name in names) for one in found]


def test_every_kind_rating_and_score_is_written() -> None:
    words = ["".join(one.itertext()) for one in parsed(REPORT).iter() if one.tag.endswith("text")]
    assert words[0] == "card game & more"
    for said in ("sly", "clerk", "random", "31.0", "27.0", "9.5", "0.36", "0.64", "0.99", "0.01"):
        assert said in words, said


def test_ratings_stand_on_one_axis_the_strongest_first_and_to_the_right() -> None:
    dots = places(parsed(REPORT), "circle", "cx", "cy")
    assert [x for x, _ in dots] == sorted((x for x, _ in dots), reverse=True)
    assert [y for _, y in dots] == sorted(y for _, y in dots)
    (first, second, third) = (x for x, _ in dots)
    assert round((first - second) / (first - third), 2) == round((31 - 27) / (31 - 9.5), 2)


def test_everything_is_inside_and_both_grounds_have_colours() -> None:
    root = parsed(REPORT)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for x, y in (*places(root, "text", "x", "y"), *places(root, "circle", "cx", "cy")):
        assert 0 < x < width
        assert 0 < y < height
    assert "prefers-color-scheme: dark" in round_robin_svg(REPORT, WORDS)
