const longest = 128;
// A line separator or half a character would end up in a stream, a row and the next request to the model.
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * The ids under which the calls of one reply are known from here on: in events, rows, history and the next model
 * request (G070). A good id is kept; one that is missing, unsafe, or taken by an earlier call of the run is replaced.
 */
export function toCallIds(given: readonly string[], used: ReadonlySet<string>, make: () => string): string[] {
  const taken = new Set(used);
  return given.map((id) => {
    let final = id;
    while (!isSafe(final) || taken.has(final)) final = make();
    taken.add(final);
    return final;
  });
}

function isSafe(id: string): boolean {
  return id.length <= longest && id.trim() !== "" && !unsafe.test(id);
}
