/** The one sentence that says what is expected now, as the id of a text and its variables. */
import type { CardPosition } from "../../fold/card";
import type { Speaker } from "../../speech/speech.svelte";
import type {
  CardCommand,
  CardEditionFacts,
  CardLocation,
  Seat,
  Visitor,
} from "../../wire/messages";
import type { CommandType } from "./commands";

export interface Scene {
  readonly me: Seat | null;
  readonly isMine: boolean;
  readonly card: CardPosition;
  readonly waitsFor: readonly Seat[];
  readonly commands: readonly CardCommand[];
}

export interface Said {
  readonly id: string;
  /** Who or what the sentence is about, by id; the speaker puts the names in. */
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

/** The variables of a sentence, for the player on this seat. */
export function inWords(
  { id, who, place }: Said,
  speech: Pick<Speaker, "t" | "named" | "place">,
  me: Seat | null,
  { story, truth }: Pick<CardEditionFacts, "story" | "truth">,
): string {
  const [one, two] = who;
  return speech.t(id, {
    me: me === null ? "" : speech.named(me),
    who: one === undefined ? "" : speech.named(one, "start"),
    whom: one === undefined ? "" : speech.named(one, "object"),
    other: two === undefined ? "" : speech.named(two),
    count: who.length,
    place: place === null ? "" : speech.place(place, "at"),
    story,
    truth,
  });
}

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

function hintOf(name: string, { commands }: Scene): string {
  if (name === "choose-pair") return name;
  const mayDeclare = commands.some(({ type }) => type === "declare-code");
  return mayDeclare && name !== "declare-code" ? `${name}-or-declare` : name;
}

function waiting({ card, waitsFor, me }: Scene): PromptWords {
  const others = waitsFor.filter((seat) => seat !== me);
  const seat = others[0] ?? null;
  if (seat === null)
    return { seat: null, mine: false, sentence: said("prompt-nobody", [], null), hint: null };
  const name = others.length > 1 && card.stage === "meeting" ? "meeting" : `${card.stage}`;
  const who = card.stage === "meeting" && card.meeting !== null ? card.meeting.visitors : [seat];
  return {
    seat,
    mine: false,
    sentence: said(`prompt-others-${name}`, who, card.meeting?.location ?? null),
    hint: me === null ? null : said("hint-waiting", [seat], null),
  };
}

function said(name: string, who: readonly Visitor[], place: CardLocation | null): Said {
  return { id: `card-ui-${name}`, who, place };
}
