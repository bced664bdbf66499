/**
 * Characters that no store keeps or no reader sees. PostgreSQL refuses NUL and lone surrogates; controls drive
 * terminals; invisible ones (zero width, soft hyphen, direction, tags) split a secret or carry text for a model only.
 */
const controls = /[^\P{Cc}\t\n\r]/gu;
// Joiners and variation selectors belong to emoji and to some scripts; a joiner never stands between two ASCII
// characters.
const invisible = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const joiners = /(?<=\p{ASCII})(?:\u200c|\u200d){1,8}(?=\p{ASCII})/gu;

export const scrubPatterns = [controls, invisible, joiners];

export function scrub(text: string): string {
  return text
    .toWellFormed()
    .replace(controls, "")
    .replace(invisible, "")
    .replace(joiners, "")
    .replace(/[\u2028\u2029]/g, "\n");
}

/** At most `max` UTF-16 units, the last one an ellipsis when something was cut; never half a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - 1;
  const last = text.charCodeAt(end - 1);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`;
}
