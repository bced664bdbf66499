import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { raw, served, statusOf } from "./_app.ts";

const patch = (token: string, length: number) =>
  `PATCH /api/v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ` +
  `application/json\r\nContent-Length: ${length}\r\n\r\n`;

it("finishes a request in flight and takes no new ones", async () => {
  const { app, port, token } = await served({ ACCORD_SHUTDOWN_SECONDS: "5" });
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  const ended = new Promise((resolve) => socket.on("close", resolve));
  socket.write(`${patch(token, 15)}{"locale"`);
  await sleep(100);
  const started = performance.now();
  const stopped = app.stop();
  await sleep(50);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  socket.write(':"en"}');
  await Promise.all([stopped, ended]);
  expect(statusOf(answer)).toBe(200);
  expect(performance.now() - started).toBeLessThan(3000);
});

it("does not wait for idle connections, nor for ever for slow ones", async () => {
  const { app, port, token } = await served({ ACCORD_SHUTDOWN_SECONDS: "1" });
  const idle = connect(port, "127.0.0.1");
  idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const slow = connect(port, "127.0.0.1");
  slow.on("error", () => {});
  slow.write(patch(token, 100));
  await sleep(100);
  const started = performance.now();
  await app.stop();
  expect(performance.now() - started).toBeGreaterThan(800);
  expect(performance.now() - started).toBeLessThan(3500);
});

it("says that it is not ready while it drains, and ends each connection with the next answer", async () => {
  const { app, port, token } = await served({ ACCORD_DRAIN_SECONDS: "600" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path: string) => {
    const sent = request({ agent, port, path, headers: { authorization: `Bearer ${token}` } }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return [response.statusCode, response.headers.connection];
  };
  expect(await get("/readyz")).toEqual([200, "keep-alive"]);
  app.drain().catch(() => {});
  expect(await get("/api/v1/me")).toEqual([200, "close"]);
  expect(await get("/readyz")).toEqual([503, "close"]);
  expect(await get("/healthz")).toEqual([200, "close"]);
  agent.destroy();
});

it("ends the connection of a request that was under way when it began to drain", async () => {
  const { app, port, token } = await served({ ACCORD_DRAIN_SECONDS: "600" });
  const body = '{"locale":"en"}';
  const head = { authorization: `Bearer ${token}`, "content-type": "application/json", "content-length": body.length };
  const agent = new Agent({ keepAlive: true });
  const headers = { ...head, expect: "100-continue" };
  const sent = request({ agent, port, path: "/api/v1/me", method: "PATCH", headers });
  sent.flushHeaders();
  await once(sent, "continue");
  app.drain().catch(() => {});
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  response.resume();
  agent.destroy();
});

it("tells how a worker process is, and nothing else, on a port of its own", async () => {
  const app = await testApp({ worker: true });
  const url = await app.listenForHealth(0, "127.0.0.1");
  const statuses = await Promise.all(
    ["/healthz", "/readyz", "/metrics", "/api/v1/me", "/openapi.json", "/docs"].map(
      async (path) => (await fetch(url + path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404]);
  await app.stop();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it("drops a client that never finishes its headers, and stays available meanwhile (G224)", async () => {
  const { port } = await served();
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    return socket;
  });
  const closed = Promise.all(slow.map((socket) => new Promise((resolve) => socket.on("close", resolve))));
  let answer = "";
  slow[0]?.on("data", (chunk) => (answer += chunk.toString()));
  expect(statusOf(await raw(port, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))).toBe(200);
  await closed;
  expect(statusOf(answer)).toBe(408);
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
});
