import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Files that put another module in a module's place: files that share their process would get it too. They run when all
 * else is done, as no others run beside them.
 */
const solo = ["test/integration/run/own-provider.test.ts"];

/** Pages in a browser, the longest of all. */
const browser = ["test/e2e/{clients,console-*}.test.ts"];

/**
 * Files of ten seconds and more, begun before others, so that none of them is the last one running; `make quick` leaves
 * them out.
 */
const long = [
  // They start compilers, Prism or npm, or try everything there is.
  "test/contract/{add-a-method,console-text,generators,image,mock,own-modules,proxy,same-answers,types,wiring}.test.ts",
  "test/e2e/{examples,react-package,rolling,sdk-package}.test.ts",
  "test/modules/calendar/zones.test.ts",
  "test/unit/offline/everyday.test.ts",
  "test/unit/tool/clean/linear.test.ts",
  // They start servers, workers and databases, and kill them.
  "test/integration/approval/{gate-owners,kill,question-kill}.test.ts",
  "test/integration/automation/schedulers.test.ts",
  "test/integration/embedded/{backup,embedded,fault,recovery,start}.test.ts",
  "test/integration/http/shutdown.test.ts",
  "test/integration/run/{branches-kill,continue-kill,failures,faults,kill,processes,stalled-links}.test.ts",
  "test/integration/run/{stop-without-database,told,told-writes,version-before}.test.ts",
  "test/integration/store/{cut,migrate-busy,replica,years}.test.ts",
  "test/integration/stream/links.test.ts",
  "test/integration/telemetry/traces.test.ts",
  "test/integration/usage/audit.test.ts",
];

/**
 * Not for `make explain`: one explains statements itself, and would find those of all other files in the log; one has
 * statements of an earlier program made.
 */
const unexplained =
  process.env["EXPLAIN"] === "yes" ? ["test/integration/{store/years,run/version-before}.test.ts"] : [];

const shared = {
  setupFiles: ["test/_kit/each-file.ts"],
  // Loading src/ costs a second: files that share a process load it once.
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: ["test/_kit/services.ts", "test/_kit/bundle-worker.ts"],
    reporters: ["default", "./test/_kit/summary.ts"],
    // One more than there are cores, because tests wait for programs to start and for leases to run out; few enough for
    // the connections of one database.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // What a test makes and drops again is collected less often: an eighth of what the workers do.
    execArgv: ["--max-semi-space-size=16"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    // Of a second, without this: a page that three workers slow down is not wrong.
    expect: { poll: { timeout: 30_000 } },
    // Run in the order of their names.
    projects: [
      { extends: true, test: { ...shared, name: "browser", include: browser } },
      { extends: true, test: { ...shared, name: "long", include: long, exclude: unexplained } },
      {
        extends: true,
        test: { ...shared, name: "short", include: ["test/**/*.test.ts"], exclude: [...solo, ...browser, ...long] },
      },
      { extends: true, test: { ...shared, name: "solo", include: solo, isolate: true } },
    ],
  },
});
