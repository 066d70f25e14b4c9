"""/api/schema is true: refusals as the code raises them, real examples, real responses."""

import ast
import asyncio
import inspect
import json
import re
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from threading import current_thread
from types import FunctionType, SimpleNamespace
from typing import Any, cast, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from inkognito.core.refusals import RefusalCode, TableCode
from inkognito.protocol import routes
from inkognito.protocol.settings import checked_settings
from inkognito.server import http_types, openapi
from inkognito.server.app import create_app
from inkognito.server.authentication import Authentication
from inkognito.server.http_api import TableWanted
from inkognito.server.openapi_examples import EXAMPLES
from inkognito.server.rate_limits import RateLimits
from inkognito.server.refusal_status import RefusalBody, status_of
from inkognito.server.services import Services
from inkognito.server.settings import ServerSettings
from inkognito.server.table_host import TableHost
from inkognito.tables.names import cleaned_name
from tests.kit.games_over_connections import begun, play_out, wanted
from tests.kit.people import Person

pytestmark = [
    pytest.mark.usefixtures("connections"),
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

METHODS: dict[str, Callable[..., Any]] = {
    "check": RateLimits.check,
    "admit": cleaned_name,
    "rename": cleaned_name,
    "take_link": Authentication.take_link,
    "revoke_device": Authentication.revoke_device,
    "session": TableHost.session,
    "read_session": TableHost.read_session,
    "_load": TableHost._load,
}
"""By name: the methods that handlers call on the services, and what raises there."""


@cache
def the_app() -> Any:
    return create_app(cast("Services", SimpleNamespace(settings=ServerSettings())))


@cache
def document() -> dict[str, Any]:
    """The description as it is served."""
    made = openapi.described(the_app(), the_app().openapi_schema.to_schema())
    served: dict[str, Any] = json.loads(msgspec.json.encode(made))
    return served


@pytest.mark.anyio
async def test_the_description_is_made_once_and_not_by_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads = []

    def made(_self: object, _app: object) -> bytes:
        threads.append(current_thread())
        return b"{}"

    monkeypatch.setattr(openapi.OpenApi, "_rendered", made)
    description = openapi.OpenApi()
    await asyncio.gather(*(description.prepare(the_app()) for _ in range(3)))
    assert len(threads) == 1
    assert threads[0] is not current_thread()


def operation_of(path: str, method: str) -> dict[str, Any]:
    operation: dict[str, Any] = document()["paths"][path][method.lower()]
    return operation


def fits(value: Any, schema: dict[str, Any]) -> bool:
    resolved = schema | {"components": document()["components"]}
    return bool(Draft202012Validator(resolved).is_valid(value))


# --- the document -------------------------------------------------------------------------------


def test_every_handler_is_described_and_no_other() -> None:
    handlers = {handler.handler_name for _, _, handler in openapi.operations(the_app())}
    assert handlers == set(openapi.OPERATIONS)
    operations = [one for path in document()["paths"].values() for one in path.values()]
    assert {one["operationId"] for one in operations} == handlers
    assert all(one["summary"] and "security" in one for one in operations)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(document())
    refs = set(re.findall(r'"\$ref": "#/components/schemas/(\w+)"', text))
    assert refs <= set(document()["components"]["schemas"])
    assert {"Settings", "SheetFact", "RefusalBody", "MyData"} <= refs


def test_settings_marks_and_all_other_fields_have_a_type() -> None:
    schemas = document()["components"]["schemas"]
    assert schemas["TableWanted"]["properties"]["settings"]["$ref"].endswith("/Settings")
    assert schemas["Marks"]["properties"]["marks"]["items"]["$ref"].endswith("/SheetFact")
    fields = {
        f"{name}.{field}": kind
        for name, one in schemas.items()
        for field, kind in one.get("properties", {}).items()
    }
    assert not [name for name, kind in fields.items() if kind in ({}, {"type": "object"})]


def test_records_have_their_own_content_type_and_refusals_are_json() -> None:
    responses = operation_of("/api/tables/{table}/record", "get")["responses"]
    assert list(responses["200"]["content"]) == ["application/x-ndjson"]
    assert {"400", "404", "409", "429", "500", "503"} <= set(responses)
    refusals = [one for status, one in responses.items() if status >= "400"]
    assert all(list(one["content"]) == ["application/json"] for one in refusals)


def test_the_cookie_is_the_only_key_and_is_asked_for_where_it_is_needed() -> None:
    assert list(document()["components"]["securitySchemes"]) == ["cookie"]
    assert operation_of("/api/me/tables", "get")["security"] == [{"cookie": []}]
    assert operation_of("/api/me", "get")["security"] == [{"cookie": []}, {}]
    assert operation_of("/api/tables", "get")["security"] == []


# --- examples -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_of_their_type_and_can_be_read(name: str) -> None:
    kinds = {kind.__name__: kind for kind in (*http_types.ANSWERED, *http_types.ASKED)}
    schema = document()["components"]["schemas"][name]
    for example in schema["examples"]:
        assert fits(example, {"$ref": f"#/components/schemas/{name}"})
        read = msgspec.convert(example, kinds.get(name, type(EXAMPLES[name][0])))
        if isinstance(read, TableWanted):
            assert checked_settings(read.settings).game == example["settings"]["game"]


def test_every_body_has_an_example_but_whole_games() -> None:
    bodies = {kind.__name__ for kind in (*http_types.ASKED, *http_types.ANSWERED)}
    assert bodies - set(EXAMPLES) == {"Replay", "Witnessed"}


# --- refusals -----------------------------------------------------------------------------------


def called_in(function: Callable[..., Any]) -> Iterator[ast.Call]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def raised_by(function: Callable[..., Any], seen: set[Any]) -> set[str]:
    """The codes that a function can raise, and those that it calls by name or by METHODS."""
    codes: set[str] = set()
    seen.add(function)
    for call in called_in(function):
        target: Any = None
        if isinstance(call.func, ast.Name):
            target = inspect.unwrap(function).__globals__.get(call.func.id)
            if call.func.id == "Refused" and isinstance(call.args[0], ast.Constant):
                codes.add(str(call.args[0].value))
        elif isinstance(call.func, ast.Attribute):
            target = METHODS.get(call.func.attr)
        ours = isinstance(target, FunctionType) and target.__module__.startswith("inkognito")
        if ours and target not in seen:
            codes |= raised_by(target, seen)
    return codes


@pytest.mark.parametrize("name", openapi.OPERATIONS)
def test_what_a_handler_raises_is_documented_with_its_status(name: str) -> None:
    [(path, method, handler)] = [
        one for one in openapi.operations(the_app()) if one[2].handler_name == name
    ]
    responses = operation_of(path, method)["responses"]
    documented = {
        (code, int(status))
        for status, one in responses.items()
        if status >= "400"
        for code in one["content"]["application/json"]["examples"]
    }
    raised = raised_by(handler.fn, set())
    assert {(code, status_of(code)) for code in raised} <= documented
    assert {code for code, _ in documented} <= {*get_args(RefusalCode), *get_args(TableCode)}


def test_the_search_for_what_is_raised_finds_something() -> None:
    handlers = {handler.handler_name: handler for _, _, handler in openapi.operations(the_app())}
    assert raised_by(handlers["seat_token"].fn, set()) == {
        "who-are-you",
        "no-such-table",
        "not-seated",
        "try-again",
    }
    assert {"bad-settings", "bad-seats", "too-fast"} <= raised_by(handlers["open_table"].fn, set())


# --- real responses -----------------------------------------------------------------------------


NOTHING_NEW = (
    *(routes.MARKS, routes.PUZZLE_ANSWER, routes.COMPANION),
    *(routes.HINTS, routes.SHARED_NAME),
)
"""These take a body and create nothing."""


class Caller:
    """Asks a running server and compares what comes with the description."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asked: set[str] = set()

    def refused(self, code: str, *asked: Any, **options: Any) -> None:
        """Ask for something that is refused with this code."""
        assert self._ask(status_of(code), *asked, **options)["code"] == code

    def ask(self, method: str, *asked: Any, **options: Any) -> Any:
        """Ask for something that is granted."""
        is_new = method == "POST" and asked[0] not in NOTHING_NEW
        return self._ask(201 if is_new else 200, method, *asked, **options)

    def _ask(
        self, status: int, method: str, path: str, named: str = "", query: str = "", **options: Any
    ) -> Any:
        described = path.replace(":str}", "}")
        names = ("table", "lesson", "puzzle", "secret", "device")
        address = described.format(**dict.fromkeys(names, named)) + query
        answer = self.person.web.request(method, address, **options)
        assert answer.status_code == status, (path, answer.text[:300])
        operation = operation_of(described, method)
        self.asked.add(operation["operationId"])
        content = operation["responses"][str(answer.status_code)]["content"]
        media = answer.headers["content-type"].split(";")[0]
        assert media in content, (path, media)
        if media != "application/json":
            return answer.text
        assert fits(answer.json(), content[media]["schema"]), (path, answer.text[:300])
        return answer.json()


@pytest.mark.anyio
async def test_real_responses_are_as_described(address: str) -> None:
    settings = wanted("card", 3, 1) | {"help": "elimination"}
    people, connections = await begun(address, settings)
    caller, table = Caller(people[0]), connections[0].table["table"]
    ask, refused = caller.ask, caller.refused
    fact = ask("GET", routes.SHEET, table)["facts"][0]
    ask("GET", routes.COSTS, table)
    ask("POST", routes.MARKS, table, json={"marks": [fact]})
    ask("GET", routes.WHY, table, params=fact)
    ask("POST", routes.TOKENS, table)
    ask("DELETE", routes.TOKENS, table)
    refused("not-over", "GET", routes.RECORD, table)
    refused("not-over", "GET", routes.REVIEW, table)
    refused("not-over", "GET", routes.HINTS, table)
    await connections[0].until(lambda: connections[0].is_waited_for)
    decision = connections[0].turn["decision"] if connections[0].turn else 0
    ask("POST", routes.HINTS, table, json={"decision": decision, "level": 3})
    refused("stale", "POST", routes.HINTS, table, json={"decision": decision + 7, "level": 1})
    await play_out(connections, seed=3)
    for path in (routes.RECORD, routes.SIGHTINGS, routes.KNOWLEDGE, routes.STORY, routes.TABLE):
        ask("GET", path, table)
    ask("GET", routes.REVIEW, table)
    ask("GET", routes.HINTS, table)
    ask("GET", routes.THOUGHTS, table, "?seat=green&at=0")
    refused("no-thought", "GET", routes.THOUGHTS, table, "?seat=red&at=0")
    secret = ask("POST", routes.SHARES, table, json={"language": "it"})["secret"]
    ask("POST", routes.SHARED_NAME, table, json={"shown": True})
    ask("GET", routes.SHARES, table)
    ask("GET", routes.SHARED, secret)
    ask("GET", routes.SHARED_CARD, secret)
    ask("DELETE", routes.SHARES, table)
    refused("wrong-secret", "GET", routes.SHARED, secret)
    ask("GET", routes.SIGHTINGS, table, "?viewer=spectator")
    refused("unknown-viewer", "GET", routes.SIGHTINGS, table, "?viewer=nobody")
    for path in (routes.ME, routes.MY_DATA, routes.MY_TABLES, routes.TABLES):
        ask("GET", path)
    ask("GET", routes.PROTOCOL_SCHEMA)
    ask("GET", routes.PUZZLES, query="?kind=win&game=card&grade=2&after=40")
    ask("GET", routes.DAILY_PUZZLE)
    for path in (routes.PUZZLE, routes.PUZZLE_HINT, routes.PUZZLE_SOLUTION):
        ask("GET", path, "17")
        refused("no-such-puzzle", "GET", path, "0")
    ask("POST", routes.PUZZLE_ANSWER, "17", json={"option": 1})
    ask("POST", routes.COMPANION, json=msgspec.to_builtins(EXAMPLES["Notes"][0]))
    (first, *_) = ask("GET", routes.LESSONS)
    ask("POST", routes.LESSON, first["lesson"])
    refused("no-such-lesson", "POST", routes.LESSON, "nothing")
    ask("POST", routes.TABLES, json=msgspec.to_builtins(EXAMPLES["TableWanted"][0]))
    refused("bad-settings", "POST", routes.TABLES, json={"settings": {}})
    ask("PATCH", routes.ME, json={"name": "Rossana"})
    link = ask("POST", routes.MY_LINKS)
    ask("POST", routes.LINKS, json=link)
    other = next(one for one in ask("GET", routes.MY_DEVICES) if not one["is_this"])
    ask("DELETE", routes.MY_DEVICE, other["device"])
    refused("no-such-device", "DELETE", routes.MY_DEVICE, other["device"])
    refused("wrong-secret", "POST", routes.LINKS, json=link)
    refused("no-such-table", "GET", routes.TABLE, "nowhere")
    ask("DELETE", routes.ME)
    refused("who-are-you", "GET", routes.MY_TABLES)
    ask("POST", routes.GUESTS, json=msgspec.to_builtins(EXAMPLES["NameGiven"][0]))
    assert caller.asked == set(openapi.OPERATIONS)


def test_the_description_is_served(address: str) -> None:
    served = Person(address, "Ann").web.get(routes.OPENAPI).raise_for_status().json()
    assert served == document()


def test_a_refusal_has_a_code_and_parameters() -> None:
    assert RefusalBody.__struct_fields__ == ("code", "params")
