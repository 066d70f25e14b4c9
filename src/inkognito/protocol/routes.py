"""The paths of the HTTP interface and of the WebSockets, for the server and for its clients.

Knows no handler. `{table:str}` stands for the name of a table.
"""

from typing import Final

API: Final = "/api"

GUESTS: Final = f"{API}/guests"
ME: Final = f"{API}/me"
MY_DATA: Final = f"{ME}/everything"
MY_TABLES: Final = f"{ME}/tables"
MY_LINKS: Final = f"{ME}/links"
LINKS: Final = f"{API}/links"

TABLES: Final = f"{API}/tables"
TABLE: Final = f"{TABLES}/{{table:str}}"
TOKENS: Final = f"{TABLE}/tokens"
SHEET: Final = f"{TABLE}/sheet"
MARKS: Final = f"{SHEET}/marks"
WHY: Final = f"{SHEET}/why"
COSTS: Final = f"{SHEET}/costs"
RECORD: Final = f"{TABLE}/record"
SIGHTINGS: Final = f"{TABLE}/sightings"
KNOWLEDGE: Final = f"{TABLE}/knowledge"
STORY: Final = f"{TABLE}/story"

OPENAPI: Final = f"{API}/schema"
PROTOCOL_SCHEMA: Final = f"{API}/protocol.schema.json"

TABLE_SOCKET: Final = "/ws/tables/{table:str}"
LOBBY_SOCKET: Final = "/ws/lobby"
