import { beforeAll, describe, expect, it } from "vitest";
import type { StreamTicket } from "../../../generated/contract/types.ts";
import { tickMs } from "../../../src/run/follow/reader.ts";
import { openBrowser } from "../../_kit/browser.ts";
import { findBrowser } from "../../_kit/find-browser.ts";
import { eventsOf, readSse } from "../../_kit/sse.ts";
import type { WrittenRun } from "../../_kit/written-run.ts";
import { hasEvents, setScene, toFrames, type Scene } from "./_run-events.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});

async function ask(run: WrittenRun, token = scene.token): Promise<Response> {
  return await fetch(`${scene.app.url}/api/v1/agent/runs/${run.threadId}/ticket`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ runId: run.runId }),
  });
}

async function ticketFor(run: WrittenRun): Promise<StreamTicket> {
  const response = await ask(run);
  expect(response.status).toBe(201);
  return (await response.json()) as StreamTicket;
}

/** As a browser's EventSource asks: with an address and no word about who asks. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(scene.app.url + path, { headers: { accept: "text/event-stream", ...headers } });
const refused = { status: 401, code: "UNAUTHENTICATED" };
const answerOf = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});

describe("a stream ticket", () => {
  it("opens the stream of its run, and once", async () => {
    const run = await scene.newRun();
    await run.write();
    const { url, ticket } = await ticketFor(run);
    const reader = await readSse(`${scene.app.url}${url}&deltas=true`, { token: "" });
    await reader.closed;
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log));
    expect(await answerOf(await get(url))).toEqual(refused);
    const [{ count } = { count: -1 }] = await scene.app.database.sql<{ count: number }[]>`
      select count(*)::int as count from stream_tickets where hash = ${ticket} or hash like 'tkt%'`;
    expect(count).toBe(0);
  });

  it("lets one of many in who come with it at once", async () => {
    const run = await scene.newRun();
    await run.write();
    const { url } = await ticketFor(run);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await get(url);
        await response.body?.cancel();
        return response.status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
  });

  it("is worth nothing when it has run out, when its user is disabled, or when nobody gave it", async () => {
    const { sql } = scene.app.database;
    const run = await scene.newRun();
    await run.write();
    const late = await ticketFor(run);
    await sql`update stream_tickets set expires_at = now() - interval '1 second'`;
    expect(await answerOf(await get(late.url))).toEqual(refused);
    const disabled = await ticketFor(run);
    await sql`update users set disabled_at = now() where id = ${scene.ownerId}`;
    try {
      expect(await answerOf(await get(disabled.url))).toEqual(refused);
    } finally {
      await sql`update users set disabled_at = null where id = ${scene.ownerId}`;
    }
    for (const forged of [`tkt_${"A".repeat(43)}`, "tkt_", "", late.ticket.slice(0, -1)])
      expect(await answerOf(await get(`/api/v1/agent/stream?ticket=${forged}`))).toEqual(refused);
    expect(await answerOf(await get("/api/v1/agent/stream"))).toEqual(refused);
  });

  it("is no token: no other operation takes it", async () => {
    const run = await scene.newRun();
    const { ticket } = await ticketFor(run);
    for (const path of [run.path, `${run.path}&ticket=${ticket}`])
      expect(await answerOf(await get(path, { authorization: `Bearer ${ticket}` }))).toEqual(refused);
  });

  it("is for one's own runs", async () => {
    const run = await scene.newRun();
    const bob = await scene.app.auth.mintUserToken("bob");
    expect(await answerOf(await ask(run, bob))).toEqual({ status: 404, code: "RUN_NOT_FOUND" });
  });

  it("continues where the last one was cut", async () => {
    const run = await scene.newRun();
    await run.write();
    const { url } = await ticketFor(run);
    const reader = await readSse(`${scene.app.url}${url}&deltas=true&lastEventId=${run.log[2]?.id}`, { token: "" });
    await reader.closed;
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log).slice(3));
  });

  it("keeps a stream open for a quarter of an hour at most", async () => {
    const run = await scene.newRun();
    await run.write(2);
    const { url } = await ticketFor(run);
    const reader = await readSse(`${scene.app.url}${url}&deltas=true`, { token: "" });
    await reader.until(hasEvents(2));
    scene.clock.ahead += 14 * 60_000;
    scene.timers.pass(tickMs);
    await reader.until((frames) => frames.some(({ comment }) => comment !== undefined));
    scene.clock.ahead += 60_000;
    scene.timers.pass(tickMs);
    expect(await reader.closed).toBe(true);
  });
});

describe.skipIf(!findBrowser())("a browser's own EventSource", () => {
  it("follows a run with a ticket", async () => {
    const run = await scene.newRun();
    await run.write(3);
    const { url } = await ticketFor(run);
    const page = await (await openBrowser()).newPage();
    // A page of the same origin that may do as it likes.
    await page.route("**/blank", (route) => route.fulfill({ contentType: "text/html", body: "<title></title>" }));
    await page.goto(`${scene.app.url}/blank`);
    const types = [...new Set(run.log.map(({ type }) => type))];
    const seen = page.evaluate(`new Promise((resolve) => {
      const ids = [];
      const source = new EventSource(${JSON.stringify(`${url}&deltas=true`)});
      for (const type of ${JSON.stringify(types)})
        source.addEventListener(type, ({ lastEventId }) => {
          ids.push(lastEventId);
          document.title = String(ids.length);
          if (type !== "RUN_FINISHED") return;
          source.close();
          resolve(ids);
        });
    })`);
    await page.waitForFunction("document.title === '3'");
    await run.write();
    expect(await seen).toEqual(run.log.map(({ id }) => id));
  });
});
