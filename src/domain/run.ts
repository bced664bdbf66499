import type { ImageMimeType } from "../../generated/contract/types.ts";

/** `waiting` for another run of its thread, `ready` to be claimed, `running` under a lease; the others are ends. */
export type RunState = "waiting" | "ready" | "running" | "finished" | "interrupted" | "failed" | "canceled";
export type EndState = Exclude<RunState, "waiting" | "ready" | "running">;
export type RuntimeMode = "chat" | "automation";
export type TimezoneSource = "device" | "profile" | "default";
/** A summary is made by the model candidates of the worker. */
export type Stage = "router" | "worker" | "summary";

/** How clients name a run. */
export interface RunName {
  ownerId: string;
  threadId: string;
  runId: string;
}

/** How the server names a run. With the owner a statement says where its rows are, if owners are kept apart. */
export interface RunKey {
  ownerId: string;
  taskId: string;
}

/** What a run says about its calls. */
export interface LiveRun {
  agentType: string;
  timezone: string | null;
  enabledSkills: readonly string[] | null;
}

/** An image as a message keeps it. */
export interface MessageAttachment {
  id: string;
  mimeType: ImageMimeType;
}
