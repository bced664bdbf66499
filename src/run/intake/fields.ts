/** An object of a body that has not been judged yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In code points, whatever a client's language counts in (G003, G007). UTF-16 units decide wherever they can. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || countCharacters(text) > limit);
}

export function countCharacters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    // The second half of a pair; the body has no halves alone.
    if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  }
  return count;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): boolean => typeof value === "string" && uuid.test(value);
