/** What is known of a piece of work: names and numbers, never what people have said. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /** internal unless told. */
  kind?: "internal" | "server" | "client" | "producer" | "consumer";
  facts?: SpanFacts;
  /** The work that this is a part of, as a `traceparent`; else what is under way here. Null begins a trace. */
  parent?: string | null;
}

/** A piece of work while it is under way. */
export interface Span {
  rename(name: string): void;
  set(facts: SpanFacts): void;
  /** It came to nothing; a code says why. */
  fail(code: string): void;
}

/** Who writes down how work hangs together. */
export interface Tracing {
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** The piece of work that is under way here, as a `traceparent`. */
  parent(): string | undefined;
  /** The same for a request to somebody else. */
  headers(): Record<string, string>;
  /** Of a request that somebody else has sent. */
  parentOf(header: (name: string) => string | null): string | null;
  /** Adds to the piece of work that is under way. */
  note(facts: SpanFacts): void;
}

// One per process, as there is one process. Without it all of this costs a comparison.
let tracing: Tracing | undefined;

export function useTracing(given: Tracing | undefined): void {
  tracing = given;
}

export const isTracing = (): boolean => tracing !== undefined;

/** Does the work; where somebody writes it down, as a piece of what is under way. */
export const traced = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracing === undefined ? work(unwritten) : tracing.span(name, options, work);

export const traceParent = (): string | null => tracing?.parent() ?? null;

export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

export const traceParentOf = (header: (name: string) => string | null): string | null =>
  tracing?.parentOf(header) ?? null;

export const noteInTrace = (facts: SpanFacts): void => tracing?.note(facts);

const unwritten: Span = { rename() {}, set() {}, fail() {} };
