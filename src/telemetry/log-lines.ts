import { SeverityNumber, type AnyValue, type Logger } from "@opentelemetry/api";
import type { LogTap } from "../base/log-tap.ts";

const severities: Readonly<Record<string, SeverityNumber>> = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
};

/** Lines as they stand in the log, whose secrets are gone already; with the trace that is under way. */
export const makeLogTap =
  (logger: Logger): LogTap =>
  (line) => {
    const { level, time, message, pid: _same, ...rest } = JSON.parse(line) as Record<string, AnyValue>;
    logger.emit({
      severityText: String(level),
      severityNumber: severities[String(level)] ?? SeverityNumber.UNSPECIFIED,
      timestamp: new Date(String(time)),
      body: message,
      attributes: rest,
    });
  };
