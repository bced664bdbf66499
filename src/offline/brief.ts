import type { Conversation } from "./conversation.ts";
import type { Intent } from "./intent/intent.ts";

/** Below 0.80 the runtime asks before every write (agents.yaml), which suits a guess. */
const confidence = { firm: 0.92, guessed: 0.82, open: 0.85, lost: 0.4 };

/** The router's answer, a TaskBrief. */
export function toBrief(intent: Intent, { turns, language }: Conversation): object {
  const said = turns.at(-1)?.text ?? "";
  const times = intent.entities
    .filter(({ value }) => value !== undefined)
    .map(({ value }) => value)
    .join(", ");
  const isLost = intent.task === "unsupported" && !intent.isFirm;
  return {
    task: `${said.slice(0, 400)}${times === "" ? "" : ` (${times})`}` || "-",
    task_type: intent.task,
    modules: intent.modules,
    language,
    needs_tools: intent.modules.length > 0,
    intents: intent.writes,
    entities: intent.entities
      .slice(0, 10)
      .map(({ type, text, value }) => ({ type, text: text.slice(0, 200), ...(value !== undefined && { value }) })),
    missing: intent.missing.slice(0, 3),
    confidence: isLost
      ? confidence.lost
      : intent.missing.length > 0
        ? confidence.open
        : intent.isFirm
          ? confidence.firm
          : confidence.guessed,
  };
}
