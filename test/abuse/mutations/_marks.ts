import type { Guard } from "./_guard.ts";

/** That text by others is known as such wherever it comes back. */
export const marks: readonly Guard[] = [
  {
    guard: "what is written after text by others was read is marked",
    file: "src/tool/dispatch/send.ts",
    find: "isTainted: isUnconfirmed(context, toolCallId),",
    replace: "isTainted: false,",
    tests: ["abuse/injections"],
  },
  {
    guard: "a marked event taints who reads it",
    file: "src/modules/calendar/_shown.ts",
    find: "if (row.isUnconfirmed) Object.assign(summary, { unconfirmed: true, tainted: true });",
    replace: "",
    tests: ["abuse/injections"],
  },
  {
    guard: "a marked contact taints who reads it",
    file: "src/modules/contacts/_contact.ts",
    find: "...(isUnconfirmed ? { unconfirmed: true, tainted: true } : {}),",
    replace: "",
    tests: ["abuse/injections"],
  },
  {
    guard: "a marked memory taints who reads it",
    file: "src/modules/memory/read.ts",
    find: ", ...(unconfirmed.length > 0 ? { unconfirmed, tainted: true } : {})",
    replace: "",
    tests: ["abuse/injections"],
  },
];
