import type { ToolCall } from "../../domain/tool-call.ts";
import type { ReplyCall } from "../journal/journal.ts";

const longest = 128;
// A line separator or half a character would end up in the next request to the model.
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * The ids under which the model knows the calls of one reply while its run lasts: those it gave, because some providers
 * keep state by them. One that is missing, unsafe, or taken by an earlier call of the run is replaced by the call's own
 * id. Everywhere else a call has that one: providers count from `call_0` in every run (R29).
 */
export function toModelIds(given: readonly string[], used: ReadonlySet<string>, own: readonly string[]): string[] {
  const taken = new Set(used);
  return own.map((id, index) => {
    const wanted = given[index] ?? "";
    const final = isSafe(wanted) && !taken.has(wanted) ? wanted : id;
    taken.add(final);
    return final;
  });
}

function isSafe(id: string): boolean {
  return id.length <= longest && id.trim() !== "" && !unsafe.test(id);
}

export const toToolCall = ({ id, name, arguments: args, result_id }: ReplyCall): ToolCall => ({
  id,
  name,
  arguments: args,
  ...(result_id === undefined ? {} : { messageId: result_id }),
});
