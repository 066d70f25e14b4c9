/** The sentences of the story. Whoever imports this can say them. */
import { alsoSpeak } from "../../speech/speech.svelte";

await alsoSpeak("ending");
