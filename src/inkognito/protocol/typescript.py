"""Generate the client's TypeScript types of all messages, from msgspec's description of classes.

Knows no route and writes no file: the caller hands in the types of HTTP requests and responses. A
type that has no translation raises.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from inspect import cleandoc
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct, inspect
from msgspec.structs import astuple

from inkognito.games import SHIPPED, GameModule
from inkognito.protocol.typescript_names import HOLDS, LITERALS, UNIONS

WIDTH: Final = 80
"""Where the formatter of the client breaks lines."""

HEADER: Final = "// Written by `make types` from the types of the server. Do not edit.\n"

Holds: TypeAlias = Mapping[str, tuple[Any, ...]]
"""By field ("Act.command"), what it holds where its own type does not say so: any of these."""

_NOTHING: Final[Mapping[str, Any]] = {}
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
_UNION_NAMES: Final = [(inspect.type_info(kind), name) for name, kind in UNIONS.items()]
_SERVER_SAYS: Final = (
    "ServerMessage",
    *(name for name in UNIONS if name.endswith("Sighting")),
)


class Declaration(Struct, frozen=True):
    """What stands under a name: the lines of an interface, or other types."""

    document: str
    body: str

    def named(self, name: str) -> str:
        """The declaration as it stands in the file."""
        if self.body.startswith("{"):
            return f"{_comment(self.document)}export interface {name} {self.body}\n"
        return _broken(f"export type {name} =", self.body) + "\n"


def declarations(
    answered: tuple[Any, ...],
    asked: tuple[Any, ...],
    holds: Holds,
    called: Mapping[str, Any] = _NOTHING,
) -> str:
    """Return the whole file; `answered` and `asked` are the HTTP responses and requests.

    The server's types come first: if a client may leave out a field that the server always sends,
    the client's type is a second one, called "...Wanted". `called` are names for literals that
    have no class, or for classes whose own name is taken.
    """
    all_holds = {**HOLDS, **holds}
    held = (kind for kinds in all_holds.values() for kind in kinds)
    names = names_of((*UNIONS.values(), *answered, *asked, *held), called)
    literals = {**LITERALS, **_literals_in(called)}
    declared: dict[str, Declaration] = {}
    says = [UNIONS[name] for name in _SERVER_SAYS]
    wants = [kind for name, kind in UNIONS.items() if name not in _SERVER_SAYS]
    for is_client, kinds in ((False, (*says, *answered)), (True, (*wants, *asked))):
        voice = _Voice(is_client, names, literals, all_holds, declared)
        for kind in inspect.multi_type_info(kinds):
            voice.text(kind)
    return "\n".join((HEADER, *(one.named(name) for name, one in declared.items())))


class _Voice(Struct):
    """One side of the conversation, whose types are declared as they are needed."""

    is_client: bool
    names: Mapping[type, str]
    literals: Mapping[str, Any]
    holds: Holds
    declared: dict[str, Declaration]

    def text(self, kind: inspect.Type, field: str = "") -> str:
        """The type as written where it is used."""
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType(types=kinds):
                return self._union(kinds, field)
            case inspect.Metadata(extra={"one_of": name}):
                return self._literal(_values_of(self.literals[name]))
            case inspect.LiteralType(values=values):
                return self._literal(frozenset(values))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {_bracketed(self.text(item, field))}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.text(item, field) for item in items)}]"
            case inspect.Metadata(type=inner):
                return self.text(inner, field)
            case inspect.AnyType() | inspect.RawType():
                return self._held(field)
            case inspect.DictType(value_type=inspect.AnyType()):
                return self._held(field)
            case inspect.DictType(key_type=key, value_type=value):
                return self._table(key, self.text(value, field))
        return _PLAIN[type(kind)]

    def _struct(self, kind: inspect.StructType) -> str:
        lines = [f'  readonly {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        lines += [self._field(kind.cls, field) for field in kind.fields]
        body = "\n".join(("{", *lines, "}"))
        return self._declare(self.names[kind.cls], body, kind.cls.__doc__ or "")

    def _field(self, cls: type, field: inspect.Field) -> str:
        omits = cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        may_lack = not field.required and (self.is_client or omits)
        text = self.text(field.type, f"{cls.__name__}.{field.name}")
        if may_lack and field.default is None and not self.is_client:
            text = text.removesuffix(" | null")  # then it is left out, and never null
        return _broken(f"  readonly {field.encode_name}{'?' * may_lack}:", text)

    def _union(self, kinds: tuple[inspect.Type, ...], field: str) -> str:
        full = _joined([kind for kind in kinds if not isinstance(kind, inspect.NoneType)])
        has_null = any(isinstance(kind, inspect.NoneType) for kind in kinds)
        union = inspect.UnionType(tuple(full))
        text = " | ".join(dict.fromkeys(self.text(kind, field) for kind in full))
        for named, name in _UNION_NAMES:
            if named == union:
                text = self._declare(name, text)
        return f"{text} | null" if has_null else text

    def _literal(self, values: frozenset[Any]) -> str:
        """By name, or as the largest that has a name and the rest."""
        by_values = {_values_of(kind): name for name, kind in self.literals.items()}
        known = max((one for one in by_values if one <= values), key=len, default=frozenset())
        rest = [_quoted(value) for value in sorted(values - known)]
        if not known:
            return " | ".join(rest)
        name = by_values[known]
        parts = " | ".join(map(_quoted, spelled_out(self.literals[name])))
        return " | ".join((self._declare(name, parts), *rest))

    def _table(self, key: inspect.Type, value: str) -> str:
        rows = f"Record<{self.text(key)}, {value}>"
        has_all = isinstance(key, inspect.StrType)
        return f"Readonly<{rows}>" if has_all else f"Readonly<Partial<{rows}>>"

    def _held(self, field: str) -> str:
        kinds = inspect.multi_type_info(self.holds[field])
        return " | ".join(self.text(kind) for kind in kinds)

    def _declare(self, name: str, body: str, document: str = "") -> str:
        declaration = Declaration(document, body)
        if self.declared.get(name, declaration) != declaration:
            name = f"{name}Wanted"
        self.declared[name] = declaration
        return name


# --- names --------------------------------------------------------------------------------------


def names_of(kinds: Iterable[Any], called: Mapping[str, Any]) -> dict[type, str]:
    """A name for each class; where both games have one of that name, with the game before it."""
    given = {kind: name for name, kind in called.items() if isinstance(kind, type)}
    found = dict.fromkeys(classes_in(inspect.multi_type_info(kinds)))
    plain = [cls.__name__ for cls in found if cls not in given]
    names = {
        cls: given.get(cls) or _game_of(cls) * (plain.count(cls.__name__) > 1) + cls.__name__
        for cls in found
    }
    taken = [*names.values(), *LITERALS, *_literals_in(called), *UNIONS]
    twice = sorted({name for name in taken if taken.count(name) > 1})
    if twice:
        raise LookupError(f"two types of the same name: {', '.join(twice)}")
    return names


def _literals_in(called: Mapping[str, Any]) -> dict[str, Any]:
    return {name: kind for name, kind in called.items() if not isinstance(kind, type)}


def spelled_out(literal: Any) -> tuple[Any, ...]:
    """The values of a literal, or of several that are joined, in their order."""
    parts = get_args(literal)
    is_joined = any(get_args(part) for part in parts)
    return tuple(value for part in parts for value in get_args(part)) if is_joined else parts


def _values_of(literal: Any) -> frozenset[Any]:
    return frozenset(spelled_out(literal))


def _joined(kinds: list[inspect.Type]) -> list[inspect.Type]:
    """The same types with all literals among them as one."""
    literals = [kind for kind in kinds if isinstance(kind, inspect.LiteralType)]
    if len(literals) < 2:
        return kinds
    one = inspect.LiteralType(tuple(value for kind in literals for value in kind.values))
    return [one, *(kind for kind in kinds if kind not in literals)]


def classes_in(part: Any) -> Iterator[type]:
    """All classes in msgspec's description of a type."""
    if isinstance(part, inspect.StructType):
        yield part.cls
    is_description = isinstance(part, inspect.Type | inspect.Field)
    children = part if isinstance(part, tuple | list) else astuple(part) if is_description else ()
    for child in children:
        yield from classes_in(child)


def _game_of(cls: type) -> str:
    """Return the prefix of the game that uses the class in its records."""
    return _prefixes().get(cls, "")


@cache
def _prefixes() -> dict[type, str]:
    records = {
        one.name.title(): (one.codecs.event, one.codecs.option, one.codecs.sighting, *_ending(one))
        for one in SHIPPED
    }
    return {
        cls: prefix
        for prefix, unions in records.items()
        for cls in classes_in(inspect.multi_type_info(unions))
    }


# --- how it is written --------------------------------------------------------------------------


def _quoted(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text or text.startswith("readonly ") else text


def _broken(head: str, text: str) -> str:
    """The head and its type on one line; a long union on the next, or each part on its own."""
    if len(f"{head} {text};") <= WIDTH or set(text) & set("(<"):
        return f"{head} {text};"
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(f"{indent}{text};") <= WIDTH:
        return f"{head}\n{indent}{text};"
    parts = text.split(" | ")
    return "\n".join((head, *(f"{indent}| {part}" for part in parts))) + ";"


def _comment(document: str) -> str:
    """Return the docstring of a class as a comment above its declaration."""
    lines = cleandoc(document).splitlines()
    if len(lines) > 1:
        return "\n".join(("/**", *(f" * {line}".rstrip() for line in lines), " */\n"))
    return "".join(f"/** {line} */\n" for line in lines)


def _ending(game: GameModule) -> tuple[type, ...]:
    return () if game.client is None else (game.client.ending,)
