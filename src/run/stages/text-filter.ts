/** Changes a text while it grows; what comes out does not depend on how the text was cut into pieces. */
export interface TextFilter {
  /** Takes the next piece; gives what is decided by now. */
  push(text: string): string;
  /** The text is over: what was held back. */
  end(): string;
}

/** A text unit by unit, so that no rule can tell how it was cut. */
export function byUnit(take: (unit: string) => string): TextFilter["push"] {
  return (text) => {
    let shown = "";
    for (let at = 0; at < text.length; at++) shown += take(text.charAt(at));
    return shown;
  };
}

/** One behind the other. */
export function chain(first: TextFilter, second: TextFilter): TextFilter {
  return {
    push: (text) => second.push(first.push(text)),
    end: () => second.push(first.end()) + second.end(),
  };
}
