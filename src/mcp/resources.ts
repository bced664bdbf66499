import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { ToolEnvelope } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import { dayMs, toText } from "../base/local-time.ts";
import { toAnswer } from "./answer.ts";
import { clientOf } from "./client.ts";
import { makeCall, type Runs, type Visit } from "./visit.ts";

export interface ResourcesDeps {
  runs: Runs;
  whitelist: readonly string[];
  clock: Clock;
  console(): string;
}

export interface Resources {
  list(visit: Visit): Resource[];
  readonly templates: ResourceTemplateType[];
  read(visit: Visit, uri: string, ctx: ServerContext): Promise<ReadResourceResult>;
}

const mimeType = "application/json";
const days = 7;
const scopes = ["user", "work"] as const;

/** What people may want to show their model without its asking: read by calls like any other. */
export function makeResources({ runs, whitelist, clock, console }: ResourcesDeps): Resources {
  const hasCalendar = whitelist.includes("calendar.read");
  const hasMemory = whitelist.includes("memory.read");
  return {
    list({ caller }) {
      const dates = Array.from({ length: days }, (_, index) =>
        toText(clock.now() + index * dayMs, caller.timezone ?? "UTC").slice(0, 10),
      );
      return [
        ...(hasCalendar
          ? dates.map((date) => ({ uri: `accord://calendar/${date}`, name: `calendar ${date}`, mimeType }))
          : []),
        ...(hasMemory
          ? scopes.map((scope) => ({ uri: `accord://memory/${scope}`, name: `memory ${scope}`, mimeType }))
          : []),
      ];
    },
    templates: [
      ...(hasCalendar
        ? [
            {
              uriTemplate: "accord://calendar/{date}",
              name: "calendar day",
              description: "One day, as 2026-04-21.",
              mimeType,
            },
          ]
        : []),
      ...(hasMemory
        ? [{ uriTemplate: "accord://memory/{scope}", name: "memory", description: "user or work.", mimeType }]
        : []),
    ],
    async read(visit, uri, ctx) {
      const call = toCall(uri);
      if (call === undefined || !whitelist.includes(`${call.module}.${call.method}`))
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such resource.");
      const { isError, content } = toAnswer(await makeCall(runs, visit, { call, client: clientOf(ctx) }), console());
      const [block] = content;
      const text = block?.type === "text" ? block.text : "";
      if (isError)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, "This resource cannot be read.", JSON.parse(text));
      return { contents: [{ uri, mimeType, text }] };
    },
  };
}

function toCall(uri: string): ToolEnvelope | undefined {
  const date = /^accord:\/\/calendar\/(\d{4}-\d\d-\d\d)$/.exec(uri)?.[1];
  if (date !== undefined) return { module: "calendar", method: "read", input: { mode: "day", date } };
  const scope = scopes.find((name) => uri === `accord://memory/${name}`);
  return scope && { module: "memory", method: "read", input: { scope } };
}
