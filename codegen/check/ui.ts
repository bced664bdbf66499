import { methodFiles } from "../model/methods.ts";
import type { CheckContext } from "./context.ts";

/** Kinds that a method cannot choose: any method may fail or wait. */
const RESERVED = ["error", "approval.request"];

/** `ui` names a kind of card that there is; without it the card is made from the schema. */
export function checkUi({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const all = (specs.definitions.get("UiCardKind")?.schema as { enum?: string[] } | undefined)?.enum ?? [];
  const kinds = all.filter((kind) => !RESERVED.includes(kind));
  for (const { source, value } of methodFiles(specs)) {
    const { ui } = value as { ui?: string };
    if (ui !== undefined && !kinds.includes(ui))
      complain(source, ["ui"], `ui ${ui} is no kind of card; there are ${kinds.join(", ")}`);
  }
}
