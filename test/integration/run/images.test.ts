import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import type { HistoryMessage } from "../../../generated/contract/types.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, readLog, toInput, type Conversation } from "../../_kit/conversation.ts";
import { jpeg, png } from "../../_kit/images.ts";
import { answer, brief } from "../../_kit/scripted-model.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";

let talk: Conversation;
let alice: AccordClient;
const home = scratchHome();
let ahead = 0;

beforeAll(async () => {
  talk = await conversation({
    env: { ACCORD_HOME: home, ACCORD_UPLOADS_PER_DAY: "100" },
    clock: { now: () => Date.now() + ahead },
  });
  await talk.app.listen(0);
  alice = await talk.app.as("alice");
});

interface Block {
  url: string;
  mimeType?: string;
}

const dataUrl = (mimeType: string, bytes: Buffer) => `data:${mimeType};base64,${bytes.toString("base64")}`;
const toBody = (
  blocks: readonly Block[],
  {
    text = "这张图片里的内容是什么?",
    threadId = randomUUID(),
    runId = "run-002",
  }: { text?: string; threadId?: string; runId?: string } = {},
) => ({
  ...toInput({ threadId, runId, text }),
  messages: [
    {
      id: "msg-002",
      role: "user" as const,
      content: [
        { type: "text" as const, text },
        ...blocks.map(({ url, mimeType = "image/png" }) => ({
          type: "binary" as const,
          mimeType: mimeType as "image/png",
          url,
        })),
      ],
    },
  ],
});
const send = async (blocks: readonly Block[], options: Parameters<typeof toBody>[1] = {}) => {
  const body = toBody(blocks, options);
  const { taskId } = await alice.createRun({ body });
  return { taskId, threadId: body.threadId, runId: body.runId };
};
/** What is posted by somebody, as status and code. */
async function post(who: string, body: unknown): Promise<[number, string | undefined]> {
  const response = await talk.app.request("/api/v1/agent/runs", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", authorization: `Bearer ${await talk.app.auth.mintUserToken(who)}` },
  });
  return [response.status, ((await response.json()) as { code?: string }).code];
}
const userMessages = async (threadId: string) =>
  (await alice.getHistory({ query: { threadId } })).messages.filter(
    (message): message is Extract<HistoryMessage, { role: "user" }> => message.role === "user",
  );

describe("a run with images", () => {
  it("G191: is accepted, its worker sees the bytes, and the history shows them under a fresh address", async () => {
    const [first, second] = [
      (await upload(talk.app, "alice", png())).body,
      (await upload(talk.app, "alice", jpeg())).body,
    ];
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "A white board." }));
    const before = talk.model.journal.length;
    const run = await send([first, { url: second.url, mimeType: "image/jpeg" }]);
    const recorded = await readLog(talk.app, run);
    expect(recorded.end).toMatchObject({ status: "success", answer: "A white board." });
    const [router, worker] = talk.model.journal.slice(before);
    // The router is told of them and not shown them.
    expect(router?.body.messages.at(-1)?.content).toMatch(
      /^这张图片里的内容是什么\?\n\n\[images\] 2 attached for the worker: image\/png, image\/jpeg\n\[time\] /,
    );
    expect(worker?.body.messages.at(-1)?.content).toEqual([
      { type: "text", text: expect.stringContaining("[images] 2 attached") },
      { type: "image_url", image_url: { url: dataUrl("image/png", png()) } },
      { type: "image_url", image_url: { url: dataUrl("image/jpeg", jpeg()) } },
    ]);
    const fact = recorded.events.find((event) => event.type === "CUSTOM" && event.name === "context.resolved");
    expect(fact).toMatchObject({
      value: {
        workspace_refs: [{ ref: `attachment:${first.id}`, label: "image/png" }, { ref: `attachment:${second.id}` }],
      },
    });
    const [shown] = await userMessages(run.threadId);
    expect(shown).toMatchObject({
      content: "这张图片里的内容是什么?",
      attachments: [{ mimeType: "image/png" }, { mimeType: "image/jpeg" }],
    });
    for (const [index, bytes] of [png(), jpeg()].entries()) {
      expect(Buffer.from(await (await fetch(shown?.attachments[index]?.url ?? "")).arrayBuffer())).toEqual(bytes);
    }
  });

  it("G191: leaves no signature and no address in any row or log line", async () => {
    const { body } = await upload(talk.app, "alice", png());
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Nothing." }));
    const run = await send([body]);
    await readLog(talk.app, run);
    const { sql } = talk.app.database;
    const tables = await sql<
      { name: string }[]
    >`select table_name as name from information_schema.tables where table_schema = 'public'`;
    const signature = new URL(body.url).searchParams.get("signature") ?? "";
    for (const { name } of tables)
      expect(
        (
          await sql.unsafe(`select count(*)::int as n from "${name}" as t where t::text like $1 or t::text like $2`, [
            `%${signature}%`,
            "%data:image%",
          ])
        )[0],
      ).toEqual({ n: 0 });
    expect(talk.app.logs.join("")).not.toContain(signature);
    const [row] = await sql`select metadata from messages where thread_id = ${run.threadId} and role = 'user'`;
    expect(row?.["metadata"]).toEqual({ attachments: [{ id: body.id, mimeType: "image/png" }] });
  });

  it("G191, G194: shows history under an address that works when the first has long expired", async () => {
    const { body } = await upload(talk.app, "alice", png());
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "A board." }));
    const run = await send([body]);
    await readLog(talk.app, run);
    try {
      ahead = 30 * 86_400_000;
      alice = await talk.app.as("alice");
      expect((await fetch(body.url)).status).toBe(410);
      const [shown] = await userMessages(run.threadId);
      expect((await fetch(shown?.attachments[0]?.url ?? "")).status).toBe(200);
    } finally {
      ahead = 0;
      alice = await talk.app.as("alice");
    }
  });

  it("tells later turns that there was an image, and does not send it again", async () => {
    const { body } = await upload(talk.app, "alice", png());
    const threadId = randomUUID();
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: "A board." }),
      brief({ needs_tools: false }),
      answer({ answer: "White." }),
    );
    await readLog(talk.app, await send([body], { threadId }));
    const second = await talk.say("Which colour?", { threadId });
    const messages = talk.model.journal.at(-1)?.body.messages ?? [];
    expect(messages[1]?.content).toBe(
      "这张图片里的内容是什么?\n\n[images] 1 came with this message and is not shown again",
    );
    expect(JSON.stringify(messages)).not.toContain("data:image");
    const fact = second.events.find((event) => event.type === "CUSTOM" && event.name === "context.resolved");
    expect(fact).toMatchObject({
      value: { omissions: [{ what: "images of earlier messages", reason: "over_limit", count: 1 }] },
    });
  });

  it("is the same run again under another address of the same image (R12)", async () => {
    const { body } = await upload(talk.app, "alice", png());
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "A board." }));
    const run = await send([body]);
    await readLog(talk.app, run);
    const [shown] = await userMessages(run.threadId);
    const again = shown?.attachments[0]?.url ?? "";
    ahead = 5000;
    const later = (await userMessages(run.threadId))[0]?.attachments[0]?.url ?? "";
    ahead = 0;
    expect(later).not.toBe(body.url);
    for (const url of [again, later])
      expect((await send([{ url }], { threadId: run.threadId })).taskId).toBe(run.taskId);
    // Also long after the address has expired: it was accepted once.
    ahead = 7_200_000;
    expect(await post("alice", toBody([body], { threadId: run.threadId }))).toEqual([202, undefined]);
    expect(await post("alice", toBody([body], { threadId: run.threadId, runId: "run-003" }))).toEqual([
      410,
      "ATTACHMENT_URL_EXPIRED",
    ]);
    ahead = 0;
    const other = (await upload(talk.app, "alice", png())).body;
    expect(await post("alice", toBody([other], { threadId: run.threadId }))).toEqual([409, "RUN_ID_REUSED"]);
  });

  it("ends with IMAGES_NOT_SUPPORTED where no model sees", async () => {
    const blind = await conversation({
      env: { ACCORD_HOME: home, ACCORD_MODEL: "deepseek-v4-flash" },
      script: [brief({ needs_tools: false })],
    });
    await blind.app.listen(0);
    const input = toBody([(await upload(blind.app, "alice", png())).body]);
    const { taskId } = await (await blind.app.as("alice")).createRun({ body: input });
    expect((await readLog(blind.app, { taskId, threadId: input.threadId, runId: input.runId })).code).toBe(
      "IMAGES_NOT_SUPPORTED",
    );
    expect(blind.model.journal).toHaveLength(1);
  });

  it("sends an address of this server where it is configured so, and that address serves the image", async () => {
    const open = await conversation({
      env: { ACCORD_HOME: home, ACCORD_MODEL_IMAGES: "url", ACCORD_PUBLIC_URL: "https://accord.example" },
      script: [brief({ needs_tools: false }), answer({ answer: "A board." })],
    });
    await open.app.listen(0);
    const { body } = await upload(open.app, "alice", png());
    expect(body.url).toMatch(/^https:\/\/accord\.example\/api\/v1\/agent\/attachments\/att_/);
    const input = toBody([body]);
    const { taskId } = await (await open.app.as("alice")).createRun({ body: input });
    await readLog(open.app, { taskId, threadId: input.threadId, runId: input.runId });
    const content = open.model.journal[1]?.body.messages.at(-1)?.content;
    const sent = typeof content === "string" ? "" : (content?.[1]?.image_url?.url ?? "");
    expect(sent.startsWith("https://accord.example/")).toBe(true);
    expect(Number(new URL(sent).searchParams.get("expires"))).toBeLessThanOrEqual(Date.now() / 1000 + 601);
    const response = await open.app.request(sent.replace("https://accord.example", ""));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png());
  });

  it("ends with ATTACHMENT_NOT_FOUND when the bytes are lost before the worker reads them", async () => {
    const { body } = await upload(talk.app, "alice", png());
    const [row] = await talk.app.database.sql<{ path: string }[]>`select path from attachments where id = ${body.id}`;
    rmSync(join(home, "files", row?.path ?? ""));
    talk.model.next(brief({ needs_tools: false }));
    expect((await readLog(talk.app, await send([body]))).code).toBe("ATTACHMENT_NOT_FOUND");
  });
});

describe("an image over the AG-UI endpoint", () => {
  const runAgUi = async (body: unknown) => {
    const response = await talk.app.request("/api/v1/ag-ui", {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        authorization: `Bearer ${await talk.app.auth.mintUserToken("alice")}`,
      },
    });
    return { status: response.status, text: await response.text() };
  };

  it("reaches the worker in either shape, and stays one message when the history is sent again", async () => {
    const {
      body: { url },
    } = await upload(talk.app, "alice", png());
    const shapes = [
      { type: "binary", mimeType: "image/png", url },
      { type: "image", source: { type: "url", value: url, mimeType: "image/png" } },
    ];
    for (const part of shapes) {
      const threadId = randomUUID();
      const first = { id: "m1", role: "user", content: [{ type: "text", text: "What is this?" }, part] };
      const input = { threadId, runId: "r1", state: {}, messages: [first], tools: [], context: [], forwardedProps: {} };
      talk.model.next(brief({ needs_tools: false }), answer({ answer: "A board." }));
      expect(await runAgUi(input)).toMatchObject({ status: 200, text: expect.stringContaining("RUN_FINISHED") });
      expect(talk.model.journal.at(-1)?.body.messages.at(-1)?.content).toMatchObject([
        { type: "text" },
        { image_url: { url: dataUrl("image/png", png()) } },
      ]);
      // The same message as a new run: the image is still its own.
      talk.model.next(brief({ needs_tools: false }), answer({ answer: "Still a board." }));
      expect(await runAgUi({ ...input, runId: "r2" })).toMatchObject({ status: 200 });
      expect(talk.model.journal.at(-1)?.body.messages.at(-1)?.content).toMatchObject([
        { type: "text" },
        { image_url: { url: dataUrl("image/png", png()) } },
      ]);
      expect(await userMessages(threadId)).toHaveLength(1);
      // Another image under the same id and text is another message.
      const other = (await upload(talk.app, "alice", jpeg())).body;
      talk.model.next(brief({ needs_tools: false }), answer({ answer: "A photo." }));
      const content = [
        { type: "text", text: "What is this?" },
        { type: "binary", mimeType: "image/jpeg", url: other.url },
      ];
      expect(await runAgUi({ ...input, runId: "r3", messages: [{ ...first, content }] })).toMatchObject({
        status: 200,
      });
      expect(talk.model.journal.at(-1)?.body.messages.at(-1)?.content).toMatchObject([
        { type: "text" },
        { image_url: { url: dataUrl("image/jpeg", jpeg()) } },
      ]);
      expect(await userMessages(threadId)).toHaveLength(2);
    }
  });
});

describe("G190: the address of an image in a run", () => {
  it("must be one of ours for this user, unchanged and alive", async () => {
    const {
      body: { url, expiresAt },
    } = await upload(talk.app, "alice", png());
    const other = (await upload(talk.app, "alice", png())).body;
    const bobs = (await upload(talk.app, "bob", png())).body;
    const { host, searchParams } = new URL(url);
    const signature = searchParams.get("signature") ?? "";
    const wrong = [
      bobs.url,
      url.replace(host, "evil.example"),
      url.replace(host, `${host}@evil.example`),
      url.replace(host, `evil.example#${host}`),
      url.replace("http:", "https:"),
      url.replace("127.0.0.1", "localhost"),
      url.replace(/\?.*/, ""),
      url.replace(/&signature=.*/, ""),
      url.replace(/expires=\d+/, "expires=9999999999"),
      url.replace(/att_\w+/, other.id),
      url.replace(signature, signature.toLowerCase()),
      url.replace(signature, new URL(other.url).searchParams.get("signature") ?? ""),
      `${url}&x=1`,
      url.replace("/attachments/", "/attachments/../attachments/"),
      "https://storage.example.com/agent-inputs/user-123/image.png?signature=xxx",
    ];
    for (const given of wrong)
      expect([given, await post("alice", toBody([{ url: given }]))]).toEqual([given, [403, "ATTACHMENT_URL_INVALID"]]);
    // Bob cannot use what Alice was given, and nothing was kept of all that was refused.
    expect(await post("bob", toBody([{ url }]))).toEqual([403, "ATTACHMENT_URL_INVALID"]);
    expect(await post("alice", toBody([{ url, mimeType: "image/jpeg" }]))).toEqual([422, "INVALID_RUN_INPUT"]);
    try {
      ahead = Date.parse(expiresAt) - Date.now() + 1000;
      expect(await post("alice", toBody([{ url }]))).toEqual([410, "ATTACHMENT_URL_EXPIRED"]);
    } finally {
      ahead = 0;
    }
    expect(
      (
        await talk.app.database.sql`
            select count(*)::int as n
            from attachments
            where id in ${talk.app.database.sql([other.id, bobs.id])} and used_at is not null`
      )[0],
    ).toEqual({ n: 0 });
  });

  it("may not bring more than 20 MB together", async () => {
    const large = png({ text: "x".repeat(7_000_000) });
    const urls = await Promise.all([1, 2, 3].map(async () => (await upload(talk.app, "alice", large)).body));
    expect(await post("alice", toBody(urls))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("G193: is never followed, in any notation", async () => {
    let connections = 0;
    const trap = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void trap.close());
    const { port } = trap.address() as AddressInfo;
    const opened: Socket[] = [];
    const watch = (message: unknown): void => void opened.push((message as { socket: Socket }).socket);
    subscribe("net.client.socket", watch);
    onTestFinished(() => void unsubscribe("net.client.socket", watch));
    const hosts = [
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "017700000001",
      "[::ffff:127.0.0.1]",
      "[::1]",
      "localhost",
      "localhost.",
      "127.0.0.1.nip.io",
      "169.254.169.254",
      "metadata.google.internal",
      "a@127.0.0.1",
    ];
    const urls = [
      ...hosts.map((host) => `http://${host}:${port}/api/v1/agent/attachments/att_1?expires=9999999999&signature=abc`),
      `http://127.0.0.1:${port}\\@x/`,
      `http://x#@127.0.0.1:${port}/`,
    ];
    for (const url of urls) expect(await post("alice", toBody([{ url }]))).toEqual([403, "ATTACHMENT_URL_INVALID"]);
    for (const url of ["gopher://127.0.0.1:70/", "file:///etc/passwd", "data:image/png;base64,AAAA", "//127.0.0.1/x"])
      expect(await post("alice", toBody([{ url }]))).toEqual([422, "INVALID_RUN_INPUT"]);
    expect(connections).toBe(0);
    const known = new Set(
      [inject("services").redisUrl, talk.app.database.url].map((address) => Number(new URL(address).port)),
    );
    expect(opened.filter(({ remotePort }) => remotePort !== undefined && !known.has(remotePort))).toEqual([]);
  });
});
