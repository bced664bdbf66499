import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { DescribedOperation } from "../_kit/example-requests.ts";

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

const { components } = JSON.parse(readFileSync(join(import.meta.dirname, "../../generated/openapi.json"), "utf8")) as {
  components: { schemas: Record<string, Schema> };
};

const years = [
  "-0001",
  "0000",
  "0001",
  "1582",
  "1883",
  "1970",
  "2026",
  "2038",
  "9998",
  "9999",
  "10000",
  "+275760",
  "-271821",
];
const days = ["01-01", "02-28", "02-29", "02-30", "03-29", "06-31", "10-10", "11-01", "12-31", "13-01", "00-00", "1-1"];
const times = ["00:00", "00:00:00", "02:30:00", "23:59:59", "23:59:59.999999", "23:59:60", "24:00:00", "25:61", "9:00"];
const offsets = [
  "Z",
  "z",
  "+00:00",
  "-00:00",
  "+14:00",
  "-12:00",
  "+23:59",
  "-23:59",
  "+24:00",
  "+99:99",
  "+8",
  "",
  "[UTC]",
];
const words = [
  "infinity",
  "-infinity",
  "epoch",
  "now",
  "today",
  "allballs",
  "J2451187",
  "1773677553",
  "1e10",
  "NaN",
  "",
  " ",
];
const forms = [
  "2026-W47-1",
  "2026-320",
  "20261116",
  "16.11.2026",
  "11/16/2026",
  "２０２６-11-16",
  "2026-11-16 ",
  "2026-11-16 BC",
];

const zones = [
  ["UTC", "GMT", "Etc/GMT+12", "Etc/GMT-14", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Kathmandu", "Africa/Monrovia"],
  ["Antarctica/Troll", "America/Nuuk", "Europe/Dublin", "asia/shanghai", "ASIA/SHANGHAI", "EST", "EST5EDT", "Factory"],
  [
    "Etc/Unknown",
    "posix/UTC",
    "right/UTC",
    "../UTC",
    "Asia/Nowhere",
    "UTC+8",
    "+08:00",
    "+23:59",
    "localtime",
    "Local",
  ],
  ["America/Argentina/Buenos_Aires", "Asia/Shanghai/x", "A/B/C", "UTC\u0000", "", " UTC", "U TC"],
].flat();

const pick = (...parts: readonly (readonly string[])[]) =>
  fc.tuple(...parts.map((part) => fc.constantFrom(...part))).map((chosen) => chosen.join(""));
const dates = pick(years, ["-"], days);
const moments = fc
  .tuple(dates, fc.constantFrom("T", "T", "T", "t", " "), pick(times, offsets))
  .map((all) => all.join(""));
const odd = fc.constantFrom(...words, ...forms);

/** What is written into a field of each of these schemas: from right to nearly right to nothing of the kind. */
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  LocalDate: fc.oneof({ weight: 5, arbitrary: dates }, moments, odd),
  DateTimeOffset: fc.oneof({ weight: 5, arbitrary: moments }, dates, odd),
  ClockTime: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...times, "00:00", "23:59", "24:00", "12:00") }, odd),
  IanaTimezone: fc.constantFrom(...zones),
};

/** A place in a request that holds a day, a time or a zone, by the schema that describes it. */
export interface DateField {
  /** In the query, or else in the body. */
  isParameter: boolean;
  path: readonly string[];
  schema: string;
}

const schemaOf = ({ $ref = "" }: Schema): string => $ref.split("/").at(-1) ?? "";

/** All such places of an operation. */
export function dateFieldsOf({ operation }: DescribedOperation): DateField[] {
  const found = new Map<string, DateField>();
  const add = (field: DateField) => void found.set(`${field.isParameter} ${field.path.join(".")}`, field);
  for (const { name, schema } of (operation.parameters ?? []) as { name: string; schema?: Schema }[])
    if (schema !== undefined && schemaOf(schema) in values)
      add({ isParameter: true, path: [name], schema: schemaOf(schema) });
  const media = operation.requestBody?.content["application/json"] as { schema?: Schema } | undefined;
  const walk = (schema: Schema | undefined, path: readonly string[], seen: ReadonlySet<Schema>): void => {
    if (schema === undefined) return;
    if (schemaOf(schema) in values) return add({ isParameter: false, path, schema: schemaOf(schema) });
    const own = schema.$ref === undefined ? schema : components.schemas[schemaOf(schema)];
    if (own === undefined || seen.has(own)) return;
    const within = new Set([...seen, own]);
    for (const branch of [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.allOf ?? [])]) walk(branch, path, within);
    for (const [name, property] of Object.entries(own.properties ?? {})) walk(property, [...path, name], within);
    walk(own.items, [...path, "0"], within);
  };
  walk(media?.schema, [], new Set());
  return [...found.values()];
}

export const datesFor = ({ schema }: DateField, { seed, count }: { seed: number; count: number }): string[] =>
  fc.sample(values[schema] ?? odd, { seed, numRuns: count });

/** A copy of a body with this value in this place, made where it is not there yet. */
export function withValue(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const isList = key === "0";
  const copy: Record<string, unknown> | unknown[] = isList
    ? Array.isArray(body)
      ? [...(body as unknown[])]
      : []
    : { ...(typeof body === "object" && !Array.isArray(body) ? body : {}) };
  Reflect.set(copy, key, withValue(Reflect.get(copy, key), rest, value));
  return copy;
}
