import type { HintFact, HintFactKey } from "../../../generated/contract/types.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toText } from "./event.ts";

/** Every field by its name: a line that joins them could be read in two ways. */
export function contactPart({ args }: WaitingFacts<"contacts.create">): ApprovalPart {
  const fact = (key: HintFactKey, text: string | undefined): HintFact[] => {
    const value = toText(text);
    return value === undefined ? [] : [{ key, value }];
  };
  return {
    facts: [
      ...fact("name", args.name),
      ...fact("company", args.company),
      ...fact("job_title", args.job_title),
      ...fact("email", args.email),
      ...fact("phone", args.phone),
      ...fact("note", args.note),
    ],
  };
}
