/** The story of a board game's end, line by line, from the facts that the server gives. */
import { SPACES } from "../../../map/venice";
import type {
  BoardDeclaration,
  BoardEnding,
  Colour,
  Insight,
  SideMission,
  Stood,
} from "../../../wire/messages";
import { insightLine } from "../../story/insight";
import { insightInto, told, whole, you, type Listener, type StoryLine } from "../../story/line";

/** What the table's rules say that matters for the end. */
export interface BoardTable {
  readonly hasAmbassador: boolean;
  readonly turnLimit: number | null;
}

export function boardStory(
  ending: BoardEnding,
  insights: readonly Insight[],
  table: BoardTable,
  listener: Listener,
): readonly StoryLine[] {
  const { declaration } = ending;
  return [
    ...(declaration === null
      ? [limitLine(table, listener)]
      : declared(declaration, ending, insights, listener)),
    ...noteLines(ending, insights, table, listener),
  ];
}

/** The side of somebody. */
export function sideOf({ missions }: BoardEnding, seat: Colour): SideMission | undefined {
  return missions.find(({ seats }) => seats.includes(seat));
}

/** The side whose pieces tell the story: the declarer's. */
export function sideTold(ending: BoardEnding): SideMission | null {
  const { declaration } = ending;
  return declaration === null ? null : (sideOf(ending, declaration.seat) ?? null);
}

/** What a side had to do, without the letters: "bring the Ambassador to space 8, Campo di Marte". */
export function taskText(mission: SideMission, listener: Listener): string {
  const space = SPACES.find(({ id }) => id === mission.space);
  return listener.speech.t(`story-task-${mission.task}`, {
    mine: isMine(mission, listener),
    agent: mission.agent,
    number: space?.number ?? null,
    space: mission.space,
  });
}

function isMine({ seats }: SideMission, { seat }: Listener): boolean {
  return seats.some((one) => one === seat);
}

function limitLine({ turnLimit: limit }: BoardTable, { speech, game }: Listener): StoryLine {
  return {
    sign: "clock",
    lead: null,
    text: speech.t("story-limit", { game, limit }),
    isMain: true,
  };
}

// --- the declaration ------------------------------------------------------------------------------

function declared(
  said: BoardDeclaration,
  ending: BoardEnding,
  insights: readonly Insight[],
  listener: Listener,
): readonly StoryLine[] {
  const { t } = listener.speech;
  const names = { seat: you(said.seat, listener), hand: you(said.hand, listener) };
  const own = sideOf(ending, said.seat);
  const known = insightInto(insights, "declaration");
  const answer = insightInto(insights, "hand");
  const isRight = said.wrong === null;
  return [
    { sign: said.seat, lead: t("story-declared", { ...names, turn: ending.turn }), text: "" },
    handLine(said, own, listener),
    ...(said.wrong === "partner" || said.wrong === "alone" || own === undefined
      ? []
      : [missionLine(own, said, listener)]),
    ...(known === undefined ? [] : [insightLine(known, isRight, listener)]),
    ...(answer === undefined ? [] : [insightLine(answer, false, listener)]),
  ];
}

/** How the hand was answered, and whether it was the right one; or whether there was none to offer. */
function handLine(
  said: BoardDeclaration,
  own: SideMission | undefined,
  listener: Listener,
): StoryLine {
  const { t } = listener.speech;
  const { wrong, accepted } = said;
  const seat = you(said.seat, listener);
  const hand = you(said.hand, listener);
  const partner = you(said.partner, listener);
  const realPartner = t("story-real-partner", { seat, partner });
  if (said.hand === null)
    return wrong === "alone"
      ? {
          ...failed(t("story-not-alone", { seat }), realPartner),
          ...trueMission(own, listener),
        }
      : { sign: said.seat, lead: t("story-alone", { seat }), text: realPartner };
  const lead = t("story-hand", { hand, accepted });
  if (wrong === "partner")
    return {
      ...failed(lead, told(t("story-not-partners", { seat, other: hand }), realPartner)),
      ...trueMission(own, listener),
    };
  const right = t("story-partners", { seat, other: hand });
  if (wrong === null && accepted === false)
    return failed(lead, told(right, t("story-refused-right")));
  return { sign: said.hand, lead, text: right };
}

function failed(lead: string, text: string): StoryLine {
  return { sign: "cross", lead, text, isMain: true };
}

/** Whether it would have counted with the true partner, or alone. */
function trueMission(
  own: SideMission | undefined,
  { speech: { t } }: Listener,
): Pick<StoryLine, "more"> {
  if (own === undefined) return {};
  const { code, fulfilled } = own;
  return {
    more:
      code === null
        ? t("story-true-flight", { fulfilled })
        : t("story-true-mission", { fulfilled, code: whole(code) }),
  };
}

function missionLine(own: SideMission, said: BoardDeclaration, listener: Listener): StoryLine {
  const { t } = listener.speech;
  const variables = {
    mine: isMine(own, listener),
    seats: own.seats,
    task: taskText(own, listener),
  };
  const mission =
    own.code === null
      ? t("story-flight", variables)
      : t("story-mission", { ...variables, code: whole(own.code) });
  const more = told(...said.instead.map((other) => insteadText(other, said, listener)));
  return {
    sign: own.fulfilled ? "tick" : "cross",
    lead: null,
    text: told(mission, stoodText(own, listener)),
    isMain: said.wrong === "mission" || said.accepted !== false,
    ...(more === "" ? {} : { more }),
  };
}

function insteadText(other: SideMission, said: BoardDeclaration, listener: Listener): string {
  const letters = (other.code ?? "").split("-");
  return listener.speech.t("story-instead", {
    partner: you(said.partner, listener),
    letter: letters[other.seats.findIndex((one) => one === said.partner)] ?? "",
    code: whole(other.code),
    task: taskText(other, listener),
  });
}

/** Where the pieces stood that the mission is about. */
export function stoodText(mission: SideMission, listener: Listener): string {
  const { t } = listener.speech;
  const { task, pieces, target, fulfilled } = mission;
  const mine = isMine(mission, listener);
  const stood = ({ piece, space }: Stood) => t("story-stood", { piece, space });
  if (fulfilled)
    return t("story-there", {
      pieces: pieces.filter(({ space }) => isThere(space)).map(({ piece }) => piece),
    });
  if (task === "any-on")
    return target === null
      ? ""
      : t("story-nobody-there", { mine, piece: target.piece, space: target.space });
  if (task === "bring-any-figure") return t("story-none-there", { mine });
  if (task === "bring" && pieces.some(({ space }) => space === mission.space))
    return t("story-moved-by", { who: you(mission.moved_by, listener) });
  return told(...pieces.map(stood), target === null ? null : stood(target));

  /** With a true figure of either partner, only the one that was there counts. */
  function isThere(space: string): boolean {
    return task !== "bring-true-figure" || space === mission.space;
  }
}

// --- the note -------------------------------------------------------------------------------------

function noteLines(
  { note }: BoardEnding,
  insights: readonly Insight[],
  { hasAmbassador }: BoardTable,
  listener: Listener,
): readonly StoryLine[] {
  const { t } = listener.speech;
  if (!hasAmbassador) return [];
  const seat = you("ambassador" as const, listener);
  if (note === null)
    return [{ sign: "ambassador", lead: null, text: t("story-no-note", { seat }) }];
  const { mistakes } = note;
  const known = insightInto(insights, "note");
  const isRight = mistakes.length === 0;
  const lead = t("story-note", { seat, mistakes: mistakes.length });
  const wrong = mistakes.map((one) =>
    t("story-mistake", { seat: you(one.seat, listener), written: one.written, true: one.true }),
  );
  return [
    { sign: isRight ? "tick" : "ambassador", lead, text: told(...wrong), isMain: isRight },
    ...(known === undefined ? [] : [insightLine(known, isRight, listener)]),
  ];
}
