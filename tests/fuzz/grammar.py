"""Values made from a JSON Schema: mostly as it says, now and then not."""

from copy import deepcopy
from random import Random
from typing import Any

WILD = 0.03
"""How often a value is none of those that the schema allows."""

DEEPEST = 12

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 1.5, -0.0, 1e308, "", " ", "\0",
    "x" * 70, "red", "spectator", "\u202e", "\ud7ff", "🎭", "__proto__", "../..", "1", [], {}, [[]],
    [None], {"": None}, {"type": "x"}, ["red", "red"],
)  # fmt: skip


def odd(random: Random) -> Any:
    """Return something that hardly anybody expects."""
    return deepcopy(random.choice(ODD))


class Grammar:
    """Makes values of a schema with definitions."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._root = schema
        self._names = schema.get("$defs", {})

    def value(self, random: Random, name: str | None = None, wild: float = WILD) -> Any:
        """Return a value of the whole schema, or of one of its definitions."""
        start = self._root if name is None else self._names[name]
        return self._made(start, random, wild, 0)

    def _made(self, part: Any, random: Random, wild: float, depth: int) -> Any:
        if random.random() < wild or depth > DEEPEST or not isinstance(part, dict):
            return odd(random)
        if "$ref" in part:
            named = self._names[part["$ref"].rpartition("/")[2]]
            return self._made(named, random, wild, depth + 1)
        for either in ("anyOf", "oneOf"):
            if either in part:
                return self._made(random.choice(part[either]), random, wild, depth + 1)
        if "const" in part or "enum" in part:
            return part["const"] if "const" in part else random.choice(part["enum"])
        kind = part.get("type")
        one = random.choice(kind) if isinstance(kind, list) else kind
        return getattr(self, f"_{one}", self._anything)(part, random, wild, depth)

    def _object(self, part: Any, random: Random, wild: float, depth: int) -> dict[str, Any]:
        required = part.get("required", ())
        made = {
            name: self._made(one, random, wild, depth + 1)
            for name, one in part.get("properties", {}).items()
            if name in required or random.random() < 0.5
        }
        others = part.get("additionalProperties")
        if isinstance(others, dict):
            for _ in range(random.randrange(3)):
                key = random.choice(("red", "blue", "green", "x"))
                made[key] = self._made(others, random, wild, depth + 1)
        return made

    def _array(self, part: Any, random: Random, wild: float, depth: int) -> list[Any]:
        first = [self._made(one, random, wild, depth + 1) for one in part.get("prefixItems", ())]
        inside = part.get("items")
        if not isinstance(inside, dict):
            return first
        least = part.get("minItems", 0)
        size = random.randint(least, min(part.get("maxItems", 4), least + 4))
        return first + [self._made(inside, random, wild, depth + 1) for _ in range(size)]

    def _string(self, part: Any, random: Random, _wild: float, _depth: int) -> str:
        least, most = part.get("minLength", 0), part.get("maxLength", 20)
        alphabet = "abcdef0123456789-" if random.random() < 0.8 else 'aé🎭\0\u202e "\\'
        return "".join(random.choices(alphabet, k=random.randint(least, min(most, least + 20))))

    def _integer(self, part: Any, random: Random, _wild: float, _depth: int) -> int:
        least = part.get("minimum", 0)
        return random.choice((least, part.get("maximum", 9), random.randint(least, least + 9)))

    def _number(self, _part: Any, random: Random, _wild: float, _depth: int) -> float:
        return random.choice((0.0, 1.0, -1.5, random.random()))

    def _boolean(self, _part: Any, random: Random, _wild: float, _depth: int) -> bool:
        return random.random() < 0.5

    def _null(self, *_: Any) -> None:
        return None

    def _anything(self, _part: Any, random: Random, _wild: float, _depth: int) -> Any:
        return odd(random)
