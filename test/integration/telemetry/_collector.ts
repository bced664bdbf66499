import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "../../_kit/at-end.ts";

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
interface Attribute {
  key: string;
  value: Value;
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  /** Of the process that has sent it. */
  service: string;
  facts: Record<string, string | number | boolean | undefined>;
}

interface ReceivedLog {
  traceId?: string;
  body: Value;
  severityText: string;
}

/** What a collector of OpenTelemetry is sent, over HTTP as JSON. */
export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  logs: ReceivedLog[];
  /** Names of metrics. */
  metrics: Set<string>;
  /** Everything as it came. */
  readonly text: string;
}

interface Sent {
  resourceSpans?: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, "facts" | "service"> & { attributes: Attribute[] })[] }[];
  }[];
  resourceLogs?: { scopeLogs: { logRecords: ReceivedLog[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const logs: ReceivedLog[] = [];
  const metrics = new Set<string>();
  let all = "";
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      all += text;
      take(JSON.parse(text) as Sent);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logs,
    metrics,
    get text() {
      return all;
    },
  };

  function take({ resourceSpans = [], resourceLogs = [], resourceMetrics = [] }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: String(toFacts(resource.attributes)["service.name"]),
          facts: toFacts(attributes),
        });
    logs.push(...resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)));
    for (const { name } of resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ))
      metrics.add(name);
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

const toFacts = (attributes: readonly Attribute[]): ReceivedSpan["facts"] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        (value.intValue === undefined ? (value.doubleValue ?? value.boolValue) : Number(value.intValue)),
    ]),
  );
