import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Attachment } from "../../../generated/contract/types.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeFiles, type Files, type OpenedImage } from "../../../src/files/files.ts";
import { makeStorage, type StorageDeps } from "../../../src/files/storage.ts";
import { makeSweep } from "../../../src/run/lease/sweep.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { png } from "../../_kit/images.ts";
import { s3Keys, s3Server, type S3Server } from "../../_kit/s3-server.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { until } from "../../_kit/until.ts";
import { scratchHome } from "../../_kit/uploads.ts";

let store: Store;
let database: ScratchDatabase;
let ownerId: string;
let s3: S3Server;
const folder = scratchHome();
const log = makeLog({ level: "silent" });
const file = () => new File([new Uint8Array(png())], "a.png");
const read = (files: Files, { id, url }: { id: string; url: string }) => {
  const { searchParams } = new URL(url);
  return files.open({
    id,
    expires: Number(searchParams.get("expires")),
    signature: searchParams.get("signature") ?? "",
  });
};
const bytesOf = async ({ read, size }: OpenedImage, { first = 0, last = size - 1 } = {}) =>
  Buffer.from(await new Response(await read({ first, last })).arrayBuffer());
const lent = (files: Files, image: Attachment, owner = ownerId) =>
  files.lend(owner, [image], { signal: new AbortController().signal, use: async (images) => images });
const made = (place: Partial<StorageDeps>, mostLent = 1e9): Files =>
  makeFiles({
    store,
    storage: makeStorage({ folder, ...place }),
    key: new Uint8Array(32),
    origin: () => "http://accord.test",
    toModels: "data",
    mostLent,
    quota: { count: 100, bytes: 1e9 },
    clock: systemClock,
    log,
  });
const bucket = (change: Partial<typeof s3Keys> = {}) => {
  const { secret, ...rest } = { ...s3Keys, ...change };
  return { s3: { endpoint: s3.url, ...rest, secret: () => secret } };
};
const age = (id: string, hours: number) =>
  database.sql`update attachments set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`;
const rowOf = async (id: string) =>
  (await database.sql`select path, stored_at, deleted_at from attachments where id = ${id}`)[0];

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log, maxConnections: 2 });
  atEnd(() => store.close());
  await store.migrate();
  ownerId = (await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" })).id;
  s3 = await s3Server();
});

describe.each(["a folder", "a bucket"])("images in %s", (kind) => {
  const files = () => made(kind === "a folder" ? {} : bucket());
  const isThere = (path: string) =>
    kind === "a folder" ? existsSync(join(folder, path)) : s3.objects.has(`/${s3Keys.bucket}/${path}`);

  it("are kept, served and given to models as they are", async () => {
    const image = await files().add(ownerId, file());
    expect(isThere(`${ownerId}/${image.id}`)).toBe(true);
    expect(await bytesOf(await read(files(), image))).toEqual(png());
    expect(await lent(files(), image)).toEqual([{ mimeType: "image/png", bytes: png() }]);
    await expect(lent(files(), image, "usr_other")).rejects.toMatchObject({ code: "ATTACHMENT_NOT_FOUND" });
  });

  it("are lent to so many runs as there is memory for; the others wait, and may stop waiting", async () => {
    const lender = made(kind === "a folder" ? {} : bucket(), png().length * 2);
    const image = await lender.add(ownerId, file());
    const events: string[] = [];
    const borrow = (name: string, signal = new AbortController().signal) => {
      const done = Promise.withResolvers<void>();
      const over = lender.lend(ownerId, [image], {
        signal,
        use: async (images) => {
          events.push(`${name} has ${images.length}`);
          await done.promise;
          events.push(`${name} is done`);
        },
      });
      return { over, finish: () => done.resolve() };
    };
    const leaving = new AbortController();
    const [first, second] = [borrow("first"), borrow("second")];
    await vi.waitUntil(() => events.length === 2);
    const impatient = borrow("impatient", leaving.signal);
    const third = borrow("third");
    leaving.abort(new Error("cancelled"));
    await expect(impatient.over).rejects.toThrow("cancelled");
    first.finish();
    await first.over;
    third.finish();
    await third.over;
    second.finish();
    await second.over;
    expect(events.slice(2)).toEqual(["first is done", "third has 1", "third is done", "second is done"]);
  });

  it("are read in parts, and not at all by a client that wants none", async () => {
    const image = await files().add(ownerId, file());
    const asked = s3.requests.length;
    const opened = await read(files(), image);
    expect(opened).toMatchObject({ mimeType: "image/png", size: png().length });
    expect(s3.requests).toHaveLength(asked);
    expect(await bytesOf(opened, { first: 4, last: 9 })).toEqual(png().subarray(4, 10));
  });

  it("that no message shows go after a day, bytes and row; others stay", async () => {
    const [orphan, fresh, used] = [
      await files().add(ownerId, file()),
      await files().add(ownerId, file()),
      await files().add(ownerId, file()),
    ];
    await age(orphan.id, 25);
    await age(used.id, 25);
    await database.sql`update attachments set used_at = now() where id = ${used.id}`;
    expect(await files().sweep()).toBe(1);
    expect(await rowOf(orphan.id)).toBeUndefined();
    expect([orphan, fresh, used].map(({ id }) => isThere(`${ownerId}/${id}`))).toEqual([false, true, true]);
    await expect(read(files(), orphan)).rejects.toMatchObject({ code: "ATTACHMENT_URL_INVALID" });
    expect(await bytesOf(await read(files(), used))).toEqual(png());
    expect(await files().sweep()).toBe(0);
  });

  it("whose bytes are gone already, or never came, go too", async () => {
    const [half, lost] = [await files().add(ownerId, file()), await files().add(ownerId, file())];
    await database.sql`update attachments set stored_at = null where id = ${half.id}`;
    await expect(read(files(), half)).rejects.toMatchObject({ code: "ATTACHMENT_URL_INVALID" });
    await makeStorage({ folder, ...(kind === "a folder" ? {} : bucket()) }).remove(`${ownerId}/${lost.id}`);
    await Promise.all([age(half.id, 25), age(lost.id, 25)]);
    expect(await files().sweep()).toBe(2);
    expect(await Promise.all([rowOf(half.id), rowOf(lost.id)])).toEqual([undefined, undefined]);
  });
});

describe("a bucket", () => {
  it("is asked under its own name, signed, for the paths of owners only", () => {
    expect(s3.requests.length).toBeGreaterThan(5);
    for (const request of s3.requests)
      expect(request).toMatch(/^(PUT|GET|HEAD|DELETE) \/images\/usr_[0-9a-z]{26}\/att_[0-9a-z]{26}$/);
  });

  it.each([
    ["a wrong key", { secret: "wrong" }],
    ["a bucket that does not exist", { bucket: "nothing" }],
  ])("with %s keeps nothing, and says so", async (_, change) => {
    const stored = () => database.sql`select count(*)::int as n from attachments where stored_at is not null`;
    const before = await stored();
    await expect(made(bucket(change)).add(ownerId, file())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await stored()).toEqual(before);
  });

  it("that is out fails the request and the run, and keeps orphans for the next sweep", async () => {
    const files = made(bucket());
    const image = await files.add(ownerId, file());
    await age(image.id, 25);
    s3.failWith(503);
    await expect(bytesOf(await read(files, image))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await expect(lent(files, image)).rejects.toMatchObject({ code: "ATTACHMENT_UNREACHABLE" });
    await expect(files.add(ownerId, file())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await files.sweep()).toBe(0);
    expect(await rowOf(image.id)).toMatchObject({ deleted_at: expect.any(Date) });
    await expect(read(files, image)).rejects.toMatchObject({ code: "ATTACHMENT_URL_INVALID" });
    s3.failWith(undefined);
    expect(await files.sweep()).toBeGreaterThanOrEqual(1);
    expect(await rowOf(image.id)).toBeUndefined();
  });
});

describe("the sweep of a worker", () => {
  it("takes images along", async () => {
    const files = made({});
    const image = await files.add(ownerId, file());
    await age(image.id, 25);
    const timers = manualTimers();
    const sweep = makeSweep({ store, files, timers, log });
    sweep.start();
    timers.pass(600_000);
    await until(async () => (await rowOf(image.id)) === undefined, "the sweep");
    await sweep.stop();
  });
});
