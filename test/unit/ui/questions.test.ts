import { describe, expect, it } from "vitest";
import messages from "../../../generated/contract/messages.json" with { type: "json" };
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import type { UiNode } from "../../../generated/contract/types.ts";
import { compile } from "../../../src/ui/card/compile.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { asked, zone } from "./asked.ts";

/** What a reader sees, line by line, without the buttons. */
async function read(method: MethodId, input: object, locale: "zh-CN" | "en" = "en"): Promise<string[]> {
  const hints = toUiHints(await asked(method, input)) ?? expect.fail("no card");
  return compile(hints, { locale, theme: "default" }).root.children.flatMap(toLines);
}

function toLines(node: UiNode): string[] {
  if (node.type === "text") return [node.content];
  if (node.type === "key_value") return node.items.map(({ label, value }) => `${label}: ${value}`);
  if (node.type !== "list") return [];
  return node.items.map(({ title, subtitle, caption, badge }) =>
    [title, subtitle, caption, badge?.label].filter((part) => part !== undefined).join(" | "),
  );
}

/** Methods of other servers have their question from their schema. */
const isOfProduct = (id: string): boolean => /^(calendar|contacts|memory)\./.test(id);

const may5 = "2026-05-05T10:00:00+08:00";

describe("a question about a series", () => {
  it("tells that all of it goes, how often it repeats, how many events that are, and who is told", async () => {
    expect(await read("calendar.delete", { event_id: "evt_week" })).toEqual([
      "Delete the whole series?",
      "This needs your confirmation first.",
      "Title: Stand-up",
      "First one: Tue, Apr 21, 2026 10:00–11:00",
      "Applies to: The whole series · Every week on Tue · 14 events",
      "Participants: Bob, Carol, Dan",
      "3 participants will be notified",
    ]);
    expect(await read("calendar.delete", { event_id: "evt_week" }, "zh-CN")).toEqual([
      "确认删除整个系列？",
      "删除前需要您的确认。",
      "标题: Stand-up",
      "第一次: 2026年4月21日 周二 10:00–11:00",
      "范围: 整个系列 · 每周（周二） · 共 14 次日程",
      "参与者: Bob、Carol、Dan",
      "3 位参与者会收到取消通知",
    ]);
  });

  it("tells one event, and from one event on, apart", async () => {
    const one = await read("calendar.delete", { event_id: "evt_week", occurrence_start_at: may5 });
    expect(one[0]).toBe("Delete this one event?");
    expect(one).toContain("When: Tue, May 5, 2026 10:00–11:00");
    expect(one).toContain("Applies to: Only this one; the rest of the series stays · Every week on Tue");
    const rest = await read("calendar.delete", { event_id: "evt_week", occurrence_start_at: may5, scope: "following" });
    expect(rest[0]).toBe("Delete this event and all later ones?");
    expect(rest).toContain("From this one on: Tue, May 5, 2026 10:00–11:00");
    expect(rest).toContain("Applies to: This one and all later ones · Every week on Tue · 12 events");
  });

  it("names the one event that is to come back", async () => {
    const back = await read("calendar.restore", { event_id: "evt_week", occurrence_start_at: may5 });
    expect(back).toContain("When: Tue, May 5, 2026 10:00–11:00");
    expect(back).toContain("Applies to: Only this one; the rest of the series stays · Every week on Tue");
    expect(await read("calendar.restore", { event_id: "evt_week" })).not.toEqual(back);
  });

  it("names those who are to leave", async () => {
    const participants = [{ contact_id: "ctc_Bob" }];
    const lines = await read("calendar.uninvite", { event_id: "evt_week", participants });
    expect(lines).toEqual(expect.arrayContaining(["Title: Stand-up", "Will be removed", "Name of ctc_Bob"]));
  });

  // "Delete everything on Wednesday" once showed three dates, and deleted three series.
  it("tells so in every row of a batch, and adds it up", async () => {
    const event_ids = ["evt_one", "evt_week", "evt_la", "evt_none"];
    expect(await read("calendar.delete", { event_ids })).toEqual([
      "Delete 3 items?",
      "3 items, 2 of them repeated · 26 events",
      "Dentist | Tue, Apr 21, 2026 10:00–11:00 · Room 3",
      "Stand-up | Tue, Apr 21, 2026 10:00–11:00 · The whole series · Every week on Tue · 14 events | Whole series",
      "Call with LA | Wed, Apr 22, 2026 09:00–10:00 · The whole series · Every week on Tue until Tue, Jun 30, 2026 · 11 events | Whole series",
      "3 participants will be notified",
      "1 not found; nothing happens to it",
    ]);
    expect((await read("calendar.delete", { event_ids: ["evt_one", "evt_day"] }))[1]).toBe(
      "2 items, 1 of them repeated · without end",
    );
  });
});

describe("a question about a change", () => {
  it("shows before and after in the reader's zone, and by the clock of the event's own", async () => {
    const input = {
      event_id: "evt_la",
      event_timezone: "Asia/Tokyo",
      occurrence_start_at: "2026-04-28T18:00:00-07:00",
      patch: { start_at: "2026-04-29T11:00:00+09:00" },
    };
    expect(await read("calendar.update", input)).toEqual([
      "Change this one event?",
      "Title: Call with LA",
      "Applies to: Only this one; the rest of the series stays · Every week on Tue until Tue, Jun 30, 2026",
      "When: Wed, Apr 29, 2026 09:00–10:00 → Wed, Apr 29, 2026 10:00–11:00",
      "Time zone: America/Los_Angeles → Asia/Tokyo",
      "Local time there: Tue, Apr 28, 2026 18:00–19:00 (America/Los_Angeles) → Wed, Apr 29, 2026 11:00–12:00 (Asia/Tokyo)",
    ]);
  });

  it("shows it in every row of a batch", async () => {
    const items = [
      { event_id: "evt_one", patch: { title: "b", location: null, show_as: "free" } },
      { event_id: "evt_none", patch: { title: "c" } },
      { event_id: "evt_week", scope: "following", occurrence_start_at: may5, patch: { reminders: [0, 10] } },
    ];
    expect(await read("calendar.update", { event_timezone: zone, items })).toEqual([
      "Change 2 items?",
      "2 items, 1 of them repeated · 13 events",
      "Dentist | Tue, Apr 21, 2026 10:00–11:00 · Room 3 | Title: Dentist → b · Where: Room 3 → none · Shown as: busy → free",
      "Stand-up | Tue, May 5, 2026 10:00–11:00 · This one and all later ones · Every week on Tue · 12 events | Reminders: none → At start, 10 min before | And later ones",
      "3 guests will see the change",
      "1 not found; nothing happens to it",
    ]);
  });

  it("shows whole days where times become days", async () => {
    const input = { event_id: "evt_one", event_timezone: zone, patch: { all_day: true } };
    expect(await read("calendar.update", input)).toContain(
      "When: Tue, Apr 21, 2026 10:00–11:00 → Tue, Apr 21, 2026 All day",
    );
  });
});

describe("a question about memory", () => {
  it("shows every part of what comes and goes", async () => {
    const content = {
      home_city: null,
      communication: { tone: "detailed" },
      people: [{ name: "Li", relation: "friend" }],
    };
    const remove = [{ path: "interests", key: "tea" }, { path: "goals" }];
    expect(await read("memory.update", { scope: "user", content, remove })).toEqual([
      "Update memory?",
      "Applies to: you",
      "Goals: all of it is removed",
      "Home city: all of it is removed",
      "Communication · How much detail: detailed",
      "tea | Remove · Interests",
      "Li | Add · People | Relation: friend",
    ]);
  });

  it("shows what an undo takes back, where it used to show nothing", async () => {
    expect(await read("memory.update", { scope: "user", undo: 3 })).toEqual([
      "Update memory?",
      "An earlier change of memory is taken back.",
      "Applies to: you",
      "Change to undo: 3",
      "Interests: 1 entry is removed",
    ]);
  });
});

describe("a question about what always waits", () => {
  it("says of two that become one which of them stays", async () => {
    const merge = { contact_id: "ctc_1", duplicate_id: "ctc_2" };
    expect((await read("contacts.merge", merge)).slice(0, 2)).toEqual([
      "Make one contact of these two?",
      "The first stays and takes what it lacks from the second, which is deleted.",
    ]);
    expect(await read("contacts.merge", merge, "zh-CN")).toContain(
      "保留第一位，它缺少的信息取自第二位；第二位将被删除。",
    );
  });

  it.each(
    Object.values(methods).filter(
      ({ id, is_destructive, annotations }) => isOfProduct(id) && (is_destructive || annotations.sensitive_sink),
    ),
  )("is one of its own, also for $id", ({ id }) => {
    const titles = Object.keys(messages.en).filter((key) => key.startsWith(`approval.${id}.`) && key.endsWith("title"));
    expect(titles).not.toEqual([]);
  });
});
