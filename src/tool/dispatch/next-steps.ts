import type { CheckedCall } from "../../domain/tool-call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Errors of single items advise only what the run may call, as the error of a whole call does. */
export function withAllowedSteps(data: unknown, { context }: CheckedCall, cliMethods: ReadonlySet<string>): unknown {
  if (!isFields(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? value.map(toItem) : value]),
  );

  function toItem(item: unknown): unknown {
    const error = isFields(item) ? item["error"] : undefined;
    if (!isFields(item) || !isFields(error) || !Array.isArray(error["next_steps"])) return item;
    const { next_steps: _, ...rest } = error;
    const steps = error["next_steps"].filter((step: string) => cliMethods.has(step) && context.whitelist.has(step));
    return { ...item, error: steps.length > 0 ? { ...rest, next_steps: steps } : rest };
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
