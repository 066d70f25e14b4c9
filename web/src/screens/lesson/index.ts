/** The coach of a lesson: fetched, with its words, by the table of a lesson. */
export { LessonCoach } from "./lesson_coach.svelte";
