import { describe, expect, it } from "vitest";
import { prepare } from "../../../../src/tool/dispatch/envelope.ts";

const read = (args: unknown, name?: string) =>
  prepare({ id: "call_1", arguments: args, ...(name === undefined ? {} : { name }) });
const envelope = { module: "calendar", method: "read", input: { mode: "day" } };

describe("arguments of a call", () => {
  it.each([
    ["JSON text", JSON.stringify(envelope)],
    ["an object", envelope],
    ["an input written as JSON text", JSON.stringify({ ...envelope, input: JSON.stringify(envelope.input) })],
  ])("are read from %s", (_, args) => {
    expect(read(args)).toMatchObject({ envelope });
  });

  it.each<[string, unknown]>([
    ["no JSON", "{"],
    ["half of a call", '{"module":"calendar","method":"re'],
    ["nothing", ""],
    ["undefined", undefined],
    ["null", "null"],
    ["a list", "[]"],
    ["text", '"calendar"'],
    ["no input", { module: "calendar", method: "read" }],
    ["a list for an input", { ...envelope, input: [] }],
    ["an input that is text of text", { ...envelope, input: JSON.stringify(JSON.stringify({})) }],
    ["an input that is no JSON", { ...envelope, input: "tomorrow" }],
    ["a fourth part", { ...envelope, token: "x" }],
    ["the old form", { command: "calendar", subcommand: "read", args: {} }],
    ["a number for a method", { ...envelope, method: 1 }],
    ["a name twice", '{"module":"a","module":"b","method":"read","input":{}}'],
    ["a NUL", '{"module":"calendar","method":"read","input":{"q":"\\u0000"}}'],
    ["half a character", '{"module":"calendar","method":"read","input":{"q":"\\ud800"}}'],
    [
      "deep nesting",
      `{"module":"calendar","method":"read","input":{"q":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`,
    ],
    ["too much", JSON.stringify({ ...envelope, input: { q: "x".repeat(300_000) } })],
  ])("are refused when they are %s", (_, args) => {
    expect(read(args)).toMatchObject({ problem: { code: "INVALID_ENVELOPE" } });
  });

  it("may name the fields of the input as outputs do", () => {
    const input = { mode: "event", eventId: "evt_1" };
    expect(read({ ...envelope, input })).toMatchObject({ envelope: { input: { mode: "event", event_id: "evt_1" } } });
  });

  it("belong to the one tool there is (G083)", () => {
    expect(read(envelope, "project_cli")).toMatchObject({ envelope });
    expect(read(envelope, "bash")).toMatchObject({ problem: { code: "INVALID_ENVELOPE" } });
  });
});
