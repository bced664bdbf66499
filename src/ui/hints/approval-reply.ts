import type { HintFact } from "../../../generated/contract/types.ts";
import { toSubject } from "./approval-event.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toText } from "./event.ts";
import { given, msg } from "./msg.ts";

type Reply = WaitingFacts<"calendar.accept_invite" | "calendar.reject_invite">;

/** Which invite, and what is said to its organizer. */
export function replyPart({ args, approval, timezone }: Reply): ApprovalPart {
  const [event] = approval.events ?? [];
  const known = event === undefined ? [] : toSubject(event, timezone, ["organizer"]);
  const comment = toText(args.comment);
  const said: HintFact[] = comment === undefined ? [] : [{ key: "message", value: comment }];
  return {
    ...given("facts", [...known, ...said]),
    ...given("body", comment === undefined ? undefined : msg("approval.reply.body")),
  };
}
