import { fingerprint } from "./canonical.ts";

/** As much of a tool of another server as people review when they import it. */
export interface PinnedTool {
  name: string;
  inputSchema: unknown;
  outputSchema?: unknown;
  annotations?: unknown;
}

/** One text for one contract of a tool: another one means that somebody has to look at it again. */
export const toPin = ({ name, inputSchema, outputSchema, annotations }: PinnedTool): string =>
  fingerprint({ name, inputSchema, outputSchema, annotations });
