import type { Grouping, Part } from "./parts.ts";

const columns = [
  "model_calls",
  "input_tokens",
  "cached_prompt_tokens",
  "output_tokens",
  "reasoning_tokens",
  "total_tokens",
  "cost",
] as const;

/** As RFC 4180 has it. */
export function toCsv(by: Grouping, parts: readonly Part[], currency: string): string {
  const head = [by, ...columns.slice(0, -1), `cost_${currency.toLowerCase()}`];
  const rows = parts.map((part) => [part.name, ...columns.map((column) => part[column] ?? "")]);
  return [head, ...rows].map((row) => row.map(quote).join(",")).join("\r\n") + "\r\n";
}

/** A spreadsheet takes a cell that begins with one of these for a formula; names of conversations may. */
function quote(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
