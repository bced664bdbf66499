import { isDeepStrictEqual } from "node:util";
import openapi from "../../generated/openapi.json" with { type: "json" };

type Examples = Readonly<Record<string, { value?: unknown }>>;
type Content = Readonly<Record<string, { examples?: Examples }>>;
interface Described {
  requestBody?: { content?: Content };
  responses?: Readonly<Record<string, { content?: Content }>>;
}

/**
 * The name of the example that answers a body: that of the example it is most like, where an answer goes by the same
 * name. Prism by itself would give the first, one event for a batch.
 */
export function chooseExample(path: string, method: string, body: unknown): string | undefined {
  const paths = openapi.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const { requestBody, responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const answers = examplesOf(success?.content);
  const [best] = Object.entries(examplesOf(requestBody?.content))
    .filter(([name]) => Object.hasOwn(answers, name))
    .map(([name, { value }]) => ({ name, likeness: likeness(value, body) }))
    // The sort is stable: of equals, the first.
    .sort((a, b) => b.likeness - a.likeness);
  return best?.name;
}

const examplesOf = (content: Content | undefined): Examples => content?.["application/json"]?.examples ?? {};

/**
 * Fields that both have count for it, most of all with the same value, and fields that one has count against it.
 * Another variant is another thing, however much else is the same.
 */
function likeness(example: unknown, body: unknown): number {
  if (isDeepStrictEqual(example, body)) return 2;
  if (!isObject(example) || !isObject(body)) return 0;
  if (tags.some((tag) => tag in example && tag in body && example[tag] !== body[tag])) return -10;
  const names = new Set([...Object.keys(example), ...Object.keys(body)]);
  const points = [...names].map((name) =>
    Object.hasOwn(example, name) && Object.hasOwn(body, name) ? 0.5 + likeness(example[name], body[name]) : -0.5,
  );
  return points.reduce((sum, point) => sum + point, 0) / Math.max(names.size, 1);
}

const tags = ["type", "mode", "scope"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
