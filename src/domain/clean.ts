import type { ToolWarning } from "../../generated/contract/types.ts";

export interface CleanOptions {
  /** `calendar.read`: says which objects have a place for `tainted`. */
  method: string;
  /** Values that must not get through in any form: the credential of the call. */
  known?: readonly string[];
}

export interface Cleaned<Data = unknown> {
  data: Data;
  warnings: ToolWarning[];
  /** Places that were masked. */
  redactions: number;
  /** Whether any text of it is someone else's or looks like instructions. */
  tainted: boolean;
}

/**
 * Takes out what must not be stored, nor shown to a model or on a screen (G130), and tells whether the rest reads like
 * someone else's text or like instructions (G134).
 */
export type Clean = (data: unknown, options: CleanOptions) => Cleaned;
