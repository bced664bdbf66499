/** An entry of a table. Names come from models and clients: "__proto__" is simply not in it. */
export function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
