/** The meetings that the map rings: mine, and those of the player who asks or may ask now. Public facts only. */
import type { BoardPosition } from "../../fold/board";
import type { Together } from "../../map/types";
import type { Speaker } from "../../speech/speech.svelte";
import type { Seat } from "../../wire/messages";
import { encountersOf, type Encounter } from "./encounters";
import { ownerOf } from "./meetings";

const ASKING: readonly BoardPosition["stage"][] = [
  "meeting",
  "answering",
  "replacing",
  "expelling",
];

/** While somebody moves, only I know whether a meeting is meant: then mine alone is ringed. */
export function ringed(
  { toMove, stage, places }: BoardPosition,
  me: Seat | null,
  isStanding: boolean,
  t: Speaker["t"],
): readonly Together[] {
  if (toMove === null || !(isStanding || ASKING.includes(stage))) return [];
  const isSaid = stage !== "expelling"; // then it is over, and its label would be in the way
  return encountersOf(places, toMove).map((one) =>
    isSaid ? marked(one, toMove, me, t) : { space: one.space },
  );
}

/** With a label where I am one of the two. */
function marked(
  { space, others }: Encounter,
  seat: Seat,
  me: Seat | null,
  t: Speaker["t"],
): Together {
  const [met] = others;
  const other = met === undefined ? null : ownerOf(met);
  if (other === null || (seat !== me && other !== me)) return { space };
  const note =
    seat === me
      ? t("board-ui-note-you-meet", { seat: other })
      : t("board-ui-note-met-by", { seat });
  return { space, note, badges: [seat, other] };
}
