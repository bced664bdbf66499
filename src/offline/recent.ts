/**
 * What was made of the last texts, by their keys: the rules look at the same words again and again. The newest stands
 * last, the oldest goes.
 */
export function makeRecent<T>(most: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.delete(key);
    known.set(key, found);
    const [oldest = ""] = known.keys();
    if (known.size > most) known.delete(oldest);
    return found;
  };
}
