import fc from "fast-check";
import { expect, it } from "vitest";
import { changesBetween } from "../../../../src/modules/memory/_changes.ts";
import { merge } from "../../../../src/modules/memory/_merge.ts";
import { rulesOf } from "../../../../src/modules/memory/_rules.ts";
import { applyChanges, inverseOf } from "../../../../src/modules/memory/_undo.ts";
import { situations } from "./_patches.ts";

it("gives exactly the content before, and the same changes lead on again", () => {
  fc.assert(
    fc.property(situations, ({ rules, before, patch }) => {
      const after = merge(rules, before, patch);
      const changes = changesBetween(rules, before, after);
      expect(applyChanges(rules, after, inverseOf(changes))).toEqual(before);
      expect(applyChanges(rules, before, changes)).toEqual(after);
      expect(inverseOf(inverseOf(changes))).toEqual(changes);
    }),
    { numRuns: 500 },
  );
});

it("survives a trip through JSON, which is how changes are kept", () => {
  fc.assert(
    fc.property(situations, ({ rules, before, patch }) => {
      const after = merge(rules, before, patch);
      const changes = JSON.parse(JSON.stringify(inverseOf(changesBetween(rules, before, after)))) as ReturnType<
        typeof changesBetween
      >;
      expect(applyChanges(rules, after, changes)).toEqual(before);
    }),
  );
});

it("leaves alone what was changed again since then", () => {
  const rules = rulesOf.user;
  const before = { home_city: "Ulm", people: [{ name: "Bo" }] };
  const after = merge(rules, before, {
    content: { home_city: "Bern", people: [{ name: "Mei", relation: "friend" }], interests: ["tea"] },
  });
  const later = merge(rules, after, {
    content: { home_city: "Rome", people: [{ name: "Mei", note: "moved" }, { name: "Cy" }] },
  });
  expect(applyChanges(rules, later, inverseOf(changesBetween(rules, before, after)))).toEqual({
    home_city: "Rome",
    people: [{ name: "Bo" }, { name: "Mei", relation: "friend", note: "moved" }, { name: "Cy" }],
  });
});
