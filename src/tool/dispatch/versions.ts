import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import { toMethodId } from "../../base/method-id.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import type { Prepared } from "./envelope.ts";

type Input = Readonly<Record<string, unknown>>;
type Told = Pick<ToolAgentOutput, "tool_call_args" | "result" | "error">;

/**
 * A write of something the run has read names the version it read, so that a change in between is a conflict and not
 * overwritten. What the model wrote itself stays. A call that a person has said yes to is made exactly as it was shown.
 */
export function withVersions(prepared: Prepared, { versions, released }: ToolContext): Prepared {
  if (!("envelope" in prepared) || released?.toolCallId === prepared.call.id) return prepared;
  const { envelope } = prepared;
  const input: Input = envelope.input;
  switch (toMethodId(envelope)) {
    case "calendar.update":
      return Array.isArray(input["items"])
        ? { ...prepared, envelope: { ...envelope, input: { ...input, items: input["items"].map(toItem) } } }
        : { ...prepared, envelope: { ...envelope, input: added(input, input["event_id"]) } };
    case "calendar.delete":
      return { ...prepared, envelope: { ...envelope, input: added(input, input["event_id"]) } };
    case "memory.update":
      // An undo names its version already.
      return "undo" in input
        ? prepared
        : { ...prepared, envelope: { ...envelope, input: added(input, scopeName(input["scope"])) } };
    default:
      return prepared;
  }

  function toItem(item: unknown): unknown {
    return isObject(item) ? added(item, item["event_id"]) : item;
  }

  function added<Given extends Input>(given: Given, name: unknown): Given {
    const version = typeof name === "string" ? versions.get(name) : undefined;
    return version === undefined || Object.hasOwn(given, "if_version") ? given : { ...given, if_version: version };
  }
}

/** Keeps what a result says. After a write its things are known by that result only. */
export function rememberVersions(versions: Map<string, number>, { tool_call_args: args, result, error }: Told): void {
  if (error !== null) return;
  const isRead = methodSpec(toMethodId(args))?.is_read_only === true;
  if (!isRead) for (const name of targetsOf(args.input)) versions.delete(name);
  const found = args.module === "memory" ? memoryVersion(result.data) : eventVersions(result.data);
  // Reads may come in any order, and versions only grow.
  for (const [name, version] of found)
    versions.set(name, isRead ? Math.max(version, versions.get(name) ?? 0) : version);
}

/** What a run knows of versions after these results. */
export function toVersions(outputs: readonly Told[]): Map<string, number> {
  const versions = new Map<string, number>();
  for (const output of outputs) rememberVersions(versions, output);
  return versions;
}

function targetsOf(input: Input): string[] {
  const { event_id: one, event_ids: many, items, scope } = input;
  const listed = [...(Array.isArray(many) ? many : []), ...(Array.isArray(items) ? items.map(idOf) : [])];
  return [one, ...listed, scopeName(scope)].filter((name) => typeof name === "string");
}

const idOf = (item: unknown): unknown => (isObject(item) ? item["event_id"] : undefined);
const scopeName = (scope: unknown): string => `memory ${String(scope)}`;
const isObject = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function memoryVersion({ scope, version }: Input): [string, number][] {
  return typeof version === "number" ? [[scopeName(scope), version]] : [];
}

/** Of every event in it. One that is only named as a conflict was not read for its own sake. */
function eventVersions(value: unknown): [string, number][] {
  if (Array.isArray(value)) return value.flatMap(eventVersions);
  if (!isObject(value)) return [];
  const { id, version, conflicts: _, ...rest } = value;
  const isEvent = typeof id === "string" && id.startsWith("evt_") && typeof version === "number";
  return [...(isEvent ? [[id, version] as [string, number]] : []), ...Object.values(rest).flatMap(eventVersions)];
}
