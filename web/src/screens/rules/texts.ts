/** Whoever imports this can say the texts of the rules, the aid and the lesson. */
import { alsoSpeak } from "../../speech/speech.svelte";

await alsoSpeak("reading");
