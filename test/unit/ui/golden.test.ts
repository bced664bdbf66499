import { describe, expect, it } from "vitest";
import type { HintAction, UiHints } from "../../../generated/contract/types.ts";
import { UiHints as isUiHints, UiSchema as isUiSchema } from "../../../generated/contract/validators/schemas.js";
import { compile } from "../../../src/ui/card/compile.ts";
import type { CardContext } from "../../../src/ui/card/context.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { calls } from "./calls.ts";
import more from "./golden-more.json" with { type: "json" };
import golden from "./golden.json" with { type: "json" };

interface Pair {
  id: string;
  about: string;
  hints: UiHints;
  ctx: CardContext;
  ui_schema: unknown;
}

const pairs = [...golden.examples, ...more.examples] as unknown as Pair[];

describe("golden pairs", () => {
  it.each(pairs.map((pair) => [`${pair.id} ${pair.ctx.locale}: ${pair.about}`, pair] as const))(
    "%s",
    (_name, { hints, ctx, ui_schema }) => {
      expect(isUiHints(hints)).toBe(true);
      const card = compile(hints, ctx);
      // Byte for byte: key order is part of it.
      expect(JSON.stringify(card)).toBe(JSON.stringify(ui_schema));
      expect(isUiSchema(card)).toBe(true);
    },
  );

  it("U01 is the card that clients were built against, character for character", () => {
    const example =
      '{"version":"2.0","locale":"zh-CN","status":"success","theme":"default","root":{"type":"stack","appearance":"card","children":[' +
      '{"type":"text","content":"日程已创建","role":"title"},{"type":"badge","label":"SUCCESS","status":"success"},{"type":"text","content":"您的会议日程创建成功","role":"body"}]}}';
    const pair = pairs.find(({ id }) => id === "U01");
    expect(pair && JSON.stringify(compile(pair.hints, pair.ctx))).toBe(example);
  });

  it("cover U01 to U26", () => {
    expect([...new Set(pairs.map(({ id }) => id))].sort()).toEqual(
      Array.from({ length: 26 }, (_, i) => `U${String(i + 1).padStart(2, "0")}`),
    );
  });
});

/**
 * Ids of the golden file are readable ones, its calls are not written down, and it is older than changes while
 * approving; hints.test.ts and approval/edits look at ours.
 */
function comparable(hints: UiHints | null | undefined) {
  if (!hints) return hints;
  const { editable: _fields, ...rest } = hints;
  return { ...rest, ...(rest.actions && { actions: rest.actions.map(withoutFrozen) }) };
}
const withoutFrozen = ({ call: _call, ...action }: HintAction) =>
  action.do.type === "invoke" ? { ...action, do: { ...action.do, actionId: "act_any" } } : action;

describe("hint makers", () => {
  it.each(calls.map((call) => [`${call.golden} from a result: ${call.name}`, call] as const))("%s", (_name, call) => {
    expect(comparable(toUiHints(call.facts))).toEqual(comparable(pairs.find(({ id }) => id === call.golden)?.hints));
  });
});
