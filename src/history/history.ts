import type { Store } from "../store/store.ts";
import { context, type Context, type ContextQuery } from "./context.ts";
import { toMasks, type Masks } from "./masks.ts";

export type { Context, ContextQuery } from "./context.ts";
export type { ContextMessage, ContextToolCall } from "./context-messages.ts";
export type { Masks } from "./masks.ts";

export interface HistoryDeps {
  store: Pick<Store, "history">;
}

/** What was said, who may see it, and what of it the next turn is told. */
export interface History {
  /** Earlier turns for the model. */
  context(query: ContextQuery): Promise<Context>;
  toMasks(run: { mode: "chat" | "automation"; agentType: string }): Masks;
}

export function makeHistory({ store }: HistoryDeps): History {
  return {
    context: (query) => context(store.history, query),
    toMasks,
  };
}
