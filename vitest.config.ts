import { defineConfig } from "vitest/config";

/** Files that change what others in the same process would see: modules put in another's place. */
const alone = ["test/integration/run/own-provider.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["test/_kit/services.ts"],
    reporters: ["default", "./test/_kit/summary.ts"],
    // Two cores: more workers only make each other late.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "alone", include: alone, setupFiles: ["test/_kit/each-file.ts"] } },
      {
        extends: true,
        test: {
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: alone,
          setupFiles: ["test/_kit/each-file.ts"],
          // Loading src/ costs a second: files that share a process load it once.
          isolate: false,
        },
      },
    ],
  },
});
