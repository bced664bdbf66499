import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { childEnv } from "../../_kit/child-env.ts";
import { receiveGrpc, receiveProtobuf } from "./_receivers.ts";

const source = (path: string) => JSON.stringify(join(import.meta.dirname, "../../../src", path));

/** A process that does one traced piece of work, says a line and has a metric. */
const program = `
  import { makeLog } from ${source("base/log.ts")};
  import { traced } from ${source("base/trace.ts")};
  import { startTelemetry } from ${source("telemetry/telemetry.ts")};
  const telemetry = await startTelemetry(process.env, "1.2.3");
  const read = async () => [{ value: 1, labels: {} }];
  telemetry.addMetrics([{ name: "some_metric", help: "", kind: "gauge", buckets: [], read, listen() {} }]);
  await traced("some work", {}, async () => makeLog({ level: "info" }).info("some line"));
  await telemetry.stop();
`;

it.each([
  ["http/protobuf", receiveProtobuf, (signal: string) => `/v1/${signal}`],
  [
    "grpc",
    receiveGrpc,
    (signal: string, service: string) => `/opentelemetry.proto.collector.${signal}.v1.${service}/Export`,
  ],
])("traces, metrics and logs go out over %s", async (protocol, receive, toPath) => {
  const { url, received } = await receive();
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...childEnv(), OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: protocol },
  });
  expect(received.get(toPath("traces", "TraceService").replace(".traces.", ".trace."))).toContain("some work");
  expect(received.get(toPath("metrics", "MetricsService"))).toContain("some_metric");
  expect(received.get(toPath("logs", "LogsService"))).toContain("some line");
});
