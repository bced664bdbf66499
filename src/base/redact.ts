import { isSecretKey, mask, maskSecrets } from "./secrets.ts";

/** Takes secrets out of what goes to a log. The result of a second pass equals that of the first. */
const maxText = 10_000;

// Beyond the shared list: in a log line a word lost by mistake costs less than a short credential kept.
const patterns: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[A-Za-z0-9+/_~.=-]{3,}/gi, `$1 ${mask}`],
  [/(?<![A-Za-z0-9_-])sk-[A-Za-z0-9_-]{8,}/g, mask],
];

// C1 controls drive some terminals, and U+2028/2029 end a line for some readers; JSON escapes none of them.
const unprintable = /[\u007f-\u009f\u2028\u2029]/g;

export function redactText(text: string): string {
  let out = maskSecrets(text.length > maxText ? `${text.slice(0, maxText)}…` : text).text;
  for (const [pattern, replacement] of patterns) out = out.replace(pattern, replacement);
  return out.replace(unprintable, "\ufffd");
}

/** A copy that is safe to log: secrets masked by key and by shape, errors as plain fields, depth and size bounded. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return typeof value === "function" ? "[function]" : value;
  if (depth >= 6) return "[deep]";
  if (value instanceof Error) return toFields(value, depth);
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redactValue(item, depth + 1));
  if (value instanceof Date || value instanceof URL) return redactText(String(value));
  // fromEntries makes own properties even of a name like __proto__.
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 100)
      .map(([key, item]) => [
        redactText(key),
        isSecretKey(key) && item !== undefined && item !== null ? mask : redactValue(item, depth + 1),
      ]),
  );
}

function toFields(error: Error, depth: number): Record<string, unknown> {
  const code = (error as { code?: unknown }).code;
  return {
    name: redactText(error.name),
    message: redactText(error.message),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: redactValue(error.cause, depth + 1) }),
    ...(error instanceof AggregateError ? { errors: redactValue(error.errors, depth + 1) } : {}),
  };
}
