import { moduleOperations } from "../../generated/contract/operations.ts";
import { skills } from "../../generated/contract/skills.ts";
import { makeAuth } from "../../src/auth/auth.ts";
import { systemClock } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeHttp } from "../../src/http/http.ts";
import type { PipelineDeps } from "../../src/http/pipeline.ts";
import { makePerform, type PerformDeps } from "../../src/modules/perform.ts";
import { clean } from "../../src/tool/clean/clean.ts";
import { methodTables } from "../_kit/method-tables.ts";

/** The module operations in a process of their own, without a database: what is measured is the way to them. */
const log = makeLog({ level: "info", destination: { write: () => {} } });
const user = {
  id: "usr_bench",
  issuer: "accord",
  subject: "bench",
  name: "Bench",
  timezone: "UTC",
  locale: "en",
  disabled: false,
  tokensRevokedAt: null,
};
const auth = makeAuth({
  secret: "s".repeat(40),
  signer: { kind: "local" },
  users: { ensure: async () => ({ ...user, isRevoked: false }), find: async () => user, isRevoked: async () => false },
  clock: systemClock,
});
const agents = { bench: { whitelist: ["skills.read"] } };
const store = {
  reading: () => ({}),
  effects: { assertLive: async () => ({ agentType: "bench", timezone: null, enabledSkills: null }) },
} as unknown as PerformDeps["store"];
const callMethod = makePerform({ tables: methodTables, skills, agents, store, clean, clock: systemClock, log });
const http = makeHttp({
  contract: { operations: {}, moduleOperations, validators: {} },
  handlers: {},
  callMethod,
  rooms: { auth } as PipelineDeps["rooms"],
  log,
  corsOrigins: [],
  underWay: () => ({ isTainted: false }),
});
await http.listen(0, "127.0.0.1");
process.send?.({ url: http.url, credential: await auth.mintCredential({ userId: user.id, methods: ["skills.read"] }) });
process.on("disconnect", () => process.exit());
