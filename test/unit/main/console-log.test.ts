import { expect, it } from "vitest";
import { toWords } from "../../../src/main/console-log.ts";

const at = { level: "info", time: "2026-04-21T10:00:01.250Z" };

it.each([
  [
    { ...at, message: "request", method: "POST", route: "/api/v1/agent/runs", status: 202, duration_ms: 8.31 },
    "10:00:01  POST /api/v1/agent/runs  202  8 ms",
  ],
  [
    {
      ...at,
      message: "request",
      method: "GET",
      route: "/api/v1/me",
      status: 401,
      duration_ms: 1,
      error_code: "UNAUTHENTICATED",
    },
    "10:00:01  GET /api/v1/me  401  1 ms  UNAUTHENTICATED",
  ],
  [
    { ...at, message: "agent_tool_done", tool: "calendar.create", status: "completed", duration_ms: 12 },
    "10:00:01  call calendar.create  completed  12 ms",
  ],
  [
    {
      ...at,
      message: "agent_finalize_done",
      task_id: "tsk_1",
      status: "completed",
      outcome: "success",
      duration_ms: 312,
    },
    "10:00:01  run tsk_1  success  312 ms",
  ],
  [{ ...at, message: "a job has fired", job_id: "job_1" }, "10:00:01  job job_1  fired"],
])("tells what happens in a short line: %j", (line, words) => {
  expect(toWords(line, false)).toBe(words);
  expect(toWords(line, true)).toBeUndefined();
});

it.each(["/healthz", "/metrics", "/assets/{asset}"])("leaves out what is asked all the time: %s", (route) => {
  expect(toWords({ ...at, message: "request", method: "GET", route, status: 200 }, false)).toBeUndefined();
});

it("tells faults, quiet or not", () => {
  expect(toWords({ ...at, level: "warn", message: "redis is out of reach" }, true)).toBe("warn: redis is out of reach");
});
