/** The passport: which mission each pair of letters spells, for both teams, and what is left of it. */
import passport from "../../../../src/inkognito/board/missions.toml";
import type { Variables } from "../../speech/speech.svelte";
import type { BoardEditionFacts, Identity, Letter, TeamMissions } from "../../wire/messages";

/** What must stand for a mission to be fulfilled; the file says what each goal means. */
export interface Mission {
  readonly goal: "any-on" | "go-to" | "bring" | "meet" | "join";
  readonly target?: Identity | "ambassador";
  readonly who?: Identity;
  readonly space?: number | "embassy";
}

export interface Team {
  readonly first: Identity;
  readonly second: Identity;
  /** Where each of them escapes without the other. */
  readonly flee: Readonly<Partial<Record<Identity, number>>>;
  readonly missions: Readonly<Record<string, Mission>>;
}

export const TEAMS: readonly Team[] = Object.values(
  (passport as { readonly teams: Readonly<Record<string, Team>> }).teams,
);

/** The codes that are left for a team: of any two who can still be it. */
export function codesLeft(missions: TeamMissions): ReadonlySet<string> {
  return new Set(missions.pairs.flatMap(({ codes }) => codes));
}

/** The codes that my own letter leaves, before anything else is known. */
export function codesWith(identity: Identity, letter: Letter): ReadonlySet<string> {
  const team = TEAMS.find(({ first, second }) => first === identity || second === identity);
  const place = team?.first === identity ? 0 : 1;
  const codes = Object.keys(team?.missions ?? {});
  return new Set(codes.filter((code) => code.split("-")[place] === letter));
}

/** How a mission is said: the id of its sentence, and what stands in it. */
export function missionText(
  { goal, target, who, space }: Mission,
  game: { readonly players: number; readonly brought_by: BoardEditionFacts["brought_by"] },
  name: (thing: string) => string,
): [string, Variables] {
  const subject = goal === "any-on" ? target : who;
  const variables = {
    ...game,
    target: target ?? null,
    space: space ?? null,
    name: subject === undefined ? null : name(subject),
    other: target === undefined ? null : name(target),
  };
  return [`mission-${goal}`, variables];
}
