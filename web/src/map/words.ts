/** What the map says: the names of its buttons, for those who see them and those who do not. */
import { name, t } from "../speech/speech.svelte";
import type { Target } from "./types";

const WAYS = { land: "map-by-land", water: "map-by-water", any: "map-choose" } as const;

/** "By water to Vallaresso: meet Tommaso". */
export function targetName({ space, kind, note, label }: Target): string {
  if (label !== undefined) return label;
  const target = t(WAYS[kind], { space });
  return note === undefined ? target : t("map-consequence", { target, note });
}

/** A space's own name, as on a label. */
export function spaceName(space: string): string {
  return name(space, "label");
}

/** Targets in the order of their names; two ways to one space stay two. */
export function byName(targets: readonly Target[]): readonly Target[] {
  return [...targets].sort(
    (a, b) => spaceName(a.space).localeCompare(spaceName(b.space)) || a.kind.localeCompare(b.kind),
  );
}
