import type { RunStatus } from "../../sdk/sdk.ts";
import type { Tone } from "../parts/notes.tsx";

export const statusTones: Readonly<Record<RunStatus, Tone>> = {
  queued: "neutral",
  running: "pending",
  finished: "success",
  interrupted: "warning",
  failed: "danger",
  canceled: "neutral",
};
