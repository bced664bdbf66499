import type { UiHints, UiSchema } from "../../../generated/contract/types.ts";
import { UiSchema as isUiSchema } from "../../../generated/contract/validators/schemas.js";
import { compile } from "./compile.ts";
import type { CardContext, ReportUiProblem, UiProblem } from "./context.ts";

/**
 * A card, or null. A card is an extra: whatever goes wrong in making one, the tool result it belongs to is delivered
 * (G080), so nothing is thrown from here, not even by a broken report.
 */
export function compileSafely(hints: UiHints | null, ctx: CardContext, report: ReportUiProblem): UiSchema | null {
  if (hints === null) return null;
  const say = quietly(report);
  try {
    const card = compile(hints, ctx, () => say({ code: "ui_depth_exceeded", tool: hints.tool }));
    if (isUiSchema(card)) return card;
    say({ code: "ui_schema_invalid", tool: hints.tool, cause: isUiSchema.errors });
  } catch (cause) {
    say({ code: "ui_compile_failed", tool: hints.tool, cause });
  }
  return null;
}

export function quietly(report: ReportUiProblem): ReportUiProblem {
  return (problem: UiProblem) => {
    try {
      report(problem);
    } catch {
      // The report is the last thing that could still fail, and its failure cannot be reported any more.
    }
  };
}
