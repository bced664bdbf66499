import { chmodSync, closeSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { keepSecret, openLog, prepareHome, writeWhole } from "../../../src/embedded/home.ts";

let folder: string;
const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "accord-modes-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

// The process that serves has a umask of its own; these hold in every other one, too.
describe("what lies in a home is its owner's alone", () => {
  it("a home that is made", () => {
    prepareHome(join(folder, "home"));
    expect(modeOf("home")).toBe(0o700);
  });

  it("a secret, the first time and later", () => {
    const made = keepSecret(join(folder, "secret"));
    expect([modeOf("secret"), made.length]).toEqual([0o600, 64]);
    expect(keepSecret(join(folder, "secret"))).toBe(made);
  });

  it("a file that replaces one which was open to others", () => {
    writeFileSync(join(folder, "ready.json"), "old", { mode: 0o644 });
    writeWhole(join(folder, "ready.json"), "new");
    expect(modeOf("ready.json")).toBe(0o600);
  });

  it.each(["new", "open to others before"])("a log that is %s", (kind) => {
    if (kind !== "new") writeFileSync(join(folder, "server.log"), "", { mode: 0o644 });
    closeSync(openLog(join(folder, "server.log")));
    expect(modeOf("server.log")).toBe(0o600);
  });
});
