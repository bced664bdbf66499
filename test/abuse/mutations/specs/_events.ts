import type { SpecEdit } from "./_edit.ts";

/** Of what streams. */
export const eventEdits: readonly SpecEdit[] = [
  {
    edit: "rename a field of an event",
    files: ["events/TOOL_CALL_RESULT.yaml"],
    find: "messageId",
    replace: "message_id",
    stopped: "check",
  },
  {
    edit: "require a new field of an event",
    files: ["events/RUN_FINISHED.yaml"],
    find: "required: [type, threadId, runId, outcome]",
    replace: "required: [type, threadId, runId, outcome, timestamp]",
    stopped: "compiler",
  },
  {
    edit: "add an optional field to an event",
    files: ["events/RUN_FINISHED.yaml"],
    find: "  type: { const: RUN_FINISHED }\n",
    replace: "  type: { const: RUN_FINISHED }\n  reason: { type: string, maxLength: 20, description: Why. }\n",
    stopped: { harmless: "nobody has to send it, and clients ignore what they do not know" },
  },
  {
    edit: "remove a reason of an interrupt",
    files: ["events/RUN_FINISHED.yaml"],
    find: "reason: { enum: [tool_call, input_required],",
    replace: "reason: { enum: [tool_call],",
    stopped: "check",
  },
  {
    edit: "close an event to a field that it has",
    files: ["events/RUN_FINISHED.yaml"],
    find: "      editable: { type: array,",
    replace: "      changeable: { type: array,",
    stopped: "compiler",
  },
  {
    edit: "call a field standard that official clients do not know",
    files: ["events/TOOL_CALL_RESULT.yaml"],
    find: "x-standard: [messageId, role, toolCallId, content, metadata]",
    replace: "x-standard: [messageId, role, toolCallId, content, metadata, status]",
    stopped: "compiler",
  },
];

/** Of agents, their limits and models. */
export const agentEdits: readonly SpecEdit[] = [
  {
    edit: "allow an agent a method that does not exist",
    files: ["agents.yaml"],
    find: "      - calendar.find_free\n",
    replace: "      - calendar.find_fee\n",
    stopped: "check",
  },
  {
    edit: "take a method from an agent",
    files: ["agents.yaml"],
    find: "      - calendar.uninvite\n",
    replace: "",
    stopped: { by: "contract/tool-specs" },
  },
  {
    edit: "rename the agent that people talk to",
    files: ["agents.yaml"],
    find: "\n  worker:\n    title:",
    replace: "\n  helper:\n    title:",
    stopped: "check",
  },
  {
    edit: "add an agent that people may talk to",
    files: ["agents.yaml"],
    find: "\n  reader:\n",
    replace:
      "\n  clerk:\n    title: { zh-CN: 文员, en: Clerk }\n    description: { zh-CN: 只查看日历。, en: Looks at calendars. }\n" +
      "    internal: false\n    enabled_skills: [calendar]\n    whitelist: [calendar.read, skills.read]\n" +
      "    context_messages: { source: thread, count: 40, window: all }\n    stages: *assistant\n\n  reader:\n",
    stopped: { harmless: "Every list of agents is made from this file." },
  },
  {
    edit: "leave a limit of agents out",
    files: ["agents.yaml"],
    find: "  max_iters: 7\n",
    replace: "",
    stopped: "check",
  },
  {
    edit: "name a provider that does not exist",
    files: ["models.yaml"],
    find: "provider: dashscope",
    replace: "provider: dashscop",
    stopped: "check",
  },
];
