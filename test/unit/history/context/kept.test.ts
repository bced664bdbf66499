import { describe, expect, it } from "vitest";
import { nothingKept, toKept, toKeptRefs } from "../../../../src/history/context/kept.ts";
import type { Turn } from "../../../../src/history/context/turns.ts";
import { called, run, waits, type Called } from "../_rows.ts";

const kept = (turns: Turn[], before = nothingKept, pinned: Turn[] = []) => toKept(before, { turns, pinned });
const turn = (no: number, ...calls: [string, Called?][]): Turn =>
  run(no, (row) => [
    row("user", "q"),
    ...calls.map(([name, given]) => row("tool", "{}", called(name, given))),
    row("assistant", "a"),
  ]);

describe("failed writes", () => {
  const failed = { id: "c1", input: { event_id: "evt_1" }, status: "failure", code: "VERSION_CONFLICT" } as const;

  it("survive, and failed reads do not", () => {
    expect(
      kept([turn(1, ["calendar.update", failed], ["calendar.read", { ...failed, id: "c2" }])]).failed_writes,
    ).toEqual([{ call: "c1", method: "calendar.update", code: "VERSION_CONFLICT", about: "evt_1" }]);
  });

  it(
    "are forgotten once they were put right: in the same turn, or for the same event later, also after " +
      "another summary",
    () => {
      const input = { event_id: "evt_1" };
      expect(
        kept([
          turn(
            1,
            ["calendar.create", { ...failed, input: { title: "x" } }],
            ["calendar.create", { id: "c2", input: { title: "y" } }],
          ),
        ]).failed_writes,
      ).toEqual([]);
      const first = kept([turn(1, ["calendar.update", failed])]);
      expect(
        kept([turn(2, ["calendar.update", { id: "c2", input: { event_id: "evt_2" } }])], first).failed_writes,
      ).toHaveLength(1);
      expect(kept([turn(2, ["calendar.update", { id: "c2", input }])], first).failed_writes).toEqual([]);
    },
  );

  it("are also batches of which a part failed", () => {
    expect(
      kept([turn(1, ["calendar.create", { id: "c1", status: "partial", data: { count: 2, succeeded: 1, failed: 1 } }])])
        .failed_writes,
    ).toMatchObject([{ code: "PARTIAL" }]);
  });

  it("keep their newest ten", () => {
    const all = Array.from({ length: 15 }, (_one, n): [string, Called] => [
      "calendar.update",
      { ...failed, id: `c${n}`, input: { event_id: `evt_${n}` } },
    ]);
    expect(kept([turn(1, ...all)]).failed_writes.map(({ call }) => call)).toEqual(
      Array.from({ length: 10 }, (_one, n) => `c${n + 5}`),
    );
  });
});

describe("open invites", () => {
  const invite = { id: "evt_9", title: "Board", inviteId: "inv_9", participation: "needs_action" };

  it("survive until they are answered", () => {
    const seen = kept([turn(1, ["calendar.read", { data: { items: [invite], count: 1 } }])]);
    expect(seen.open_invites).toEqual([{ id: "inv_9", label: "Board" }]);
    expect(kept([turn(2, ["calendar.accept_invite", { input: { invite_id: "inv_9" } }])], seen).open_invites).toEqual(
      [],
    );
    expect(
      kept([turn(2, ["calendar.read", { data: { ...invite, participation: "declined" } }])], seen).open_invites,
    ).toEqual([]);
    expect(
      kept(
        [turn(2, ["calendar.accept_invite", { input: { invite_id: "inv_9" }, status: "failure", code: "INTERNAL" }])],
        seen,
      ).open_invites,
    ).toHaveLength(1);
  });

  it("are also those the user has sent", () => {
    expect(
      kept([
        turn(1, [
          "calendar.share",
          { data: { participants: [{ name: "Wang", inviteId: "inv_1", outcome: "invited" }] } },
        ]),
      ]).open_invites,
    ).toEqual([{ id: "inv_1", label: "Wang" }]);
  });
});

describe("evidence", () => {
  it("is every event and contact that was named, once, with its newest label", () => {
    const first = kept([
      turn(
        1,
        ["calendar.create", { data: { id: "evt_1", title: "Old" } }],
        ["contacts.read", { data: { items: [{ id: "ctc_1", name: "Mei" }] } }],
      ),
    ]);
    expect(
      kept([turn(2, ["calendar.update", { input: { event_id: "evt_1" }, data: { id: "evt_1", title: "New" } }])], first)
        .evidence,
    ).toEqual([
      { id: "ctc_1", label: "Mei" },
      { id: "evt_1", label: "New", written: true },
    ]);
  });

  it("is bounded, and what was only seen goes before what was changed", () => {
    const seen = Array.from({ length: 200 }, (_one, n) => ({ id: `evt_s${n}`, title: `s${n}` }));
    const { evidence } = kept([
      turn(
        1,
        ["calendar.create", { data: { id: "evt_w", title: "mine" } }],
        ["calendar.read", { data: { items: seen, count: 200 } }],
      ),
    ]);
    expect(evidence).toHaveLength(40);
    expect(evidence[0]).toEqual({ id: "evt_w", label: "mine", written: true });
    expect(evidence.at(-1)).toEqual({ id: "evt_s199", label: "s199" });
  });
});

describe("what else survives", () => {
  it("is an open review, and a call that waits, with its whole turn", () => {
    const pinned = run(1, (row) => [
      row("user", "delete it"),
      row("tool", "{}", waits("apr_7")),
      row("assistant", "Waiting."),
    ]);
    const after = toKept(nothingKept, {
      turns: [turn(2)],
      pinned: [pinned],
      reviews: [{ id: "rev_1", reasons: ["round_limit"] }],
    });
    expect(after).toMatchObject({
      messages: 2,
      seqs: [1000, 1001, 1002],
      approvals: ["apr_7"],
      open_reviews: [{ id: "rev_1" }],
    });
    expect(toKeptRefs(after)).toEqual(["apr_7", "rev_1"]);
  });

  it("says of rows that are not as they should be nothing at all", () => {
    const odd = run(1, (row) => [
      row("tool", "{}"),
      row("tool", "{}", {
        tool_agent_output: {
          tool_call_args: { module: "constructor", method: "x" },
          tool_call_id: "c",
          status: "failure",
        },
      }),
      row("assistant", "", { error: "text" }),
    ]);
    expect(kept([odd])).toEqual({ ...nothingKept, messages: 3 });
  });
});
