/** Brings the coach to a table that has one. Its code and words are fetched only there. */
import { untrack } from "svelte";
import { Fetched } from "../../kit/later.svelte";
import { useSheet } from "../../panels/sheet.svelte";
import type { Coach, CoachInSight } from "../../state/coach.svelte";
import { guided } from "../../state/guided.svelte";
import type { Table } from "../../state/table.svelte";
import type { GuideCoach } from "../guide";

const LESSON = new Fetched(() => import("../lesson"), "lessons");
const GUIDE = new Fetched(() => import("../guide"), "lessons");

class Coaching implements CoachInSight {
  lesson = $state.raw<Coach | null>(null);
  guide = $state.raw<GuideCoach | null>(null);
  /** What had to be fetched for it. */
  readonly parts: readonly Fetched<unknown>[] = [LESSON, GUIDE];

  get now(): Coach | null {
    return this.lesson ?? (this.guide?.current == null ? null : this.guide);
  }
}

/** The coach of this table, as soon as it is known whether it has one. */
export function coaching(table: Table): Coaching {
  const here = new Coaching();
  const sheet = useSheet();
  const isLesson = $derived((table.view?.settings.lesson ?? null) !== null);
  const isGuided = $derived(guided.isGuided(table.id));
  $effect(() => {
    if (isLesson) void LESSON.need();
  });
  $effect(() => {
    if (isGuided) void GUIDE.need();
  });
  const lesson = $derived(isLesson ? LESSON.value : null);
  const guide = $derived(isGuided ? GUIDE.value : null);
  $effect(() => {
    here.lesson = lesson === null ? null : untrack(() => new lesson.LessonCoach(table));
  });
  $effect(() => {
    here.guide = guide === null ? null : untrack(() => new guide.GuideCoach(table, sheet));
  });
  $effect(() => here.guide?.look());
  return here;
}
