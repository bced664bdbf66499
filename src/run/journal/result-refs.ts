import { isRowId } from "../../base/described-tables.ts";
import { cutPoints } from "../../base/visible.ts";

const mostRefs = 200;
const mostPreview = 300;
const mostNames = 5;
/** Events, contacts, invites and rows, where a field says that it holds an id; a title may look like one. */
const id = /^(?:evt|ctc|inv)_[A-Za-z0-9_-]{1,64}$/;
const idField = /^id$|Id$|_ids?$/;

/** Ids of what an answer may rest on, in the order of the result, each once. */
export function toEvidenceRefs(data: Readonly<Record<string, unknown>>): string[] {
  const refs = new Set<string>();
  const visit = (value: unknown, field: string): void => {
    if (typeof value === "string") {
      if (idField.test(field) && (id.test(value) || isRowId(value))) refs.add(value);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, field);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, key);
    }
  };
  visit(data, "");
  const { scope, version } = data;
  if (typeof scope === "string" && typeof version === "number") refs.add(`memory:${scope}@${version}`);
  return [...refs].slice(0, mostRefs);
}

/** A result in a line, made of its own cleaned words. */
export function toPreview(data: Readonly<Record<string, unknown>>): string {
  return cutPoints(toLine(data).replace(/\s+/g, " "), mostPreview);
}

function toLine(data: Readonly<Record<string, unknown>>): string {
  if (data["approval"] !== undefined) return "waiting for a decision";
  const items = data["items"] ?? data["invites"];
  if (Array.isArray(items)) {
    const names = items.flatMap(nameOf);
    const count = `${items.length} ${items.length === 1 ? "item" : "items"}`;
    if (names.length === 0) return count;
    return `${count}: ${names.slice(0, mostNames).join(", ")}${names.length > mostNames ? ", …" : ""}`;
  }
  const [name = "", outcome] = [nameOf(data)[0], data["outcome"]];
  const parts = [typeof outcome === "string" ? outcome : "", name].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(": ") : JSON.stringify(data);
}

function nameOf(item: unknown): string[] {
  if (typeof item !== "object" || item === null) return [];
  const { title, name, skill, scope, startAt } = item as Record<string, unknown>;
  const found = [title, name, skill, scope, startAt].find((text) => typeof text === "string" && text !== "");
  return found === undefined ? [] : [found as string];
}
