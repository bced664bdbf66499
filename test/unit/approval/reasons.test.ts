import { describe, expect, it } from "vitest";
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import { toReasons, type Judged } from "../../../src/approval/reasons.ts";

const sure: Omit<Judged, "spec" | "input"> = {
  hasGuests: false,
  undoes: 0,
  confidence: 0.95,
  isTainted: false,
  hasAppData: false,
  intents: new Set(),
  isDoneElsewhere: false,
};
const event = { event_id: "evt_1" };

function reasons(id: MethodId, input: Judged["input"] = {}, change: Partial<Judged> = {}) {
  return toReasons({ ...sure, spec: methods[id], input, ...change }, 0.8);
}

const flip = (id: MethodId, flag: keyof Judged["spec"]["annotations"], value: boolean): Partial<Judged> => {
  const { annotations } = methods[id];
  return { spec: { id, annotations: { ...annotations, [flag]: value } } };
};

describe("G140: a person is asked", () => {
  it.each(Object.keys(methods) as MethodId[])(
    "about %s exactly when its flags say so, at a sure run that read nothing of others",
    (id) => {
      const { destructive, sensitive_sink } = methods[id].annotations;
      expect(reasons(id)).toEqual([
        ...(destructive ? ["destructive"] : []),
        ...(sensitive_sink ? ["sensitive_sink"] : []),
      ]);
    },
  );

  it("when one more flag is raised in the spec, whatever the method (G122)", () => {
    expect(reasons("calendar.create", {}, flip("calendar.create", "destructive", true))).toEqual(["destructive"]);
    expect(reasons("contacts.create", {}, flip("contacts.create", "sensitive_sink", true))).toEqual(["sensitive_sink"]);
  });

  it("about any write below the threshold, and about no read", () => {
    for (const id of Object.keys(methods) as MethodId[]) {
      const isRead = methods[id].annotations.read_only;
      expect(reasons(id, {}, { confidence: 0.79 }).includes("low_confidence"), id).toBe(!isRead);
      expect(reasons(id, {}, { confidence: 0.8 })).not.toContain("low_confidence");
    }
    expect(reasons("calendar.create", {}, { confidence: Number.NaN })).toEqual(["low_confidence"]);
  });

  it("about memory that would forget much, or without saying what", () => {
    const remove = (count: number) => ({
      scope: "user",
      remove: Array.from({ length: count }, (_, index) => ({ path: "facts", key: `fact ${index}` })),
    });
    expect(reasons("memory.update", remove(3))).toEqual([]);
    expect(reasons("memory.update", remove(4))).toEqual(["destructive"]);
    expect(reasons("memory.update", { scope: "user", remove: [{ path: "facts" }] })).toEqual(["destructive"]);
    expect(
      reasons("memory.update", { ...remove(2), content: { home_city: null, scheduling: { latest_end: null } } }),
    ).toEqual(["destructive"]);
    expect(reasons("memory.update", { scope: "user", undo: 7 }, { undoes: 4 })).toEqual(["destructive"]);
  });

  it("about an answer to an invite that carries words", () => {
    for (const id of ["calendar.accept_invite", "calendar.reject_invite"] as const) {
      expect(reasons(id, event)).toEqual([]);
      expect(reasons(id, { ...event, comment: "" })).toEqual([]);
      expect(reasons(id, { ...event, comment: "See you there" })).toEqual(["sensitive_sink"]);
    }
  });

  it("about changing or deleting what others take part in", () => {
    expect(reasons("calendar.update", event, { hasGuests: true })).toEqual(["affects_others"]);
    expect(reasons("calendar.delete", event, { hasGuests: true })).toEqual(["destructive", "affects_others"]);
    expect(reasons("calendar.read", event, { hasGuests: true })).toEqual([]);
  });

  it("about more than five things in one write", () => {
    const items = (count: number) => ({ items: Array.from({ length: count }, () => ({})) });
    expect(reasons("calendar.create", items(5))).toEqual([]);
    expect(reasons("calendar.create", items(6))).toEqual(["large_batch"]);
    expect(reasons("calendar.delete", { event_ids: ["1", "2", "3", "4", "5", "6"] })).toEqual([
      "destructive",
      "large_batch",
    ]);
    expect(reasons("calendar.read", items(6))).toEqual([]);
  });

  it.each(Object.keys(methods) as MethodId[])(
    "after text of others was read, about %s if it changes anything and the user did not call for it (R31)",
    (id) => {
      const isWrite = !methods[id].annotations.read_only;
      expect(reasons(id, event, { isTainted: true }).includes("tainted_context")).toBe(isWrite);
      const others = new Set((Object.keys(methods) as MethodId[]).filter((other) => other !== id));
      expect(reasons(id, event, { isTainted: true, intents: others }).includes("tainted_context")).toBe(isWrite);
      expect(reasons(id, event, { isTainted: true, intents: new Set([id]) })).toEqual(reasons(id, event));
    },
  );

  it.each(Object.keys(methods) as MethodId[])(
    "where the app has sent data along, about %s if it changes anything and the user did not call for it (R34)",
    (id) => {
      const isWrite = !methods[id].annotations.read_only;
      expect(reasons(id, event, { hasAppData: true }).includes("app_context")).toBe(isWrite);
      expect(reasons(id, event, { hasAppData: true, intents: new Set([id]) })).toEqual(reasons(id, event));
    },
  );
});

it("G140: nothing that is not asked about becomes so by taking a fact away, and no fact takes a reason away", () => {
  const facts: Partial<Judged>[] = [
    { hasGuests: true },
    { isTainted: true },
    { hasAppData: true },
    { confidence: 0.1 },
    { undoes: 9 },
  ];
  for (const id of Object.keys(methods) as MethodId[]) {
    const without = reasons(id, event);
    for (const fact of facts) expect(reasons(id, event, fact)).toEqual(expect.arrayContaining(without));
  }
});
