import type { ContextMessages } from "../../generated/contract/types.ts";
import type { Firing } from "./cause.ts";
import type { User } from "./user.ts";

/** A run that a job starts, for an owner who is not there to ask for it. */
export interface JobRun {
  owner: Pick<User, "id" | "timezone" | "locale">;
  threadId: string;
  runId: string;
  agentType: string;
  prompt: string;
  enabledSkills: readonly string[];
  contextMessages: ContextMessages;
  cause: Firing;
}
