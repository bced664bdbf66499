import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operationValidators } from "../../../generated/contract/validators/validators.ts";
import { toText } from "../../../src/base/local-time.ts";
import { toTimezone } from "../../../src/base/timezone.ts";

it.each([
  ["Asia/Shanghai", "Asia/Shanghai"],
  ["asia/kolkata", "Asia/Kolkata"],
  ["US/Pacific", "America/Los_Angeles"],
  ["Japan", "Asia/Tokyo"],
  ["singapore", "Asia/Singapore"],
  ["PRC", "Asia/Shanghai"],
  ["EST5EDT", "America/New_York"],
  ["CET", "Europe/Brussels"],
  ["EST", "America/Panama"],
  ["GMT", "UTC"],
  ["Zulu", "UTC"],
  ["Etc/UTC", "UTC"],
  ["GB-Eire", "Europe/London"],
  // What browsers call these zones.
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Etc/GMT+5", "Etc/GMT+5"],
  ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
  ["UTC", "UTC"],
])("takes %s as %s (G012)", (given, expected) => {
  expect(toTimezone(given)).toBe(expected);
});

it("takes every name of the tz database, and its own answer for the same (G012)", () => {
  const names = readFileSync(new URL("tz-names.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(names.length).toBeGreaterThan(590);
  const refused = names.filter((name) => {
    const zone = toTimezone(name);
    return (
      zone === undefined ||
      toTimezone(zone) !== zone ||
      !operationValidators.updateMe.body?.({ timezone: name }) ||
      toText(0, zone) === ""
    );
  });
  expect(refused).toEqual([]);
});

it.each([
  "",
  "CST",
  "PST",
  "IST",
  "JST",
  "BST",
  "EDT",
  "SystemV/PST8PDT",
  "Factory",
  "constructor",
  "GMT+8",
  "+08:00",
  "Mars/Base",
  "../../etc/passwd",
  "Asia/Shanghai\0",
  " Asia/Shanghai",
  `Asia/${"x".repeat(80)}`,
])("refuses %j (G012)", (given) => {
  expect(toTimezone(given)).toBeUndefined();
});
