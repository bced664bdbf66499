import type { MemoryUpdateInput } from "../../../generated/contract/types.ts";
import type { Remembered } from "../../store/modules/modules.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { changesBetween, inOrderOf, type Change } from "./_changes.ts";
import { problemOf, tidy } from "./_check.ts";
import { marksAfter } from "./_marks.ts";
import { merge, overCap } from "./_merge.ts";
import { rulesOf, type Content } from "./_rules.ts";
import { findSensitive } from "./_sensitive.ts";
import { applyChanges, inverseOf } from "./_undo.ts";

const maxShown = 60;

export default defineMethod("memory.update", async (input, ctx) => {
  const { scope, if_version } = input;
  const rules = rulesOf[scope];
  const remembered = await ctx.memory.lock(scope);
  if (if_version !== undefined && if_version !== remembered.version) {
    throw ctx.error("VERSION_CONFLICT", {}, { detail: `The version is ${remembered.version} now.` });
  }
  const content =
    input.undo === undefined ? changed(input, remembered, ctx) : await undone(input.undo, scope, remembered, ctx);
  const over = overCap(rules, content);
  if (over)
    throw ctx.error("LIMIT_EXCEEDED", {}, { detail: `${over.path}: there can be ${over.cap}. Nothing was stored.` });
  const fields = [
    ...Object.keys(input.content ?? {}),
    ...(input.remove ?? []).map(({ path }) => path.split(".")[0] ?? ""),
  ];
  const changes = inOrderOf(fields, changesBetween(rules, remembered.content, content));
  const version = remembered.version + (changes.length > 0 ? 1 : 0);
  const isUndo = input.undo !== undefined;
  const marks = marksAfter(rules, remembered.marks, { changes, writer: ctx.memory.writer, isUndo });
  if (changes.length > 0) await ctx.memory.save(scope, { version, content: { ...content }, marks }, changes);
  if (changes.length > maxShown) ctx.warn("truncated_output");
  const shown = changes.slice(0, maxShown).map(({ at: _at, ...change }) => change);
  return {
    scope,
    outcome: changes.length > 0 ? "updated" : "unchanged",
    version,
    changes: shown,
    count: changes.length,
  };
});

type Context = MethodContext<"memory.update">;

function changed(input: MemoryUpdateInput, { content }: Remembered, ctx: Context): Content {
  const rules = rulesOf[input.scope];
  const patch = tidy(rules, input as Parameters<typeof tidy>[1]);
  const detail = problemOf(rules, patch);
  if (detail !== undefined) throw ctx.error("INVALID_ACTION_INPUT", {}, { detail });
  const sensitive = findSensitive(patch.content);
  if (sensitive)
    throw ctx.error(
      "SENSITIVE_CONTENT",
      {},
      { detail: `content.${sensitive.path} looks like ${sensitive.kind}. Nothing was stored.` },
    );
  return merge(rules, content, patch);
}

async function undone(
  version: number,
  scope: MemoryUpdateInput["scope"],
  { content }: Remembered,
  ctx: Context,
): Promise<Content> {
  const changes = await ctx.memory.changesOf(scope, version);
  if (!changes)
    throw ctx.error(
      "VERSION_CONFLICT",
      {},
      { detail: `There is no change to version ${version} among those that can still be undone.` },
    );
  return applyChanges(rulesOf[scope], content, inverseOf(changes as Change[]));
}
