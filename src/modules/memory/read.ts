import { defineMethod } from "../define.ts";
import { ruleAt } from "./_check.ts";
import { unconfirmedIn } from "./_marks.ts";
import { rulesOf, type Content } from "./_rules.ts";

export default defineMethod("memory.read", async ({ scope, paths }, ctx) => {
  const rules = rulesOf[scope];
  const unknown = paths?.findIndex((path) => !ruleAt(rules, path)) ?? -1;
  if (unknown !== -1)
    throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: `paths.${unknown}: is not a field of scope ${scope}` });
  const { version, content, marks } = await ctx.memory.read(scope);
  const picked = pick(content, paths ?? Object.keys(rules));
  const unconfirmed = unconfirmedIn(picked, marks);
  return { scope, version, content: picked, ...(unconfirmed.length > 0 ? { unconfirmed, tainted: true } : {}) };
});

/** Only what is set. A path such as `scheduling.earliest_start` takes one field of an object. */
function pick(content: Content, paths: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const [field = "", inner] = path.split(".");
    const value = inner === undefined ? content[field] : (content[field] as Content | undefined)?.[inner];
    if (value === undefined) continue;
    picked[field] = inner === undefined ? value : { ...(picked[field] as Content | undefined), [inner]: value };
  }
  return picked;
}
