import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import { isRowId } from "../../base/described-tables.ts";
import { toMethodId } from "../../base/method-id.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import type { Prepared } from "./envelope.ts";

type Input = Readonly<Record<string, unknown>>;
type Known = ReadonlyMap<string, number>;
type Told = Pick<ToolAgentOutput, "tool_call_args" | "result" | "error">;

/**
 * A write of something the run has read names the version it read, so that a change in between is a conflict and not
 * overwritten. What the model wrote itself stays. A call that a person has said yes to is made exactly as it was shown.
 */
export function withVersions(prepared: Prepared, { versions, released }: ToolContext): Prepared {
  if (!("envelope" in prepared) || released?.toolCallId === prepared.call.id) return prepared;
  const { envelope } = prepared;
  return { ...prepared, envelope: { ...envelope, input: completed(toMethodId(envelope), envelope.input, versions) } };
}

function completed<Given extends Input>(method: string, input: Given, versions: Known): Given {
  switch (method) {
    case "calendar.update":
      return Array.isArray(input["items"])
        ? { ...input, items: input["items"].map((item) => (isObject(item) ? added(item, item["event_id"]) : item)) }
        : added(input, input["event_id"]);
    case "calendar.delete":
      return Array.isArray(input["event_ids"])
        ? addedToAll(input, input["event_ids"])
        : added(input, input["event_id"]);
    case "contacts.update":
    case "contacts.delete":
      return added(input, input["contact_id"]);
    case "contacts.merge":
      return added(added(input, input["contact_id"]), input["duplicate_id"], "duplicate_if_version");
    case "memory.update":
      // An undo names its version already.
      return "undo" in input ? input : added(input, scopeName(input["scope"]));
    default:
      return addedToThing();
  }

  /** A row of a module's own table, where the method takes a version of it. */
  function addedToThing(): Given {
    const [field, ...others] = Object.keys(methodSpec(method)?.things ?? {});
    const takesVersion = methodSpec(method)?.takes_version === true;
    return field === undefined || others.length > 0 || !takesVersion ? input : added(input, input[field]);
  }

  function added<Part extends Input>(part: Part, name: unknown, field = "if_version"): Part {
    const version = versionOf(name);
    return version === undefined || Object.hasOwn(part, field) ? part : { ...part, [field]: version };
  }

  /** Those that the run has read; the others have no version to name. */
  function addedToAll(batch: Given, names: readonly unknown[]): Given {
    const read = names.flatMap((event_id) => {
      const version = versionOf(event_id);
      return version === undefined ? [] : [{ event_id, version }];
    });
    return read.length === 0 || Object.hasOwn(batch, "if_versions") ? batch : { ...batch, if_versions: read };
  }

  function versionOf(name: unknown): number | undefined {
    return typeof name === "string" ? versions.get(name) : undefined;
  }
}

/**
 * Keeps what a result says. After a write its things are known by that result only. A call that failed, or waits for a
 * person, has changed nothing.
 */
export function rememberVersions(versions: Map<string, number>, { tool_call_args: args, result, error }: Told): void {
  if (error !== null || Object.hasOwn(result.data, "approval")) return;
  const isRead = methodSpec(toMethodId(args))?.is_read_only === true;
  const things = Object.keys(methodSpec(toMethodId(args))?.things ?? {}).flatMap(
    (field) => (args.input as Input)[field],
  );
  const targets = [...targetsOf(args.input), ...things.filter((name) => typeof name === "string")];
  if (!isRead) for (const name of targets) versions.delete(name);
  const found = args.module === "memory" ? memoryVersion(result.data) : versionsIn(result.data);
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
  const { event_id: one, event_ids: many, items, contact_id: contact, duplicate_id: duplicate, scope } = input;
  const listed = [...(Array.isArray(many) ? many : []), ...(Array.isArray(items) ? items.map(idOf) : [])];
  return [one, ...listed, contact, duplicate, scopeName(scope)].filter((name) => typeof name === "string");
}

const idOf = (item: unknown): unknown => (isObject(item) ? item["event_id"] : undefined);
const scopeName = (scope: unknown): string => `memory ${String(scope)}`;
const isObject = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function memoryVersion({ scope, version }: Input): [string, number][] {
  return typeof version === "number" ? [[scopeName(scope), version]] : [];
}

/** Of every event, contact and row in it. One that is only named as a conflict was not read for its own sake. */
function versionsIn(value: unknown): [string, number][] {
  if (Array.isArray(value)) return value.flatMap(versionsIn);
  if (!isObject(value)) return [];
  const { id, version, conflicts: _, ...rest } = value;
  const isKept = typeof id === "string" && (/^(?:evt|ctc)_/.test(id) || isRowId(id)) && typeof version === "number";
  return [...(isKept ? [[id, version] as [string, number]] : []), ...Object.values(rest).flatMap(versionsIn)];
}
