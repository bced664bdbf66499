import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { until } from "../../_kit/until.ts";
import { raw, served, statusOf } from "./_app.ts";

/** A request whose head has come, as the server has said, and whose body has not. */
async function halfSent(port: number, token: string, length: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(
    `PATCH /api/v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(statusOf(first.toString())).toBe(100);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(socket, "close");
  return { socket, closed, answer: () => answer };
}

it("finishes a request in flight, takes no new ones, and waits no longer than for that", async () => {
  const { app, port, token } = await served({ ACCORD_SHUTDOWN_SECONDS: "600" });
  const { socket, closed, answer } = await halfSent(port, token, 15);
  const stopped = app.stop();
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => false,
      () => true,
    );
  await until(isRefused, "the server to take no more requests");
  socket.write('{"locale":"en"}');
  await Promise.all([stopped, closed]);
  expect(statusOf(answer())).toBe(200);
});

it("does not wait for idle connections", async () => {
  const { app, port } = await served({ ACCORD_SHUTDOWN_SECONDS: "600" });
  const idle = connect(port, "127.0.0.1");
  idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(idle, "data");
  const closed = once(idle.resume(), "close");
  await Promise.all([app.stop(), closed]);
});

it("does not wait for ever for slow ones", async () => {
  const { app, port, token } = await served({ ACCORD_SHUTDOWN_SECONDS: "1" });
  const { closed, answer } = await halfSent(port, token, 100);
  await Promise.all([app.stop(), closed]);
  expect(answer()).toBe("");
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
