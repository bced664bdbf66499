import type { HintFailure, HintGroup, HintItem, ToolError, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { cut } from "../card/card.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";

interface BatchCard {
  done: HintItem[];
  failures: HintFailure[];
  /** "unchanged" when nothing took effect and nothing failed. */
  outcome?: "unchanged";
}

type BatchMethod = "calendar.create" | "calendar.update" | "calendar.delete";

const unchangedTitles = {
  "calendar.create": "calendar.create.success.title",
  "calendar.update": "calendar.update.unchanged.title",
  "calendar.delete": "calendar.delete.already.title",
} as const;

/** Several events at once: rows for what worked, rows with reasons for what did not. */
export function toBatchCard(
  method: BatchMethod,
  facts: CardFacts<unknown>,
  { done, failures, outcome }: BatchCard,
): UiHints {
  const mixed = failures.length > 0;
  const whole = msg(outcome === "unchanged" ? unchangedTitles[method] : `${method}.success.title`);
  const groups: HintGroup[] = done.length === 0 ? [] : [{ items: done }];
  return {
    v: 1,
    kind: "calendar.event_change",
    tool: method,
    status: mixed ? "warning" : outcome === "unchanged" ? "info" : "success",
    title: mixed ? msg(`${method}.partial.title`, { ok: done.length, failed: failures.length }) : whole,
    ...(mixed ? {} : { body: msg("calendar.read.count", { n: done.length }) }),
    ...given("groups", groups),
    ...given("failures", failures),
    ...given("notes", toNotes(facts)),
  };
}

/** The item as the user knows it, and why it did not work. */
export function toFailure(label: string | undefined, error: ToolError | undefined): HintFailure {
  return { label: cut(label ?? "", 80) || "…", code: error?.code ?? "INTERNAL" };
}
