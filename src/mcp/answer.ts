import type { CallToolResult } from "@modelcontextprotocol/server";
import { errors, type ErrorCode } from "../../generated/contract/errors.ts";
import type { McpApproval, McpToolOutput } from "../../generated/contract/types.ts";
import { toText } from "../base/local-time.ts";
import type { ApprovalRow } from "../store/people/people.ts";
import type { Made } from "./visit.ts";

/** What the client is told: for its program as data, for its model as text. */
export function toAnswer({ name, outcome }: Made, console: string): CallToolResult {
  const call = { thread_id: name.threadId, run_id: name.runId };
  switch (outcome.kind) {
    case "open":
      return toResult({ status: "running", call });
    case "waiting":
      return toResult({ status: "pending", approval: toApproval(outcome.approval, console), call });
    case "failed":
      return toError({ status: "failure", error: { code: outcome.code, message: errors[outcome.code].title } });
    case "done": {
      const { output, content, tainted } = outcome;
      // As every other model reads it (R3).
      if (output.status === "failure") return { content: [{ type: "text", text: content }], isError: true };
      const { data, warnings = [] } = output.result;
      return toResult({
        status: output.status,
        data,
        ...(warnings.length === 0 ? {} : { warnings }),
        ...(tainted ? { tainted } : {}),
      });
    }
  }
}

export const toFailure = (code: ErrorCode, message = errors[code].title): CallToolResult =>
  toError({ status: "failure", error: { code, message } });

function toApproval({ id, reasons, summary, expiresAt, timezone }: ApprovalRow, console: string): McpApproval {
  return {
    id,
    reasons: [...reasons] as McpApproval["reasons"],
    summary,
    expires_at: toText(expiresAt.getTime(), timezone),
    how_to_decide:
      `The user decides: in the console under Approvals (${console}), or with their own token by ` +
      `POST /api/v1/agent/approvals/${id}/decision with {"decision":"approve"} or {"decision":"deny"}. ` +
      "Tell the user so. Do not try another way around it.",
  };
}

const toResult = (output: McpToolOutput): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(output) }],
  structuredContent: { ...output },
});

const toError = (said: object): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(said) }],
  isError: true,
});
