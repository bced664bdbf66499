/**
 * Of each place in a JSON value the kinds that stand there. The elements of an array share one place, and where they
 * name their variant, those of each variant do.
 */
export type Shape = Map<string, Set<string>>;

export function shapeOf(value: unknown, at = "", shape: Shape = new Map()): Shape {
  const kinds = shape.get(at) ?? new Set();
  shape.set(at, kinds.add(kindOf(value)));
  if (Array.isArray(value)) for (const item of value) shapeOf(item, `${at}[${variantOf(item)}]`, shape);
  else if (typeof value === "object" && value !== null)
    for (const [key, field] of Object.entries(value)) shapeOf(field, `${at}.${key}`, shape);
  return shape;
}

/**
 * Places that an example has and an answer has not, and places where the two have nothing in common. What is null or
 * empty in one of them says nothing of what else may stand there: that is for the schema to tell.
 */
export function differences(example: Shape, answer: Shape): string[] {
  return [...example].flatMap(([at, kinds]) => {
    const found = answer.get(at);
    if (found === undefined) return isOpen(at, answer) ? [] : [`${at} is in the example only`];
    const [left, right] = [known(kinds), known(found)];
    if (left.length === 0 || right.length === 0 || left.some((kind) => found.has(kind))) return [];
    return [`${at} is ${left.join(" or ")} in the example and ${right.join(" or ")} in the answer`];
  });
}

function variantOf(item: unknown): string {
  const { role, type } = (item ?? {}) as { role?: unknown; type?: unknown };
  return typeof role === "string" ? role : typeof type === "string" ? type : "";
}

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const known = (kinds: ReadonlySet<string>): string[] => [...kinds].filter((kind) => kind !== "null");

/** Nothing is known below it: null, or an array that has no such element. */
function isOpen(at: string, answer: Shape): boolean {
  const parent = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("[")));
  const kinds = answer.get(parent);
  if (kinds === undefined) return isOpen(parent, answer);
  return at.endsWith("]") || known(kinds).length === 0;
}
