import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/_kit/services.ts"],
    reporters: ["default", "./test/_kit/summary.ts"],
    // Two cores: more workers only make each other late.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
  },
});
