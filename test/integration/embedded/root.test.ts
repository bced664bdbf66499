import { execFileSync } from "node:child_process";
import { mkdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeHome, pidsOf, start } from "./_home.ts";

const ownerOf = (home: string) => statSync(join(home, "postgres/data")).uid;
const runnerOf = (home: string) => statSync(`/proc/${pidsOf(home).postgres}`).uid;

/** A PATH on which only these programs are found. */
function pathWith(...programs: string[]): string {
  const folder = join(makeHome(), "bin");
  mkdirSync(folder);
  for (const name of programs)
    symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(folder, name));
  return folder;
}

// PostgreSQL refuses to run as root.
describe.skipIf(process.getuid?.() !== 0 || process.platform !== "linux")("as root", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("runs the database as another user where there are no user namespaces, and in one when they are back", async () => {
    const home = join(makeHome(), "closed");
    vi.stubEnv("PATH", pathWith("sh", "setpriv"));
    const without = await start(home);
    expect([ownerOf(home), runnerOf(home)]).toEqual([65534, 65534]);
    await without.stop();
    vi.unstubAllEnvs();
    await start(home);
    expect([ownerOf(home), runnerOf(home)]).toEqual([0, 0]);
  });

  it("says what to do where neither way is open", async () => {
    const home = makeHome();
    vi.stubEnv("PATH", pathWith("sh"));
    await expect(start(home)).rejects.toThrow(
      /^PostgreSQL refuses to run as root, .* start Accord as an ordinary user, or set DATABASE_URL\./,
    );
  });
});
