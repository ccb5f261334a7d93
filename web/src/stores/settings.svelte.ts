// The settings of this device: stored in the browser and applied to the page as attributes for the styles.
// It knows nothing of the game or the server.
import { isLanguage, type Language, negotiate } from "../words/languages";
import { words } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
export type TextSize = "small" | "normal" | "large" | "larger";

export interface Choices {
  language: Language | null; // null: as the browser prefers
  theme: Theme;
  patterns: boolean;
  motion: boolean | null; // reduced motion; null: as the device prefers
  text: TextSize;
  confirm: boolean;
  sounds: boolean;
  volume: number;
  notify: boolean;
  cityHints: boolean;
}

const KEY = "branchline.settings";
export const DEFAULTS: Choices = {
  language: null,
  theme: "system",
  patterns: true,
  motion: null,
  text: "normal",
  confirm: false,
  sounds: true,
  volume: 0.6,
  notify: false,
  cityHints: false,
};

/** The stored settings as far as they are valid; defaults for the rest. */
export function sensible(kept: unknown): Choices {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const pick = <T>(name: keyof Choices, fits: (value: unknown) => boolean): T =>
    (fits(given[name]) ? given[name] : DEFAULTS[name]) as T;
  const flag = (value: unknown) => typeof value === "boolean";
  return {
    language: pick("language", isLanguage),
    theme: pick("theme", (value) => value === "light" || value === "dark"),
    patterns: pick("patterns", flag),
    motion: pick("motion", flag),
    text: pick("text", (value) => ["small", "normal", "large", "larger"].includes(String(value))),
    confirm: pick("confirm", flag),
    sounds: pick("sounds", flag),
    volume: pick("volume", (value) => typeof value === "number" && value >= 0 && value <= 1),
    notify: pick("notify", flag),
    cityHints: pick("cityHints", flag),
  };
}

function read(): Choices {
  try {
    return sensible(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  chosen = $state<Choices>(read());
  /** The device's own preference, used where nothing is chosen. */
  private calm = $state(matches("(prefers-reduced-motion: reduce)"));
  private dark = $state(matches("(prefers-color-scheme: dark)"));

  constructor() {
    follow("(prefers-reduced-motion: reduce)", (now) => {
      this.calm = now;
      this.apply();
    });
    follow("(prefers-color-scheme: dark)", (now) => {
      this.dark = now;
      this.apply();
    });
  }

  get reducedMotion(): boolean {
    return this.chosen.motion ?? this.calm;
  }

  get shade(): "light" | "dark" {
    return this.chosen.theme === "system" ? (this.dark ? "dark" : "light") : this.chosen.theme;
  }

  get language(): Language {
    return this.chosen.language ?? negotiate(typeof navigator === "undefined" ? [] : navigator.languages);
  }

  async set<K extends keyof Choices>(name: K, value: Choices[K]): Promise<void> {
    this.chosen[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // no storage: the setting lasts until the page is closed
    }
    this.apply();
    if (name === "language") await words.use(this.language);
  }

  /** Applies the settings to the page as attributes. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shade;
    root.dataset.patterns = this.chosen.patterns ? "on" : "off";
    root.dataset.motion = this.reducedMotion ? "reduced" : "full";
    root.dataset.text = this.chosen.text;
    const ground = document.querySelector('meta[name="theme-color"]');
    ground?.setAttribute("content", this.shade === "dark" ? "#14191b" : "#f4efe4");
  }
}

function matches(query: string): boolean {
  return typeof window !== "undefined" && (window.matchMedia?.(query).matches ?? false);
}

function follow(query: string, heard: (now: boolean) => void): void {
  if (typeof window === "undefined" || !window.matchMedia) return;
  window.matchMedia(query).addEventListener("change", (event) => heard(event.matches));
}

export const settings = new Settings();
