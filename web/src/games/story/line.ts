/** The lines of a story, and who listens to it. Each game tells its own. */
import type { Speaker } from "../../speech/speech.svelte";
import type { GameName, Holder, Insight, Seat } from "../../wire/messages";

/** What stands before a line: somebody's badge, or how it went. */
export type Sign = Seat | "tick" | "cross" | "eye" | "clock";

export interface StoryLine {
  readonly sign: Sign;
  /** The first words, which stand out. */
  readonly lead: string | null;
  readonly text: string;
  /** What is said in smaller letters below. */
  readonly more?: string;
  /** The line that says why. */
  readonly isMain?: boolean;
  /** Evidence that is shown on demand. */
  readonly clues?: readonly string[];
  /** The moment of the replay at which it could be known. */
  readonly again?: { readonly label: string; readonly href: string };
}

/** Those whose cards lie side by side, and what they had to do together. */
export interface Side {
  readonly seats: readonly Holder[];
  readonly code: string | null;
  readonly task: string | null;
  readonly isDone: boolean;
}

/** Who listens: in which language, and from which seat. */
export interface Listener {
  readonly speech: Speaker;
  readonly seat: Seat | null;
  readonly table: string;
  readonly game: GameName | null;
}

/** The seat as sentences want it: "you" for the listener's own. */
export function you<Who extends string>(who: Who | null, { seat }: Listener): Who | "you" | null {
  return who !== null && who === seat ? "you" : who;
}

/** Several sentences, one after the other. */
export function told(...sentences: readonly (string | null)[]): string {
  return sentences.filter((one) => one !== null && one !== "").join(" ");
}

/** A code that is not broken at its hyphen. */
export function whole(code: string | null): string {
  return (code ?? "").replace("-", "\u2060-\u2060");
}

/** What a side calls those who listen with others: "Bianca and you". */
export function listed(names: readonly string[], { speech }: Listener): string {
  return names.reduce((before, name, index) =>
    speech.t(index === names.length - 1 ? "list-last" : "list-more", { before, name }),
  );
}

/** The insight into one kind of claim, if there is one. */
export function insightInto(
  insights: readonly Insight[],
  what: Insight["what"],
): Insight | undefined {
  return insights.find((one) => one.what === what);
}
