// The entry point: loads words and settings, then mounts the client.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./stores/settings.svelte";
import { words } from "./words/words.svelte";

async function begin(target: HTMLElement) {
  settings.apply();
  try {
    await words.use(settings.language);
  } catch {
    await words.use("en");
  }
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void begin(target);
