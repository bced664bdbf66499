import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
  type Tool,
} from "@modelcontextprotocol/server";
import mcpTools from "../../generated/contract/mcp-tools.json" with { type: "json" };
import { McpCall as isCallName } from "../../generated/contract/validators/schemas.js";
import { AppError } from "../base/error.ts";
import { splitMethodId } from "../base/method-id.ts";
import type { RunName } from "../domain/run.ts";
import { toAnswer, toFailure } from "./answer.ts";
import type { Approve } from "./approve.ts";
import { callResult } from "./call-result.ts";
import { clientOf } from "./client.ts";
import { look, makeCall, type Made, type Runs, type Visit } from "./visit.ts";

export interface ToolsDeps {
  runs: Runs;
  /** What clients may call. */
  whitelist: readonly string[];
  approve: Approve;
  /** Where a person decides. */
  console(): string;
}

export interface Tools {
  readonly list: Tool[];
  call(
    visit: Visit,
    asked: { name: string; args: Record<string, unknown> },
    ctx: ServerContext,
  ): Promise<CallToolResult | InputRequiredResult>;
}

/** The methods as tools. What a call may do, and what it costs to find out, is settled behind `runs`. */
export function makeTools({ runs, whitelist, approve, console }: ToolsDeps): Tools {
  const offered = (mcpTools as unknown as (Tool & { method: string })[]).filter(({ method }) =>
    whitelist.includes(method),
  );
  const list = [...offered.map(({ method: _method, ...tool }) => tool), callResult];
  return {
    list,
    async call(visit, { name, args }, ctx) {
      try {
        if (name === callResult.name) return toAnswer(await findCall(visit, args), console());
        const method = offered.find((tool) => tool.name === name)?.method;
        if (method === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such tool.");
        const call = { ...splitMethodId(method), input: args };
        const decided = await approve.decide(visit, call, ctx);
        const made = decided ?? (await makeCall(runs, visit, { call, client: clientOf(ctx) }));
        const asks = decided === undefined ? await approve.ask(made, call, ctx) : undefined;
        return asks ?? toAnswer(made, console());
      } catch (reason) {
        if (!(reason instanceof AppError) || reason.status >= 500) throw reason;
        return toFailure(reason.code, reason.detail);
      }
    },
  };

  async function findCall({ caller }: Visit, args: Record<string, unknown>): Promise<Made> {
    if (!isCallName(args)) throw new AppError("INVALID_REQUEST", {}, { detail: "thread_id and run_id name a call." });
    const name: RunName = { ownerId: caller.userId, threadId: args.thread_id.toLowerCase(), runId: args.run_id };
    return await look(runs, name);
  }
}
