import { standardFields } from "../../../generated/contract/events.ts";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { isForOperators, type Frame } from "./projection.ts";

/**
 * What one follower is sent, frame by frame, with what official clients know and nothing else (R36): such a client
 * names every other field in a warning of its own, and has paid for its bytes. Facts for operators are told to those
 * who ask. A run that leaves calls to the client ends without an outcome: assistant-ui takes `success` for the end of
 * the matter, and would not bring what came of its calls.
 */
export function makeStandard(): (frames: readonly Frame[]) => Frame[] {
  const open = new Set<string>();
  return (frames) =>
    frames
      .filter((frame) => !isForOperators(frame))
      .map((frame) => {
        const { event, data } = withKnownFields(frame.data);
        if (event.type === "TOOL_CALL_START") open.add(event.toolCallId);
        if (event.type === "TOOL_CALL_RESULT") open.delete(event.toolCallId);
        if (event.type !== "RUN_FINISHED" || event.outcome.type !== "success" || open.size === 0)
          return { ...frame, data };
        const { outcome: _, ...unended } = event;
        return { ...frame, data: JSON.stringify(unended) };
      });
}

// Followers of one run get the same events at about the same time; each is read once.
let latest: { of: string; event: AgUiEvent; data: string } | undefined;

function withKnownFields(of: string): { event: AgUiEvent; data: string } {
  if (latest?.of !== of) {
    const said = JSON.parse(of) as AgUiEvent & Record<string, unknown>;
    const known = standardFields[said.type].filter((field) => Object.hasOwn(said, field));
    const event = Object.fromEntries(known.map((field) => [field, said[field]])) as unknown as AgUiEvent;
    latest = { of, event, data: JSON.stringify(event) };
  }
  return latest;
}
