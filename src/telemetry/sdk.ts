import { logs, metrics } from "@opentelemetry/api";
import { envDetector, hostDetector, resourceFromAttributes, serviceInstanceIdDetector } from "@opentelemetry/resources";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { useLogTap } from "../base/log-tap.ts";
import { useTracing } from "../base/trace.ts";
import { makeLogTap } from "./log-lines.ts";
import { addMetrics } from "./scraped.ts";
import type { Telemetry } from "./telemetry.ts";
import { makeTracing } from "./tracing.ts";

/**
 * The official SDK, set up by its standard variables alone. Of the machine it tells the name; the command line and the
 * environment of the process are nobody's business. No vendor is patched: this house says itself what it does.
 */
export function startSdk(env: Readonly<Record<string, string | undefined>>, version: string): Telemetry {
  const sdk = new NodeSDK({
    resource: resourceFromAttributes({ "service.name": "accord", "service.version": version }),
    ...(env["OTEL_NODE_RESOURCE_DETECTORS"]
      ? {}
      : { resourceDetectors: [serviceInstanceIdDetector, hostDetector, envDetector] }),
  });
  sdk.start();
  useTracing(makeTracing());
  useLogTap(makeLogTap(logs.getLogger("accord", version)));
  const meter = metrics.getMeter("accord", version);
  return {
    addMetrics: (scraped) => addMetrics(meter, scraped),
    async stop() {
      useTracing(undefined);
      useLogTap(undefined);
      // A collector that is not there must not keep the process from ending with the code it should end with.
      await sdk.shutdown().catch(() => {});
    },
  };
}
