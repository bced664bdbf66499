import type { TaskBrief } from "../../../generated/contract/types.ts";
import { cutPoints } from "../../base/visible.ts";
import { neutralise, toNeutral } from "./neutral.ts";

const most = 80;
/** It stands in lists, where nobody looks for a link: it gets none, as if others had written it. */
const plain = toNeutral({ isTainted: true });

/**
 * What the router would call the conversation, in one line. The router is shown nothing that others have written, so
 * nothing of theirs can become a title.
 */
export function toThreadTitle({ title = "" }: Pick<TaskBrief, "title">): string | undefined {
  const line = neutralise(title, plain).replace(/\s+/gu, " ").trim();
  return cutPoints(line, most).trim() || undefined;
}
