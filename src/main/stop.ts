import type { Config } from "../base/config.ts";
import { stopEmbedded } from "../embedded/embedded.ts";

/** Stops the server of this home, and services that a killed one has left running. */
export async function stop({ config, say }: { config: Config; say(line: string): void }): Promise<void> {
  say(
    (await stopEmbedded({ home: config.home }))
      ? `Stopped what was running in ${config.home}.`
      : `Nothing is running in ${config.home}.`,
  );
}
