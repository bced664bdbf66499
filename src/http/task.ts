import type { CredentialPurpose } from "../auth/auth.ts";
import { AppError } from "../base/error.ts";
import type { SentCall } from "../domain/tool-call.ts";
import type { Exchange } from "./exchange.ts";

const taskId = /^[A-Za-z0-9_-]{1,64}$/;
const number = /^\d{1,9}$/;

/** As the headers name it. */
export interface NamedTask extends Pick<SentCall, "attempt" | "toolCallId"> {
  id: string;
}

/**
 * The run a module call belongs to, from its headers. A credential of the runtime must name one; a person's must not,
 * or people could write under the keys of their own runs.
 */
export function toTask(exchange: Exchange, purpose: CredentialPurpose): NamedTask | undefined {
  const [id, attempt, call] = ["accord-task", "accord-attempt", "accord-tool-call"].map((name) =>
    exchange.header(name),
  );
  if (purpose === "person") {
    if (id ?? attempt ?? call)
      throw new AppError("TASK_NOT_LIVE", {}, { detail: "A person's credential does not act for a run." });
    return undefined;
  }
  if (!id && !attempt && !call)
    throw new AppError("TASK_NOT_LIVE", {}, { detail: "This credential acts for a run, and the call names none." });
  const toolCallId = decode(call ?? "");
  if (!taskId.test(id ?? "") || !number.test(attempt ?? "") || toolCallId === undefined) {
    throw new AppError(
      "INVALID_REQUEST",
      {},
      { detail: "Accord-Task, Accord-Attempt and Accord-Tool-Call belong together." },
    );
  }
  return { id: id ?? "", attempt: Number(attempt), toolCallId };
}

/** Ids of tool calls come from model providers and may hold anything; a header may not. */
function decode(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text);
    const { length } = [...id];
    return length >= 1 && length <= 128 && !id.includes("\0") ? id : undefined;
  } catch {
    return undefined;
  }
}
