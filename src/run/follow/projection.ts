import type { CustomEvent, TextMessageEndEvent } from "../../../generated/contract/types.ts";
import type { LogEvent } from "../../domain/event.ts";
import { toLogged, toTextStart } from "../journal/journal.ts";

/** What a client is sent. Without a number it is not in the log, and no client can continue after it. */
export interface Frame {
  seq?: number;
  type: string;
  data: string;
}

/** Given the events of a log one by one and in order, what is sent of each. */
export type Projection = (event: LogEvent) => readonly Frame[];

/** What is sent of the text, and, unless they are wanted, nothing of the facts that are for operators. */
export function makeProjection({ facts = true, ...view }: View & { facts?: boolean }): Projection {
  const project = makeTextProjection(view);
  if (facts) return project;
  // The event is shown to the view all the same: what it sends next depends on it.
  return (event) => {
    const frames = project(event);
    return isForOperators(event) ? none : frames;
  };
}

interface View {
  deltas: boolean;
  after?: number;
}

/** Facts that a page shows to its user. */
const forUsers = new Set(["tool.progress", "action.required", "action.resolved"]);

export const isForOperators = ({ type, data }: Pick<LogEvent, "type" | "data">): boolean =>
  type === "CUSTOM" && !forUsers.has((JSON.parse(data) as CustomEvent).name);

/**
 * With deltas the log as it is. Without, only whole answers (R9): pieces are left out, the START comes right before its
 * END so that official verifiers accept the stream, and a message that was taken back is left out together with the
 * snapshot behind it. So what is sent depends on the event and on the one before it: a client that continues after an
 * event needs that event shown to its view first.
 *
 * The START has the number of the last piece. A client that was cut off behind it continues after that piece, `after`,
 * and so tells that it has the START: a second one would break the stream.
 */
function makeTextProjection({ deltas, after = 0 }: View): Projection {
  if (deltas) return (event) => [event];
  let isTakenBack = false;
  let isOpen = false;
  let lastPiece = 0;
  return (event) => {
    const wasTakenBack = isTakenBack;
    isTakenBack = false;
    switch (event.type) {
      case "TEXT_MESSAGE_START":
      case "TEXT_MESSAGE_CONTENT":
        isOpen ||= event.seq === after;
        lastPiece = event.seq;
        return none;
      case "TEXT_MESSAGE_END": {
        const frames = toWhole(event, lastPiece === event.seq - 1);
        isTakenBack = frames === none;
        const hasStart = isOpen;
        isOpen = false;
        return hasStart ? frames.slice(-1) : frames;
      }
      case "MESSAGES_SNAPSHOT":
        return wasTakenBack ? none : [event];
      default:
        return [event];
    }
  };
}

const none: readonly Frame[] = [];

// All followers of a run get the same text at about the same time; it is read once.
let latest: { of: string; frames: readonly Frame[] } = { of: "", frames: none };

/** A fact between the pieces and the END has been sent under its own number; then the START has none. */
function toWhole(event: LogEvent, isBehindPiece: boolean): readonly Frame[] {
  if (latest.of !== event.data) {
    const end = JSON.parse(event.data) as TextMessageEndEvent;
    const start = toLogged(toTextStart(end, end.messageId), end.timestamp);
    const numbered = isBehindPiece ? { seq: event.seq - 1, ...start } : start;
    latest = { of: event.data, frames: end.metadata.superseded ? none : [numbered, event] };
  }
  return latest.frames;
}
