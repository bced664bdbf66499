import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { waitFor } from "../../_kit/wait-for.ts";

const { url, sql } = await scratchDatabase();
const log = makeLog({ level: "silent" });
const store = makeStore({ databaseUrl: url, log });
afterAll(() => store.close());

const thread = "550e8400-e29b-41d4-a716-446655440000";

describe("users", () => {
  it("are made once, also by fifty first requests at the same time", async () => {
    const found = await Promise.all(
      Array.from({ length: 50 }, () => store.users.ensure({ issuer: "i", subject: "s", name: "Alice" })),
    );
    expect(new Set(found.map((user) => user.id)).size).toBe(1);
    expect(await sql`select 1 from users where issuer = 'i' and subject = 's'`).toHaveLength(1);
  });

  it("of two issuers are two, whatever their subject", async () => {
    const [a, b] = await Promise.all(
      ["a", "b"].map((issuer) => store.users.ensure({ issuer, subject: "same", name: "Same" })),
    );
    expect(a?.id).not.toBe(b?.id);
  });

  it("keep the settings that a change leaves out", async () => {
    const { id } = await store.users.ensure({ issuer: "i", subject: "settings", name: "S" });
    await store.users.changeSettings(id, { timezone: "Asia/Shanghai", locale: "en" });
    expect(await store.users.changeSettings(id, { locale: "zh-CN" })).toMatchObject({
      timezone: "Asia/Shanghai",
      locale: "zh-CN",
    });
    expect(await store.users.find(id)).toMatchObject({ timezone: "Asia/Shanghai", locale: "zh-CN", disabled: false });
    expect(await store.users.find("usr_nobody")).toBeUndefined();
  });

  it("are text to the database, whatever they are called", async () => {
    const subject = "'; drop table users; --";
    expect(await store.users.ensure({ issuer: "i", subject, name: "%s \\ \" ' 会" })).toMatchObject({
      subject,
      name: "%s \\ \" ' 会",
    });
  });
});

describe("messages", () => {
  it("keep text as text and structure in metadata (G151)", async () => {
    const { id: ownerId } = await store.users.ensure({ issuer: "i", subject: "writer", name: "W" });
    expect([await store.threads.ensure(ownerId, thread), await store.threads.ensure(ownerId, thread)]).toEqual([
      true,
      false,
    ]);
    const message = {
      ownerId,
      threadId: thread,
      taskId: null,
      wireId: "m1",
      seq: 1000,
      role: "user" as const,
      content: '{"a":1}',
      metadata: { a: [1, { b: null }] },
      visibilityMask: 3,
    };
    const id = await store.messages.append(message);
    expect(
      await sql`select content, pg_typeof(content)::text as type, metadata from messages where id = ${id}`,
    ).toEqual([{ content: '{"a":1}', type: "text", metadata: { a: [1, { b: null }] } }]);
    await expect(
      store.messages.append({ ...message, wireId: "m2", seq: 1001, content: { a: 1 } as never }),
    ).rejects.toThrow("must be a string");
    await expect(store.messages.append(message)).rejects.toMatchObject({ code: "23505" });
  });
});

describe("a database that goes away (G229)", () => {
  it("is said to be away, and is used again without anyone's help", async () => {
    const proxy = await cuttable(url);
    const through = makeStore({ databaseUrl: proxy.url, log });
    onTestFinished(() => through.close());
    await through.ping();
    for (let round = 0; round < 3; round++) {
      await proxy.cut();
      await expect(through.ping()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
      await expect(through.users.find("usr_x")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
      await proxy.mend();
      await waitFor(() => through.ping());
    }
  });

  it("also fails fast when it only stops answering", async () => {
    const proxy = await cuttable(url);
    const through = makeStore({ databaseUrl: proxy.url, log });
    onTestFinished(() => through.close());
    await through.ping();
    proxy.stall();
    await expect(through.ping()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await proxy.cut();
  });
});

/** A way to the database that can be closed and opened again. */
async function cuttable(target: string) {
  const { port: targetPort, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isStalled = false;
  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer((client) => {
        const upstream = connect(Number(targetPort), hostname);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on("error", () => {});
          socket.on("close", () => sockets.delete(socket));
        }
        client.on("data", (chunk) => isStalled || upstream.write(chunk));
        upstream.pipe(client);
        client.on("close", () => upstream.destroy());
      }).listen(port, "127.0.0.1", () => {
        port = (server.address() as { port: number }).port;
        resolve();
      });
    });
  await open();
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  onTestFinished(() => cut());
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return { url: url.href, cut, mend: open, stall: () => void (isStalled = true) };
}
