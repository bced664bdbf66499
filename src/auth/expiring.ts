/** A map that forgets: entries end at a time of their own, and the oldest goes when there are too many. */
export interface Expiring<V> {
  get(key: string, now: number): V | undefined;
  set(key: string, value: V, until: number): void;
  drop(matches: (value: V) => boolean): void;
}

export function makeExpiring<V>(limit: number): Expiring<V> {
  const entries = new Map<string, { value: V; until: number }>();
  return {
    get(key, now) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until > now) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value, until) {
      if (entries.size >= limit && !entries.has(key)) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      entries.set(key, { value, until });
    },
    drop(matches) {
      for (const [key, entry] of entries) if (matches(entry.value)) entries.delete(key);
    },
  };
}
