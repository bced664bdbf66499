import { expect, it } from "vitest";
import { toTimezone } from "../../../src/base/timezone.ts";

it.each([
  ["Asia/Shanghai", "Asia/Shanghai"],
  ["asia/kolkata", "Asia/Kolkata"],
  ["US/Pacific", "US/Pacific"],
  ["Etc/GMT+5", "Etc/GMT+5"],
  ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
  ["UTC", "UTC"],
])("takes %s as %s (G012)", (given, expected) => {
  expect(toTimezone(given)).toBe(expected);
});

it.each([
  "",
  "CST",
  "EST",
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
