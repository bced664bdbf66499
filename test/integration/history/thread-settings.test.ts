import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { threadOf } from "./_thread.ts";

let app: TestApp;
let alice: Client;
let ids: string[];

beforeAll(async () => {
  app = await testApp();
  alice = await app.as("alice");
  const { id: ownerId } = await alice.getMe();
  ids = [];
  for (const no of [1, 2, 3, 4]) {
    const thread = await threadOf(app.database.sql, ownerId, { at: `2026-03-1${no}T10:00:00Z` });
    await thread.run(1);
    await thread.say({ content: `Thread ${no}` });
    ids.unshift(thread.id);
  }
});

const path = (at: number) => ({ threadId: ids[at] ?? "" });
const list = async (query: { archived?: boolean; pinned?: boolean; limit?: number; cursor?: string } = {}) =>
  (await alice.listThreads({ query })).items.map(({ threadId }) => ids.indexOf(threadId));

describe("a thread of one's own", () => {
  it("is named by its user, and by its beginning again", async () => {
    expect(await alice.updateThread({ path: path(0), body: { title: "周会安排" } })).toMatchObject({
      title: "周会安排",
      pinned: false,
      archived: false,
    });
    expect((await alice.listThreads()).items[0]?.title).toBe("周会安排");
    expect(await alice.updateThread({ path: path(0), body: { title: null } })).toMatchObject({ title: "Thread 4" });
  });

  it("is pinned and archived, listed apart, and keeps its place", async () => {
    await alice.updateThread({ path: { threadId: path(1).threadId.toUpperCase() }, body: { pinned: true } });
    await alice.updateThread({ path: path(2), body: { archived: true } });
    expect(await list()).toEqual([0, 1, 3]);
    expect(await list({ pinned: true })).toEqual([1]);
    expect(await list({ pinned: false })).toEqual([0, 3]);
    expect(await list({ archived: true })).toEqual([2]);
    expect(await list({ archived: true, pinned: true })).toEqual([]);
    const first = await alice.listThreads({ query: { limit: 2 } });
    expect(await list({ limit: 2, cursor: first.nextCursor ?? "" })).toEqual([3]);
    expect(await alice.getThread({ path: path(2) })).toMatchObject({ archived: true, pinned: false });
    await alice.updateThread({ path: path(2), body: { archived: false } });
    await alice.updateThread({ path: path(1), body: { pinned: false } });
    expect(await list()).toEqual([0, 1, 2, 3]);
  });

  it.each([
    {},
    { title: "" },
    { title: " blank" },
    { title: "two\nlines" },
    { title: "x".repeat(81) },
    { title: 5 },
    { pinned: null },
    { archived: "yes" },
    { pinned: true, owner: "usr_1" },
  ])("is not changed by %j", async (body) => {
    const before = await alice.getThread({ path: path(3) });
    await expect(alice.updateThread({ path: path(3), body: body as never })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
    expect(await alice.getThread({ path: path(3) })).toEqual(before);
  });

  it("is nobody else's to change", async () => {
    const bob = await app.as("bob");
    await expect(bob.updateThread({ path: path(0), body: { title: "Mine" } })).rejects.toMatchObject({
      code: "THREAD_NOT_FOUND",
    });
    expect((await alice.getThread({ path: path(0) })).title).toBe("Thread 4");
  });
});
