import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { newId } from "../../../src/base/ids.ts";
import { messagePlace } from "../../../src/base/message-place.ts";

export interface SaidHere {
  no?: number;
  position?: number;
  role?: "user" | "assistant" | "tool";
  content?: string;
  mask?: number;
  at?: string;
  metadata?: object;
  wireId?: string;
}

export interface RunHere {
  mode?: "chat" | "automation";
  status?: "waiting" | "ready" | "running" | "finished" | "interrupted" | "failed" | "canceled";
  acceptedAt?: string;
  endedAt?: string;
}

export interface ThreadHere {
  id: string;
  /** The run's task id. */
  run(no: number, given?: RunHere): Promise<string>;
  say(message: SaidHere): Promise<string>;
}

/** A thread whose rows the test writes itself, at times of its own choice. */
export async function threadOf(
  sql: Sql,
  ownerId: string,
  given: { id?: string; at?: string } = {},
): Promise<ThreadHere> {
  const id = given.id ?? randomUUID();
  const at = given.at ?? "2026-03-15T10:00:00Z";
  // As text: the driver would make a Date of a time, and lose its microseconds.
  await sql`
    insert into threads (owner_id, id, created_at, last_activity_at)
    values (${ownerId}, ${id}, ${at}::text::timestamptz, ${at}::text::timestamptz)`;
  const tasks = new Map<number, string>();
  let last = 0;
  return {
    id,
    async run(no, { mode = "chat", status = "finished", acceptedAt = at, endedAt = acceptedAt } = {}) {
      const taskId = newId("tsk");
      const isLive = ["waiting", "ready", "running"].includes(status);
      await sql`
        insert into runs (id, owner_id, thread_id, run_id, no, status, agent_type, runtime_mode, request_id,
          input_hash, input, created_thread, locale, timezone_source, created_at, ended_at)
        values (${taskId}, ${ownerId}, ${id}, ${`run-${no}`}, ${no}, ${status}, 'worker', ${mode}, 'req_test', 'none',
          '{}', ${no === 1}, 'zh-CN', 'profile', ${acceptedAt}, ${isLive ? null : endedAt})`;
      tasks.set(no, taskId);
      return taskId;
    },
    async say({
      no = 1,
      position,
      role = "user",
      content = "hello",
      mask = 3,
      at: saidAt = at,
      metadata = {},
      wireId = newId("m"),
    }) {
      const seq = messagePlace(no, position ?? last++);
      await sql`
        insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata,
          visibility_mask, created_at)
        values (${newId("msg")}, ${ownerId}, ${id}, ${tasks.get(no) ?? null}, ${wireId}, ${seq}, ${role}, ${content},
          ${JSON.stringify(metadata)}::text::json, ${mask}, ${saidAt})`;
      return wireId;
    },
  };
}

/** The metadata of a tool message, as the runtime writes it. */
export function answerOf(
  callId: string,
  given: { from?: string; args?: object; tainted?: boolean; hints?: object | null; data?: object } = {},
) {
  const {
    from = "msg_a1",
    args = { module: "calendar", method: "read", input: { mode: "day", date: "2026-03-15" } },
    tainted = false,
    hints = null,
    data = { items: [], count: 0 },
  } = given;
  return {
    tool_agent_output: {
      tool_name: "project_cli",
      tool_call_id: callId,
      tool_call_args: args,
      status: "success",
      result: { module: "calendar", method: "read", data },
      error: null,
      ui_hints: hints,
    },
    assistant_message_id: from,
    tainted,
  };
}
