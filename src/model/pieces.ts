/**
 * Text that arrives in pieces, made fit for PostgreSQL and for readers: no NUL, and no half of a surrogate pair. A high
 * half at the end of a piece waits for the next one, which may bring the other half.
 */
export function makePieces(): { add(piece: string): string; rest(): string } {
  let half = "";
  return {
    add(piece) {
      const text = half + piece;
      const last = text.charCodeAt(text.length - 1);
      half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : "";
      return scrub(half === "" ? text : text.slice(0, -1));
    },
    /** What waited in vain. */
    rest() {
      const text = scrub(half);
      half = "";
      return text;
    },
  };
}

export function scrub(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
}
