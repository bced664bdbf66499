import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../src/base/ids.ts";
import { makeLog } from "../../../src/base/log.ts";
import { hash, makeImageBytes } from "../../../src/files/image-bytes.ts";
import { readImage } from "../../../src/files/image.ts";
import { makeModelCopy } from "../../../src/files/model-copy.ts";
import { shrink, type Shrink, type Shrunk } from "../../../src/files/shrink.ts";
import { makeStorage } from "../../../src/files/storage.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { png } from "../../_kit/images.ts";
import { noise, picture } from "../../_kit/pictures.ts";
import { scratchHome } from "../../_kit/uploads.ts";

const log = makeLog({ level: "silent" });
const folder = scratchHome();
const storage = makeStorage({ folder });
const never = new AbortController().signal;
let store: Store;
let ownerId: string;
let large: Buffer;

beforeAll(async () => {
  store = makeStore({ databaseUrl: (await scratchDatabase()).url, log, maxConnections: 4 });
  atEnd(() => store.close());
  ownerId = (await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" })).id;
  large = await picture({ width: 3000, height: 30 }).jpeg().toBuffer();
});

async function kept(bytes: Buffer): Promise<string> {
  const { mimeType, width, height } = await readImage(bytes, "");
  const id = newId("att");
  const path = `${ownerId}/${id}`;
  const size = { bytes: bytes.length, sha256: hash(bytes), width, height };
  await store.attachments.reserve({ id, ownerId, path, mimeType, filename: null, ...size }, { count: 99, bytes: 1e9 });
  await makeImageBytes({ attachments: store.attachments, storage, log }).keep({ id, path }, bytes);
  return id;
}

async function rowOf(id: string) {
  const [row] = await store.attachments.find([id]);
  if (row === undefined) throw new Error("no such row");
  return row;
}

/** As a process has it, with a shrink that is counted, or that answers as it is told. */
function copier(answer?: Shrunk | Error) {
  const seen = { calls: 0, atOnce: 0, most: 0 };
  const counted: Shrink = async (bytes, signal) => {
    seen.calls += 1;
    seen.most = Math.max(seen.most, ++seen.atOnce);
    try {
      if (answer instanceof Error) throw answer;
      return answer ?? (await shrink(bytes, signal));
    } finally {
      seen.atOnce -= 1;
    }
  };
  const bytes = makeImageBytes({ attachments: store.attachments, storage, log });
  const toModelCopy = makeModelCopy({ attachments: store.attachments, bytes, storage, shrink: counted, log });
  return { seen, copy: async (id: string, signal = never) => await toModelCopy(await rowOf(id), signal), bytes };
}

describe("what a model is sent of an image", () => {
  it("is the image itself, as long as it is no larger than models use", async () => {
    const id = await kept(png({ width: 2048, height: 2 }));
    const { copy, seen } = copier();
    expect(await copy(id)).toMatchObject({ path: `${ownerId}/${id}`, mimeType: "image/png" });
    expect([seen.calls, (await rowOf(id)).copy]).toEqual([0, null]);
  });

  it("is a copy of a larger one, made once and kept beside the original, which stays as it was", async () => {
    const id = await kept(large);
    const { copy, seen, bytes } = copier();
    const first = await copy(id);
    expect(first).toMatchObject({ mimeType: "image/jpeg" });
    expect(await sharp(await bytes.read(first)).metadata()).toMatchObject({ width: 2048, format: "jpeg" });
    expect(await bytes.read(await rowOf(id))).toEqual(large);
    expect(await copy(id)).toEqual(first);
    expect(await copier().copy(id)).toEqual(first);
    expect(seen.calls).toBe(1);
    expect(readdirSync(join(folder, ownerId)).filter((name) => name.startsWith(id))).toHaveLength(2);
    expect(existsSync(join(folder, first.path))).toBe(true);
  });

  it("is a copy of one that has few pixels and very many bytes", async () => {
    const id = await kept(await noise({ width: 1200, height: 1200, channels: 3 }).png().toBuffer());
    expect((await copier().copy(id)).bytes).toBeLessThan(3_500_000);
  });

  it("is made one at a time, and once for all runs that wait for it; a run that is over does not wait", async () => {
    const ids = [await kept(large), await kept(large)];
    const { copy, seen } = copier();
    const over = new AbortController();
    const all = [0, 1, 0, 1, 0, 1].map((at) => copy(ids[at] ?? ""));
    const leaving = copy(ids[0] ?? "", over.signal);
    over.abort(new Error("cancelled"));
    await expect(leaving).rejects.toThrow("cancelled");
    const copies = await Promise.all(all);
    expect(new Set(copies.map(({ path }) => path)).size).toBe(2);
    expect(seen).toEqual({ calls: 2, atOnce: 0, most: 1 });
  });

  it("is the image itself where it cannot be made smaller, and that is not tried again", async () => {
    const id = await kept(large);
    const { copy, seen } = copier("refused");
    for (let times = 0; times < 3; times++)
      expect(await copy(id)).toMatchObject({ path: `${ownerId}/${id}`, sha256: hash(large), bytes: large.length });
    expect(seen.calls).toBe(1);
  });

  it.each<[string, Shrunk | Error]>([
    ["this machine has no codec", "missing"],
    ["something breaks", new Error("no more processes")],
  ])("is the image itself while %s, and a copy later", async (_name, answer) => {
    const id = await kept(large);
    expect(await copier(answer).copy(id)).toMatchObject({ path: `${ownerId}/${id}` });
    expect((await rowOf(id)).copy).toBeNull();
    expect((await copier().copy(id)).path).not.toBe(`${ownerId}/${id}`);
  });
});
