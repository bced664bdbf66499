interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\.)*)"(?:,|$)/gy;

/**
 * Prometheus text format, read strictly: a line that a scraper would refuse throws, and so does a metric without a type
 * or told twice.
 */
export function readMetrics(text: string): {
  samples: Sample[];
  value(name: string, labels: Record<string, string>): number | undefined;
} {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  if (!text.endsWith("\n")) throw new Error("the last line is not ended");
  for (const row of text.split("\n")) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(row);
    if (type) {
      if (types.has(type[1] ?? "")) throw new Error(`told twice: ${row}`);
      types.set(type[1] ?? "", type[2] ?? "");
    } else if (row !== "" && !row.startsWith("# HELP ")) samples.push(readSample(row));
  }
  const typed = (name: string) => types.has(name) || types.has(name.replace(/_(?:bucket|sum|count)$/, ""));
  for (const { name } of samples) if (!typed(name)) throw new Error(`no type: ${name}`);
  const key = (labels: Record<string, string>) => JSON.stringify(Object.entries(labels).sort());
  return {
    samples,
    value: (name, labels) =>
      samples.find((sample) => sample.name === name && key(sample.labels) === key(labels))?.value,
  };
}

function readSample(row: string): Sample {
  const [, name, inner = "", value = ""] = line.exec(row) ?? [];
  const found = [...inner.matchAll(label)];
  if (name === undefined || found.reduce((length, [all]) => length + all.length, 0) !== inner.length)
    throw new Error(`not a sample: ${row}`);
  const number = value === "+Inf" ? Infinity : value === "Nan" || value === "NaN" ? NaN : Number(value);
  return { name, labels: Object.fromEntries(found.map(([, key = "", text = ""]) => [key, text])), value: number };
}
