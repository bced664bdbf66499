import { describe, expect, it } from "vitest";
import type { AnswerItem, CallItem, MessageItem } from "../../../src/react/thread/item.ts";
import { join } from "../../../src/react/thread/past.ts";

const message = (key: string, at: number, more: Partial<MessageItem> = {}): MessageItem => ({
  kind: "message",
  key,
  at,
  text: key,
  images: [],
  state: "sent",
  ...more,
});
const answer = (key: string, at: number, more: Partial<AnswerItem> = {}): AnswerItem => ({
  kind: "answer",
  key,
  at,
  text: key,
  isWriting: false,
  isStopped: false,
  isTruncated: false,
  isTainted: false,
  actions: [],
  ...more,
});
const call = (key: string, at: number, more: Partial<CallItem> = {}): CallItem => ({
  kind: "call",
  key,
  at,
  name: "calendar.read",
  state: "success",
  isTainted: false,
  ...more,
});
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const part = { isUnderWay: (runId: string) => runId === "live", isPart: true };

describe("the history put over what is shown", () => {
  it("keeps earlier days, and what it cannot have yet", () => {
    const shown = [
      message("old", 1),
      message("new", 10),
      answer("writing", 11, { runId: "live" }),
      message("unsent", 12, { state: "unsent" }),
    ];
    const joined = join(shown, [message("new", 10)], part);
    expect(keys(joined.items)).toEqual(["old", "new", "writing", "unsent"]);
    expect(joined.isOtherPath).toBe(false);
  });

  it("drops what was said on a path that the thread has left, and says so", () => {
    const shown = [message("asked", 10), answer("first", 11, { runId: "r1" })];
    const joined = join(shown, [message("asked", 10), answer("second", 20, { runId: "r2" })], part);
    expect(keys(joined.items)).toEqual(["asked", "second"]);
    expect(joined.isOtherPath).toBe(true);
  });

  it("read whole, keeps nothing that it does not have", () => {
    const joined = join([message("left", 1), message("here", 10)], [message("here", 10)], { ...part, isPart: false });
    expect(keys(joined.items)).toEqual(["here"]);
  });

  it("knows a call without a card by its message, and shows it once under the key that it had", () => {
    const shown = [call("call_1", 10, { messageId: "m1", args: { mode: "day" }, runId: "live" })];
    const { items } = join(shown, [call("m1", 10, { messageId: "m1" })], part);
    expect(items).toMatchObject([{ key: "call_1", args: { mode: "day" } }]);
  });

  it("keeps the next steps of an answer, which the history does not have", () => {
    const actions = [{ label: "Go on", message: "Go on" }];
    const { items } = join([answer("a", 10, { actions })], [answer("a", 10)], part);
    expect(items).toMatchObject([{ actions }]);
  });
});
