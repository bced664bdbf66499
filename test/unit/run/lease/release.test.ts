import { describe, expect, it } from "vitest";
import { AppError } from "../../../../src/base/error.ts";
import { makeLog } from "../../../../src/base/log.ts";
import { makeRelease } from "../../../../src/run/lease/release.ts";
import { manualTimers } from "../../../_kit/timers.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("releasing surplus runs", () => {
  it("is tried again and again, also after a failure, and rings when one may start", async () => {
    const timers = manualTimers();
    const rings: string[] = [];
    const found = [0, new AppError("SERVICE_UNAVAILABLE"), 2];
    const release = makeRelease({
      runs: {
        async releaseSurplus() {
          const next = found.shift() ?? 0;
          if (typeof next !== "number") throw next;
          return next;
        },
      },
      stream: { ring: (kind) => void rings.push(kind) },
      timers,
      log: makeLog({ level: "silent" }),
    });
    release.start();
    for (const rung of [[], [], ["run"]]) {
      timers.pass(30_000);
      await turn();
      expect(rings).toEqual(rung);
    }
    await release.stop();
    expect(found).toEqual([]);
  });
});
