import type { StreamRunEvents200 } from "./out/kubb/StreamRunEvents.ts";
import type { paths } from "./out/openapi-typescript.ts";
import type { streamRunEventsResponse200 } from "./out/orval.ts";

type Streamed = paths["/api/v1/agent/runs/{threadId}/events"]["get"]["responses"][200]["content"];

/** What an app does with the data of each event: the compiler knows its fields, whichever generator made the types. */
export const fromOpenapiTypescript = (event: Streamed["text/event-stream"]): string =>
  event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : "";

export const fromOrval = ({ data: event }: streamRunEventsResponse200): string =>
  event.type === "CUSTOM" && event.name === "tool.progress" ? `${event.value.done} done` : "";

export const fromKubb = (event: StreamRunEvents200): string => (event.type === "RUN_ERROR" ? event.message : "");
