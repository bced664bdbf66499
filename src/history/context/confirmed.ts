import type { MemoryMark } from "../../store/modules/modules.ts";

type Content = Readonly<Record<string, unknown>>;

/** What is remembered without what no person has confirmed, and how much that was. */
export function confirmedOf(content: Content, marks: readonly MemoryMark[]): { content: Content; leftOut: number } {
  const kept: Record<string, unknown> = { ...content };
  let leftOut = 0;
  for (const { path, key } of marks) {
    const [field = "", inner] = path.split(".");
    const value = kept[field];
    if (Array.isArray(value) && key !== undefined) {
      const left = value.filter((element) => !isNamed(element, key));
      leftOut += value.length - left.length;
      kept[field] = left;
    } else if (inner !== undefined && isObject(value) && inner in value) {
      const { [inner]: _unconfirmed, ...left } = value;
      leftOut++;
      kept[field] = left;
    } else if (inner === undefined && value !== undefined) {
      leftOut++;
      delete kept[field];
    }
  }
  return { content: kept, leftOut };
}

/** By whichever of its texts an element is known, it is the one. */
function isNamed(element: unknown, key: string): boolean {
  const texts = isObject(element) ? Object.values(element) : [element];
  return texts.some((text) => typeof text === "string" && text.normalize("NFKC").trim().toLowerCase() === key);
}

const isObject = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);
