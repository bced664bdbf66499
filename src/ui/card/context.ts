import type { UiMeta, UiSchema } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";

/** Everything a card depends on besides its hints. */
export interface CardContext {
  locale: Locale;
  theme: UiSchema["theme"];
  /** requestId is the run, toolId the tool call. */
  meta?: UiMeta;
  /** Hosts pictures may come from; none unless told. */
  imageHosts?: readonly string[];
}

type UiProblemCode =
  | "ui_hints_failed"
  | "ui_hints_invalid"
  | "ui_compile_failed"
  | "ui_schema_invalid"
  | "ui_depth_exceeded";

/** Something the reader of the card is spared and the log is told. */
export interface UiProblem {
  code: UiProblemCode;
  tool?: string;
  cause?: unknown;
}

export type ReportUiProblem = (problem: UiProblem) => void;
