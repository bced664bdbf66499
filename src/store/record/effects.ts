import type { ISql, Sql } from "postgres";
import { AppError } from "../../base/error.ts";
import type { LiveRun, RunKey } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import type { OwnedStores, Writer } from "../modules/modules.ts";
import { forgetOfEnded } from "../of-ended.ts";

/** The run a call belongs to, as the caller states it. */
interface TaskClaim extends RunKey {
  attempt: number;
}

export interface EffectKey extends TaskClaim {
  toolCallId: string;
  inputHash: string;
  /** Whether the run has read text by others, and no person has said yes to this call. */
  isTainted: boolean;
}

export interface EffectAnswer {
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
  /**
   * For an effect that happens elsewhere, and that no transaction can take back: the key is kept before it. `answer` is
   * what was kept of it. Without one, and not `isNew`, it was begun by an attempt that did not hear what came of it.
   */
  begin(key: EffectKey): Promise<{ run: LiveRun; isNew: boolean; answer?: string }>;
  /** What came of it; undefined where it was not begun after all. */
  finish(key: EffectKey, kept: string | undefined): Promise<void>;
  /** Whether a call of this run has had its effect. */
  isDone(call: RunKey & { toolCallId: string }): Promise<boolean>;
  /**
   * What was kept of the answer of a write that has happened, once whatever is under way under its key is over;
   * undefined when it has not. Then it never will: the key is closed, also to a twin that is still on its way. Throws
   * TASK_NOT_LIVE like `assertLive`: another attempt may be about to do it; and REMOTE_OUTCOME_UNKNOWN where another
   * server was sent it and has not answered.
   */
  settle(key: Omit<EffectKey, "inputHash" | "isTainted">): Promise<string | undefined>;
  /** Forgets the keys of runs that ended so many hours ago; returns how many. */
  forget(hours: number): Promise<number>;
}

export function makeEffects(sql: Sql, stores: (tx: ISql, ownerId: string, writer: Writer) => OwnedStores): Effects {
  return {
    async assertLive({ taskId, attempt, ownerId }) {
      const [run] = await patiently(sql<LiveRun[]>`
        select agent_type as "agentType", timezone, enabled_skills as "enabledSkills" from runs
        where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and attempt = ${attempt}
          and status = 'running'`);
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
            where task_id = ${key.taskId} and owner_id = ${key.ownerId} and tool_call_id = ${key.toolCallId}`;
          return given;
        }),
      );
      return answer;
    },
    async begin(key) {
      return await patiently(
        sql.begin(async (tx) => {
          const { made, ...run } = await claim(tx, key);
          if (made) return { run, isNew: true };
          const [row] = await tx<{ inputHash: string; answer: string | null }[]>`
            select input_hash as "inputHash", answer
            from tool_effects
            where task_id = ${key.taskId} and owner_id = ${key.ownerId} and tool_call_id = ${key.toolCallId}`;
          if (row === undefined || row.inputHash === closed) throw new AppError("TASK_NOT_LIVE");
          if (row.inputHash !== key.inputHash) throw new AppError("IDEMPOTENCY_MISMATCH");
          return { run, isNew: false, ...(row.answer === null ? {} : { answer: row.answer }) };
        }),
      );
    },
    async finish({ ownerId, taskId, toolCallId, inputHash }, kept) {
      const isMine = sql`
        task_id = ${taskId} and owner_id = ${ownerId} and tool_call_id = ${toolCallId}
        and input_hash = ${inputHash} and answer is null`;
      await patiently(
        kept === undefined
          ? sql`delete from tool_effects where ${isMine}`
          : sql`update tool_effects set answer = ${kept} where ${isMine}`,
      );
    },
    async isDone({ ownerId, taskId, toolCallId }) {
      const rows = await patiently(
        sql`
          select from tool_effects
          where task_id = ${taskId} and owner_id = ${ownerId} and tool_call_id = ${toolCallId}
            and answer is not null`,
      );
      return rows.length === 1;
    },
    async settle(key) {
      return await patiently(
        sql.begin(async (tx) => {
          await claim(tx, { ...key, inputHash: closed });
          const [row] = await tx<{ inputHash: string; answer: string | null }[]>`
            select input_hash as "inputHash", answer
            from tool_effects
            where task_id = ${key.taskId} and owner_id = ${key.ownerId} and tool_call_id = ${key.toolCallId}`;
          // A write of this server's own brings its answer along; one without was sent to another server.
          if (row?.answer === null && row.inputHash !== closed) throw new AppError("REMOTE_OUTCOME_UNKNOWN");
          return row?.answer ?? undefined;
        }),
      );
    },
    forget: async (hours) => await forgetOfEnded(sql, "tool_effects", hours),
  };
}

/** In place of an input's: the call was given up, and its key keeps it from happening late. */
const closed = "";

const toWriter = ({ taskId, isTainted }: EffectKey): Writer =>
  isTainted ? { kind: "tainted_run", taskId } : { kind: "run" };

/**
 * The lock on the run comes first: the process that ends it waits for this write, and after the end no write gets the
 * lock, so no effect starts behind a run's last event. It is the weakest there is: what the run says meanwhile of a
 * long call is written without waiting. Then the key: a twin in another transaction waits here until
 * this one is over.
 */
async function claim(tx: ISql, key: Omit<EffectKey, "isTainted">): Promise<LiveRun & { made: boolean }> {
  const [row] = await tx<(LiveRun & { made: boolean })[]>`
    with run as materialized (
      select id, owner_id, agent_type, timezone, enabled_skills from runs
      where id = ${key.taskId} and owner_id = ${key.ownerId}::text collate "C" and attempt = ${key.attempt}
        and status = 'running'
      for key share
    ),
    made as (
      insert into tool_effects (owner_id, task_id, tool_call_id, input_hash)
      select owner_id, id, ${key.toolCallId}, ${key.inputHash} from run
      on conflict do nothing returning task_id
    )
    select agent_type as "agentType", timezone, enabled_skills as "enabledSkills", exists (select from made) as made
    from run`;
  if (row === undefined) throw new AppError("TASK_NOT_LIVE");
  return row;
}

async function recall(tx: ISql, key: EffectKey): Promise<string> {
  const [row] = await tx<{ inputHash: string; answer: string | null }[]>`
    select input_hash as "inputHash", answer
    from tool_effects
    where task_id = ${key.taskId} and owner_id = ${key.ownerId} and tool_call_id = ${key.toolCallId}`;
  if (row === undefined) throw new Error("an effect's key vanished while its run was live");
  if (row.answer === null) throw new AppError("TASK_NOT_LIVE");
  if (row.inputHash !== key.inputHash) throw new AppError("IDEMPOTENCY_MISMATCH");
  return row.answer;
}
