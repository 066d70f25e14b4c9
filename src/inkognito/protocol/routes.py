"""The paths of the HTTP interface and of the WebSockets, for the server and for its clients.

Knows no handler. `{table:str}` stands for the name of a table, `{puzzle:str}` for the number of a
puzzle, `{device:str}` for the name of a device.
"""

from typing import Final

API: Final = "/api"

GUESTS: Final = f"{API}/guests"
ME: Final = f"{API}/me"
MY_DATA: Final = f"{ME}/everything"
MY_TABLES: Final = f"{ME}/tables"
MY_LINKS: Final = f"{ME}/links"
MY_DEVICES: Final = f"{ME}/devices"
MY_DEVICE: Final = f"{MY_DEVICES}/{{device:str}}"
LINKS: Final = f"{API}/links"

LESSONS: Final = f"{API}/lessons"
LESSON: Final = f"{LESSONS}/{{lesson:str}}"

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
REVIEW: Final = f"{TABLE}/review"
THOUGHTS: Final = f"{TABLE}/thoughts"
SHARES: Final = f"{TABLE}/shares"
SHARED_NAME: Final = f"{SHARES}/name"
HINTS: Final = f"{TABLE}/hints"

SHARED: Final = f"{API}/shared/{{secret:str}}"
SHARED_CARD: Final = f"{SHARED}/card.png"

PUZZLES: Final = f"{API}/puzzles"
DAILY_PUZZLE: Final = f"{PUZZLES}/daily"
PUZZLE: Final = f"{PUZZLES}/{{puzzle:str}}"
PUZZLE_ANSWER: Final = f"{PUZZLE}/answer"
PUZZLE_HINT: Final = f"{PUZZLE}/hint"
PUZZLE_SOLUTION: Final = f"{PUZZLE}/solution"
COMPANION: Final = f"{API}/companion"

OPENAPI: Final = f"{API}/schema"
PROTOCOL_SCHEMA: Final = f"{API}/protocol.schema.json"

TABLE_SOCKET: Final = "/ws/tables/{table:str}"
LOBBY_SOCKET: Final = "/ws/lobby"
