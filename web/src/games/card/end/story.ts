/** The story of a card game's end, line by line, from the facts that the server gives. */
import type { CardDeclaration, CardEnding, CodePlace, Insight } from "../../../wire/messages";
import { insightLine } from "../../story/insight";
import { insightInto, listed, told, you, type Listener, type StoryLine } from "../../story/line";

export function cardStory(
  { round, declaration }: CardEnding,
  insights: readonly Insight[],
  limit: number | null,
  listener: Listener,
): readonly StoryLine[] {
  const { speech, game } = listener;
  if (declaration === null)
    return [
      { sign: "clock", lead: null, text: speech.t("story-limit", { game, limit }), isMain: true },
    ];
  const known = insightInto(insights, "declaration");
  const isRight = hasHeld(declaration);
  return [
    namedLine(declaration, round, listener),
    ...partnerLines(declaration, listener),
    ...codeLines(declaration, listener),
    ...(known === undefined ? [] : [insightLine(known, isRight, listener)]),
  ];
}

/** Whether the declaration was right in everything. */
export function hasHeld({ code_right, with_partner }: CardDeclaration): boolean {
  return code_right && with_partner !== false;
}

/** The numbers that were named for the wrong agents. */
export function wrongPlaces({ code }: CardDeclaration): readonly CodePlace[] {
  return code.filter(({ named, true: right }) => named !== right);
}

function companyOf({ seat, visitors }: CardDeclaration, listener: Listener): string {
  const others = visitors.filter((one) => one !== seat);
  return listed(
    others.map((who) => listener.speech.t("story-company", { who: you(who, listener) })),
    listener,
  );
}

function namedLine(said: CardDeclaration, round: number, listener: Listener): StoryLine {
  const { seat, location } = said;
  const company = companyOf(said, listener);
  return {
    sign: seat,
    lead: listener.speech.t("story-code", {
      seat: you(seat, listener),
      round,
      location,
      company,
    }),
    text: "",
  };
}

/** Where the declarer had to stand with the partner: whether they did. */
function partnerLines(said: CardDeclaration, listener: Listener): readonly StoryLine[] {
  const { t } = listener.speech;
  const met = said.visitors.find((one) => one !== said.seat);
  if (said.with_partner === null || met === undefined) return [];
  const seat = you(said.seat, listener);
  const other = you(met, listener);
  if (said.with_partner)
    return [
      {
        sign: met === "dummy" ? "tick" : met,
        lead: null,
        text: t("story-partners", { seat, other }),
      },
    ];
  return [
    {
      sign: "cross",
      lead: null,
      text: told(
        t("story-not-partners", { seat, other }),
        t("story-real-partner", { seat, partner: you(said.partner, listener) }),
      ),
      isMain: true,
    },
  ];
}

function codeLines(said: CardDeclaration, listener: Listener): readonly StoryLine[] {
  const { t } = listener.speech;
  const isMain = said.with_partner !== false;
  if (!said.code_right) {
    const [first = "", ...rest] = wrongPlaces(said).map((place) =>
      placeText(place, said, listener),
    );
    const lead = isMain ? null : t("story-code-too", { right: false });
    const more = told(...rest);
    return [{ sign: "cross", lead, text: first, isMain, ...(more === "" ? {} : { more }) }];
  }
  const text = isMain
    ? t("story-code-right", { code: said.code.map(({ true: right }) => right) })
    : t("story-code-too", { right: true });
  return [{ sign: "tick", lead: null, text, isMain }];
}

/** "Your code said 47 for Madame Zsa Zsa; Marta has it." */
export function placeText(place: CodePlace, said: CardDeclaration, listener: Listener): string {
  return listener.speech.t("story-place", {
    seat: you(said.seat, listener),
    named: place.named,
    identity: place.identity,
    holder: you(place.named_holder, listener),
  });
}
