import type { SpecEdit } from "./_edit.ts";

/** Of what the model calls. */
export const methodEdits: readonly SpecEdit[] = [
  {
    edit: "remove a code that a method ends with",
    files: ["modules/memory/update.yaml"],
    find: "SENSITIVE_CONTENT, ",
    replace: "",
    stopped: "compiler",
  },
  {
    edit: "remove the code of a denied call",
    files: ["modules/calendar/delete.yaml"],
    find: "APPROVAL_DENIED, ",
    replace: "",
    stopped: { by: "integration/approval/decision" },
  },
  {
    edit: "rename a field of a method's input",
    files: ["modules/memory/read.yaml"],
    find: "scope",
    replace: "part",
    stopped: "check",
  },
  {
    edit: "rename a field of a method's output",
    files: ["modules/memory/update.yaml"],
    find: "outcome",
    replace: "result",
    stopped: "check",
  },
  {
    edit: "remove a value of a method's output",
    files: ["modules/memory/update.yaml"],
    find: "outcome: { enum: [updated, unchanged],",
    replace: "outcome: { enum: [updated],",
    stopped: "compiler",
  },
  {
    edit: "narrow a limit of a method's output",
    files: ["modules/memory/update.yaml"],
    find: "minItems: 0, maxItems: 60 }",
    replace: "minItems: 0, maxItems: 2 }",
    stopped: "check",
  },
  {
    edit: "call a write harmless",
    files: ["modules/calendar/delete.yaml"],
    find: "destructive: true",
    replace: "destructive: false",
    stopped: { by: "integration/approval/decision" },
  },
  {
    edit: "forget the name of a method in one language",
    files: ["modules/memory/update.yaml"],
    find: "name: { zh-CN: 更新记忆, en: Update memory }",
    replace: "name: { en: Update memory }",
    stopped: "check",
  },
  {
    edit: "name a card that nobody has written",
    files: ["modules/memory/update.yaml"],
    find: "ui: memory.change",
    replace: "ui: memory.changed",
    stopped: "check",
  },
  {
    edit: "let a field be edited that the input does not have",
    files: ["modules/calendar/create.yaml"],
    find: "editable: [title,",
    replace: "editable: [titel,",
    stopped: "check",
  },
  {
    edit: "change what an example answers",
    files: ["modules/memory/update.yaml"],
    find: "version: 5",
    replace: "version: 6",
    stopped: { by: "modules/memory/update" },
  },
];
