import type { Exchange } from "../exchange.ts";

/** Browsers send the header without a value when they have no id yet. */
export const toLastEventId = (ctx: Pick<Exchange, "header">): string | null => ctx.header("last-event-id") || null;
