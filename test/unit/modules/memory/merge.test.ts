import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../../src/modules/memory/_changes.ts";
import { merge, overCap } from "../../../../src/modules/memory/_merge.ts";
import { rulesOf } from "../../../../src/modules/memory/_rules.ts";
import { situations } from "./_patches.ts";

const { user, work } = rulesOf;

describe("merge", () => {
  it.each([
    ["sets", user, { home_city: "Ulm" }, { content: { home_city: "Bern" } }, { home_city: "Bern" }],
    [
      "clears by null",
      user,
      { home_city: "Ulm", pronouns: "she" },
      { content: { home_city: null } },
      { pronouns: "she" },
    ],
    [
      "replaces a list",
      user,
      { languages: ["zh"] },
      { content: { languages: ["en", "de"] } },
      { languages: ["en", "de"] },
    ],
    ["clears a replaced list by an empty one", user, { languages: ["zh"] }, { content: { languages: [] } }, {}],
    [
      "replaces an object",
      work,
      { manager: { name: "Lin", contact_id: "ctc_1" } },
      { content: { manager: { name: "Wu" } } },
      { manager: { name: "Wu" } },
    ],
    ["clears an object by null", work, { manager: { name: "Lin" } }, { content: { manager: null } }, {}],
    [
      "merges by field",
      user,
      { scheduling: { earliest_start: "09:00", buffer_minutes: 5 } },
      { content: { scheduling: { earliest_start: "10:00", buffer_minutes: null } } },
      { scheduling: { earliest_start: "10:00" } },
    ],
    [
      "forgets an object without fields",
      user,
      { communication: { tone: "concise" } },
      { content: { communication: { tone: null } } },
      {},
    ],
    [
      "changes a known element in its fields",
      user,
      { people: [{ name: "Mei", relation: "sister" }] },
      { content: { people: [{ name: "MEI", birthday: "03-08" }] } },
      { people: [{ name: "Mei", relation: "sister", birthday: "03-08" }] },
    ],
    [
      "adds a new element at the end",
      work,
      { team: [{ name: "A" }] },
      { content: { team: [{ name: "B" }] } },
      { team: [{ name: "A" }, { name: "B" }] },
    ],
    [
      "keeps one of two fields that exclude each other",
      user,
      { important_dates: [{ title: "Day", month_day: "06-01", yearly: true }] },
      { content: { important_dates: [{ title: "day", date: "2027-06-01" }] } },
      { important_dates: [{ title: "Day", date: "2027-06-01", yearly: true }] },
    ],
    [
      "unites texts without case",
      user,
      { interests: ["Tea"] },
      { content: { interests: ["tea", "Go"] } },
      { interests: ["Tea", "Go"] },
    ],
    [
      "removes a field",
      user,
      { people: [{ name: "Mei" }], home_city: "Ulm" },
      { remove: [{ path: "people" }] },
      { home_city: "Ulm" },
    ],
    [
      "removes a field of an object",
      user,
      { scheduling: { earliest_start: "09:00", buffer_minutes: 5 } },
      { remove: [{ path: "scheduling.buffer_minutes" }] },
      { scheduling: { earliest_start: "09:00" } },
    ],
    [
      "removes an element by its key",
      user,
      { facts: [{ text: "Has a dog" }, { text: "Runs" }] },
      { remove: [{ path: "facts", key: " has a DOG " }] },
      { facts: [{ text: "Runs" }] },
    ],
    [
      "removes one of several texts",
      user,
      { languages: ["zh", "en"] },
      { remove: [{ path: "languages", key: "ZH" }] },
      { languages: ["en"] },
    ],
    [
      "replaces an element that is removed and given in one call",
      user,
      { people: [{ name: "Mei", note: "old" }, { name: "Bo" }] },
      { content: { people: [{ name: "mei" }] }, remove: [{ path: "people", key: "Mei" }] },
      { people: [{ name: "mei" }, { name: "Bo" }] },
    ],
    [
      "does not mind what is not there",
      user,
      {},
      { remove: [{ path: "people", key: "Mei" }, { path: "home_city" }] },
      {},
    ],
  ])("%s", (_, rules, before, patch, after) => {
    expect(merge(rules, before, patch)).toEqual(after);
  });

  it("is the same done twice", () => {
    fc.assert(
      fc.property(situations, ({ rules, before, patch }) => {
        const once = merge(rules, before, patch);
        expect(merge(rules, once, patch)).toEqual(once);
        expect(changesBetween(rules, once, merge(rules, once, patch))).toEqual([]);
      }),
    );
  });

  it("leaves what it was given untouched", () => {
    fc.assert(
      fc.property(situations, ({ rules, before, patch }) => {
        const copy = structuredClone({ before, patch });
        merge(rules, before, patch);
        expect({ before, patch }).toEqual(copy);
      }),
    );
  });
});

it("finds the list that outgrew its limit", () => {
  const facts = (count: number) => ({ facts: Array.from({ length: count }, (_, no) => ({ text: `Fact ${no}` })) });
  expect(overCap(user, facts(100))).toBeUndefined();
  expect(overCap(user, merge(user, facts(100), { content: facts(60) }))).toBeUndefined();
  expect(overCap(user, merge(user, facts(100), { content: { facts: [{ text: "One more" }] } }))).toEqual({
    path: "facts",
    cap: 100,
  });
});
