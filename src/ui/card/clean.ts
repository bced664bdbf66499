// Control characters except newline, and the characters that turn the direction of the text around them.
const stripped = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Plain text a card may show. Half surrogate pairs become U+FFFD, because JSON readers disagree about them. */
export function clean(text: string): string {
  return text.toWellFormed().replace(stripped, "");
}

/** At most `limit` code points, as the schemas count them; what is left out shows as `…`. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = Array.from(text);
  return points.length <= limit ? text : `${points.slice(0, limit - 1).join("")}…`;
}

/** Text for a place that must not be empty. */
export function tidy(text: string, limit: number): string {
  return cut(clean(text), limit) || "…";
}
