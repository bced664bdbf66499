import { makeLineWriter } from "../base/line-writer.ts";
import { makeLog, type Log, type LogLevel } from "../base/log.ts";

/** Lines that a terminal may show. Looked for in the text first: most lines are for the file alone. */
const isOfInterest =
  /^\{"level":"(?:warn|error)"|"message":"(?:request|agent_tool_done|agent_finalize_done|a job has fired)"/;

/** What is asked all the time, and tells nobody anything. */
const background = new Set(["/assets/{asset}", "/docs/{asset}", "/healthz", "/readyz", "/metrics", "/"]);

interface Line {
  level: string;
  message: string;
  time?: string;
  method?: string;
  route?: string;
  status?: number | string;
  duration_ms?: number;
  error_code?: string;
  task_id?: string;
  tool?: string;
  outcome?: string;
  job_id?: string;
  acts_as?: string;
}

/**
 * The log of `start`: all of it goes to a file. The console shows what happens, a short line for each request, call,
 * run and job; with `isQuiet` only what is worth looking up from work for.
 */
export function makeConsoleLog(options: {
  file: number;
  level: LogLevel;
  isQuiet: boolean;
  say(line: string): void;
}): Log {
  const writer = makeLineWriter(options.file);
  return makeLog({
    level: options.level,
    destination: {
      write(line) {
        writer.write(line);
        if (!isOfInterest.test(line)) return;
        const told = toWords(JSON.parse(line) as Line, options.isQuiet);
        if (told !== undefined) options.say(told);
      },
      flush: () => writer.flush(),
    },
  });
}

/** Undefined for what the console leaves out. */
export function toWords(line: Line, isQuiet: boolean): string | undefined {
  if (line.level === "warn" || line.level === "error") return `${line.level}: ${line.message}`;
  if (isQuiet) return undefined;
  const facts = toFacts(line);
  return facts && [line.time?.slice(11, 19), ...facts].filter((fact) => fact !== undefined).join("  ");
}

function toFacts(line: Line): (string | undefined)[] | undefined {
  const { message, method, route = "", status, outcome, error_code: code, duration_ms: ms } = line;
  const took = ms === undefined ? undefined : `${Math.round(ms)} ms`;
  switch (message) {
    case "request":
      // What a run does is told by the line of its call.
      return background.has(route) || line.acts_as === "run"
        ? undefined
        : [`${method} ${route}`, String(status), took, code];
    case "agent_tool_done":
      return [`call ${line.tool ?? "of nothing there is"}`, String(status), took, code];
    case "agent_finalize_done":
      return [`run ${line.task_id}`, outcome ?? String(status), took, code];
    case "a job has fired":
      return [`job ${line.job_id}`, "fired"];
    default:
      return undefined;
  }
}
