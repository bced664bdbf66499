import type { SpecEdit } from "./_edit.ts";
import { agentEdits, eventEdits } from "./_events.ts";
import { methodEdits } from "./_methods.ts";
import { operationEdits } from "./_operations.ts";
import { shapeEdits } from "./_shapes.ts";

export const specEdits: readonly SpecEdit[] = [
  ...shapeEdits,
  ...operationEdits,
  ...methodEdits,
  ...eventEdits,
  ...agentEdits,
];
