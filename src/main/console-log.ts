import { writeSync } from "node:fs";
import { makeLog, type Log, type LogLevel } from "../base/log.ts";

/** The log of `start`: all of it goes to a file, and to the console only what is worth looking up from work for. */
export function makeConsoleLog(options: { file: number; level: LogLevel; say(line: string): void }): Log {
  return makeLog({
    level: options.level,
    destination: {
      write(line) {
        writeSync(options.file, line);
        const { level, message } = JSON.parse(line) as { level: string; message: string };
        if (level === "warn" || level === "error") options.say(`${level}: ${message}`);
      },
    },
  });
}
