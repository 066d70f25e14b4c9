/** The missions, the ways out and the Phantom's balls, read from the game's own facts, in words. */
import { unbroken } from "../../../speech/unbroken";
import passport from "../../../../../src/inkognito/board/missions.toml";
import { name, t } from "../../../speech/speech.svelte";
import type { Ball, Identity, Phantom } from "../../../wire/messages";
import type { Facts } from "../../reading/subject";

interface Mission {
  readonly goal: "any-on" | "go-to" | "bring" | "meet" | "join";
  readonly target?: Identity | "ambassador";
  readonly who?: Identity;
  readonly space?: number | "embassy";
}

interface Team {
  readonly first: Identity;
  readonly second: Identity;
  readonly flee: Readonly<Partial<Record<Identity, number>>>;
  readonly missions: Readonly<Record<string, Mission>>;
}

interface Passport {
  readonly teams: Readonly<Record<string, Team>>;
  readonly phantom: Readonly<Record<Phantom, Readonly<Partial<Record<Ball, number>>>>>;
}

/** Codes that ask for the same, and what they ask for. */
export interface Line {
  readonly codes: string;
  readonly mission: string;
}

export interface TeamPage {
  readonly title: string;
  readonly lines: readonly Line[];
}

const FACTS = passport as Passport;
const TEAMS = Object.values(FACTS.teams);

/** The passport's page of each team, as it reads for this number of players. */
export function passportPages(facts: Facts): readonly TeamPage[] {
  return TEAMS.map((team) => ({
    title: t("mission-team", { first: name(team.first), second: name(team.second) }),
    lines: linesOf(team, facts),
  }));
}

/** Where each agent escapes who has no partner. */
export function waysOut(): readonly { readonly identity: Identity; readonly space: number }[] {
  return TEAMS.flatMap(({ flee }) =>
    Object.entries(flee).map(([identity, space]) => ({ identity: identity as Identity, space })),
  );
}

/** Which balls are in the Phantom, and how many of each. */
export function ballsOf(
  phantom: Phantom,
): readonly { readonly ball: Ball; readonly count: number }[] {
  return Object.entries(FACTS.phantom[phantom]).map(([ball, count]) => ({
    ball: ball as Ball,
    count,
  }));
}

function linesOf({ missions }: Team, facts: Facts): readonly Line[] {
  const codes = new Map<string, string[]>();
  for (const [code, mission] of Object.entries(missions)) {
    const words = inWords(mission, facts);
    codes.set(words, [...(codes.get(words) ?? []), code]);
  }
  return [...codes].map(([mission, alike]) => ({ codes: unbroken(alike.reduce(either)), mission }));
}

function either(one: string, other: string): string {
  return t("rules-board-passport-or", { one, other });
}

function inWords({ goal, target, who, space }: Mission, facts: Facts): string {
  const subject = goal === "any-on" ? target : who;
  return t(`mission-${goal}`, {
    ...facts,
    target: target ?? null,
    space: space ?? null,
    name: subject === undefined ? null : name(subject),
    other: target === undefined ? null : name(target),
  });
}
