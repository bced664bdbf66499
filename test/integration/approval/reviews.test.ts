import { beforeAll, describe, expect, it } from "vitest";
import type { ReviewItem } from "../../../generated/contract/types.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, type ModelAnswer } from "../../_kit/scripted-model.ts";
import { factsOf, givenEvent } from "./_waiting.ts";

let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

async function reviewOf(...script: ModelAnswer[]) {
  talk.model.next(...script);
  const run = await talk.say("go");
  const { items } = await alice.listApprovals({ query: { kind: "review", threadId: run.threadId, state: "all" } });
  return { run, review: items[0] as ReviewItem | undefined };
}

const dayOf = (day: number) => ({ mode: "day", date: `2026-03-${String(day).padStart(2, "0")}` });
const missing = { mode: "event", event_id: "evt_none" };

describe("an answer to look at (R17)", () => {
  it("is one that claims more than its calls show", async () => {
    const { run, review } = await reviewOf(
      brief(),
      callTool("calendar.read", missing),
      answer({ answer: "Found it." }),
    );
    expect(review).toMatchObject({
      kind: "review",
      state: "open",
      reasons: ["status_lowered"],
      claimedStatus: "success",
      finalStatus: "failed",
      answer: "Found it.",
      runId: run.runId,
    });
    expect(factsOf(run, "action.required")).toMatchObject([
      { action_id: review?.id, kind: "review", reasons: ["status_lowered"], summary: "Found it." },
    ]);
    expect(run.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
  });

  it("is one of a run that was not sure what was asked", async () => {
    const { review } = await reviewOf(
      brief({ task_type: "chat", needs_tools: false, confidence: 0.79 }),
      answer({ answer: "Perhaps." }),
    );
    expect(review).toMatchObject({ reasons: ["low_confidence"], finalStatus: "success" });
    const [row] = await talk.app.database.sql`select facts from reviews where id = ${review?.id ?? ""}`;
    expect(row?.["facts"]).toEqual({ confidence: 0.79 });
  });

  it("is one that ran out of rounds", async () => {
    const { review } = await reviewOf(
      brief(),
      ...Array.from({ length: 7 }, (_, day) => callTool("calendar.read", dayOf(day + 1))),
      answer({ status: "failed", answer: "Not done." }),
    );
    expect(review?.reasons).toContain("round_limit");
  });

  it("is one whose run tried the same thing in vain again and again", async () => {
    const { review } = await reviewOf(
      brief(),
      ...Array.from({ length: 3 }, () => callTool("calendar.read", missing)),
      answer({ status: "failed", answer: "I cannot find it." }),
    );
    expect(review?.reasons).toEqual(["repeated_failure"]);
  });

  it("is one that rests on a result in part, or on one full of masks", async () => {
    const notes = Array.from({ length: 6 }, (_, index) => `1381234567${index}`).join(" and ");
    const { id } = await givenEvent(talk);
    const items = [
      { event_id: id, patch: { title: "New" } },
      { event_id: "evt_none", patch: { title: "New" } },
    ];
    const partial = await reviewOf(
      brief(),
      callTool("calendar.update", { event_timezone: "UTC", items }),
      answer({ status: "partial_success", answer: "One of two." }),
    );
    expect(partial.review?.reasons).toEqual(["degraded_result"]);
    const masked = await reviewOf(
      brief(),
      callTool("calendar.create", {
        title: "Call",
        start_at: "2026-03-18T09:00:00Z",
        end_at: "2026-03-18T10:00:00Z",
        event_timezone: "UTC",
        notes,
      }),
      answer({ answer: "Done." }),
    );
    expect(masked.review?.reasons).toEqual(["many_redactions"]);
  });

  it("is not every answer", async () => {
    const { review, run } = await reviewOf(
      brief(),
      callTool("calendar.read", dayOf(1)),
      answer({ answer: "Nothing." }),
    );
    expect([review, factsOf(run, "action.required")]).toEqual([undefined, []]);
  });

  it("is closed once, by its owner, with a note", async () => {
    const { review } = await reviewOf(
      brief({ task_type: "chat", needs_tools: false, confidence: 0.1 }),
      answer({ answer: "Hm." }),
    );
    const id = review?.id ?? "";
    const request = { path: { id }, body: { resolution: "corrected" as const, note: "Done by hand." } };
    await expect((await talk.app.as("bob")).resolveReview(request)).rejects.toMatchObject({
      status: 404,
      code: "REVIEW_NOT_FOUND",
    });
    const both = await Promise.allSettled([alice.resolveReview(request), alice.resolveReview(request)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(alice.resolveReview(request)).rejects.toMatchObject({ status: 409, code: "REVIEW_ALREADY_RESOLVED" });
    const { id: aliceId } = await alice.getMe();
    expect(
      (await alice.listApprovals({ query: { kind: "review", state: "closed", threadId: review?.threadId ?? "" } }))
        .items,
    ).toMatchObject([{ state: "resolved", resolution: "corrected", note: "Done by hand.", resolvedBy: aliceId }]);
    talk.model.next(brief({ task_type: "chat", needs_tools: false }), answer({ answer: "Good." }));
    const next = await talk.say("and now?", { threadId: review?.threadId ?? "" });
    expect(factsOf(next, "action.resolved")).toMatchObject([
      { action_id: id, kind: "review", resolution: "reviewed", asked_by_run: review?.runId },
    ]);
  });
});
