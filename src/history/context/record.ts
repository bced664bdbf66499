import type { StoredMessage } from "../../store/thread/thread.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a tool message tells of its call. */
export interface ToolRecord {
  callId: string;
  /** `calendar.read` */
  method: string;
  input: Fields;
  status: "success" | "partial" | "failure";
  data: Fields;
  errorCode?: string;
}

/** Rows of any age are read, so nothing is taken for granted. */
export function recordOf({ role, metadata }: StoredMessage): ToolRecord | undefined {
  const output = role === "tool" ? fieldsOf(metadata["tool_agent_output"]) : undefined;
  const args = fieldsOf(output?.["tool_call_args"]);
  const callId = output?.["tool_call_id"];
  const status = output?.["status"];
  if (
    output === undefined ||
    args === undefined ||
    typeof callId !== "string" ||
    (status !== "success" && status !== "partial" && status !== "failure")
  )
    return undefined;
  const code = fieldsOf(output["error"])?.["code"];
  return {
    callId,
    method: `${String(args["module"])}.${String(args["method"])}`,
    input: fieldsOf(args["input"]) ?? {},
    status,
    data: fieldsOf(fieldsOf(output["result"])?.["data"]) ?? {},
    ...(typeof code === "string" ? { errorCode: code } : {}),
  };
}

/** The approval a call waits for. */
export function approvalOf(message: StoredMessage): string | undefined {
  const record = recordOf(message);
  const approval = record?.status === "partial" ? fieldsOf(record.data["approval"]) : undefined;
  return approval?.["state"] === "pending" ? String(approval["id"]) : undefined;
}

export const isWaiting = (message: StoredMessage): boolean => approvalOf(message) !== undefined;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
