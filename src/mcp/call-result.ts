import type { Tool } from "@modelcontextprotocol/server";
import schemas from "../../generated/contract/mcp-result.json" with { type: "json" };

/** The one tool that is no method: what has become of a call that waited. */
export const callResult = {
  name: "call_result",
  title: "Read result of a call",
  description:
    "Tells what has become of a call that answered `pending` or `running`. Use it after the user has said that it " +
    "was decided. It decides nothing.",
  inputSchema: schemas.input,
  outputSchema: schemas.output,
  annotations: {
    title: "Read result of a call",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
} as Tool;
