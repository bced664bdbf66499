import { eventValidators } from "../../../generated/contract/events.ts";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import type { Validator } from "../../../generated/contract/validators/validators.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { NewLogEvent } from "../../domain/event.ts";
import { makeRunEvents, toLogged, type EventsOf, type RunEvents } from "./events.ts";
import { isViolation, start, advance, type Grammar } from "./grammar.ts";

/** The one way out of a run: nothing is stored or published that has not passed here. */
export interface Emitter {
  readonly events: RunEvents;
  readonly state: Grammar;
  /**
   * To be written in one transaction. What breaks the grammar or the contract is a bug of ours: INTERNAL, and nothing
   * is taken.
   */
  take(events: readonly AgUiEvent[]): NewLogEvent[];
}

/** `state` is what the log leads to, where there is one already, and `latest` the time of its last event. */
export function makeEmitter({
  clock,
  state = start(),
  latest = 0,
  ...run
}: EventsOf & { clock: Clock; state?: Grammar; latest?: number }): Emitter {
  return {
    events: makeRunEvents(run),
    get state() {
      return state;
    },
    take(events) {
      state = events.reduce(follow, state);
      // A clock that was set back does not make a run go back.
      latest = Math.max(latest, clock.now());
      return events.map((event) => toLogged(event, latest));
    },
  };
}

function follow(state: Grammar, event: AgUiEvent): Grammar {
  const next = advance(state, event);
  if (isViolation(next)) throw toBug(event, `may not be sent: ${next.violation}`);
  const isAsPromised: Validator<unknown> = eventValidators[event.type];
  if (isAsPromised(event)) return next;
  throw toBug(event, `is not as its contract says: ${toText(isAsPromised.errors)}`);
}

const toBug = ({ type }: Pick<AgUiEvent, "type">, words: string): AppError =>
  new AppError("INTERNAL", {}, { cause: new Error(`${type} ${words}`) });

const toText = (errors: Validator<unknown>["errors"]): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ");
