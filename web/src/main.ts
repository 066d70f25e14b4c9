/** Where the client begins: styles, language, settings, and the first screen. */
import "@fontsource-variable/cormorant/wght.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ready } from "./speech/speech.svelte";
import { fetchScreen } from "./screens";
import { keepClient } from "./shell/keep_client";
import { followLinks, here } from "./state/route.svelte";

followLinks();
void fetchScreen(here.route.screen)?.catch(() => undefined); // while the language is fetched; the screen reports failures
await ready;
await new Promise((done) => setTimeout(done)); // reading a language and drawing a screen are two long tasks
mount(App, { target: document.getElementById("app") as HTMLElement });
keepClient();
