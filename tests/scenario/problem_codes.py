"""The codes of all problems that a checker of scenarios can tell, read from its source."""

import ast
from collections.abc import Iterator
from inspect import getsource
from types import ModuleType


def codes_given(*modules: ModuleType) -> set[str]:
    """Return every string that is given to Problem as its code."""
    return {
        code
        for node in _nodes(*modules)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
        for code in _strings(node.args[0])
    }


def codes_returned(*modules: ModuleType) -> set[str]:
    """Return every string that a function returns."""
    return {
        code
        for node in _nodes(*modules)
        if isinstance(node, ast.Return)
        for code in _strings(node.value)
    }


def _nodes(*modules: ModuleType) -> Iterator[ast.AST]:
    return ast.walk(ast.parse("".join(map(getsource, modules))))


def _strings(value: ast.expr | None) -> Iterator[str]:
    """Yield a string, or the two of a choice."""
    if isinstance(value, ast.IfExp):
        yield from _strings(value.body)
        yield from _strings(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
