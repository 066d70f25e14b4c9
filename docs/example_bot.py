"""A bot that plays at random: python example_bot.py http://127.0.0.1:8470 TABLE TOKEN"""

import json
import sys
import time
import uuid
from random import SystemRandom

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

RANDOM = SystemRandom()
NEVER = ("declare-mission", "declare-alone", "declare-code")


def main(address: str, table: str, token: str) -> None:
    """Play until the game is over, and reconnect whenever the connection breaks."""
    url = f"ws{address.removeprefix('http')}/ws/tables/{table}"
    while True:
        try:
            with connect(url, max_size=None) as connection:
                return play(connection, token)
        except (OSError, WebSocketException):
            time.sleep(RANDOM.uniform(0.5, 3))  # not at the same moment as all other clients


def play(connection: ClientConnection, token: str) -> None:
    """Choose whenever the game waits for this seat; after a minute of silence, reconnect."""
    connection.send(json.dumps({"type": "hello", "version": "2", "token": token}))
    status, seat = "", ""
    while status not in ("over", "aborted"):
        message = json.loads(connection.recv(timeout=60))
        if message["type"] == "rejected" and message["id"] is None:
            sys.exit(message["code"])
        status = message.get("table", {}).get("status", status)
        seat = message.get("viewer", seat)
        # A better bot reads message["sightings"]: everything that its seat has seen.
        if "options" in message and seat in message["turn"]["running"]:
            options = [one for one in message["options"]["commands"] if one["type"] not in NEVER]
            request = {
                "type": "act",
                "id": uuid.uuid4().hex,
                "decision": message["turn"]["decision"],
            }
            connection.send(json.dumps(request | {"command": RANDOM.choice(options)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
