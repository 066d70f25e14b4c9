/**
 * The coach of a lesson: puts the server's current step into words. Which step comes next, and
 * whether an answer is right, is the server's to say.
 */
import { paperOf, type Coach, type CoachedPaper } from "../../state/coach.svelte";
import { speakerAt } from "../../panels/speaker";
import type { Variables } from "../../speech/speech.svelte";
import type { Table } from "../../state/table.svelte";
import { tried } from "../../state/toasts.svelte";
import { ask } from "../../wire/http";
import type { LessonOffered, LessonView, TableOpened } from "../../wire/messages";
import * as routes from "../../wire/routes";
import LessonCard from "./LessonCard.svelte";

/** Seats, as variables: sentences name them by the people who sit there. */
const SEATS: Variables = { red: "red", blue: "blue", green: "green", yellow: "yellow" };
const PROMPTED: readonly LessonView["kind"][] = ["choose", "mark"];
/** Steps that the table can show. */
const SHOWN: readonly LessonView["kind"][] = ["act", "choose", "mark"];
const SHOW_ME = "show-me";

export class LessonCoach implements Coach {
  readonly Card = LessonCard;
  readonly #table: Table;
  #lessons = $state.raw<readonly LessonOffered[]>([]);

  constructor(table: Table) {
    this.#table = table;
    void ask<readonly LessonOffered[]>("GET", routes.lessons).then(
      (all) => (this.#lessons = all.filter((one) => one.game === table.view?.settings.game)),
    );
  }

  get step(): LessonView | null {
    return this.#table.lesson;
  }

  /** The lessons of this game, and which of them this is. */
  get lessons(): readonly LessonOffered[] {
    return this.#lessons;
  }

  get number(): number {
    return this.#lessons.findIndex((one) => one.lesson === this.step?.lesson);
  }

  get next(): LessonOffered | null {
    return this.number < 0 ? null : (this.#lessons[this.number + 1] ?? null);
  }

  get key(): string {
    return `${this.step?.lesson ?? ""} ${String(this.step?.step ?? 0)}`;
  }

  get title(): string {
    return this.step === null ? "" : this.#said(`${this.step.lesson}-title`);
  }

  get where(): string {
    const { t } = speakerAt(this.#table);
    if (this.number < 0) return t("lessons-coach");
    return t("lessons-where", { number: this.number + 1, all: this.#lessons.length });
  }

  get heading(): Coach["heading"] {
    return { where: this.where, title: this.title };
  }

  /** Whoever has taken this lesson knows enough to play. */
  get isEnough(): boolean {
    const here = this.#lessons[this.number];
    return this.next === null || (here?.basic === true && !this.next.basic);
  }

  get sentence(): string {
    if (this.step?.kind !== "over") return this.#said(this.step?.say ?? "");
    const { t } = speakerAt(this.#table);
    if (this.number < 0) return t("lessons-over");
    if (this.next === null) return t("lessons-over-last");
    const title = this.#said(`${this.next.lesson}-title`);
    return t(this.isEnough ? "lessons-over-basic" : "lessons-over-next", { title });
  }

  get done(): string | null {
    return this.step?.done === null ? null : this.#said(this.step?.done ?? "");
  }

  get wrong(): string | null {
    return this.#table.wrongTry === null ? null : this.#said(this.#table.wrongTry);
  }

  /** Only what is done in a dialog is said there; everything else is read on the card. */
  get line(): string | null {
    return this.step?.kind === "act" ? (this.wrong ?? this.sentence) : null;
  }

  get prompt(): string | null {
    const { step } = this;
    if (step === null || step.kind === "act" || step.kind === "watch") return null;
    if (PROMPTED.includes(step.kind)) return this.#said(`${step.say ?? ""}-prompt`);
    return speakerAt(this.#table).t(`lessons-prompt-${step.kind}`);
  }

  /** Whether the learner may ask to be shown what the step wants. */
  get canShow(): boolean {
    return this.step !== null && SHOWN.includes(this.step.kind);
  }

  get points(): readonly string[] {
    return this.step?.point ?? [];
  }

  get paper(): CoachedPaper | null {
    return this.step?.kind === "watch" ? "stage" : paperOf(this.points);
  }

  get cell(): Coach["cell"] {
    const cell = this.step?.cell ?? null;
    return cell === null ? null : { holder: cell[0], card: cell[1] };
  }

  answerCell(holder: string, card: string): void {
    this.answer(`${holder} ${card}`);
  }

  /** The words of a choice. */
  choice(name: string): string {
    return this.#said(`${this.step?.say ?? ""}-${name}`);
  }

  /** Answer the step, or say that it was read. */
  answer(answer = ""): void {
    if (this.step === null) return;
    const { step } = this.step;
    void tried(this.#table.request({ type: "take-lesson-step", step, answer }));
  }

  /** Let the table do it, and look on. */
  showMe(): void {
    this.answer(SHOW_ME);
  }

  #said(id: string): string {
    return id === "" ? "" : speakerAt(this.#table).t(`lesson-${id}`, SEATS);
  }
}

/** Open the table of a lesson; its id. */
export async function beginLesson(lesson: string): Promise<string> {
  const { table } = await ask<TableOpened>("POST", routes.lesson(lesson));
  return table;
}
