import { expect, it } from "vitest";
import { toMasks } from "../../../src/base/visibility.ts";

it.each([
  ["chat", "worker", { user: 3, output: 3 }],
  ["chat", "memory", { user: 3, output: 1 }],
  ["automation", "worker", { user: 0, output: 1 }],
  ["automation", "memory", { user: 0, output: 1 }],
] as const)("G152, G153: messages of %s with the agent %s are seen by %o", (mode, agentType, masks) => {
  expect(toMasks({ mode, agentType })).toEqual(masks);
});
