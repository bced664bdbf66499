import { makeLineWriter } from "../base/line-writer.ts";
import { makeLog, type Log, type LogLevel } from "../base/log.ts";

const worthSaying = /^\{"level":"(?:warn|error)"/;

/** The log of `start`: all of it goes to a file, and to the console only what is worth looking up from work for. */
export function makeConsoleLog(options: { file: number; level: LogLevel; say(line: string): void }): Log {
  const writer = makeLineWriter(options.file);
  return makeLog({
    level: options.level,
    destination: {
      write(line) {
        writer.write(line);
        if (!worthSaying.test(line)) return;
        const { level, message } = JSON.parse(line) as { level: string; message: string };
        options.say(`${level}: ${message}`);
      },
      flush: () => writer.flush(),
    },
  });
}
