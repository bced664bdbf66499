import { examine } from "../app.ts";
import type { Config } from "../base/config.ts";

const signs = { good: "ok  ", poor: "warn", bad: "BAD " } as const;

/** `accord doctor`: false when something is wrong that keeps a server from working. */
export async function doctor({ config, say }: { config: Config; say(line: string): void }): Promise<boolean> {
  say("ok    settings  readable; `accord config` prints them");
  const findings = await examine(config);
  for (const { about, state, found, advice } of findings)
    say(`${signs[state]}  ${about.padEnd(8)}  ${found}${advice === undefined ? "" : `. ${advice}`}`);
  return findings.every(({ state }) => state !== "bad");
}
