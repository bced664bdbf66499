import type { Model } from "../model.ts";

export interface OutputFile {
  /** Relative to generated/. */
  path: string;
  text: string;
}

export type Emitter = (model: Model) => OutputFile[] | Promise<OutputFile[]>;

/** Every generated file opens with where it comes from. */
export const header = (origin: string): string => `// Generated from ${origin}. Edit there and run make generate.\n\n`;

export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The right side of `=` or `:` as a union of string literals, one per line once it gets long. */
export function literalUnion(values: readonly string[]): string {
  if (values.length === 0) return " never";
  const quoted = values.map((value) => JSON.stringify(value));
  const line = quoted.join(" | ");
  return line.length < 120 ? ` ${line}` : `\n  | ${quoted.join("\n  | ")}`;
}
