import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolContext } from "../../../src/domain/tool-call.ts";
import { endRun } from "../../_kit/run.ts";
import { contactsCreate, outputOf, skillsRead } from "../../_kit/tool.ts";
import { boundary, search, type Boundary } from "./_boundary.ts";
import { argvOf, environOf, filesOf, groupOf, until } from "./_processes.ts";

let world: Boundary;
let context: ToolContext;

beforeAll(async () => {
  process.env["CANARY_ENV"] = "canary-of-the-server";
  process.env["ACCORD_MODEL_API_KEY"] = "sk-canary-model-key-123456";
  world = await boundary();
});

beforeEach(async () => {
  Object.assign(world, { during: async () => {}, before: async () => {}, later: 0 });
  await world.sql`truncate notes`;
  context = await world.run();
});

/** A program that tries what a child must not do, and prints what became of each. */
const tried = `
  import { spawnSync } from "node:child_process";
  import { readdirSync, readFileSync, writeFileSync } from "node:fs";
  import { open } from "node:inspector";
  import { writeHeapSnapshot } from "node:v8";
  import { WASI } from "node:wasi";
  import { Worker } from "node:worker_threads";
  const tries = {
    "read a file that is not its own": () => readFileSync("/etc/hostname"),
    "read what the server was started with": () => readFileSync("/proc/" + process.ppid + "/environ"),
    "write a file": () => writeFileSync("/tmp/accord-boundary", ""),
    "start a program": () => spawnSync("true"),
    "start a thread": () => new Worker("", { eval: true }),
    "load native code": () => process.dlopen({ exports: {} }, "/tmp/accord-boundary.node"),
    "use WASI": () => new WASI({ version: "preview1" }),
    "open a debugger": () => open(0),
    "write a heap snapshot": () => writeHeapSnapshot("/tmp/accord-boundary.heapsnapshot"),
    "make a database file": async () => new (await import("node:sqlite")).DatabaseSync("/tmp/accord-boundary.db"),
    "run text as code": () => new Function("return 1")(),
    "read its own files": () => readdirSync(process.execArgv.find((flag) => flag.includes("fs-read")).split("=")[1]),
  };
  const ended = {};
  for (const [what, run] of Object.entries(tries)) {
    try {
      await run();
      ended[what] = "done";
    } catch (error) {
      ended[what] = error.code ?? error.name;
    }
  }
  console.log(JSON.stringify(ended));
`;

const create = (id: string, name: string) => world.tool.dispatch(contactsCreate(id, { name }), context);

describe("the child (G084, G091, G093, G094, G114)", () => {
  it("has its own program and `serve` for arguments, and nothing of a call", async () => {
    await create("call_1", "Name that must not be in argv");
    for (const pid of world.tool.children) {
      const [command, ...rest] = argvOf(pid);
      expect(command).toBe(process.execPath);
      expect(rest).toEqual([
        "--permission",
        expect.stringMatching(/^--allow-fs-read=.*\/generated\/$/),
        "--no-experimental-sqlite",
        "--disallow-code-generation-from-strings",
        "--disable-sigusr1",
        expect.stringMatching(/\/generated\/cli\/project-cli\.mjs$/),
        "serve",
      ]);
    }
  });

  it("is refused by Node what docs/security.md says it is", async () => {
    await world.tool.dispatch(skillsRead(), context);
    const [pid = 0] = world.tool.children;
    const [command = "", ...rest] = argvOf(pid);
    const flags = rest.filter((argument) => argument.startsWith("--"));
    const { stdout } = await promisify(execFile)(command, [...flags, "--input-type=module", "-e", tried], { env: {} });
    expect(JSON.parse(stdout)).toEqual({
      "read a file that is not its own": "ERR_ACCESS_DENIED",
      "read what the server was started with": "ERR_ACCESS_DENIED",
      "write a file": "ERR_ACCESS_DENIED",
      "start a program": "ERR_ACCESS_DENIED",
      "start a thread": "ERR_ACCESS_DENIED",
      "load native code": "ERR_DLOPEN_DISABLED",
      "use WASI": "ERR_ACCESS_DENIED",
      "open a debugger": "ERR_ACCESS_DENIED",
      "write a heap snapshot": "ERR_ACCESS_DENIED",
      "make a database file": "ERR_UNKNOWN_BUILTIN_MODULE",
      "run text as code": "EvalError",
      "read its own files": "done",
    });
  });

  it("finds three variables in its environment: none of the server's, and nobody's credential", async () => {
    await world.tool.dispatch(skillsRead(), context);
    const [pid = 0] = world.tool.children;
    const environ = environOf(pid);
    expect(environ.map((entry) => entry.split("=")[0]).sort()).toEqual(["ACCORD_CLI_URL", "NO_COLOR", "TZ"]);
    const text = environ.join("\n");
    for (const secret of ["canary", "postgres:", "redis:", "sk-"]) expect(text).not.toContain(secret);
  });

  it("holds no file or socket of the server's but its three pipes and its own connection", async () => {
    await world.tool.dispatch(skillsRead(), context);
    const [pid = 0] = world.tool.children;
    const own = new Set(filesOf(process.pid).values());
    const shared = [...filesOf(pid)].filter(
      ([fd, target]) => fd > 2 && target.startsWith("socket:") && own.has(target),
    );
    expect(shared).toEqual([]);
    expect(
      [...filesOf(pid).values()].filter((target) => target.startsWith("/") && !target.startsWith("/dev/")),
    ).toEqual([]);
    const port = new URL(world.http.url).port;
    expect(remotePortsOf(pid)).toEqual([Number(port)]);
  });

  it("leads a process group with nobody else in it", async () => {
    await world.tool.dispatch(skillsRead(), context);
    for (const pid of world.tool.children) expect(groupOf(pid)).toEqual([pid]);
  });

  it.each([
    "; touch {file}",
    "$(touch {file})",
    "`touch {file}`",
    "| touch {file}",
    "& touch {file} &",
    "\n touch {file}\n",
    "' || touch {file} '",
    "--input={file}",
    "${IFS}touch${IFS}{file}",
  ])("takes %j for a name", async (pattern) => {
    const file = join(tmpdir(), `accord-canary-${process.pid}`);
    const name = pattern.replace("{file}", file).slice(0, 60);
    expect((await create("call_1", name)).output.status).toBe("success");
    expect(await world.notes.texts()).toEqual([name]);
    expect(existsSync(file)).toBe(false);
  });
});

describe("who acts (G092, G112)", () => {
  it.each(["token", "authorization", "env", "owner_id", "credential", "ACCORD_CLI_CREDENTIAL"])(
    "is never decided by an input's %s",
    async (field) => {
      const bob = await world.run("bob");
      const stolen = await world.auth.mintCredential({ userId: bob.ownerId, methods: ["contacts.create"] });
      const { output } = await world.tool.dispatch(contactsCreate("call_1", { name: "Mei", [field]: stolen }), context);
      expect(output.error?.code).toBe("INVALID_ACTION_INPUT");
      expect(await world.notes.texts()).toEqual([]);
    },
  );

  it("is the owner of the run, also beside other owners", async () => {
    const bob = await world.run("bob");
    await Promise.all([
      create("call_1", "of alice"),
      world.tool.dispatch(contactsCreate("call_1", { name: "of bob" }), bob),
    ]);
    const rows = await world.sql<{ owner_id: string; text: string }[]>`select * from notes order by text`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { owner_id: context.ownerId, text: "of alice" },
      { owner_id: bob.ownerId, text: "of bob" },
    ]);
  });

  it("may not name the run of somebody else", async () => {
    const bob = await world.run("bob");
    const { output } = await world.tool.dispatch(contactsCreate("call_1"), { ...context, taskId: bob.taskId });
    expect(output.error).toMatchObject({ code: "TASK_NOT_LIVE", can_retry: false });
    expect(await world.notes.texts()).toEqual([]);
  });

  it("gets a new credential after the old one has run out (G109)", async () => {
    await create("call_1", "before");
    const old = world.minted.at(-1);
    world.later = 11 * 60_000;
    const { output, record } = await create("call_2", "after");
    expect([output.status, record.sends, world.minted.at(-1) === old]).toEqual(["success", 2, false]);
    expect(await world.notes.texts()).toEqual(["after", "before"]);
  });

  it("is nobody any more once the user is disabled (G119)", async () => {
    const eve = await world.run("eve");
    expect((await world.tool.dispatch(skillsRead(), eve)).output.status).toBe("success");
    await world.sql`update users set disabled_at = now() where id = ${eve.ownerId}`;
    world.auth.forget(eve.ownerId);
    await expect(world.tool.dispatch(skillsRead("call_2"), eve)).rejects.toMatchObject({ code: "USER_DISABLED" });
  });
});

describe("an effect happens once (G102)", () => {
  const killChildren = async () => {
    const pids = [...world.tool.children];
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await until(() => pids.every((pid) => groupOf(pid).length === 0));
  };
  const once = (deed: () => Promise<void>) => {
    let isDone = false;
    return async () => {
      if (isDone) return;
      isDone = true;
      await deed();
    };
  };

  it.each(["before", "during"] as const)("when the child is killed %s its answer is out", async (moment) => {
    Object.assign(world, { [moment]: once(killChildren) });
    const dispatched = await create("call_1", "Mei");
    expect(outputOf(dispatched)).toMatchObject({
      status: "success",
      result: { data: { name: "Mei", outcome: "created" } },
    });
    expect(dispatched.record.sends).toBe(2);
    expect(await world.notes.texts()).toEqual(["Mei"]);
  });

  it("when a later attempt makes the same call", async () => {
    const first = await create("call_1", "Mei");
    await world.sql`update runs set attempt = 2 where id = ${context.taskId}`;
    const second = await world.tool.dispatch(contactsCreate("call_1", { name: "Mei" }), { ...context, attempt: 2 });
    expect(second.content).toBe(first.content);
    expect((await create("call_2", "Late")).output.error?.code).toBe("TASK_NOT_LIVE");
    expect(await world.notes.texts()).toEqual(["Mei"]);
  });

  it("and under its id no other one", async () => {
    await create("call_1", "Mei");
    expect((await create("call_1", "Lei")).output.error).toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
      can_retry: false,
    });
  });

  it("and none after the run's end", async () => {
    await endRun(world.sql, context);
    expect((await create("call_1", "Mei")).output.error).toMatchObject({ code: "TASK_NOT_LIVE" });
    expect((await world.tool.dispatch(search("call_2", "x"), context)).output.error).toMatchObject({
      code: "TASK_NOT_LIVE",
    });
    expect(await world.notes.texts()).toEqual([]);
  });
});

it("runs reads of one answer together and writes alone, in order (G104)", async () => {
  const open = new Set<string>();
  const seen: string[][] = [];
  const bothReads = Promise.withResolvers<void>();
  world.during = async (name) => {
    open.add(name);
    seen.push([...open]);
    if (open.has("r1") && open.has("r2")) bothReads.resolve();
    if (name.startsWith("r") && name !== "r3") await bothReads.promise;
    open.delete(name);
  };
  const calls = [
    search("1", "r1"),
    search("2", "r2"),
    contactsCreate("3", { name: "w1" }),
    contactsCreate("4", { name: "w2" }),
    search("5", "r3"),
  ];
  const results = await world.tool.dispatchAll(calls, context);
  expect(results.map(({ output }) => [output.tool_call_id, output.status])).toEqual([
    ["1", "success"],
    ["2", "success"],
    ["3", "success"],
    ["4", "success"],
    ["5", "success"],
  ]);
  expect(seen.at(1)?.toSorted()).toEqual(["r1", "r2"]);
  expect(seen.slice(2)).toEqual([["w1"], ["w2"], ["r3"]]);
});

it("fails in a structured way when the server is gone, and recovers with it", async () => {
  await world.tool.dispatch(skillsRead(), context);
  const { url } = world.http;
  await world.http.stop(0);
  const gone = await world.tool.dispatch(contactsCreate("call_1"), context);
  expect(gone.output.error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", can_retry: true });
  await world.http.listen(Number(new URL(url).port), "127.0.0.1");
  expect((await create("call_2", "Mei")).output.status).toBe("success");
});

it("leaves a record from which the call can be explained (G208)", async () => {
  const { record } = await create("call_1", "Mei");
  await world.store.toolCalls.record({ ...record, resultRef: "message:msg_1" });
  const stored = await world.store.toolCalls.find(context.taskId, "call_1");
  expect(stored).toEqual({ ...record, resultRef: "message:msg_1" });
  expect(stored).toMatchObject({
    ownerId: context.ownerId,
    tool: "contacts.create",
    decision: "allowed",
    permissionRef: "agents/worker/whitelist",
    approvalId: null,
    status: "success",
    errorCode: null,
    sends: 1,
    requestId: context.requestId,
    inputHash: expect.stringMatching(/^sha256:/) as string,
    outputHash: expect.stringMatching(/^sha256:/) as string,
  });
  await world.store.toolCalls.record({ ...record, attempt: 2, status: "failure", errorCode: "TIMEOUT" });
  expect(await world.store.toolCalls.find(context.taskId, "call_1")).toMatchObject({
    attempt: 2,
    errorCode: "TIMEOUT",
    resultRef: null,
  });
});

it("joins the log of the call with that of its request (G209)", async () => {
  await create("call_1", "Mei");
  const lines = world.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line["request_id"] === context.requestId);
  expect(lines.map(({ message }) => message)).toEqual(["agent_tool_call", "request", "agent_tool_done"]);
});

it("shows the credential nowhere (G106, G107, G114)", async () => {
  const begun = Date.now() - 2000;
  const outcomes = [
    await create("call_1", "Mei"),
    await create("call_2", "fail"),
    await create("call_3", "crash"),
    await world.tool.dispatch(search("call_4", "x"), context),
  ];
  for (const { record } of outcomes) await world.store.toolCalls.record(record);
  const tablesDump = await dump();
  const arguments_ = world.tool.children.flatMap(argvOf).join("\n");
  // Others keep files there, too, of any size; what was written meanwhile may be ours.
  const files = readdirSync(tmpdir())
    .map((name) => join(tmpdir(), name))
    .filter((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found?.isFile() && found.mtimeMs >= begun;
    })
    .map(readIfAllowed);
  const environs = world.tool.children.flatMap(environOf).join("\n");
  const everything = [JSON.stringify(outcomes), world.logs.join(""), tablesDump, arguments_, environs, ...files].join(
    "\n",
  );
  expect(world.minted.length).toBeGreaterThan(0);
  for (const credential of world.minted)
    for (const form of formsOf(credential)) expect(everything.includes(form)).toBe(false);
});

function formsOf(secret: string): string[] {
  const half = Math.floor(secret.length / 2);
  return [
    secret,
    Buffer.from(secret).toString("base64"),
    Buffer.from(secret).toString("hex"),
    encodeURIComponent(secret),
    secret.slice(0, half),
    secret.slice(half),
    secret.split(".")[2] ?? secret,
  ];
}

async function dump(): Promise<string> {
  const names = await world.sql<
    { name: string }[]
  >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const rows = await Promise.all(names.map(({ name }) => world.sql`select * from ${world.sql(name)}`));
  return JSON.stringify(rows);
}

function readIfAllowed(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

/** Of the connections this process has open. */
function remotePortsOf(pid: number): number[] {
  const inodes = new Set([...filesOf(pid).values()].flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
  const rows = ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, "utf8").trim().split("\n").slice(1),
  );
  const ports = rows
    .map((row) => row.trim().split(/\s+/))
    .filter((fields) => inodes.has(fields[9] ?? ""))
    .map((fields) => Number.parseInt(fields[2]?.split(":")[1] ?? "", 16));
  return [...new Set(ports)];
}
