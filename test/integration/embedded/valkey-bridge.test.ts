import { once } from "node:events";
import { connect, createServer, Socket, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "../../../src/embedded/process.ts";
import { Valkey } from "../../../src/embedded/valkey-bridge.ts";

const servers: Valkey[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await server.stop();
});

async function start(): Promise<{ server: Valkey; port: number }> {
  const port = await freePort();
  const server = new Valkey({ port });
  servers.push(server);
  await server.start();
  return { server, port };
}

async function ping(socket: Socket): Promise<string> {
  socket.write("PING\r\n");
  const [reply] = (await once(socket, "data")) as [Buffer];
  return reply.toString();
}

it("answers as soon as a command arrives, without waiting for the next tick of its timer", async () => {
  const { server, port } = await start();
  clearInterval(Reflect.get(server, "timer") as NodeJS.Timeout);
  const socket = connect(port, "127.0.0.1");
  for (let i = 0; i < 100; i++) expect(await ping(socket)).toBe("+PONG\r\n");
  socket.destroy();
});

it("answers a long pipeline whole, also when it takes more than one pass", async () => {
  const { port } = await start();
  const socket = connect(port, "127.0.0.1");
  let bytes = 0;
  const done = new Promise<void>((resolve) =>
    socket.on("data", (data) => (bytes += data.length) >= 7 * 50_000 && resolve()),
  );
  socket.write("PING\r\n".repeat(50_000));
  await done;
  expect(bytes).toBe(7 * 50_000);
  socket.destroy();
});

it("sends small answers at once (TCP_NODELAY)", async () => {
  const { port } = await start();
  const setNoDelay = vi.spyOn(Socket.prototype, "setNoDelay");
  const socket = connect(port, "127.0.0.1");
  await ping(socket);
  expect(setNoDelay.mock.calls).toEqual([[true]]);
  expect((setNoDelay.mock.contexts[0] as Socket).localPort).toBe(port);
  socket.destroy();
});

it("takes the 7,000th connection as it took the first", { timeout: 60_000 }, async () => {
  const { port } = await start();
  for (let i = 0; i < 7_000; i++) {
    const socket = connect(port, "127.0.0.1");
    expect(await ping(socket)).toBe("+PONG\r\n");
    socket.destroy();
  }
});

it("has started only when its port is open", async () => {
  const { server } = await start();
  const listeners = [...(Reflect.get(server, "listeners") as Map<number, { server: Server }>).values()];
  expect(listeners.map((listener) => listener.server.listening)).toEqual([true]);
});

it("does not start on a port that is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const server = new Valkey({ port: (other.address() as AddressInfo).port });
  servers.push(server);
  await expect(server.start()).rejects.toThrow("EADDRINUSE");
  other.close();
});
