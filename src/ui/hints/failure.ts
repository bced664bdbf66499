import type { MethodId } from "../../../generated/contract/methods.ts";
import type { HintAction, HintKeyMsg, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { isMessageKey, type MessageKey } from "../card/card.ts";
import { toInvoke } from "./actions.ts";
import { toName } from "./generic.ts";
import { given, msg } from "./msg.ts";

/**
 * The same call may work in a moment. Other errors that "can be retried" want another input, which a button cannot
 * give.
 */
const transient = ["RATE_LIMITED", "TIMEOUT", "UPSTREAM_UNAVAILABLE", "CREDENTIAL_EXPIRED"];

/** A person said no, or nothing for a day: that is an answer, not an error (R21). */
export function toDecidedCard(facts: CardFacts): UiHints | undefined {
  const code = facts.error?.code;
  if (code !== "APPROVAL_DENIED" && code !== "APPROVAL_EXPIRED") return undefined;
  const outcome = code === "APPROVAL_DENIED" ? "denied" : "expired";
  return {
    v: 1,
    kind: "result",
    tool: facts.method,
    status: "info",
    title: msg(`approval.${outcome}.title`),
    body: msg(`approval.${outcome}.body`),
  };
}

/** What went wrong in plain words, and the way out where there is one. */
export function toFailureCard(method: MethodId, facts: CardFacts): UiHints {
  return {
    v: 1,
    kind: "error",
    tool: method,
    status: "error",
    title: toTitle(method),
    body: msg(toReason(method, facts.error?.code)),
    ...given("actions", toWaysOut(method, facts)),
  };
}

function toTitle(method: MethodId): HintKeyMsg {
  const own = `${method}.failure.title`;
  return isMessageKey(own) ? msg(own) : msg("generic.failure.title", { tool: toName(method) });
}

function toReason(method: MethodId, code = "INTERNAL"): MessageKey {
  // The general text speaks of an event.
  if (code === "VERSION_CONFLICT" && method === "memory.update") return "memory.update.conflict.body";
  if (code === "VERSION_CONFLICT" && method.startsWith("contacts.")) return "contacts.conflict.body";
  if (code === "VERSION_CONFLICT" && !method.startsWith("calendar.")) return "generic.conflict.body";
  const key = `error.${code}`;
  return isMessageKey(key) ? key : "error.GENERIC";
}

function toWaysOut(method: MethodId, facts: CardFacts): HintAction[] {
  const code = facts.error?.code ?? "INTERNAL";
  const eventId = toEventId(facts.args);
  if (facts.error?.can_retry === true && transient.includes(code)) return toRetry(method, facts);
  if (eventId === undefined) return [];
  if (code === "VERSION_CONFLICT")
    return toInvoke(facts, { key: "reload", method: "calendar.read", input: { mode: "event", event_id: eventId } });
  // A guest cannot delete, but can decline.
  const isGuest = code === "NOT_ORGANIZER" && method === "calendar.delete";
  return isGuest
    ? toInvoke(facts, { key: "reject", method: "calendar.reject_invite", input: { event_id: eventId } })
    : [];
}

function toRetry(method: MethodId, facts: CardFacts): HintAction[] {
  const question = method === "calendar.delete" ? ({ style: "danger", confirm: "delete" } as const) : {};
  return toInvoke(facts, {
    key: "retry",
    method,
    input: facts.args as Parameters<typeof toInvoke>[1]["input"],
    ...question,
  });
}

function toEventId(args: unknown): string | undefined {
  const id = (args as { event_id?: unknown } | null | undefined)?.event_id;
  return typeof id === "string" ? id : undefined;
}
