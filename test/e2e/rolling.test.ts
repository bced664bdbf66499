import { expect, inject, it } from "vitest";
import { makeSigner } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { testSecret } from "../_kit/app.ts";
import { childEnv } from "../_kit/child-env.ts";
import { scratchDatabase } from "../_kit/database.ts";
import { rollingRestart } from "../_kit/rolling.ts";

it("loses no request while API processes are replaced one by one", { timeout: 240_000 }, async () => {
  const { url } = await scratchDatabase();
  const env = {
    ...childEnv(),
    DATABASE_URL: url,
    REDIS_URL: inject("services").redisUrl,
    ACCORD_SECRET: testSecret,
    ACCORD_PORT: "0",
    ACCORD_MODEL: "offline",
    ACCORD_DRAIN_SECONDS: "2",
    ACCORD_DB_CONNECTIONS: "4",
    ACCORD_REQUESTS_PER_USER: "0",
    ACCORD_QUEUED_RUNS: "100000",
  };
  const token = await makeSigner(loadConfig(env), testSecret).mintUserToken("alice");
  const { sent, failed, exits } = await rollingRestart({ env, token, requests: 500 });
  expect({ failed, exits }).toEqual({ failed: [], exits: [0, 0] });
  expect(sent).toBeGreaterThanOrEqual(500);
});
