import { errors } from "../../../generated/contract/errors.ts";
import type { ToolError } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { MethodContext } from "../define.ts";

interface FailedItem {
  index: number;
  outcome: "failed";
  error: ToolError;
}

/**
 * Items stand for themselves: each is checked before it writes, so a refused one leaves nothing behind. Some failed is
 * a warning, all failed is an error. An unexpected error ends the whole call.
 */
export async function eachItem<Item, Done extends object>(
  items: readonly Item[],
  ctx: Pick<MethodContext, "warn" | "progress">,
  work: (item: Item) => Promise<Done>,
) {
  const results: ((Done & { index: number }) | FailedItem)[] = [];
  const failures: FailedItem[] = [];
  for (const [index, item] of items.entries()) {
    try {
      results.push({ index, ...(await work(item)) });
    } catch (reason) {
      const failure: FailedItem = { index, outcome: "failed", error: toItemError(reason) };
      failures.push(failure);
      results.push(failure);
    }
    ctx.progress(index + 1);
  }
  if (failures.length === items.length) throw allFailed(failures);
  if (failures.length > 0) ctx.warn("batch_partial");
  return { items: results, count: items.length, succeeded: items.length - failures.length, failed: failures.length };
}

/** Each with its place and its reason: one text is all the caller gets. */
export function allFailed(failures: readonly { index: number; error: ToolError }[]): AppError {
  const lines = failures.map(
    ({ index, error: { code, message, detail } }) => `${index}: ${code}: ${detail ?? message}`,
  );
  return new AppError("BATCH_ALL_FAILED", {}, { detail: lines.join("; ").slice(0, 1000) });
}

export function toItemError(reason: unknown): ToolError {
  if (!(reason instanceof AppError) || reason.status >= 500) throw reason;
  const { code, detail, data } = reason;
  const { title: message, can_retry } = errors[code];
  const next_steps = data["next_steps"] as string[] | undefined;
  return {
    code,
    message,
    ...(detail === undefined ? {} : { detail: detail.slice(0, 1000) }),
    ...(next_steps ? { next_steps } : {}),
    can_retry,
  };
}
