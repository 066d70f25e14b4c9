/** The one sentence that says what is expected now, as the id of a text and its variables. */
import type { CardPosition } from "../fold/card";
import type { CardCommand, CardLocation, Seat, Turn, Visitor } from "../wire/messages";
import type { CommandType } from "./commands";

export interface Scene {
  readonly me: Seat | null;
  readonly isMine: boolean;
  readonly card: CardPosition;
  readonly turn: Turn | null;
  readonly commands: readonly CardCommand[];
}

export interface Said {
  readonly id: string;
  /** Who or what is spoken of; names are put in by whoever speaks. */
  readonly who: readonly Visitor[];
  readonly place: CardLocation | null;
}

export interface PromptWords {
  readonly seat: Seat | null;
  readonly mine: boolean;
  readonly sentence: Said;
  readonly hint: Said | null;
}

/** The commands by weight: the first that is offered gives the sentence. */
const ORDER: readonly CommandType[] = [
  "play-location",
  "choose-pair",
  "show-black-card",
  "name-agent",
  "look-at-dummy",
  "declare-code",
  "decline",
];

export function promptOf(scene: Scene): PromptWords {
  const { me, isMine, card, commands } = scene;
  if (!isMine || me === null) return waiting(scene);
  const type = ORDER.find((one) => commands.some((command) => command.type === one)) ?? "decline";
  const others = (card.meeting?.visitors ?? []).filter((one) => one !== me);
  const who = type === "show-black-card" && card.asker !== null ? [card.asker] : others;
  const isAmbassador = me === "ambassador" && type === "play-location";
  const name = isAmbassador ? "hide-location" : type;
  const place = card.meeting?.location ?? null;
  return {
    seat: me,
    mine: true,
    sentence: said(`prompt-${name}`, who, place),
    hint: said(`hint-${hintOf(name, scene)}`, who, place),
  };
}

function hintOf(name: string, { card, commands }: Scene): string {
  if (name === "choose-pair") return `choose-pair-${card.rules?.edition === "abacus-1997" ? "abacus" : "ffg"}`;
  const mayDeclare = commands.some(({ type }) => type === "declare-code");
  return mayDeclare && name !== "declare-code" ? `${name}-or-declare` : name;
}

function waiting({ card, turn, me }: Scene): PromptWords {
  const others = (turn?.running ?? []).filter((seat) => seat !== me);
  const seat = others[0] ?? null;
  if (seat === null) return { seat: null, mine: false, sentence: said("prompt-nobody", [], null), hint: null };
  const name = others.length > 1 && card.stage === "meeting" ? "meeting" : `${card.stage}`;
  const who = card.stage === "meeting" && card.meeting !== null ? card.meeting.visitors : [seat];
  return {
    seat,
    mine: false,
    sentence: said(`prompt-others-${name}`, who, card.meeting?.location ?? null),
    hint: said("hint-waiting", [seat], null),
  };
}

function said(name: string, who: readonly Visitor[], place: CardLocation | null): Said {
  return { id: `card-ui-${name}`, who, place };
}
