/** The two sides of a board game, with what each of them had to do. */
import type { BoardEnding } from "../../../wire/messages";
import { whole, type Listener, type Side } from "../../story/line";
import { taskText } from "./story";

export function boardSides({ missions }: BoardEnding, listener: Listener): readonly Side[] {
  return missions.map((mission) => ({
    seats: mission.seats,
    code: mission.code === null ? null : whole(mission.code),
    task: taskText(mission, listener),
    isDone: mission.fulfilled,
  }));
}
