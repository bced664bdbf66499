/** What this process tells a collector, in the protocol of OpenTelemetry. */
export interface Telemetry {
  /** From now on these metrics are told, too. */
  addMetrics(metrics: readonly ScrapedMetric[]): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** A metric as `/metrics` has it. */
export interface ScrapedMetric {
  readonly name: string;
  readonly help: string;
  readonly kind: "counter" | "gauge" | "histogram";
  /** Of a histogram. */
  readonly buckets: readonly number[];
  read(): Promise<readonly { value: number; labels: Readonly<Record<string, string | number>> }[]>;
  /** Told of each value of a histogram from now on. */
  listen(heard: (value: number, labels: Readonly<Record<string, string | number>>) => void): void;
}

type Env = Readonly<Record<string, string | undefined>>;

const signals = ["TRACES", "METRICS", "LOGS"];
const exporters = signals.map((signal) => `OTEL_${signal}_EXPORTER`);
const endpoints = ["OTEL_EXPORTER_OTLP_ENDPOINT", ...signals.map((signal) => `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`)];

/** Whether the standard variables ask for it: they name where to send to, or how. */
export function isTelemetryAsked(env: Env): boolean {
  if (env["OTEL_SDK_DISABLED"]?.trim().toLowerCase() === "true") return false;
  const isNamed = (name: string): boolean => !["", "none"].includes(env[name]?.trim() ?? "");
  return [...exporters, ...endpoints].some(isNamed);
}

/** Nothing of it is loaded unless it is asked for. Comes before the first log is made, which it listens to. */
export async function startTelemetry(env: Env, version: string): Promise<Telemetry | undefined> {
  if (!isTelemetryAsked(env)) return undefined;
  const { startSdk } = await import("./sdk.ts");
  return startSdk(env, version);
}
