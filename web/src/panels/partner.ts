/** Who belongs to whom: fixed pairs, the same in both games. */
import passport from "../../../src/inkognito/board/missions.toml";
import type { Speaker } from "../speech/speech.svelte";
import type { Holder, Identity, Sheet } from "../wire/messages";

interface Team {
  readonly first: Identity;
  readonly second: Identity;
}

const TEAMS = Object.values((passport as { readonly teams: Readonly<Record<string, Team>> }).teams);

export function partnerOf(identity: Identity): Identity {
  const team = TEAMS.find(({ first, second }) => first === identity || second === identity);
  if (team === undefined) throw new Error(`no team for ${identity}`);
  return team.first === identity ? team.second : team.first;
}

/** Who certainly is this agent, as far as the sheet knows. */
export function holderOf(sheet: Sheet | null, identity: Identity): Holder | null {
  return sheet?.facts.find(({ card, holds }) => holds && card === identity)?.seat ?? null;
}

/** One sentence about my partner: who it is, or that nobody plays them, or that it is not known. */
export function partnerText(
  partner: Identity,
  found: Holder | null,
  mayBeAbsent: boolean,
  { t, name, named }: Speaker,
): string {
  const who = name(partner);
  if (found === "aside" || found === "dummy") return t("panels-partner-missing", { name: who });
  if (found !== null) return t("panels-partner-found", { name: who, player: named(found) });
  return t("panels-partner", { name: who, unsure: mayBeAbsent });
}
