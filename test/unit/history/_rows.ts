import { messagePlace } from "../../../src/base/message-place.ts";
import type { StoredMessage } from "../../../src/store/thread/history.ts";

export type Row = (role: StoredMessage["role"], content: string, metadata?: object) => StoredMessage;

/** Messages of one run, in order. */
export function run(no: number, make: (row: Row) => StoredMessage[]): StoredMessage[] {
  let position = 0;
  return make((role, content, metadata = {}) => ({
    wireId: `m${no}-${position}`,
    seq: messagePlace(no, position++),
    role,
    content,
    metadata: metadata as Record<string, unknown>,
    createdAt: new Date(0),
  }));
}

export interface Called {
  id?: string;
  input?: object;
  status?: "success" | "partial" | "failure";
  data?: object;
  code?: string;
}

/** The metadata of a tool message. */
export function called(
  name: string,
  { id = "call_1", input = {}, status = "success", data = {}, code }: Called = {},
): object {
  const [module, method] = name.split(".");
  return {
    tainted: false,
    assistant_message_id: `a-${id}`,
    tool_agent_output: {
      tool_name: "project_cli",
      tool_call_id: id,
      tool_call_args: { module, method, input },
      status,
      result: { module, method, data },
      error: code === undefined ? null : { code, message: code },
      ui_hints: null,
    },
  };
}

export const waits = (approval = "apr_1", id = "call_w") =>
  called("calendar.delete", {
    id,
    status: "partial",
    data: {
      approval: { id: approval, state: "pending", reasons: ["destructive"], expiresAt: "2026-04-22T10:00:00+08:00" },
    },
  });

/** A question and its answer. */
export const talk = (no: number, text = `${no}`): StoredMessage[] =>
  run(no, (row) => [row("user", `q${text}`), row("assistant", `a${text}`)]);
