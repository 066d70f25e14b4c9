/** Adds the texts of the rules, the aid and the lesson to the catalogue; import it for that. */
import { alsoSpeak } from "../../speech/speech.svelte";

await alsoSpeak("reading");
