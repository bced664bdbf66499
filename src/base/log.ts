import { pino, type Logger } from "pino";
import { makeLineWriter } from "./line-writer.ts";
import { logTap } from "./log-tap.ts";
import { redactText, redactValue } from "./redact.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";
export const logLevels: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

export type LogFields = Readonly<Record<string, unknown>>;

/** One JSON object per line. Fields and messages lose their secrets on the way (redact.ts). */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /**
   * For lines written once per request, whose fields the caller has made itself: no redaction, which would cost more
   * than the rest of the line. Never pass it text that came from outside.
   */
  plain(message: string, fields: LogFields): void;
  child(fields: LogFields): Log;
  flush(): void;
}

export interface LogDestination {
  write(line: string): void;
  flush?(): void;
}

export interface LogOptions {
  level: LogLevel;
  /** Where the lines go; standard output unless told. */
  destination?: LogDestination;
}

export function makeLog(options: LogOptions): Log {
  const destination = tapped(options.destination ?? makeLineWriter(1));
  const logger = pino(
    {
      level: options.level,
      base: { pid: process.pid },
      messageKey: "message",
      timestamp,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return toLog(logger, destination, { pid: process.pid });
}

/** Somebody may want the same lines elsewhere. */
function tapped(destination: LogDestination): LogDestination {
  const tap = logTap();
  if (tap === undefined) return destination;
  return {
    write(line) {
      destination.write(line);
      tap(line);
    },
    flush: () => destination.flush?.(),
  };
}

// Many lines share a millisecond, and formatting one costs more than all else in the line.
let stampedAt = 0;
let stamp = "";
function timestamp(): string {
  const now = Date.now();
  if (now !== stampedAt) {
    stampedAt = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

function toLog(logger: Logger, destination: LogDestination, bindings: LogFields): Log {
  const write = (level: "debug" | "info" | "warn" | "error") => (message: string, fields?: LogFields) => {
    if (!logger.isLevelEnabled(level)) return;
    logger[level]((fields === undefined ? {} : redactValue(fields)) as object, redactText(message));
  };
  const bound = members(bindings);
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    // The line pino would write, at a third of its price: fields that need no care need no serializers either.
    plain(message, fields) {
      if (!logger.isLevelEnabled("info")) return;
      destination.write(
        `{"level":"info"${timestamp()}${bound}${members(fields)},"message":${JSON.stringify(message)}}\n`,
      );
    },
    child(fields) {
      const clean = redactValue(fields) as Record<string, unknown>;
      return toLog(logger.child(clean), destination, { ...bindings, ...clean });
    },
    flush: () => destination.flush?.(),
  };
}

/** `,"a":1,"b":2`, or nothing. */
function members(fields: LogFields): string {
  const text = JSON.stringify(fields);
  return text === "{}" ? "" : `,${text.slice(1, -1)}`;
}
