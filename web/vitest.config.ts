// The tests' own settings, over those of the build: the same sources, in an imitation of a browser.
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      testTimeout: 30_000,
      pool: "vmThreads",
    },
  }),
);
