import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { gif, jpeg, png, svg, webp, zip } from "../../_kit/images.ts";
import { until } from "../../_kit/until.ts";
import { scratchHome, toForm, upload } from "../../_kit/uploads.ts";
import { raw, statusOf } from "./_app.ts";

let app: TestApp;
let token: string;
const home = scratchHome();
// Uploads are spooled to the system's folder for such things: a folder of its own, as other files upload meanwhile.
process.env["TMPDIR"] = scratchHome();
let ahead = 0;
const path = "/api/v1/agent/attachments";
const limit = 10_485_760;
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { method: "POST", body, headers: { authorization: `Bearer ${token}`, ...headers } });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const pathOf = async (id: string) =>
  (await app.database.sql<{ path: string }[]>`select path from attachments where id = ${id}`)[0]?.path ?? "";

beforeAll(async () => {
  app = await testApp({
    env: { ACCORD_HOME: home, ACCORD_UPLOADS_PER_DAY: "60", ACCORD_UPLOAD_MB_PER_DAY: "40" },
    clock: { now: () => Date.now() + ahead },
  });
  await app.listen(0);
  token = await app.auth.mintUserToken("alice");
});

describe("an upload", () => {
  it.each([
    ["image/png", png()],
    ["image/jpeg", jpeg()],
    ["image/webp", webp()],
    ["image/gif", gif()],
  ])("of %s is stored, and its address serves it", async (mimeType, bytes) => {
    const { status, body } = await upload(app, "alice", bytes, { type: mimeType, name: "../白板.png" });
    expect([status, body]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^att_/),
        mimeType,
        size: bytes.length,
        filename: "白板.png",
        width: expect.any(Number),
      },
    ]);
    expect(body.url).toMatch(new RegExp(`^${app.url}${path}/${body.id}\\?expires=\\d+&signature=[\\w-]{43}$`));
    const response = await fetch(body.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get("content-type")).toBe(mimeType);
  });

  it("through the SDK is the same", async () => {
    const alice = await app.as("alice");
    expect(
      await alice.createAttachment({
        body: { file: new File([new Uint8Array(png())], "a.png", { type: "image/png" }) },
      }),
    ).toMatchObject({ mimeType: "image/png", filename: "a.png" });
  });

  it("G196: lies under its owner's id and its own, whatever it is called", async () => {
    for (const name of [
      "../../../evil",
      "%2e%2e%2fevil",
      "%252e%252e",
      "/etc/passwd",
      "..\\..\\evil",
      "CON",
      "a".repeat(3000),
    ]) {
      const { body } = await upload(app, "alice", png(), { name });
      expect(await pathOf(body.id)).toMatch(/^usr_[0-9a-z]{26}\/att_[0-9a-z]{26}$/);
      expect(readFileSync(join(home, "files", await pathOf(body.id)))).toEqual(png());
    }
    expect(readdirSync(home)).toEqual(["files"]);
    expect(readdirSync(join(home, "files")).every((owner) => owner.startsWith("usr_"))).toBe(true);
  });

  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script>"), {}],
    ["an SVG", svg(), { type: "image/svg+xml" }],
    ["an archive", zip(), { type: "image/png" }],
    ["a PNG with an archive behind it", Buffer.concat([png(), zip()]), { type: "image/png" }],
    ["a JPEG that says it is a PNG", jpeg(), { type: "image/png" }],
    ["an empty file", Buffer.alloc(0), { type: "image/png" }],
    ["a few bytes that unfold to gigabytes", png({ claims: { width: 60_000, height: 60_000 } }), { type: "image/png" }],
  ])("G195: of %s named .png is refused and leaves nothing", async (_, bytes, given) => {
    const before = await app.database.sql`select count(*)::int as n from attachments`;
    expect(await upload(app, "alice", bytes, given)).toMatchObject({
      status: 422,
      body: { code: "ATTACHMENT_NOT_AN_IMAGE" },
    });
    expect(await app.database.sql`select count(*)::int as n from attachments`).toEqual(before);
    expect(readdirSync(tmpdir())).toEqual([]);
  });

  it("G195: of just 10 MB is taken, and of one byte more refused, declared or not", async () => {
    const filled = (size: number) => png({ text: "x".repeat(size - png({ text: "x" }).length + 1) });
    expect(filled(limit)).toHaveLength(limit);
    expect((await upload(app, "carol", filled(limit), { type: "image/png" })).status).toBe(201);
    expect(await upload(app, "carol", filled(limit + 1))).toMatchObject({
      status: 413,
      body: { code: "PAYLOAD_TOO_LARGE" },
    });
    expect(await upload(app, "carol", filled(limit + 200_000))).toMatchObject({
      status: 413,
      body: { code: "PAYLOAD_TOO_LARGE" },
    });
    const form = new Response(toForm(filled(limit + 1)));
    const chunked = {
      method: "POST",
      body: form.body,
      duplex: "half",
      headers: { authorization: `Bearer ${token}`, "content-type": form.headers.get("content-type") ?? "" },
    };
    expect(await codeOf(await fetch(app.url + path, chunked as RequestInit))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("G195: is counted as it arrives, also what stands behind its last boundary", async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const pieces = [Buffer.from(head), png(), Buffer.from("\r\n--b--\r\n"), Buffer.alloc(limit + 65_536, 0x20)];
    const form = {
      method: "POST",
      body: ReadableStream.from(pieces),
      duplex: "half",
      headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    };
    expect(await codeOf(await fetch(app.url + path, form as RequestInit))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("lies in a file that is closed to other users of the machine while it arrives", async () => {
    const rest = Promise.withResolvers<void>();
    async function* pieces() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
      yield png();
      await rest.promise;
      yield Buffer.from("\r\n--b--\r\n");
    }
    const form = {
      method: "POST",
      body: ReadableStream.from(pieces()),
      duplex: "half",
      headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    };
    const answer = fetch(app.url + path, form as RequestInit);
    const names = await until(async () => {
      const found = readdirSync(tmpdir());
      return found.length > 0 && found;
    }, "the file of an upload");
    expect(names.map((name) => statSync(join(tmpdir(), name)).mode & 0o777)).toEqual([0o600]);
    rest.resolve();
    expect((await answer).status).toBe(201);
  });

  it("G195: that claims a terabyte is refused unread", async () => {
    const head =
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ` +
      `${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${10 ** 12}\r\n\r\n`;
    expect(statusOf(await raw(Number(new URL(app.url).port), head))).toBe(413);
  });

  it("must be a form with one file", async () => {
    const two = toForm(png());
    two.append("file", new Blob([new Uint8Array(png())]), "b.png");
    expect(await codeOf(await post(two))).toEqual([400, "INVALID_REQUEST"]);
    expect(await codeOf(await post(toForm(png(), { part: "image" })))).toEqual([400, "INVALID_REQUEST"]);
    expect(await codeOf(await post(new FormData()))).toEqual([400, "INVALID_REQUEST"]);
    expect(await codeOf(await post("{}", { "content-type": "application/json" }))).toEqual([
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
    expect(await codeOf(await post(new Uint8Array(png()), { "content-type": "image/png" }))).toEqual([
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
    expect(await codeOf(await post("x", { "content-type": "multipart/form-data" }))).toEqual([
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
    expect(await codeOf(await post("--b\r\n", { "content-type": "multipart/form-data; boundary=b" }))).toEqual([
      400,
      "INVALID_REQUEST",
    ]);
    expect(
      await codeOf(
        await post('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf', {
          "content-type": "multipart/form-data; boundary=b",
        }),
      ),
    ).toEqual([400, "INVALID_REQUEST"]);
    expect(await codeOf(await fetch(app.url + path, { method: "POST", body: toForm(png()) }))).toEqual([
      401,
      "UNAUTHENTICATED",
    ]);
  });

  it("that breaks off leaves nothing behind", async () => {
    const before = await app.database.sql`select count(*)::int as n from attachments`;
    const head =
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ` +
      `multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: ` +
      `form-data; name="file"; filename="a.png"\r\n\r\n`;
    await raw(Number(new URL(app.url).port), [head, png()], { quietMs: 50 });
    // Whatever the connection had begun is over when the next request on the same loop is answered.
    await fetch(`${app.url}/healthz`);
    expect(await app.database.sql`select count(*)::int as n from attachments`).toEqual(before);
  });

  it("G197: beyond the count or the bytes of a day is refused, and says when to come back", async () => {
    const lean = await testApp({
      database: app.database,
      env: { ACCORD_HOME: home, ACCORD_UPLOADS_PER_DAY: "3", ACCORD_UPLOAD_MB_PER_DAY: "1" },
    });
    await lean.listen(0);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => upload(lean, "dave", png()))))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
    const { body } = await upload(lean, "dave", png());
    expect(body).toMatchObject({ code: "ATTACHMENT_QUOTA_EXCEEDED", retry_after_seconds: expect.any(Number) });
    expect(body.retry_after_seconds).toBeGreaterThan(86_000);
    expect((await upload(lean, "erin", png({ text: "x".repeat(1_048_576) }))).status).toBe(429);
    expect((await upload(lean, "erin", png())).status).toBe(201);
    await app.database.sql`
        update attachments
        set created_at = created_at - interval '25 hours'
        where owner_id = (select id from users where subject = 'dave')`;
    expect((await upload(lean, "dave", png())).status).toBe(201);
  });

  it("whose storage fails is not kept, and does not count", async () => {
    const broken = await testApp({
      database: app.database,
      env: { ACCORD_HOME: join(home, "not-a-folder"), ACCORD_UPLOADS_PER_DAY: "1" },
    });
    await broken.listen(0);
    writeFileSync(join(home, "not-a-folder"), "");
    for (let i = 0; i < 2; i++)
      expect(await upload(broken, "frank", png())).toMatchObject({
        status: 503,
        body: { code: "SERVICE_UNAVAILABLE" },
      });
    rmSync(join(home, "not-a-folder"));
    expect((await upload(broken, "frank", png())).status).toBe(201);
    rmSync(join(home, "not-a-folder"), { recursive: true });
  });
});

describe("an address", () => {
  it("G195: serves the bytes as an image and nothing else", async () => {
    const { body } = await upload(app, "alice", png({ text: "<script>alert(1)</script>" }));
    const response = await fetch(body.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "content-disposition": `inline; filename="${body.id}.png"`,
      "accept-ranges": "bytes",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await fetch(body.url, { headers: { "if-none-match": response.headers.get("etag") ?? "" } })).status).toBe(
      304,
    );
    const head = await fetch(body.url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(body.size), ""]);
  });

  it("serves parts", async () => {
    const bytes = png();
    const {
      body: { url },
    } = await upload(app, "alice", bytes);
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await fetch(url, { headers: { range, ...more } });
      return [
        response.status,
        response.headers.get("content-range"),
        Buffer.from(await response.arrayBuffer()).toString("hex"),
      ];
    };
    const hex = (from: number, to?: number) => bytes.subarray(from, to).toString("hex");
    const size = bytes.length;
    expect(await part("bytes=0-7")).toEqual([206, `bytes 0-7/${size}`, hex(0, 8)]);
    expect(await part("bytes=8-")).toEqual([206, `bytes 8-${size - 1}/${size}`, hex(8)]);
    expect(await part("bytes=-12")).toEqual([206, `bytes ${size - 12}-${size - 1}/${size}`, hex(size - 12)]);
    expect(await part("bytes=4-99999")).toEqual([206, `bytes 4-${size - 1}/${size}`, hex(4)]);
    for (const range of ["bytes=9-2", "bytes=0-1,4-5", "items=0-1", "bytes=a-b", "bytes=-"])
      expect(await part(range)).toEqual([200, null, hex(0)]);
    expect(await part("bytes=0-7", { "if-range": '"other"' })).toEqual([200, null, hex(0)]);
    for (const range of [`bytes=${size}-`, "bytes=-0", "bytes=999999999999999-"])
      expect((await part(range))[0]).toBe(416);
  });

  it("G190, G192: does not work when any of it is changed", async () => {
    const {
      body: { url, id },
    } = await upload(app, "alice", png());
    const other = (await upload(app, "alice", jpeg(), { name: "b.jpg" })).body;
    const bobs = (await upload(app, "bob", png())).body;
    const read = new URL(url);
    const changed = (change: (to: URL) => void) => {
      const to = new URL(url);
      change(to);
      return to;
    };
    const expires = Number(read.searchParams.get("expires"));
    const signature = read.searchParams.get("signature") ?? "";
    const tampered = [
      changed((to) => (to.pathname = `${path}/${other.id}`)),
      changed((to) => (to.pathname = `${path}/${bobs.id}`)),
      changed((to) => (to.pathname = `${path}/att_0000000000000000`)),
      changed((to) => to.searchParams.set("expires", String(expires + 1))),
      changed((to) => to.searchParams.set("expires", "9999999999")),
      changed((to) =>
        to.searchParams.set(
          "signature",
          signature.replace(/^./, (first) => (first === "A" ? "B" : "A")),
        ),
      ),
      changed((to) => to.searchParams.set("signature", signature.slice(0, -1))),
      changed((to) => to.searchParams.set("signature", new URL(other.url).searchParams.get("signature") ?? "")),
      changed((to) => to.searchParams.set("signature", new URL(bobs.url).searchParams.get("signature") ?? "")),
    ];
    for (const to of tampered) expect(await codeOf(await fetch(to))).toEqual([403, "ATTACHMENT_URL_INVALID"]);
    for (const name of ["signature", "expires"])
      expect((await fetch(changed((to) => to.searchParams.delete(name)))).status).toBe(400);
    expect((await fetch(`${app.url}${path}/${id}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      400,
    );
    expect((await fetch(url)).status).toBe(200);
  });

  it("G192: is good for reading only, and a token is no signature", async () => {
    const {
      body: { url },
    } = await upload(app, "alice", png());
    expect((await fetch(url, { method: "POST", body: toForm(png()) })).status).toBe(405);
    expect(
      (await fetch(`${app.url}${path}${new URL(url).search}`, { method: "POST", body: toForm(png()) })).status,
    ).toBe(401);
    const signed = new URL(url);
    signed.searchParams.set("signature", token.split(".")[2] ?? "");
    expect((await fetch(signed)).status).toBe(403);
    expect(
      (
        await fetch(`${app.url}/api/v1/me`, {
          headers: { authorization: `Bearer ${new URL(url).searchParams.get("signature")}` },
        })
      ).status,
    ).toBe(401);
  });

  it("G194: expires by the server's clock, to the second", async () => {
    const {
      body: { url, expiresAt },
    } = await upload(app, "alice", png());
    try {
      ahead = Date.parse(expiresAt) - Date.now() - 2000;
      expect((await fetch(url)).status).toBe(200);
      ahead = Date.parse(expiresAt) - Date.now() + 1000;
      expect(await codeOf(await fetch(url))).toEqual([410, "ATTACHMENT_URL_EXPIRED"]);
    } finally {
      ahead = 0;
    }
  });

  it("serves nothing when the bytes are gone or others", async () => {
    const { body } = await upload(app, "alice", png());
    const file = join(home, "files", await pathOf(body.id));
    writeFileSync(file, "<script>alert(1)</script>");
    expect(await codeOf(await fetch(body.url))).toEqual([404, "ATTACHMENT_NOT_FOUND"]);
    rmSync(file);
    expect(await codeOf(await fetch(body.url))).toEqual([404, "ATTACHMENT_NOT_FOUND"]);
  });

  it("stands in no log line", async () => {
    const {
      body: { url },
    } = await upload(app, "alice", png());
    await fetch(url);
    await fetch(`${url}x`);
    expect(app.logs.join("")).not.toContain(new URL(url).searchParams.get("signature"));
  });
});
