/** What a player had to do, in words: each game says it in its own way. */
import type { BoardAim, CardAim, GameName, Seat, SideMission } from "../wire/messages";
import { taskText } from "./board/end/story";
import { whole, type Listener } from "./story/line";

type Aims = Readonly<Record<GameName, (aim: never, who: string, listener: Listener) => string>>;

const AIMS: Aims = {
  board: (aim: BoardAim, who, listener) => {
    const { t } = listener.speech;
    if (aim.task === null) return t("review-known-note");
    const task = taskText(
      {
        ...aim,
        task: aim.task,
        seats: who === "you" && listener.seat !== null ? [listener.seat] : [],
      } as unknown as SideMission,
      listener,
    );
    return aim.code === null
      ? t("review-known-flee", { who, task })
      : t("review-known-aim", { who, task, code: whole(aim.code) });
  },
  card: (aim: CardAim, _who, { speech }) => speech.t("review-known-code", { code: aim.code }),
};

/** Who wins by a note about everybody, and does not declare. */
const NOTING: Readonly<Record<GameName, Seat | null>> = { board: "ambassador", card: null };

export function winsByNote(game: GameName | null, seat: Seat): boolean {
  return game !== null && NOTING[game] === seat;
}

/** The aim in words; `who` is "you" for the listener's own. */
export function aimText(
  game: GameName,
  aim: BoardAim | CardAim,
  who: string,
  listener: Listener,
): string {
  return AIMS[game](aim as never, who, listener);
}
