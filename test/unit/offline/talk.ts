import { agents } from "../../../generated/contract/agents.ts";
import type { MethodId } from "../../../generated/contract/methods.ts";
import type { TaskBrief, WorkerOutput } from "../../../generated/contract/types.ts";
import * as schemas from "../../../generated/contract/validators/schemas.js";
import { methodValidators } from "../../../generated/contract/validators/validators.ts";
import { answer } from "../../../src/offline/answer.ts";
import type { ChatMessage } from "../../../src/offline/protocol.ts";
import type { World } from "./world.ts";

export interface Said {
  brief: TaskBrief;
  calls: { method: string; input: Record<string, unknown> }[];
  output: WorkerOutput;
}

const prompts = {
  router: `${agents.agents["worker"]?.stages.router.prompt ?? ""} {"task":0,"task_type":0,"needs_tools":0}`,
  worker: `${agents.agents["worker"]?.stages.worker.prompt ?? ""} {"status":0,"answer":0,"suggested_actions":0}`,
};
const message = (role: string, content: string): ChatMessage => ({ role, content, toolCalls: [] });

/** Drives the stand-in as the runtime does: router, then worker rounds. Whatever it says must fit its schema. */
export function makeTalk(
  world: World,
  time = `[time] 2026-03-16T09:12:33${world.zone === "Asia/Shanghai" ? "+08:00" : "-07:00"} Monday, ` +
    `${world.zone} (device)`,
) {
  const earlier: ChatMessage[] = [];
  return {
    say(
      text: string,
      outcome: (method: string, input: Record<string, unknown>) => object = (method, input) => ({
        module: "",
        method,
        data: world.answer(method, input),
      }),
    ): Said {
      const routed = answer({
        messages: [message("system", prompts.router), ...earlier, message("user", `${text}\n\n${time}`)],
        hasTools: false,
      });
      const brief = check("TaskBrief", parse(routed)) as TaskBrief;
      const round: ChatMessage[] = [];
      const calls: Said["calls"] = [];
      for (let left = 7; left > 0; left--) {
        const reply = answer({
          messages: [
            message("system", prompts.worker),
            ...earlier,
            message("user", `${text}\n\n${time}\n[brief] ${JSON.stringify(brief)}`),
            ...round,
          ],
          hasTools: brief.needs_tools,
        });
        if (!("call" in reply)) {
          const output = check("WorkerOutput", parse(reply)) as WorkerOutput;
          earlier.push(message("user", text), ...round, message("assistant", output.answer));
          return { brief, calls, output };
        }
        const { module, method } = reply.call;
        const input = reply.call.input as Record<string, unknown>;
        const id = `${module}.${method}` as MethodId;
        const validate = methodValidators[id].input;
        if (!validate(reply.call.input))
          throw new Error(`${id} refuses ${JSON.stringify(input)}: ${JSON.stringify(validate.errors)}`);
        calls.push({ method: id, input });
        const callId = `call_${earlier.length}_${round.length}`;
        round.push({
          role: "assistant",
          content: "",
          toolCalls: [{ id: callId, arguments: JSON.stringify(reply.call) }],
        });
        round.push({ role: "tool", content: JSON.stringify(outcome(id, input)), toolCalls: [], toolCallId: callId });
      }
      throw new Error(`no answer after seven rounds: ${text}`);
    },
    /** What was said before, to change what a test wants changed. */
    earlier,
  };
}

const parse = (reply: ReturnType<typeof answer>): unknown => ("text" in reply ? JSON.parse(reply.text) : undefined);

function check(name: "TaskBrief" | "WorkerOutput", value: unknown): unknown {
  if (!schemas[name](value))
    throw new Error(`not a ${name}: ${JSON.stringify(value)} ${JSON.stringify(schemas[name].errors)}`);
  return value;
}
