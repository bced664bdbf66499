import { AppError } from "../../base/error.ts";
import type { ApprovalFacts } from "../../domain/card.ts";
import type { CheckedCall, Gate, GateVerdict } from "../../domain/tool-call.ts";
import { check, type CheckDeps } from "./check.ts";
import type { Prepared } from "./envelope.ts";
import { runPre, type Hooks } from "./hooks.ts";
import type { Ending } from "./output.ts";
import type { Receive } from "./receive.ts";
import type { Visit } from "./record.ts";
import type { Send } from "./send.ts";
import type { Tell } from "./tell.ts";

export interface JudgeDeps extends CheckDeps {
  hooks: Hooks | undefined;
  /** Without one no person is asked. */
  gate: Gate | undefined;
  tell: Tell;
  send: Send;
  receive: Receive;
}

export type Judge = (prepared: Prepared, visit: Visit) => Promise<Ending>;

/** The way of a call that may run: envelope, whitelists, schema, hooks, gate, child, and what came back. */
export function makeJudge({ hooks, gate, tell, send, receive, ...deps }: JudgeDeps): Judge {
  return async (prepared, visit) => {
    const { trail, context } = visit;
    const envelope = await trail.check("pre", "envelope", () =>
      "problem" in prepared ? Promise.reject(prepared.problem) : prepared.envelope,
    );
    const call = await check(visit.toolCallId, envelope, context, trail, deps);
    // From here on only the word of a hook, a person or the gate can stop it.
    visit.decision = "denied";
    await runPre(hooks?.pre, call, trail);
    const waiting = await ask(call, visit);
    if (waiting !== undefined) return waiting;
    visit.decision = "allowed";
    await tell(call, visit);
    return await receive(call, visit, await send(call, () => void visit.sends++));
  };

  /** A person's word, where the gate wants one. */
  async function ask(call: CheckedCall, visit: Visit): Promise<Ending | undefined> {
    const verdict: GateVerdict = gate === undefined ? { decision: "allow" } : await gate(call);
    if (verdict.decision === "ask") {
      const { approval, callHash, versions } = verdict;
      const facts: ApprovalFacts = { id: approval.id, reasons: approval.reasons, ...verdict.facts };
      visit.decision = "ask";
      visit.approvalId = approval.id;
      visit.trail.add("pre", "approval_gate", "stopped", "waiting for a decision");
      return { kind: "waiting", asked: { approval, callHash, versions }, facts };
    }
    visit.approvalId = verdict.approvalId ?? null;
    if (verdict.decision === "refuse") {
      visit.trail.add("pre", "approval_gate", "stopped", verdict.code);
      throw new AppError(verdict.code, {}, verdict.detail === undefined ? {} : { detail: verdict.detail });
    }
    visit.trail.add("pre", "approval_gate", gate === undefined ? "skipped" : "passed");
    return undefined;
  }
}
