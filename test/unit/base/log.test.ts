import { expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";

function recorded(level: "debug" | "info" = "debug") {
  const lines: string[] = [];
  return { lines, log: makeLog({ level, destination: { write: (line) => void lines.push(line) } }) };
}

it("writes one JSON object per line, whatever users call themselves (G207)", () => {
  const { lines, log } = recorded();
  const names = [
    'a\r\n{"level":"error","message":"forged"}',
    "\u001b[31mred\u001b[0m",
    "\u009b2J",
    "a\u2028b",
    '"},{"x":"',
    "%s %d %j",
  ];
  for (const name of names) log.info(`hello ${name}`, { name, nested: { name } });
  expect(lines).toHaveLength(names.length);
  for (const line of lines) {
    expect(line.indexOf("\n")).toBe(line.length - 1);
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(line).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(JSON.parse(line)).toMatchObject({ level: "info", message: expect.stringContaining("hello") });
  }
});

it("keeps planted secrets out of every line (G206)", () => {
  const { lines, log } = recorded();
  const canary = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.Y2FuYXJ5";
  log.error(`failed with Bearer ${canary}`, {
    cause: new Error(canary),
    headers: { authorization: canary },
    url: `/x?token=${canary}`,
    list: [canary],
  });
  log.child({ token: canary }).warn("child", { credential: canary });
  expect(lines.join("")).not.toContain("Y2FuYXJ5");
});

it("leaves out what is below its level", () => {
  const { lines, log } = recorded("info");
  log.debug("quiet");
  log.plain("request", { status: 200 });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ message: "request", status: 200 }]);
});

it("gives a child's fields to each of its lines", () => {
  const { lines, log } = recorded();
  log.child({ request_id: "r1" }).info("one");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    request_id: "r1",
    message: "one",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});
