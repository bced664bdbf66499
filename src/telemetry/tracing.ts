import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { AppError } from "../base/error.ts";
import type { Span, SpanFacts, SpanOptions, Tracing } from "../base/trace.ts";

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

// Between processes of the house a trace is named in one way, whatever OTEL_PROPAGATORS says to others.
const inside = new W3CTraceContextPropagator();

export function makeTracing(): Tracing {
  const tracer = trace.getTracer("accord");
  return {
    span: <T>(name: string, { kind = "internal", facts, parent }: SpanOptions, work: (span: Span) => Promise<T>) => {
      const options = { kind: kinds[kind], ...(facts === undefined ? {} : { attributes: toAttributes(facts) }) };
      return tracer.startActiveSpan(name, options, toContext(parent), async (span) => {
        try {
          return await work({
            rename(given) {
              span.updateName(given);
            },
            set(given) {
              span.setAttributes(toAttributes(given));
            },
            fail(code) {
              span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", code);
            },
          });
        } catch (reason) {
          // Its code or its name: a message may quote what somebody said.
          const code = reason instanceof AppError ? reason.code : reason instanceof Error ? reason.name : "unknown";
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", code);
          throw reason;
        } finally {
          span.end();
        }
      });
    },
    parent: () => inject(context.active()),
    headers() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    parentOf(header) {
      const found = propagation.extract(ROOT_CONTEXT, header, {
        get: (carrier, name) => carrier(name) ?? undefined,
        keys: () => [],
      });
      return inject(found) ?? null;
    },
    note(facts) {
      trace.getActiveSpan()?.setAttributes(toAttributes(facts));
    },
  };
}

function inject(from: Context): string | undefined {
  const carrier: Record<string, string> = {};
  inside.inject(from, carrier, defaultTextMapSetter);
  return carrier["traceparent"];
}

function toContext(parent: string | null | undefined): Context {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : inside.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
}

const toAttributes = (facts: SpanFacts): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
