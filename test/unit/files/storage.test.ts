import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { newId } from "../../../src/base/ids.ts";
import { makeStorage } from "../../../src/files/storage.ts";

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "accord-storage-"));
  folder = join(home, "files");
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const bytes = new Uint8Array([1, 2, 3]);
const path = () => `${newId("usr")}/${newId("att")}`;

it.each(["made here", "open to others before"])(
  "closes its folder to other users of the machine, one that was %s",
  async (kind) => {
    if (kind !== "made here") mkdirSync(folder, { mode: 0o755 });
    const [storage, place] = [makeStorage({ folder }), path()];
    await storage.put(place, bytes);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await storage.get(place)).toEqual(Buffer.from(bytes));
  },
);

it.each([
  "../outside",
  "usr_a/../../outside",
  "/etc/accord",
  "usr_a/att_b",
  "usr_a:att_b",
  "",
  `${newId("usr")}/${newId("att")}/x`,
  `${newId("usr")}/${newId("att")}\0`,
  `${newId("usr")}/${newId("att")}$`,
])("G196: keeps, gives and removes nothing under the path %j", async (odd) => {
  const storage = makeStorage({ folder });
  await expect(storage.put(odd, bytes)).rejects.toThrow("no path of an attachment");
  await expect(storage.get(odd)).rejects.toThrow("no path of an attachment");
  await expect(storage.remove(odd)).rejects.toThrow("no path of an attachment");
  expect(readdirSync(home, { recursive: true }).filter((name) => name !== "files")).toEqual([]);
});
