import { Histogram, type MetricObject } from "prom-client";
import type { ScrapedMetric } from "../telemetry/telemetry.ts";

type Heard = Parameters<ScrapedMetric["listen"]>[0];
type Labels = Parameters<Heard>[1];

/** Some have a label that means nothing to others. */
interface Stored {
  readonly name: string;
  readonly help: string;
  get(): Promise<{ type: string; values: { value: number; labels: Labels; metricName?: string }[] }>;
}

/** A metric of the vendor, for whoever sends it elsewhere. Histograms tell sums only, so they are listened to. */
export function toScraped(metric: MetricObject): ScrapedMetric {
  const stored = metric as unknown as Stored;
  const histogram = metric instanceof Histogram ? (metric as Histogram) : undefined;
  return {
    name: stored.name,
    help: stored.help,
    kind: histogram !== undefined ? "histogram" : stored.name.endsWith("_total") ? "counter" : "gauge",
    buckets: (histogram as unknown as { upperBounds?: number[] } | undefined)?.upperBounds ?? [],
    read: async () => (await stored.get()).values,
    listen(heard) {
      if (histogram === undefined) return;
      const observe = histogram.observe.bind(histogram) as (...given: unknown[]) => void;
      histogram.observe = (...given: unknown[]) => {
        observe(...given);
        const [first, second] = given;
        if (typeof first === "number") heard(first, {});
        else heard(second as number, first as Labels);
      };
    },
  };
}
