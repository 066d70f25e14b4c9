/** The guide of a first game: fetched, with its words, by a table that is guided. */
export { GuideCoach } from "./guide_coach.svelte";
