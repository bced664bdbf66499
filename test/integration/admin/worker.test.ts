import { execFile } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { testSecret } from "../../_kit/app.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { conversation, readLog, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, hold } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

/** As the operator types it, beside the server. */
const accord = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = {
      ...childEnv(),
      DATABASE_URL: talk.app.database.url,
      REDIS_URL: inject("services").redisUrl,
      ACCORD_SECRET: testSecret,
    };
    const main = join(import.meta.dirname, "../../../src/main.ts");
    execFile(process.execPath, [main, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

it("whoever is disabled at a terminal has their run ended by the worker that holds it, and their jobs do not fire", async () => {
  const alice = await talk.app.as("alice");
  const { id } = await alice.getMe();
  const stop = hold();
  talk.model.next(brief({}, { hold: stop }));
  const run = await talk.post("a long one");
  await talk.model.asked(1);
  await alice.createJob({
    body: {
      name: "Morning",
      prompt: "Sum up my day.",
      schedule: { type: "interval", every_minutes: 60 },
      config: {
        enabled_skills: ["calendar"],
        context: { context_messages: { source: "none", count: 0, window: "all" } },
      },
    },
  });
  const said = await accord("admin", "disable", "alice", "--reason", "Left the company", "--json");
  expect(said).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse(said.out)).toMatchObject({ id, subject: "alice" });
  expect((await readLog(talk.app, run)).code).toBe("RUN_CANCELED");
  stop.release();
  await talk.app.database.sql`update automation_jobs set next_fire_at = now() - interval '1 minute'`;
  expect(await talk.app.store.jobs.due(10)).toEqual([]);
  await until(async () => {
    const refused = await alice.getMe().catch((reason: { code?: string }) => reason);
    return "code" in refused && refused.code === "UNAUTHENTICATED";
  }, "the refusal of a token");

  await talk.app.database.sql`delete from automation_jobs`;
  expect(await accord("admin", "enable", "alice")).toMatchObject({ code: 0 });
  talk.model.next(brief({ needs_tools: false }), answer({ answer: "Back again." }));
  expect((await talk.say("hello")).code).toBeUndefined();
});

it("a terminal shows what there is, tells why it refuses, and its acts are in the audit", async () => {
  const [users, nobody, unknown, acts, token] = await Promise.all([
    accord("admin", "users", "alice"),
    accord("admin", "requeue", "tsk_none"),
    accord("admin", "conquer"),
    accord("admin", "acts", "--json"),
    accord("token", "carol", "--admin"),
  ]);
  expect(users.out).toMatch(/^id +issuer +subject/);
  expect(users.out).toContain("alice");
  expect(nobody).toMatchObject({ code: 1, err: "No such run.\n" });
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain("There is no admin conquer.");
  const lines = acts.out.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        act: "user.disable",
        actor: expect.stringMatching(/^terminal:/) as string,
        details: { reason: "Left the company" },
        outcome: "done",
      }),
    ]),
  );
  const response = await talk.app.request("/api/v1/admin/acts", {
    headers: { authorization: `Bearer ${token.out.trim()}` },
  });
  expect(response.status).toBe(200);
  expect(JSON.stringify(await response.json())).toContain("RUN_NOT_FOUND");
});
