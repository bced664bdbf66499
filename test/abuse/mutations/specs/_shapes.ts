import type { SpecEdit } from "./_edit.ts";

const view = ["schemas/RunView.yaml", "paths/run.yaml", "paths/runs.yaml"];

/** Of what is answered. */
export const shapeEdits: readonly SpecEdit[] = [
  {
    edit: "rename an optional field of an answer",
    files: view,
    find: "lastEventId: ",
    replace: "newestEventId: ",
    stopped: "compiler",
  },
  {
    edit: "rename a required field of an answer",
    files: view,
    find: "taskId: ",
    replace: "jobId: ",
    stopped: "check",
  },
  {
    edit: "rename a field in the list of what is required, too",
    files: ["schemas/Me.yaml", "paths/me.yaml"],
    find: "timezone",
    replace: "time_zone",
    stopped: "check",
  },
  {
    edit: "remove an optional field of an answer",
    files: ["schemas/RunView.yaml"],
    find: "  parentRunId: { $ref: ./RunId.yaml }\n",
    replace: "",
    stopped: "compiler",
  },
  {
    edit: "remove a field of a list's entries",
    files: ["schemas/ThreadList.yaml", "paths/threads.yaml"],
    find: "pinned",
    replace: "isPinned",
    stopped: "compiler",
  },
  {
    edit: "require a field that the server does not always have",
    files: ["schemas/ThreadList.yaml"],
    find: "required: [items]",
    replace: "required: [items, nextCursor]",
    stopped: "check",
  },
  {
    edit: "require of an approval what only a decided one has",
    files: ["schemas/RunView.yaml"],
    find: "required: [id, state, reasons, expiresAt, toolCallId]",
    replace: "required: [id, state, reasons, expiresAt, toolCallId, decidedAt]",
    stopped: "compiler",
  },
  {
    edit: "remove a value that an answer can have",
    files: ["schemas/RunStatus.yaml"],
    find: "enum: [queued, running, finished, interrupted, failed, canceled]",
    replace: "enum: [queued, running, finished, failed, canceled]",
    stopped: "check",
  },
  {
    edit: "remove a value of a call that only some runs have",
    files: ["schemas/RunView.yaml"],
    find: "status: { enum: [running, success, partial, failure, open],",
    replace: "status: { enum: [running, success, partial, failure],",
    stopped: "compiler",
  },
  {
    edit: "make an answer's text shorter than it is",
    files: ["schemas/RunView.yaml"],
    find: "message: { type: string, maxLength: 300,",
    replace: "message: { type: string, maxLength: 12,",
    stopped: "check",
  },
  {
    edit: "allow fewer entries than a page has",
    files: ["schemas/ThreadList.yaml"],
    find: "maxItems: 100",
    replace: "maxItems: 10",
    stopped: { by: "integration/history/threads" },
  },
  {
    edit: "make a number a text",
    files: ["schemas/ThreadList.yaml"],
    find: "pendingApprovals: { type: integer, minimum: 0, maximum: 100000,",
    replace: "pendingApprovals: { type: string, maxLength: 20,",
    stopped: "check",
  },
  {
    edit: "describe a time as a date",
    files: ["schemas/Notice.yaml"],
    find: "DateTimeOffset.yaml",
    replace: "LocalDate.yaml",
    stopped: "check",
  },
  {
    edit: "allow a longer text in an answer",
    files: ["schemas/Me.yaml"],
    find: "maxLength: 200",
    replace: "maxLength: 400",
    stopped: { harmless: "whatever the server sends still fits" },
  },
  {
    edit: "say more of a field",
    files: ["schemas/Me.yaml"],
    find: "description: The caller's profile.",
    replace: "description: The profile of whoever calls.",
    stopped: { harmless: "words change documents, and nothing else" },
  },
];
