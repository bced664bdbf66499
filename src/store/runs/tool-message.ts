import type { Sql } from "postgres";
import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import type { RunKey } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";

/** A result as the thread has it. */
export interface ToolMessage {
  output: ToolAgentOutput;
  /** What a model reads of it. */
  content: string;
  tainted: boolean;
}

/** The first result of a run, as it is now: one that waited has got another one since. */
export async function toolMessage(sql: Sql, { ownerId, taskId }: RunKey): Promise<ToolMessage | undefined> {
  const [row] = await patiently(sql<ToolMessage[]>`
    select m.metadata -> 'tool_agent_output' as output, m.content, (m.metadata ->> 'tainted')::boolean as tainted
    from runs join messages m on m.owner_id = runs.owner_id and m.thread_id = runs.thread_id
      and m.seq between ${firstPlace(sql, "runs.no")} and ${lastPlace(sql, "runs.no")}
    where runs.id = ${taskId} and runs.owner_id = ${ownerId}::text collate "C" and m.role = 'tool'
    order by m.seq
    limit 1`);
  return row;
}
