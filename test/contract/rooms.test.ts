import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may look at whom: a room imports rooms on lower floors only; the rooms set apart import just what is listed. */
const FLOORS: Record<string, number> = {
  main: 7,
  app: 7,
  http: 6,
  mcp: 5,
  openai: 5,
  run: 4,
  automation: 4,
  tool: 3,
  modules: 2,
  approval: 2,
  notify: 2,
  webhook: 2,
  history: 2,
  usage: 2,
  files: 2,
  account: 2,
  admin: 2,
  store: 1,
  stream: 1,
  model: 1,
  ui: 1,
  interchange: 1,
  remote: 1,
  auth: 1,
  telemetry: 1,
  base: 0,
  domain: 0,
  contract: 0,
};
const APART: Record<string, string[]> = {
  cli: ["base", "contract"],
  console: ["react", "sdk"],
  embedded: ["base"],
  // With the words for errors, which cards have too.
  offline: ["base", "contract"],
  // With the little of the contract that the package ships: types of the API and codes of errors.
  sdk: ["client", "contract"],
  // The half of the SDK that draws; apps without React leave it out.
  react: ["sdk"],
};

/** The rooms inside a room, and which of its neighbours each may import. The room's own door may import them all. */
const SUB_ROOMS: Record<string, Record<string, string[]>> = {
  run: {
    intake: [],
    journal: [],
    stages: ["journal"],
    attempt: ["stages", "journal"],
    lease: ["attempt", "journal"],
    follow: ["intake", "journal"],
    evidence: ["follow"],
  },
  tool: { clean: [], child: [], dispatch: ["child"] },
  history: { screen: [], context: [] },
  store: {
    database: [],
    thread: ["database"],
    people: ["database", "record"],
    modules: ["database"],
    record: ["database", "modules"],
    runs: ["database", "people", "record"],
    jobs: ["database"],
    webhooks: ["database"],
    admin: ["database", "webhooks"],
  },
  ui: { card: [], hints: ["card"] },
};
const VENDORS: Record<string, string> = {
  h3: "http",
  srvx: "http",
  postgres: "store",
  ioredis: "stream",
  openai: "model",
  undici: "model",
  "@modelcontextprotocol/client": "remote",
  "@modelcontextprotocol/client/stdio": "remote",
  "@modelcontextprotocol/server": "mcp",
  jose: "auth",
  pino: "base",
  "pinyin-pro": "store",
  "prom-client": "usage",
  croner: "automation",
  "rate-limiter-flexible": "http",
  "@remix-run/multipart-parser": "http",
  unstorage: "files",
  "unstorage/drivers/fs-lite": "files",
  "unstorage/drivers/s3": "files",
  "file-type": "files",
  "image-size": "files",
  sharp: "files",
  nodemailer: "notify",
  "request-filtering-agent": "webhook",
  "ical.js": "interchange",
  "@opentelemetry/api": "telemetry",
  "@opentelemetry/core": "telemetry",
  "@opentelemetry/resources": "telemetry",
  "@opentelemetry/sdk-node": "telemetry",
  "@base-ui/react/alert-dialog": "console",
  "@base-ui/react/menu": "console",
  "@base-ui/react/toast": "console",
  "@tanstack/react-query": "console",
  "lucide-react": "console",
  marked: "console",
  "react-dom/client": "console",
  virtua: "console",
  wouter: "console",
  "wouter/use-hash-location": "console",
};

/**
 * No one door: generated/wiring collects the handlers, the ground floor is free to all, the top floor is imported by
 * nobody.
 */
const OPEN = new Set(["modules", "base", "domain", "main", "app", "cli"]);

const root = join(import.meta.dirname, "../..");
const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);

const roomOf = (path: string): string => {
  const [top = "", second = ""] = path.split("/");
  return top === "generated" ? second : top === "src" ? second.replace(/\.tsx?$/, "") : top;
};

/** The room inside its room that a file lies in; undefined for the files beside the door. */
const subRoomOf = (path: string): string | undefined => {
  const [, room = "", sub = ""] = path.split("/");
  return Object.hasOwn(SUB_ROOMS[room] ?? {}, sub) ? sub : undefined;
};

const isDoor = (path: string): boolean =>
  posix.basename(path).replace(/\.tsx?$/, "") === posix.basename(posix.dirname(path));

const imports = files.flatMap((file) => {
  const text = readFileSync(join(root, "src", file), "utf8");
  return [...text.matchAll(/(import|export)\s+(type\s)?[^;"']*from\s+["']([^"']+)["']/g)].map((match) => {
    const specifier = match[3] ?? "";
    const target = specifier.startsWith(".") ? posix.join("src", dirname(file), specifier) : specifier;
    return { from: `src/${file}`, target, isType: match[2] !== undefined };
  });
});
const inside = imports.filter(({ from, target }) => target.startsWith("src/") && roomOf(from) === roomOf(target));
const across = imports.filter(({ from, target }) => target.startsWith("src/") && roomOf(from) !== roomOf(target));

describe("rooms", () => {
  it("import downwards only", () => {
    const wrong = imports.filter(({ from, target }) => {
      if (!/^(src|generated)\//.test(target)) return false;
      const [room, other] = [roomOf(from), roomOf(target)];
      if (room === other || FLOORS[room] === 7) return false;
      const listed = APART[room];
      if (listed) return !listed.includes(other);
      // The ground floor is free to all, itself included.
      return !(other in FLOORS) || (FLOORS[other] !== 0 && (FLOORS[other] ?? 9) >= (FLOORS[room] ?? -1));
    });
    expect(wrong).toEqual([]);
  });

  // The SDK is a library in two halves: a room that may import one calls it as an app does.
  it("take instances through their factory and only types from each other", () => {
    const wrong = across.filter(
      ({ from, target, isType }) =>
        FLOORS[roomOf(from)] !== 7 &&
        FLOORS[roomOf(target)] !== 0 &&
        !["sdk", "react"].includes(roomOf(target)) &&
        !isType,
    );
    expect(wrong).toEqual([]);
  });

  it("are entered by a door: the file that is named like its folder", () => {
    expect(across.filter(({ target }) => !OPEN.has(roomOf(target)) && !isDoor(target))).toEqual([]);
  });

  it("share types on the ground floor, in src/domain, and nothing there that runs", () => {
    const running = files
      .filter((file) => file.startsWith("domain/"))
      .filter((file) => /^(import|export) (?!type |interface )/m.test(readFileSync(join(root, "src", file), "utf8")));
    expect(running).toEqual([]);
  });

  it("show the SDK types of the API and codes of errors, and nothing else of the contract", () => {
    const seen = imports.filter(({ from, target }) => roomOf(from) === "sdk" && roomOf(target) === "contract");
    expect(new Set(seen.map(({ target, isType }) => `${posix.basename(target)} ${isType}`))).toEqual(
      new Set(["api-types.ts true", "error-code.ts true"]),
    );
  });

  it("keep each vendor in one room", () => {
    const wrong = imports.filter(({ from, target }) => target in VENDORS && roomOf(from) !== VENDORS[target]);
    expect(wrong).toEqual([]);
  });

  it("are all on the plan", () => {
    expect(
      [...new Set(files.map((file) => roomOf(`src/${file}`)))].filter((room) => !(room in FLOORS) && !(room in APART)),
    ).toEqual([]);
  });
});

describe("rooms inside a room", () => {
  const plans = Object.entries(SUB_ROOMS);

  it("import each other one way, as drawn, and never the room's own door", () => {
    const wrong = inside.filter(({ from, target }) => {
      const [sub, other] = [subRoomOf(from), subRoomOf(target)];
      if (sub === undefined || sub === other) return false;
      return other === undefined ? isDoor(target) : !SUB_ROOMS[roomOf(from)]?.[sub]?.includes(other);
    });
    expect(wrong).toEqual([]);
  });

  it("are entered by their doors", () => {
    expect(
      inside.filter(
        ({ from, target }) =>
          subRoomOf(target) !== undefined && subRoomOf(from) !== subRoomOf(target) && !isDoor(target),
      ),
    ).toEqual([]);
  });

  it("are all on the plan, with a door each", () => {
    for (const [room, subs] of plans) {
      const folders = files
        .filter((file) => file.startsWith(`${room}/`) && file.split("/").length > 2)
        .map((file) => file.split("/")[1]);
      expect([...new Set(folders)].toSorted()).toEqual(Object.keys(subs).toSorted());
      for (const sub of Object.keys(subs)) expect(files).toContain(`${room}/${sub}/${sub}.ts`);
    }
  });
});
