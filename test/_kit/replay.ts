import type { AgUiEvent } from "../../generated/contract/types.ts";
import { systemClock } from "../../src/base/clock.ts";
import { makeEmitter } from "../../src/run/journal/emit.ts";
import type { Grammar } from "../../src/run/journal/grammar.ts";

/** The state a log leads to. Throws where it breaks the grammar or the contract of an event. */
export function replay(events: readonly AgUiEvent[]): Grammar {
  const emitter = makeEmitter({ threadId: "", runId: "", clock: systemClock });
  emitter.take(events);
  return emitter.state;
}
