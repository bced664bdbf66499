import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTelemetryAsked, startTelemetry } from "../../../src/telemetry/telemetry.ts";

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ OTEL_SERVICE_NAME: "accord" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: "http://127.0.0.1:4318/v1/logs" }, true],
  [{ OTEL_TRACES_EXPORTER: "otlp" }, true],
  [{ OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none", OTEL_LOGS_EXPORTER: "" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" }, false],
])("%j asks for telemetry: %s", async (env, isAsked) => {
  expect(isTelemetryAsked(env)).toBe(isAsked);
  if (!isAsked) expect(await startTelemetry(env, "0.0.0")).toBeUndefined();
});

it("nothing of the vendor is loaded before it is asked for", () => {
  const src = join(import.meta.dirname, "../../../src");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const importing = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(src, file), "utf8")));
  const vendors = importing(/from "@opentelemetry\//);
  expect(vendors.toSorted()).toEqual(["log-lines", "scraped", "sdk", "tracing"].map((name) => `telemetry/${name}.ts`));
  // Only a call imports the file that needs them all.
  expect(importing(/import\("\.\/sdk\.ts"\)/)).toEqual(["telemetry/telemetry.ts"]);
  expect(importing(/from "[^"]*telemetry\/(?:sdk|tracing|log-lines|scraped)\.ts"|from "\.\/sdk\.ts"/)).toEqual([]);
});
