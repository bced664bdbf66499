import type { RunAgentInput } from "../../generated/contract/types.ts";

const text = "Please move tomorrow's project review to the afternoon and tell me what else is planned that day. ";

/** A run input of about 2 KB, as an app would send it. */
export const runInput: RunAgentInput = {
  threadId: "550e8400-e29b-41d4-a716-446655440000",
  runId: "run-001",
  parentRunId: "run-000",
  state: {},
  messages: [
    {
      id: "msg-001",
      role: "user",
      content: [
        { type: "text", text: text.repeat(6) },
        { type: "text", text: "明天早上9点创建一个日历".repeat(6) },
      ],
    },
    {
      id: "msg-000",
      role: "assistant",
      content: text.repeat(3),
      toolCalls: [
        {
          id: "call_1",
          type: "function",
          function: {
            name: "project_cli",
            arguments: '{"module":"calendar","method":"read","input":{"mode":"day","date":"2026-04-21"}}',
          },
        },
      ],
    },
    {
      id: "msg-00t",
      role: "tool",
      toolCallId: "call_1",
      content: '{"module":"calendar","method":"read","data":{"items":[],"count":0}}',
    },
  ],
  tools: [
    {
      name: "get_weather",
      description: "Get current weather for a location",
      parameters: { type: "object", properties: { location: { type: "string" } }, required: ["location"] },
    },
  ],
  context: [{ description: "screen", value: "calendar/day" }],
  forwardedProps: {
    agent_type: "worker",
    client_time: {
      device_timezone: "America/Los_Angeles",
      client_now_iso: "2026-03-16T09:12:33-07:00",
      client_epoch_ms: 1_773_658_353_000,
    },
  },
};
