"""What a mutant changes: the body of one function, or more than that.

The body of a function can be exchanged in a running process. Whatever is evaluated when its module
is imported can't.
"""

import ast
import sys
import warnings
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from msgspec import Struct

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place: TypeAlias = tuple[int, int]
"""A line, and a column of it."""


class Body(Struct, frozen=True):
    """A function or method, with the lines of its body; functions inside it are part of it."""

    name: str
    line: int
    lines: range


def bodies(source: str) -> list[Body]:
    """List the functions and methods of a module."""
    return [_body(name, function) for name, function in _functions(ast.parse(source))]


def annotated(source: str) -> list[tuple[Place, Place]]:
    """List where types are written, from and to: mistakes there are for the type checker."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                found.append(node.value)
        elif isinstance(node, Function):
            found.append(node.returns)
    return [
        ((one.lineno, one.col_offset), (one.end_lineno or 0, one.end_col_offset or 0))
        for one in found
        if one is not None
    ]


def changed_body(before: str, after: str) -> Body | None:
    """Return the function whose body is all that has changed, or None."""
    old, new = ast.parse(before), ast.parse(after)
    pairs = zip(_functions(old), _functions(new), strict=False)
    differ = [
        _body(name, one)
        for (name, one), (_, other) in pairs
        if list(map(ast.dump, one.body)) != list(map(ast.dump, other.body))
    ]
    return differ[0] if len(differ) == 1 and _outline(old) == _outline(new) else None


def exchange(module: str, body: Body, after: str) -> bool:
    """Let the function run the changed source. Return False if that can't be done."""
    loaded = sys.modules[module]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # `is` beside a name: a test must notice, not the compiler
        compiled = compile(after, str(loaded.__file__), "exec")
    codes = [
        code
        for code in _codes(compiled)
        if (code.co_qualname, code.co_firstlineno) == (body.name, body.line)
    ]
    function = _function(loaded, body.name)
    if function is None or len(codes) != 1 or function.__code__.co_firstlineno != body.line:
        return False
    if len(function.__code__.co_freevars) != len(codes[0].co_freevars):
        return False
    function.__code__ = codes[0]
    return True


def _function(loaded: Any, name: str) -> FunctionType | None:
    """Find the function under its decorators."""
    found = loaded
    for part in name.split("."):
        found = vars(found).get(part)
    for wrapper in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, wrapper, found)
    return found if isinstance(found, FunctionType) else None


def _body(name: str, function: Function) -> Body:
    first = min(one.lineno for one in (*function.decorator_list, function))
    last = function.end_lineno or function.lineno
    return Body(name, first, range(function.body[0].lineno, last + 1))


def _functions(tree: ast.Module | ast.ClassDef, of: str = "") -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield of + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{of}{node.name}.")


def _outline(tree: ast.Module) -> str:
    """Everything but the bodies of functions; the tree is spoilt by it."""
    for _, function in _functions(tree):
        function.body = [ast.Pass()]
    return ast.dump(tree)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)
