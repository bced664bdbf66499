import type { Meter } from "@opentelemetry/api";
import type { ScrapedMetric } from "./telemetry.ts";

/** The metrics of `/metrics` under the same names: one set of figures, two ways to get at it. */
export function addMetrics(meter: Meter, scraped: readonly ScrapedMetric[]): void {
  for (const metric of scraped) {
    const description = metric.help;
    if (metric.kind === "histogram") {
      const histogram = meter.createHistogram(metric.name, {
        description,
        advice: { explicitBucketBoundaries: [...metric.buckets] },
      });
      metric.listen((value, labels) => histogram.record(value, labels));
      continue;
    }
    const instrument =
      metric.kind === "counter"
        ? meter.createObservableCounter(metric.name, { description })
        : meter.createObservableGauge(metric.name, { description });
    instrument.addCallback(async (result) => {
      for (const { value, labels } of await metric.read()) result.observe(value, labels);
    });
  }
}
