import type { ToolWarning } from "../../../generated/contract/types.ts";
import type { Cleaned, CleanOptions } from "../../domain/clean.ts";
import { fit, type Json } from "./fit.ts";
import { carriesTaint } from "./taint.ts";
import { makeWalk } from "./walk.ts";

export interface OwnTextOptions extends CleanOptions {
  /** Our own words, as on skill cards: not cut, not judged, not rewritten. They still may not carry secrets. */
  ownText?: boolean;
}

/**
 * Makes what a method returned fit to be stored and shown to a model. What comes out is the canonical result: cleaning
 * it again changes nothing. The input is left as it is.
 */
export function clean(
  data: unknown,
  { method, known = [], ownText = method === "skills.read" }: OwnTextOptions,
): Cleaned<Json> {
  const { walk, cleanLeaf, seen } = makeWalk({ method, known, ownText });
  const out = walk(data);
  if (!ownText && fit(out, cleanLeaf)) seen.cut = true;
  const warnings: ToolWarning[] = [];
  if (seen.cut) warnings.push("truncated_output");
  if (seen.personal) warnings.push("pii_redacted");
  if (seen.suspected) warnings.push("injection_suspected");
  return {
    data: out,
    warnings,
    redactions: seen.redactions,
    tainted: !ownText && (seen.tainted || seen.suspected || carriesTaint(out)),
  };
}
