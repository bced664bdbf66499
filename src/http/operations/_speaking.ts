import type { Speaking } from "../../openai/openai.ts";
import type { OperationContext } from "../define.ts";
import { EventStream } from "../sse.ts";
import { makeMayGoOn } from "./_may-go-on.ts";

/** An answer of OpenAI's shape: whole, or while it is written. Nothing stands before its first event. */
export function toSpoken<Whole extends object>(
  answer: Whole | Speaking,
  ctx: Pick<OperationContext, "rooms" | "header">,
): Whole | EventStream {
  if (typeof answer !== "function") return answer;
  const mayGoOn = makeMayGoOn(ctx.rooms.auth, ctx.header("authorization"));
  return new EventStream((sink) => answer({ sink, mayGoOn }), "");
}
