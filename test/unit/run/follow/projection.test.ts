import { describe, expect, it } from "vitest";
import { makeProjection } from "../../../../src/run/follow/projection.ts";
import { toLogged } from "../../../../src/run/journal/events.ts";
import { sayRun } from "../../../_kit/event-log.ts";

const name = { ownerId: "usr_1", threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" };
const fact = (named: string) => ({ type: "CUSTOM", data: JSON.stringify({ type: "CUSTOM", name: named, value: {} }) });
const operators = ["routing.decided", "tool.catalog.resolved", "context.resolved", "tool.policy", "tool.completed"];
const users = ["tool.progress", "action.required", "action.resolved"];

/** A run with facts of every kind behind each of its events. */
const log = sayRun({ ...name, replies: [["call_1"]], superseded: [["ab", "c"]], answer: ["Do", "ne."] })
  .map(toLogged)
  .flatMap((event, index, all) =>
    index === all.length - 1 ? [event] : [event, ...[...operators, ...users].map((named) => fact(named))],
  )
  .map((event, index) => ({ seq: index + 1, ...event }));

const nameOf = ({ type, data }: { type: string; data: string }) =>
  type === "CUSTOM" ? (JSON.parse(data) as { name: string }).name : undefined;

describe.each([true, false])("the view without facts for operators, deltas=%s", (deltas) => {
  const view = (options: { facts: boolean; after?: number }) => {
    const project = makeProjection({ deltas, ...options });
    return log
      .filter(({ seq }) => seq >= (options.after ?? 0))
      .flatMap((event) => (event.seq > (options.after ?? 0) ? project(event) : (project(event), [])));
  };

  it("leaves out those and nothing else, and keeps the numbers of the log", () => {
    const [all, fewer] = [view({ facts: true }), view({ facts: false })];
    expect(fewer).toEqual(all.filter((frame) => !operators.includes(nameOf(frame) ?? "")));
    expect(new Set(fewer.map(nameOf))).toEqual(new Set([undefined, ...users]));
  });

  it("is the same wherever a client continues", () => {
    const whole = view({ facts: false }).filter(({ type }) => type !== "TEXT_MESSAGE_START");
    for (let after = 0; after < log.length; after++)
      expect(view({ facts: false, after }).filter(({ type }) => type !== "TEXT_MESSAGE_START")).toEqual(
        whole.filter(({ seq = 0 }) => seq > after),
      );
  });
});
