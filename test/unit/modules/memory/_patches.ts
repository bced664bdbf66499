import fc from "fast-check";
import { tidy } from "../../../../src/modules/memory/_check.ts";
import { merge, type Patch } from "../../../../src/modules/memory/_merge.ts";
import { rulesOf, type Content, type Rule, type Rules } from "../../../../src/modules/memory/_rules.ts";

/** Few names in several spellings, so that merges really meet. */
const names = fc.constantFrom("Ann", "ann", " ANN ", "Bo", "Cy", "cy", "Di", "Ed");
const texts = fc.constantFrom("x", "y", "");

/** Values as the rules see them; which of them a schema would let pass does not matter to a merge. */
function valueFor(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.merge) {
    case "set":
      return fc.constantFrom("a", "b", 5, true, null, "");
    case "replace":
      return rule.of === "texts"
        ? fc.array(names, { maxLength: 3 })
        : fc.oneof(fc.array(fc.record({ start: texts }), { maxLength: 2 }), fc.constant(null));
    case "fields":
      return fc.record(
        Object.fromEntries(Object.entries(rule.fields).map(([field, inner]) => [field, valueFor(inner)])),
        { requiredKeys: [] },
      );
    case "union":
      return fc.array(names, { maxLength: 4 });
    case "upsert": {
      const choice = fc.constantFrom(...(rule.oneOf ?? ["one"]));
      const element = fc.tuple(names, choice, texts, fc.record({ note: texts, state: texts }, { requiredKeys: [] }));
      return fc.array(
        element.map(([name, field, value, more]) => ({ [rule.key]: name, [field]: value || "z", ...more })),
        { maxLength: 4 },
      );
    }
  }
}

function removalFor([field, rule]: [string, Rule]): fc.Arbitrary<{ path: string; key?: string }> {
  if (rule.merge === "fields")
    return fc
      .constantFrom(field, ...Object.keys(rule.fields).map((inner) => `${field}.${inner}`))
      .map((path) => ({ path }));
  const keyed = rule.merge === "union" || rule.merge === "upsert" || (rule.merge === "replace" && rule.of === "texts");
  return keyed
    ? fc.oneof({ weight: 3, arbitrary: names.map((key) => ({ path: field, key })) }, fc.constant({ path: field }))
    : fc.constant({ path: field });
}

function patchFor(rules: Rules): fc.Arbitrary<Patch> {
  const content = fc.record(Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, valueFor(rule)])), {
    requiredKeys: [],
  });
  const remove = fc.array(fc.oneof(...Object.entries(rules).map(removalFor)), { maxLength: 4 });
  return fc.record({ content, remove }).map((patch) => tidy(rules, patch));
}

/** Rules, something already remembered, and a patch. */
export const situations: fc.Arbitrary<{ rules: Rules; before: Content; patch: Patch }> = fc
  .constantFrom("user", "work")
  .chain((scope) => {
    const rules = rulesOf[scope];
    return fc
      .tuple(patchFor(rules), patchFor(rules), patchFor(rules))
      .map(([first, second, patch]) => ({ rules, before: merge(rules, merge(rules, {}, first), second), patch }));
  });
