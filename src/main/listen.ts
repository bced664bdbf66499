import type { App } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";

const mostTries = 100;

/** The operator did not ask for the default port, so when it is taken the next free one will do. */
export async function listen(app: App, config: Config, say: (line: string) => void): Promise<void> {
  const { host, port } = config;
  const last = config.portIsDefault ? port + mostTries : port;
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await app.listen(candidate);
      if (candidate !== port) say(`Port ${port} is taken; using ${candidate}.`);
      return;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === undefined) throw cause;
      if (code !== "EADDRINUSE") {
        throw new ConfigError(
          `Cannot listen on ${host}, port ${candidate} (${code}): set ACCORD_HOST and ACCORD_PORT to what this ` +
            "machine allows.",
          { cause },
        );
      }
    }
  }
  const what = last === port ? `Port ${port} is taken` : `The ports from ${port} to ${last} are all taken`;
  throw new ConfigError(`${what}: set ACCORD_PORT to a free one, or to 0 for any.`);
}
