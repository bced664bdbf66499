import { canonicalJson } from "../../base/canonical.ts";
import type { AppError } from "../../base/error.ts";
import { isFields } from "./fields.ts";
import { invalid } from "./invalid.ts";

/** Takes a value and where it stands (JSON Pointer). */
type Rename = (value: unknown, at: string) => unknown;

/**
 * A run input with every field under its camelCase name: clients may write snake_case for the same (G020). Only names
 * of the contract are touched. What belongs to the client (state, parameters of tools, contents of activities) stays as
 * it came, and so do forwardedProps, whose own names are snake_case and of which no other is allowed (G011).
 */
export const normalise = (body: unknown): unknown => runInput(body, "");

const runInput = renameIn(
  {
    thread_id: "threadId",
    run_id: "runId",
    parent_run_id: "parentRunId",
    protocol_version: "protocolVersion",
    forwarded_props: "forwardedProps",
  },
  {
    messages: renameEach(
      renameIn(
        {
          encrypted_value: "encryptedValue",
          tool_calls: "toolCalls",
          tool_call_id: "toolCallId",
          activity_type: "activityType",
        },
        {
          content: renameEach(renameIn({ mime_type: "mimeType" }, { source: renameIn({ mime_type: "mimeType" }) })),
          toolCalls: renameEach(renameIn({ encrypted_value: "encryptedValue" })),
        },
      ),
    ),
    resume: renameEach(renameIn({ interrupt_id: "interruptId" })),
  },
);

function renameIn(names: Readonly<Record<string, string>>, inside: Readonly<Record<string, Rename>> = {}): Rename {
  // Maps, because a body may ask for "constructor" or "__proto__".
  const renamed = new Map(Object.entries(names));
  const renames = new Map(Object.entries(inside));
  return (value, at) => {
    if (!isFields(value)) return value;
    let changed: Map<string, unknown> | undefined;
    const entries = Object.entries(value);
    for (const [key, given] of entries) {
      const name = renamed.get(key) ?? key;
      const rename = renames.get(name);
      const item = rename === undefined ? given : rename(given, `${at}/${key}`);
      if (name === key && item === given && changed === undefined) continue;
      changed ??= before(entries, key);
      if (changed.has(name) && canonicalJson(changed.get(name)) !== canonicalJson(item))
        throw contradiction(`${at}/${key}`, name);
      changed.set(name, item);
    }
    // Unlike an assignment, fromEntries makes a field of "__proto__" (G028).
    return changed === undefined ? value : Object.fromEntries(changed);
  };
}

function renameEach(rename: Rename): Rename {
  return (value, at) => {
    if (!Array.isArray(value)) return value;
    const list = value.map((item, index) => rename(item, `${at}/${index}`));
    return list.every((item, index) => item === value[index]) ? value : list;
  };
}

/** Most bodies need no change and are not copied; one that does is copied up to here. */
function before(entries: readonly [string, unknown][], key: string): Map<string, unknown> {
  return new Map(
    entries.slice(
      0,
      entries.findIndex(([other]) => other === key),
    ),
  );
}

const contradiction = (path: string, name: string): AppError => invalid([{ path, message: `contradicts ${name}` }]);
