import { describe, expect, it } from "vitest";
import { fingerprintCall } from "../../../src/base/canonical.ts";
import { AppError } from "../../../src/base/error.ts";
import { front, json, problemOf } from "./_front.ts";

describe("an answer", () => {
  it("carries the status of the contract, JSON and an id", async () => {
    const { send } = front();
    const response = await send("POST", "/echo", json({ name: "a" }));
    expect(response.status).toBe(201);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{18,}$/);
    expect(await response.json()).toEqual({ name: "a" });
  });

  it("is never sniffed, framed or cached", async () => {
    const { headers } = await front().send("GET", "/ping");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it("to HEAD is that to GET without its body", async () => {
    const { send } = front();
    const response = await send("HEAD", "/ping");
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "13", ""]);
  });

  it("may be empty", async () => {
    const response = await front().send("DELETE", "/items/1");
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  it("may be the handler's own", async () => {
    const page = async () =>
      new Response("<p>", { headers: { "content-type": "text/html", "content-security-policy": "script-src 'self'" } });
    const { headers } = await front({ handlers: { ping: page } }).send("GET", "/ping");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html",
      "content-security-policy": "script-src 'self'",
      "x-frame-options": "DENY",
    });
  });
});

describe("the request id", () => {
  it("is the caller's when it is a sane one", async () => {
    const { send, records } = front();
    const response = await send("GET", "/nowhere", { headers: { "x-request-id": "req-0123.abc_D" } });
    expect(response.headers.get("x-request-id")).toBe("req-0123.abc_D");
    expect((await problemOf(response)).request_id).toBe("req-0123.abc_D");
    expect(records()[0]).toMatchObject({ request_id: "req-0123.abc_D" });
  });

  it.each(["short", "x".repeat(65), 'a"b{c}d:e,f', "-leading-dash", "a b c d e f g"])(
    "is ours when theirs is %j (G207)",
    async (given) => {
      const response = await front().send("GET", "/ping", { headers: { "x-request-id": given } });
      expect(response.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{18,}$/);
    },
  );
});

describe("routing (G222)", () => {
  it("answers 404 for a path nobody described", async () => {
    expect(await problemOf(await front().send("GET", "/echo/"))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  it("answers 405 with Allow for a method the path does not take", async () => {
    const response = await front().send("PUT", "/items/1");
    expect(response.headers.get("allow")).toBe("GET, DELETE, HEAD, OPTIONS");
    expect(await problemOf(response)).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
  });

  it("answers OPTIONS with what there is", async () => {
    const response = await front().send("OPTIONS", "/echo", { anonymous: true });
    expect([response.status, response.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
  });

  it("answers 501 for what is only described, after asking who it is", async () => {
    const { send } = front();
    expect(await problemOf(await send("POST", "/runs", json({})))).toMatchObject({
      status: 501,
      code: "NOT_YET_AVAILABLE",
    });
    expect(await problemOf(await send("POST", "/runs", { ...json({}), anonymous: true }))).toMatchObject({
      status: 401,
    });
  });

  it("hands the values of a path over decoded", async () => {
    expect(await (await front().send("GET", "/items/a%2Fb%20c")).json()).toMatchObject({ path: { id: "a/b c" } });
  });

  it("refuses a parameter nobody described, by name (G227)", async () => {
    expect(await problemOf(await front().send("GET", "/items/1?fliter=x"))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      errors: [{ path: "fliter", message: "is not known here" }],
    });
  });

  it("refuses escapes that are no text (G026)", async () => {
    const { send } = front();
    expect((await problemOf(await send("GET", "/items/%FF"))).code).toBe("INVALID_REQUEST");
    expect((await problemOf(await send("GET", "/items/%00"))).code).toBe("INVALID_TEXT");
  });
});

describe("who asks (G120)", () => {
  it("gets the same 401 whatever is wrong", async () => {
    const { http, auth } = front();
    const token = await auth.mintUserToken("alice");
    const headers = [
      undefined,
      "",
      "Bearer",
      "Bearer x",
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer  ${token}`,
      token,
    ];
    const bodies = await Promise.all(
      headers.map(async (authorization) => {
        const response = await http.request(
          "/items/1",
          authorization === undefined ? {} : { headers: { authorization } },
        );
        expect(response.headers.get("www-authenticate")).toBe("Bearer");
        return { ...(await problemOf(response)), request_id: "" };
      }),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
  });

  it("is asked before the body is read", async () => {
    expect((await problemOf(await front().send("POST", "/echo", { ...json("not json"), anonymous: true }))).code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("a body", () => {
  it.each([
    ["text/plain"],
    ["application/xml"],
    ["application/json; charset=latin1"],
    ["application/jsonp"],
    ["multipart/form-data; boundary=x"],
    ["application/json, application/json"],
  ])("of type %s is refused (G222)", async (type) => {
    const response = await front().send("POST", "/echo", { body: '{"name":"a"}', headers: { "content-type": type } });
    expect(await problemOf(response)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
  });

  it.each(["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])(
    "of type %s is taken",
    async (type) => {
      expect(
        (await front().send("POST", "/echo", { body: '{"name":"a"}', headers: { "content-type": type } })).status,
      ).toBe(201);
    },
  );

  it("that is compressed is refused", async () => {
    const response = await front().send("POST", "/echo", {
      body: "x",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    });
    expect((await problemOf(response)).code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  it("that does not fit is told where and why (G227)", async () => {
    const response = await front().send("POST", "/echo", json({ "a/b~c": 1 }));
    expect(await problemOf(response)).toMatchObject({
      status: 422,
      code: "VALIDATION_FAILED",
      errors: [
        { path: "/name", message: "is required" },
        { path: "/a~1b~0c", message: "is not known here" },
      ],
    });
  });

  it("may hold __proto__ anywhere and changes nothing but itself (G028)", async () => {
    const text =
      '{"name":"a","more":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"x":[{"__proto__":{"polluted":1}}]}}';
    const response = await front().send("POST", "/echo", json(text));
    expect(await response.text()).toBe(text);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("a handler that fails (G220)", () => {
  it("shows a code of the catalogue and nothing else", async () => {
    const fail = async () => {
      throw new AppError(
        "SERVICE_UNAVAILABLE",
        { retry_after_seconds: 7, table: "users" },
        { cause: new Error("select * from users") },
      );
    };
    const response = await front({ handlers: { ping: fail } }).send("GET", "/ping");
    expect(response.headers.get("retry-after")).toBe("7");
    const problem = await problemOf(response);
    expect(Object.keys(problem).sort()).toEqual([
      "code",
      "request_id",
      "retry_after_seconds",
      "status",
      "title",
      "type",
    ]);
    expect(JSON.stringify(problem)).not.toContain("users");
  });

  it.each([
    [new TypeError("x is not a function")],
    [{ status: 404, code: "NOT_FOUND", message: "trust me" }],
    ["text"],
    [undefined],
  ])("with %s is INTERNAL outside and explained in the log", async (thrown) => {
    const { send, records } = front({ handlers: { ping: () => Promise.reject(thrown) } });
    const problem = await problemOf(await send("GET", "/ping"));
    expect(problem).toEqual({
      type: "urn:accord:error:INTERNAL",
      title: "Something went wrong on the server.",
      status: 500,
      code: "INTERNAL",
      request_id: problem.request_id,
    });
    expect(records()).toMatchObject([
      { level: "error", message: "request failed", request_id: problem.request_id },
      { status: 500, error_code: "INTERNAL" },
    ]);
  });

  it("because it returned what is no JSON is INTERNAL too", async () => {
    const { send } = front({ handlers: { ping: async () => ({ big: 1n }) } });
    expect((await problemOf(await send("GET", "/ping"))).code).toBe("INTERNAL");
  });
});

describe("module operations", () => {
  const body = json({ skill: "calendar" });
  const credential = async (
    world: ReturnType<typeof front>,
    methods: string[],
    purpose: "run" | "person" = "person",
  ) => {
    await world.send("GET", "/items/1");
    return {
      authorization: `Bearer ${await world.auth.mintCredential({ userId: "usr_alice", methods, purpose })}`,
      "content-type": "application/json",
    };
  };

  it("run a method for the owner of the credential", async () => {
    const world = front();
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: await credential(world, ["skills.read"]),
    });
    expect(await response.json()).toMatchObject({
      status: "ok",
      data: { id: "skills.read", input: { skill: "calendar" }, owner: "usr_alice" },
    });
  });

  it("run a method for the user of a token, whatever it is (R32)", async () => {
    const response = await front().send("POST", "/modules/skills/read", body);
    expect(await response.json()).toMatchObject({ data: { id: "skills.read", owner: "usr_alice" } });
  });

  it("take no user token at the door of the children", async () => {
    const world = front({ underWay: () => undefined });
    expect(await problemOf(await world.send("POST", "/modules/skills/read", body))).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });

  it("let nobody with a user token act for a run", async () => {
    const task = { "accord-task": "tsk_1", "accord-attempt": "1", "accord-tool-call": "call_1" };
    const headers = { ...(body.headers as Record<string, string>), ...task };
    expect(await problemOf(await front().send("POST", "/modules/skills/read", { ...body, headers }))).toMatchObject({
      code: "TASK_NOT_LIVE",
    });
  });

  it("alone take the credential (G111)", async () => {
    const world = front();
    const headers = await credential(world, ["skills.read"]);
    expect(await problemOf(await world.http.request("/items/1", { headers }))).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });

  it("refuse a method the credential does not name", async () => {
    const world = front();
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: await credential(world, ["calendar.read"]),
    });
    expect(await problemOf(response)).toMatchObject({
      status: 403,
      code: "ACTION_NOT_ALLOWED",
      tool_error: { code: "ACTION_NOT_ALLOWED", module: "skills", method: "read", can_retry: false },
    });
  });

  it("say so when the method is not built", async () => {
    const world = front();
    const response = await world.http.request("/modules/calendar/read", {
      ...body,
      method: "POST",
      headers: await credential(world, ["calendar.read"]),
    });
    expect((await problemOf(response)).code).toBe("NOT_YET_AVAILABLE");
  });

  it("hand over the run a call belongs to, whatever its id is made of", async () => {
    const tasks: unknown[] = [];
    const asked: unknown[] = [];
    const world = front({
      underWay: (call) => (asked.push(call), { isTainted: true }),
      callMethod: async (_, __, { task }) => (
        tasks.push(task),
        { status: "ok", data: {}, warnings: [], error: null, meta: {} }
      ),
    });
    const headers = await credential(world, ["skills.read"], "run");
    const task = { "accord-task": "tsk_1", "accord-attempt": "2", "accord-tool-call": encodeURIComponent("调用/1") };
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: { ...headers, ...task },
    });
    expect([response.status, tasks]).toEqual([
      200,
      [{ id: "tsk_1", attempt: 2, toolCallId: "调用/1", isTainted: true }],
    ]);
    const callHash = fingerprintCall("skills.read", JSON.parse(body.body as string));
    expect(asked).toEqual([{ ownerId: "usr_alice", taskId: "tsk_1", attempt: 2, toolCallId: "调用/1", callHash }]);
  });

  it.each([
    ["is not under way", () => undefined],
    ["comes to a door without children", undefined],
  ])("refuse a call of a run that %s, and tell the log", async (_, underWay) => {
    const world = front({
      callMethod: () => Promise.reject(new Error("must not be called")),
      ...(underWay === undefined ? {} : { underWay }),
    });
    const headers = await credential(world, ["skills.read"], "run");
    const task = { "accord-task": "tsk_1", "accord-attempt": "2", "accord-tool-call": "call_1" };
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: { ...headers, ...task },
    });
    expect(await problemOf(response)).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
    expect(world.records()).toContainEqual(
      expect.objectContaining({ level: "warn", task_id: "tsk_1", tool: "skills.read" }),
    );
  });

  it.each([
    ["run", {}, 409, "TASK_NOT_LIVE"],
    ["run", { "accord-task": "tsk_1" }, 400, "INVALID_REQUEST"],
    ["run", { "accord-task": "tsk 1", "accord-attempt": "1", "accord-tool-call": "c" }, 400, "INVALID_REQUEST"],
    ["run", { "accord-task": "tsk_1", "accord-attempt": "-1", "accord-tool-call": "c" }, 400, "INVALID_REQUEST"],
    ["run", { "accord-task": "tsk_1", "accord-attempt": "1", "accord-tool-call": "%00" }, 400, "INVALID_REQUEST"],
    ["run", { "accord-task": "tsk_1", "accord-attempt": "1", "accord-tool-call": "%zz" }, 400, "INVALID_REQUEST"],
    [
      "run",
      { "accord-task": "tsk_1", "accord-attempt": "1", "accord-tool-call": "x".repeat(129) },
      400,
      "INVALID_REQUEST",
    ],
    ["person", { "accord-task": "tsk_1", "accord-attempt": "1", "accord-tool-call": "c" }, 409, "TASK_NOT_LIVE"],
  ] as const)("refuse the credential of a %s with %o", async (purpose, task, status, code) => {
    const world = front({ callMethod: () => Promise.reject(new Error("must not be called")) });
    const headers = { ...(await credential(world, ["skills.read"], purpose)), ...task };
    expect(
      await problemOf(await world.http.request("/modules/skills/read", { ...body, method: "POST", headers })),
    ).toMatchObject({ status, code });
  });

  it("show a failed method as a tool error", async () => {
    const world = front({
      callMethod: () => Promise.reject(new AppError("SKILL_NOT_FOUND", { skill: "x" }, { detail: "Skills: calendar" })),
    });
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: await credential(world, ["skills.read"]),
    });
    expect(await problemOf(response)).toMatchObject({
      status: 404,
      code: "SKILL_NOT_FOUND",
      tool_error: { code: "SKILL_NOT_FOUND", detail: "Skills: calendar" },
    });
  });

  it("pass on how long to wait", async () => {
    const world = front({ callMethod: () => Promise.reject(new AppError("RATE_LIMITED", { retry_after_seconds: 3 })) });
    const response = await world.http.request("/modules/skills/read", {
      ...body,
      method: "POST",
      headers: await credential(world, ["skills.read"]),
    });
    expect(await problemOf(response)).toMatchObject({
      status: 429,
      tool_error: { code: "RATE_LIMITED", retry_after_seconds: 3 },
    });
  });
});

describe("other sites (G226)", () => {
  const listed = "https://app.example.com";

  it("may read answers when they are on the list, without credentials", async () => {
    const { headers } = await front({ corsOrigins: [listed] }).send("GET", "/ping", { headers: { origin: listed } });
    expect(Object.fromEntries(headers)).toMatchObject({ "access-control-allow-origin": listed, vary: "origin" });
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("are told by a preflight what they may send", async () => {
    const response = await front({ corsOrigins: [listed] }).send("OPTIONS", "/echo", {
      anonymous: true,
      headers: { origin: listed, "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": listed,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": expect.stringContaining("authorization"),
    });
  });

  it.each([
    ["https://evil.example.com"],
    ["null"],
    [`${listed}.evil.com`],
    ["https://APP.example.com"],
    [`${listed}:443`],
  ])("that are not, such as %s, may not", async (origin) => {
    for (const [method, headers] of [
      ["GET", {}],
      ["OPTIONS", { "access-control-request-method": "GET" }],
    ] as const) {
      const response = await front({ corsOrigins: [listed] }).send(method, "/ping", {
        headers: { origin, ...headers },
      });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  it("also may read problems, or they could not tell why", async () => {
    const { headers } = await front({ corsOrigins: [listed] }).send("GET", "/nowhere", { headers: { origin: listed } });
    expect(headers.get("access-control-allow-origin")).toBe(listed);
  });
});

describe("the log", () => {
  it("has one line per request, with the path of the contract (G204)", async () => {
    const { send, records } = front();
    await send("GET", "/items/4711");
    await send("GET", "/nowhere/4711");
    expect(records()).toMatchObject([
      {
        message: "request",
        method: "GET",
        route: "/items/{id}",
        status: 200,
        duration_ms: expect.any(Number),
        caller: "usr_alice",
        request_id: expect.any(String),
      },
      { message: "request", route: "-", status: 404, caller: "-", error_code: "NOT_FOUND" },
    ]);
  });

  it("never holds a token, wherever it was sent (G206)", async () => {
    const { send, lines, token } = front({
      handlers: { ping: async () => Promise.reject(new Error(`cannot use Bearer ${await token}`)) },
    });
    const canary = await token;
    await send("GET", `/ping?token=${canary}`);
    await send("GET", `/items/${canary}`);
    await send("POST", "/echo", json({ name: canary, [canary]: canary }));
    await send("GET", "/ping", { headers: { "x-request-id": canary, cookie: canary, origin: canary } });
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.join("")).not.toContain(canary.split(".")[2]);
    expect(lines.join("")).not.toContain(canary.split(".")[1]);
  });
});
