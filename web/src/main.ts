/** Where the client begins: styles, language, settings, and the first screen. */
import "@fontsource-variable/cormorant/wght.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ready } from "./speech/speech.svelte";
import { followLinks } from "./state/route.svelte";

followLinks();
await ready;
mount(App, { target: document.getElementById("app") as HTMLElement });
