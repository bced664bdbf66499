import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { makeLineWriter } from "../../../src/base/line-writer.ts";
import { waitFor } from "../../_kit/wait-for.ts";

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), "accord-lines-"));
  const file = join(folder, "log");
  const fd = openSync(file, "w");
  onTestFinished(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });
  return { writer: makeLineWriter(fd), read: () => readFileSync(file, "utf8") };
}

it("writes every line once and in order", async () => {
  const { writer, read } = scratch();
  const lines = Array.from({ length: 5000 }, (_, i) => `${i} ${"x".repeat(40)}\n`);
  for (const line of lines) writer.write(line);
  await waitFor(() => expect(read()).toBe(lines.join("")));
});

it("writes a single line without being asked to", async () => {
  const { writer, read } = scratch();
  writer.write("alone\n");
  expect(read()).toBe("");
  await waitFor(() => expect(read()).toBe("alone\n"));
});

it("writes the rest when asked to", () => {
  const { writer, read } = scratch();
  writer.write("last words\n");
  writer.flush();
  expect(read()).toBe("last words\n");
});

it("G210: throws nothing at the program when the disk is full or nobody reads", async () => {
  const fd = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(fd));
  const writer = makeLineWriter(fd);
  for (let i = 0; i < 3; i++) {
    writer.write(`${"x".repeat(40_000)}\n`);
    await sleep(10);
  }
  writer.write("last words\n");
  expect(() => writer.flush()).not.toThrow();
});

it("has one listener for the end of the process, however many writers there are", () => {
  const before = process.listenerCount("exit");
  for (let no = 0; no < 20; no++) makeLineWriter(1);
  expect(process.listenerCount("exit")).toBe(before);
});
