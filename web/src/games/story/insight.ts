/** What somebody could have known: the line of a story that tells it. */
import type { Clue, Holder, Insight, Seat, SheetFact } from "../../wire/messages";
import { BUILDS, IDENTITIES, LETTERS } from "../../wire/values";
import { told, you, type Listener, type StoryLine } from "./line";

/** The most clues told in the line itself; more of them are shown on demand. */
const MOST_TOLD = 3;
/** The most conclusions that are drawn. */
const MOST_DRAWN = 2;

/** The line about a claim: that it was certain, a guess that held or not, or a mistake that could be seen. */
export function insightLine(insight: Insight, hasHeld: boolean, listener: Listener): StoryLine {
  const { possible, right } = insight;
  const isCertain = right === 0 || right === possible;
  if (!isCertain) return guessed(insight, hasHeld, listener);
  const isMissed = right === 0 || insight.what === "hand";
  return isMissed ? missed(insight, listener) : certain(insight, listener);
}

function guessed(insight: Insight, hasHeld: boolean, listener: Listener): StoryLine {
  const { t } = listener.speech;
  const maker = you(insight.seat, listener);
  const { possible, right } = insight;
  return {
    sign: "eye",
    lead: hasHeld ? t("story-well-dared") : t("story-could-not-know", { maker }),
    text: t("story-odds", { maker, possible, right }),
  };
}

function certain(insight: Insight, listener: Listener): StoryLine {
  const { t } = listener.speech;
  const maker = you(insight.seat, listener);
  const { game } = listener;
  return {
    sign: "eye",
    lead: t("story-certain"),
    text: t("story-certain-since", { maker, game, turn: insight.since }),
    ...again(insight, listener),
  };
}

function missed(insight: Insight, listener: Listener): StoryLine {
  const { t } = listener.speech;
  const { game } = listener;
  const maker = you(insight.seat, listener);
  const others = insight.clues.filter(({ code }) => code !== "own");
  const own = insight.clues.filter(({ code }) => code === "own");
  const lead = t("story-clue");
  if (others.length === 0) return { sign: "eye", lead, text: t("story-own-cards", { maker }) };
  const clues = [...others, ...own].map((clue) => clueText(clue, insight, listener));
  if (clues.length <= MOST_TOLD)
    return {
      sign: "eye",
      lead,
      text: told(...clues, conclusion(insight, listener)),
      ...again(insight, listener),
    };
  const id = insight.what === "hand" ? "story-hand-many" : "story-clue-many";
  return {
    sign: "eye",
    lead,
    text: told(t(id, { game, turn: insight.since, count: clues.length }), drawn(insight, listener)),
    clues,
    ...again(insight, listener),
  };
}

function clueText(clue: Clue, insight: Insight, listener: Listener): string {
  return clueLine(clue, you(insight.seat, listener), listener);
}

/** A piece of evidence in words, as `maker` saw it. */
export function clueLine(
  { code, turn, seat, cards }: Clue,
  maker: Seat | "you" | null,
  listener: Listener,
): string {
  const { t } = listener.speech;
  const variables = {
    game: listener.game,
    turn,
    maker,
    seat: you(seat, listener),
    cards,
  };
  if (code === "own" || code === "black" || code === "exhausted")
    return t(`story-clue-${code}`, variables);
  return t("story-clue-shown", variables);
}

/** What follows, or that nothing was left. */
function conclusion(insight: Insight, listener: Listener): string {
  const said = drawn(insight, listener);
  if (said !== "") return said;
  return listener.speech.t(insight.what === "hand" ? "story-so-right" : "story-so-wrong");
}

function drawn({ so, clues }: Insight, listener: Listener): string {
  const news = so.filter((fact) => !clues.some((clue) => says(clue, fact)));
  return told(...news.slice(0, MOST_DRAWN).map((fact) => soText(fact, listener)));
}

/** Whether the clue itself is the fact: somebody has shown that very card. */
function says({ code, seat, cards }: Clue, fact: SheetFact): boolean {
  const isProof = code === "grey" || code === "mission" || code === "black";
  return (
    isProof && fact.holds && seat === fact.seat && cards.some((one) => one.endsWith(fact.card))
  );
}

function soText({ seat, card, holds }: SheetFact, listener: Listener): string {
  const who: Holder | "you" | null = you(seat, listener);
  return listener.speech.t(`deduction-so-${kindOf(card)}`, { who, card, holds });
}

/** The kind of a card, as the catalogues call it. */
export function kindOf(card: string): string {
  const kinds = { identity: IDENTITIES, build: BUILDS, mission: LETTERS };
  const found = Object.entries(kinds).find(([, cards]) =>
    (cards as readonly string[]).includes(card),
  );
  return found?.[0] ?? "number";
}

/** The moment of the replay, through the eyes of the one who could have known. */
function again(
  { seat, since, sighting }: Insight,
  { speech, table, game }: Listener,
): Pick<StoryLine, "again"> {
  if (!since || sighting === null) return {};
  return {
    again: {
      label: speech.t("story-look-again", { game, turn: since }),
      href: `/replay/${table}?eyes=${seat}&at=${sighting}`,
    },
  };
}
