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
import { CARD_LOCATIONS } from "../../wire/values";
import type { CommandType } from "./commands";
import { placeState } from "./place_state";

export interface Scene {
  readonly me: Seat | null;
  readonly isMine: boolean;
  readonly card: CardPosition;
  readonly waitsFor: readonly Seat[];
  /** All that I may choose now, ahead included. */
  readonly commands: readonly CardCommand[];
  /** I have chosen ahead, and wait for my turn to show. */
  readonly isPlanned: boolean;
}

export interface Said {
  readonly id: string;
  /** Who the sentence is about, by id; the speaker puts the names in. */
  readonly who: readonly Visitor[];
  readonly place: CardLocation | null;
  /** Whom the game waits for, where the sentence is about others too. */
  readonly actor: Visitor | null;
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
  { id, who, place, actor }: Said,
  speech: Pick<Speaker, "t" | "named" | "place">,
  me: Seat | null,
  { story, truth }: Pick<CardEditionFacts, "story" | "truth">,
): string {
  const [one, two] = who;
  return speech.t(id, {
    me: me === null ? "" : speech.named(me),
    who: one === undefined ? "" : speech.named(one, "start"),
    whom: one === undefined ? "" : speech.named(one, "object"),
    other: two === undefined ? "" : speech.named(two, "subject"),
    all: who,
    count: who.length,
    place: place === null ? "" : speech.place(place, "at"),
    actor: actor === null ? "" : speech.named(actor, "start"),
    story,
    truth,
  });
}

export function promptOf(scene: Scene): PromptWords {
  const { me, isMine, card, commands } = scene;
  if (!isMine || me === null) return waiting(scene);
  const type = ORDER.find((one) => commands.some((command) => command.type === one)) ?? "decline";
  const name = nameOf(type, scene);
  const who = whoOf(name, scene);
  const place = card.meeting?.location ?? null;
  return {
    seat: me,
    mine: true,
    sentence: said(`prompt-${name}`, who, place),
    hint: said(`hint-${hintOf(type, name, scene)}`, who, place),
  };
}

/** The sentence's own name: with the Ambassador's player some moments are different. */
function nameOf(type: CommandType, { me, card }: Scene): string {
  if (type === "play-location") return me === "ambassador" ? "hide-location" : type;
  const areThree = (card.meeting?.visitors.length ?? 0) > 2;
  return areThree && (type === "choose-pair" || type === "declare-code") ? `${type}-three` : type;
}

function whoOf(name: string, { me, card }: Scene): readonly Visitor[] {
  if (name === "show-black-card" && card.asker !== null) return [card.asker];
  const others = (card.meeting?.visitors ?? []).filter((one) => one !== me);
  return name === "choose-pair-three"
    ? ["ambassador", ...others.filter((one) => one !== "ambassador")]
    : others;
}

function hintOf(type: CommandType, name: string, { commands }: Scene): string {
  const mayDeclare = commands.some((command) => command.type === "declare-code");
  if (mayDeclare && type !== "declare-code") return `${type}-or-declare`;
  return name === "choose-pair-three" || name === "hide-location" ? name : type;
}

function waiting({ card, waitsFor, me, isPlanned }: Scene): PromptWords {
  const others = waitsFor.filter((seat) => seat !== me);
  const seat = others[0] ?? null;
  if (seat === null)
    return { seat: null, mine: false, sentence: said("prompt-nobody", [], null), hint: null };
  return {
    seat,
    mine: false,
    sentence: waitingSentence(card, me, seat),
    hint: me === null ? null : waitingHint(card, me, isPlanned),
  };
}

/** What I wait for: that my choice counts, or my own meeting, if it comes next. */
function waitingHint(card: CardPosition, me: Seat, isPlanned: boolean): Said {
  if (isPlanned) return said("hint-planned", [], null);
  const mine = CARD_LOCATIONS.find((one) => card.here[one]?.some((visitor) => visitor === me));
  if (mine === undefined || placeState(card, mine) !== "next")
    return said("hint-waiting", [], null);
  const others = (card.here[mine] ?? []).filter((one) => one !== me);
  return said("hint-next", others, mine);
}

function waitingSentence(card: CardPosition, me: Seat | null, seat: Seat): Said {
  const { stage, meeting } = card;
  if (stage !== "meeting" || meeting === null) return said(`prompt-others-${stage}`, [seat], null);
  const { visitors, location } = meeting;
  if (!visitors.some((one) => one === me)) return said("prompt-others-meeting", visitors, location);
  const others = visitors.filter((one) => one !== me);
  return { ...said("prompt-others-meeting-me", others, location), actor: seat };
}

function said(name: string, who: readonly Visitor[], place: CardLocation | null): Said {
  return { id: `card-ui-${name}`, who, place, actor: null };
}
