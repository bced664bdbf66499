/** Texts that nobody can put words into: ids of ours, instants, dates and times of day. */
export const factPatterns = [
  /^(?:evt|inv|ctc|apr|rev|att|job|usr)_[A-Za-z0-9_-]{1,64}$/,
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:Z|[+-][0-9]{2}:[0-9]{2})?)?$/,
  /^[0-9]{2}[:-][0-9]{2}$/,
] as const;

export const isFact = (text: string): boolean => factPatterns.some((pattern) => pattern.test(text));

/** All texts in a value that are no facts, wherever they stand. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return isFact(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
