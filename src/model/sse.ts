/** A line that never ends would fill the memory. */
const longestLine = 8_000_000;

/**
 * Reads the data of server-sent events out of bytes in whatever pieces they come. Only `data` matters to this protocol;
 * comments, which some gateways send while they wait, and other fields are skipped. Hands each event over at once
 * instead of yielding it: one asynchronous step per token is what makes general decoders slow.
 */
export function makeSseReader(onData: (data: string) => void): { add(bytes: Uint8Array): void; end(): void } {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string | undefined;

  const onLine = (line: string) => {
    if (line === "") {
      if (data !== undefined) onData(data);
      data = undefined;
    } else if (line.startsWith("data:")) {
      const value = line.slice(line.charCodeAt(5) === 0x20 ? 6 : 5);
      data = data === undefined ? value : `${data}\n${value}`;
    }
  };

  return {
    add(bytes) {
      const text = rest + decoder.decode(bytes, { stream: true });
      let from = 0;
      for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", from)) {
        onLine(text.slice(from, text.charCodeAt(at - 1) === 0x0d && at > from ? at - 1 : at));
        from = at + 1;
      }
      rest = text.slice(from);
      if (rest.length > longestLine) throw new Error("a line of the event stream is too long");
    },
    /** Some servers leave out the blank line after the last event. */
    end() {
      if (rest !== "") onLine(rest.trimEnd());
      onLine("");
    },
  };
}
