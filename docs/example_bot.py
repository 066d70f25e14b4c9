"""A bot that plays at random: python example_bot.py http://127.0.0.1:8470 TABLE TOKEN"""
# ruff: noqa: T201

import json
import sys
import time
import uuid
from random import SystemRandom

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

CHANCE = SystemRandom()
DECLARATIONS = ("declare-mission", "declare-alone", "declare-code")
UNDO = ("undo-step", "undo-all-steps")


class Bot:
    """What must outlive a line: the last number seen, what it may do, how long it waits."""

    seen, options, wait = 0, None, 0.5

    def play(self, line: ClientConnection, token: str) -> None:
        """Play until the game is over; raises an exception where the line ends before."""
        line.send(json.dumps({"type": "hello", "version": "1", "after": self.seen, "token": token}))
        status, seat = "", ""
        while status not in ("over", "aborted"):
            told = json.loads(line.recv())
            status = told.get("table", {}).get("status", status)
            for one in told.get("sightings", ()):
                self.seen = one["number"]
                print(self.seen, one["sighting"]["type"], flush=True)
            if told["type"] == "welcome":
                seat, self.wait = told["viewer"], 0.5
            if told["type"] == "goodbye":
                self.wait = max(0.5, told.get("after", 0) / 1000)
            if "turn" in told:
                self.options = told.get("options") if seat in told["turn"]["running"] else None
                self.answer(line)
            if told["type"] == "denied" and told["id"] is None:
                sys.exit(told["code"])
            if told["type"] == "denied" and told["code"] in ("try-again", "too-fast"):
                time.sleep(1)
                self.answer(line)

    def answer(self, line: ClientConnection) -> None:
        """Any option, never a declaration; undo only where there is no other way on."""
        commands = self.options["commands"] if self.options else []
        tame = [one for one in commands if one["type"] not in DECLARATIONS]
        if tame:
            command = CHANCE.choice([one for one in tame if one["type"] not in UNDO] or tame)
            wish = {"type": "act", "id": uuid.uuid4().hex, "command": command}
            line.send(json.dumps(wish | {"decision": self.options["decision"]}))


def main(address: str, table: str, token: str) -> None:
    """Come back whenever the line breaks, each time later and never at the same moment as all."""
    bot, url = Bot(), f"ws{address.removeprefix('http')}/ws/tables/{table}"
    while True:
        try:
            with connect(url, max_size=None) as line:
                return bot.play(line, token)
        except (OSError, WebSocketException):
            print("line lost", flush=True)
            time.sleep(bot.wait * CHANCE.uniform(0.5, 1.5))
            bot.wait = min(30, bot.wait * 2)


if __name__ == "__main__":
    main(*sys.argv[1:])
