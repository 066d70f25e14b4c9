/** Which part of the map matters now. Pure. */
import type { Piece } from "../wire/messages";
import { spaceOf } from "./geometry";
import type { MapProps } from "./types";
import type { Point } from "./venice";
import { boxOf, type Area } from "./view";

/** As many targets without a way are still one part of the town. */
const FEW = 6;

export function boxAround(spaces: readonly string[]): Area | null {
  return boxOf(
    spaces.map((id): Point => {
      const { x, y } = spaceOf(id);
      return [x, y];
    }),
  );
}

/** The chosen piece and where it may go; not the whole town, where it may go anywhere. */
export function atStake({ places, chosen, targets = [] }: MapProps): readonly string[] {
  const origin = chosen ? places[chosen] : undefined;
  const near = targets.filter(({ from }) => from !== undefined || targets.length <= FEW);
  return [...(origin === undefined ? [] : [origin]), ...near.map(({ space }) => space)];
}

/** Where a small screen begins: as told, or else at what is at stake, or at my own figures. */
export function firstLook(props: MapProps): Area | null {
  if (props.focus !== undefined) return boxAround(props.focus);
  const stake = atStake(props);
  if (stake.length > 0) return boxAround(stake);
  const pieces = Object.entries(props.places) as [Piece, string][];
  const own = pieces.filter(([piece]) => props.mine && piece.startsWith(props.mine));
  return boxAround(own.map(([, space]) => space));
}
