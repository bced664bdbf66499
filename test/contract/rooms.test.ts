import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may look at whom: a room imports rooms on lower floors only; the rooms set apart import just what is listed. */
const FLOORS: Record<string, number> = {
  main: 6, app: 6, http: 5, run: 4, automation: 4, tool: 3,
  modules: 2, approval: 2, notify: 2, history: 2, usage: 2, files: 2,
  store: 1, stream: 1, model: 1, ui: 1, auth: 1, base: 0, contract: 0,
};
const APART: Record<string, string[]> = { cli: ["base", "contract", "client"], console: ["client"], embedded: ["base"], offline: ["base"] };
const VENDORS: Record<string, string> = { h3: "http", srvx: "http", postgres: "store", ioredis: "stream", openai: "model", undici: "model", jose: "auth", pino: "base", "pinyin-pro": "store", "prom-client": "usage", croner: "automation", "@fastify/busboy": "http", unstorage: "files", "unstorage/drivers/fs-lite": "files", "unstorage/drivers/s3": "files", "file-type": "files", "image-size": "files" };

const root = join(import.meta.dirname, "../..");
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

const roomOf = (path: string): string => {
  const [top = "", second = ""] = path.split("/");
  return top === "generated" ? second : top === "src" ? second.replace(/\.ts$/, "") : top;
};

const imports = files.flatMap((file) => {
  const text = readFileSync(join(root, "src", file), "utf8");
  return [...text.matchAll(/(import|export)\s+(type\s)?[^;"']*from\s+["']([^"']+)["']/g)].map((match) => {
    const specifier = match[3] ?? "";
    const target = specifier.startsWith(".") ? posix.join("src", dirname(file), specifier) : specifier;
    return { from: `src/${file}`, target, isType: match[2] !== undefined };
  });
});

describe("rooms", () => {
  it("import downwards only", () => {
    const wrong = imports.filter(({ from, target }) => {
      if (!/^(src|generated)\//.test(target)) return false;
      const [room, other] = [roomOf(from), roomOf(target)];
      if (room === other || FLOORS[room] === 6) return false;
      const listed = APART[room];
      if (listed) return !listed.includes(other);
      // The ground floor is free to all, itself included.
      return !(other in FLOORS) || (FLOORS[other] !== 0 && (FLOORS[other] ?? 9) >= (FLOORS[room] ?? -1));
    });
    expect(wrong).toEqual([]);
  });

  it("take instances through their factory and only types from each other", () => {
    const wrong = imports.filter(({ from, target, isType }) => {
      const [room, other] = [roomOf(from), roomOf(target)];
      if (!target.startsWith("src/") || room === other || FLOORS[room] === 6 || FLOORS[other] === 0) return false;
      return !isType;
    });
    expect(wrong).toEqual([]);
  });

  it("keep each vendor in one room", () => {
    const wrong = imports.filter(({ from, target }) => target in VENDORS && roomOf(from) !== VENDORS[target]);
    expect(wrong).toEqual([]);
  });

  it("are all on the plan", () => {
    expect([...new Set(files.map((file) => roomOf(`src/${file}`)))].filter((room) => !(room in FLOORS) && !(room in APART))).toEqual([]);
  });
});
