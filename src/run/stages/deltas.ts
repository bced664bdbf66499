import type { Timers } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Journal, Probe } from "../journal/journal.ts";
import { makeAnswerReader, type AnswerRules } from "./answer.ts";

export interface DraftDeps {
  journal: Journal;
  timers: Timers;
  rules: AnswerRules;
  probe: Probe;
}

/** The answer of one reply while the model still writes it. */
export interface Draft {
  push(piece: string): void;
  /** The reply is over, or given up: nothing more goes out by itself. */
  stop(): void;
}

const pauseMs = 50;
const enough = 200;

/**
 * Shows the answer as it grows. Pieces are gathered for a moment, because each one that goes out is a row: the log must
 * hold every delta that a client has seen. No caller waits for these writes; when one fails the attempt is over anyway.
 */
export function makeDraft({ journal, timers, rules, probe }: DraftDeps): Draft {
  const reader = makeAnswerReader(rules);
  let waiting = "";
  let messageId: string | undefined;
  let cancel: (() => void) | undefined;
  return {
    push(piece) {
      waiting += reader.push(piece);
      if (waiting.length >= enough) send();
      else if (waiting !== "") cancel ??= timers.after(pauseMs, send);
    },
    stop() {
      cancel?.();
      waiting = "";
    },
  };

  function send(): void {
    cancel?.();
    cancel = undefined;
    const { events } = journal;
    const isFirst = messageId === undefined;
    messageId ??= newId("msg");
    journal.add({
      events: [...(isFirst ? [events.textStart(messageId)] : []), events.textContent(messageId, waiting)],
    });
    waiting = "";
    journal
      .flush()
      .then(() => (isFirst ? probe("after first delta") : undefined))
      .catch(() => {});
  }
}
