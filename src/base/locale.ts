export type Locale = "zh-CN" | "en";

/** The language a header asks for first, among those we write; undefined when it asks for none. */
export function parseAcceptLanguage(header: string | null): Locale | undefined {
  if (header === null || header.length > 500) return undefined;
  let best: { tag: string; weight: number } | undefined;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.trim().split(";");
    const given = parameters
      .map((text) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    const weight = given === undefined ? 1 : Number(given);
    if (/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag.trim()) && weight > (best?.weight ?? 0))
      best = { tag: tag.trim(), weight };
  }
  if (best === undefined) return undefined;
  return /^zh(?:-|$)/i.test(best.tag) ? "zh-CN" : "en";
}
