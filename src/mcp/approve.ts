import {
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type InputRequiredResult,
  type RequestStateCodec,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { ToolEnvelope } from "../../generated/contract/types.ts";
import { fingerprintCall } from "../base/canonical.ts";
import { AppError } from "../base/error.ts";
import { toMethodId } from "../base/method-id.ts";
import { cutPoints } from "../base/visible.ts";
import type { ApprovalRow } from "../store/people/people.ts";
import { canAsk } from "./client.ts";
import { follow, look, type Made, type Runs, type Visit } from "./visit.ts";

/** What the client brings back with its user's answer. It is signed, and bound to the user and the call. */
export interface Asking {
  approvalId: string;
  threadId: string;
  runId: string;
  callHash: string;
}

export interface Approve {
  /** The question for a call that waits, where the client can put it to its user. */
  ask(made: Made, call: ToolEnvelope, ctx: ServerContext): Promise<InputRequiredResult | undefined>;
  /** Carries out what the user has answered; undefined where the request brings no answer. */
  decide(visit: Visit, call: ToolEnvelope, ctx: ServerContext): Promise<Made | undefined>;
}

export interface ApproveDeps {
  runs: Runs;
  codec: RequestStateCodec<Asking>;
}

const answerKey = "decision";
/** As long as people take. The call itself can be decided elsewhere for much longer. */
const ttlSeconds = 900;

export const makeCodec = (key: Uint8Array, userId: string): RequestStateCodec<Asking> =>
  createRequestStateCodec<Asking>({ key, ttlSeconds, bind: () => userId });

/**
 * A decision of the user's by way of the client's own dialogue. Which one it was is for the client to vouch for, as for
 * every other request that it makes with the user's token; a model has no tool that decides.
 */
export function makeApprove({ runs, codec }: ApproveDeps): Approve {
  return {
    async ask({ name: { threadId, runId }, outcome }, call, ctx) {
      if (outcome.kind !== "waiting" || !canAsk(ctx)) return undefined;
      const { approval } = outcome;
      const asking = {
        approvalId: approval.id,
        threadId,
        runId,
        callHash: fingerprintCall(toMethodId(call), call.input),
      };
      return inputRequired({
        inputRequests: {
          [answerKey]: inputRequired.elicit({
            message: toQuestion(approval),
            requestedSchema: {
              type: "object",
              properties: { approve: { type: "boolean", title: "Approve", description: "No: it is not done." } },
              required: ["approve"],
            },
          }),
        },
        requestState: await codec.mint(asking, ctx),
      });
    },
    async decide({ caller, requestId, signal }, call, ctx) {
      const asking = ctx.mcpReq.requestState<Asking>();
      if (asking === undefined) return undefined;
      const { approvalId, threadId, runId, callHash } = asking;
      if (fingerprintCall(toMethodId(call), call.input) !== callHash)
        throw new AppError("INVALID_REQUEST", {}, { detail: "The answer is to another call." });
      const name = { ownerId: caller.userId, threadId, runId };
      const decision = toDecision(ctx);
      if (decision === undefined) return await look(runs, name);
      const options = { decision, requestId, acceptLanguage: null };
      const goesOn = await runs.decide(caller, approvalId, options).catch(late);
      if (goesOn === undefined) return await look(runs, name);
      return await follow(runs, { name, until: { ...name, runId: goesOn.runId }, signal });
    },
  };
}

/** A dialogue that was closed is no answer: the call waits on. */
function toDecision(ctx: ServerContext): "approve" | "deny" | undefined {
  const answer = inputResponse(ctx.mcpReq.inputResponses, answerKey);
  if (answer.kind !== "elicit" || answer.action === "cancel") return undefined;
  return answer.action === "accept" && answer.content?.["approve"] === true ? "approve" : "deny";
}

/** Somebody was faster, or too late: what became of the call says which. */
function late(reason: unknown): undefined {
  const { code } = AppError.from(reason);
  if (code !== "APPROVAL_ALREADY_DECIDED" && code !== "APPROVAL_EXPIRED") throw reason;
  return undefined;
}

/** Everything that will be done, since nobody can look it up from there. */
function toQuestion({ summary, reasons, call }: ApprovalRow): string {
  const tainted = reasons.includes("tainted_context")
    ? "\nText by other people was read before this call was made."
    : "";
  return cutPoints(`${summary}\n\n${toMethodId(call)} ${JSON.stringify(call.input, null, 1)}${tainted}`, 3000);
}
