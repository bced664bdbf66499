/** Changes a text while it grows; what comes out does not depend on how the text was cut into pieces. */
export interface TextFilter {
  /** Takes the next piece; gives what is decided by now. */
  push(text: string): string;
  /** The text is over: what was held back. */
  end(): string;
}

/** One behind the other. */
export function chain(first: TextFilter, second: TextFilter): TextFilter {
  return {
    push: (text) => second.push(first.push(text)),
    end: () => second.push(first.end()) + second.end(),
  };
}
