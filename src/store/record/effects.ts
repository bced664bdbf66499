import type { ISql, Sql } from "postgres";
import { AppError } from "../../base/error.ts";
import { patiently } from "../database/database.ts";
import type { OwnedStores, Writer } from "../modules/modules.ts";

/** The run a call belongs to, as the caller states it. */
interface TaskClaim {
  taskId: string;
  attempt: number;
  ownerId: string;
}

/** What the run itself says about its calls. */
export interface LiveRun {
  agentType: string;
  timezone: string | null;
  enabledSkills: readonly string[] | null;
}

interface EffectKey extends TaskClaim {
  toolCallId: string;
  inputHash: string;
  /** Whether the run has read text by others, and no person has said yes to this call. */
  isTainted: boolean;
}

interface EffectAnswer {
  /** For the caller that waits for it; stored nowhere. */
  given: string;
  /** For a caller that asks again: the same without what must not be stored. */
  kept: string;
}

export interface Effects {
  /** Throws TASK_NOT_LIVE unless the run is running, this owner's, and at this attempt. */
  assertLive(claim: TaskClaim): Promise<LiveRun>;
  /** The work's answer the first time, what was kept of it every other time. */
  once(key: EffectKey, work: (run: LiveRun, stores: OwnedStores) => Promise<EffectAnswer>): Promise<string>;
  /** Whether a call of this run has had its effect. */
  isDone(call: { taskId: string; toolCallId: string }): Promise<boolean>;
  /**
   * What was kept of the answer of a write that has happened, once whatever is under way for this run is over;
   * undefined when it has not.
   */
  recall(key: Pick<EffectKey, "taskId" | "toolCallId">): Promise<string | undefined>;
  /** Forgets the keys of runs that ended so many hours ago; returns how many. */
  forget(hours: number): Promise<number>;
}

export function makeEffects(sql: Sql, stores: (tx: ISql, ownerId: string, writer: Writer) => OwnedStores): Effects {
  return {
    async assertLive({ taskId, attempt, ownerId }) {
      const [run] = await patiently(sql<LiveRun[]>`
        select agent_type as "agentType", timezone, enabled_skills as "enabledSkills" from runs
        where id = ${taskId} and owner_id = ${ownerId} and attempt = ${attempt} and status = 'running'`);
      if (run === undefined) throw new AppError("TASK_NOT_LIVE");
      return run;
    },
    async once(key, work) {
      const answer = await patiently(
        sql.begin(async (tx) => {
          const { made, ...run } = await claim(tx, key);
          if (!made) return await recall(tx, key);
          const { given, kept } = await work(run, stores(tx, key.ownerId, toWriter(key)));
          await tx`
            update tool_effects
            set answer = ${kept}
            where task_id = ${key.taskId} and tool_call_id = ${key.toolCallId}`;
          return given;
        }),
      );
      return answer;
    },
    async isDone({ taskId, toolCallId }) {
      const rows = await patiently(
        sql`select from tool_effects where task_id = ${taskId} and tool_call_id = ${toolCallId}`,
      );
      return rows.length === 1;
    },
    async recall({ taskId, toolCallId }) {
      const [, [row]] = await patiently(
        sql.begin((tx) => [
          // Waits for a write that holds the run.
          tx`select from runs where id = ${taskId} for update`,
          tx<
            { answer: string | null }[]
          >`select answer from tool_effects where task_id = ${taskId} and tool_call_id = ${toolCallId}`,
        ]),
      );
      return row?.answer ?? undefined;
    },
    async forget(hours) {
      const rows = await patiently(sql`
        delete from tool_effects using runs
        where runs.id = task_id and ended_at < now() - make_interval(hours => ${hours})`);
      return rows.count;
    },
  };
}

const toWriter = ({ taskId, isTainted }: EffectKey): Writer =>
  isTainted ? { kind: "tainted_run", taskId } : { kind: "run" };

/**
 * The lock on the run comes first: the process that ends it waits for this write, and after the end no write gets the
 * lock, so no effect starts behind a run's last event. It is the weakest there is: what the run says meanwhile of a
 * long call is written without waiting. Then the key: a twin in another transaction waits here until
 * this one is over.
 */
async function claim(tx: ISql, key: EffectKey): Promise<LiveRun & { made: boolean }> {
  const [row] = await tx<(LiveRun & { made: boolean })[]>`
    with run as materialized (
      select id, agent_type, timezone, enabled_skills from runs
      where id = ${key.taskId} and owner_id = ${key.ownerId} and attempt = ${key.attempt} and status = 'running'
      for key share
    ),
    made as (
      insert into tool_effects (task_id, tool_call_id, input_hash)
      select id, ${key.toolCallId}, ${key.inputHash} from run
      on conflict do nothing returning task_id
    )
    select agent_type as "agentType", timezone, enabled_skills as "enabledSkills", exists (select from made) as made
    from run`;
  if (row === undefined) throw new AppError("TASK_NOT_LIVE");
  return row;
}

async function recall(tx: ISql, key: EffectKey): Promise<string> {
  const [row] = await tx<{ inputHash: string; answer: string }[]>`
    select input_hash as "inputHash", answer
    from tool_effects
    where task_id = ${key.taskId} and tool_call_id = ${key.toolCallId}`;
  if (row === undefined) throw new Error("an effect's key vanished while its run was live");
  if (row.inputHash !== key.inputHash) throw new AppError("IDEMPOTENCY_MISMATCH");
  return row.answer;
}
