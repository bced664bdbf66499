import { once } from "node:events";
import { createServer, Agent, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { EventStream } from "../../../src/http/sse.ts";
import type { Sink } from "../../../src/run/follow/reader.ts";
import { atEnd } from "../../_kit/at-end.ts";

const frame = (seq: number, data: string) => ({ id: `1-${seq}`, type: "CUSTOM", data });
const textOf = (seq: number, data: string) => `id: 1-${seq}\nevent: CUSTOM\ndata: ${data}\n\n`;

/** A server whose streams the test writes to: each request is one, in the order in which they came. */
async function streams(opening?: string) {
  const sinks: Sink[] = [];
  const waiting: ((sink: Sink) => void)[] = [];
  const server = createServer((_, response) => {
    const stream = new EventStream((sink) => {
      (waiting.shift() ?? ((one) => void sinks.push(one)))(sink);
      return () => {};
    }, opening);
    response.writeHead(200, { "content-type": "text/event-stream" });
    stream.toBody().pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const next = () =>
    new Promise<Sink>((resolve) => {
      const there = sinks.shift();
      if (there === undefined) waiting.push(resolve);
      else resolve(there);
    });
  return { port, next };
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(response, "end");
  return Buffer.concat(chunks).toString();
}

it("sends whole chunks that every client puts together, with what node writes between them", async () => {
  const { port, next } = await streams();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  atEnd(() => agent.destroy());
  const events = ["plain", "多字节 💐", "x".repeat(7000), ""];
  const sockets = new Set<unknown>();
  // The connection is used again: the end of one stream is where the next answer begins.
  for (let round = 0; round < 3; round++) {
    const [[response], sink] = (await Promise.all([
      once(request({ port, agent }).end(), "response"),
      next(),
    ])) as unknown as [[IncomingMessage], Sink];
    sockets.add(response.socket);
    expect(response.headers["transfer-encoding"]).toBe("chunked");
    const text = read(response);
    sink.send([frame(1, events[0] ?? "")]);
    sink.keepAlive();
    sink.send(events.slice(1).map((data, index) => frame(index + 2, data)));
    sink.keepAlive();
    sink.end();
    // Nothing of it may reach whoever has the connection next.
    sink.send([frame(9, "late")]);
    expect(await text).toBe(
      `retry: 1000\n${textOf(1, "plain")}: keep-alive\n` +
        `${events
          .slice(1)
          .map((data, index) => textOf(index + 2, data))
          .join("")}: keep-alive\n`,
    );
  }
  expect(sockets.size).toBe(1);
});

it("sends the head of an answer first, also where nothing stands before the first event", async () => {
  const { port, next } = await streams("");
  const [[response], sink] = (await Promise.all([
    once(request({ port }).end(), "response"),
    next().then((one) => (one.send([frame(1, "first")]), one)),
  ])) as unknown as [[IncomingMessage], Sink];
  const text = read(response);
  sink.end();
  expect(await text).toBe(textOf(1, "first"));
});

it("waits its turn behind an earlier answer of its connection", async () => {
  const { port, next } = await streams();
  const socket = connect(port, "127.0.0.1");
  atEnd(() => socket.destroy());
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  socket.write(get + get.replace("Host: x", "Host: x\r\nConnection: close"));
  const [first, second] = [await next(), await next()];
  second.send([frame(1, "second")]);
  first.send([frame(1, "first")]);
  second.end();
  first.end();
  await once(socket, "close");
  expect(text.match(/HTTP\/1\.1 200|data: \w+|\r\n0\r\n\r\n/g)).toEqual([
    "HTTP/1.1 200",
    "data: first",
    "\r\n0\r\n\r\n",
    "HTTP/1.1 200",
    "data: second",
    "\r\n0\r\n\r\n",
  ]);
});

it("has no chunks for a client of HTTP/1.0", async () => {
  const { port, next } = await streams();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.0\r\n\r\n");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  const sink = await next();
  sink.send([frame(1, "old")]);
  sink.end();
  await once(socket, "close");
  expect(text.split("\r\n\r\n")[1]).toBe(`retry: 1000\n${textOf(1, "old")}`);
});

it("says when a reader is behind and when it has caught up, and cuts off one that is too far behind (G061)", async () => {
  const { port, next } = await streams();
  const socket = connect(port, "127.0.0.1");
  atEnd(() => socket.destroy());
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const sink = await next();
  let seq = 0;
  while (sink.send([frame(++seq, "x".repeat(50_000))]));
  const caughtUp = sink.drained();
  socket.resume();
  await caughtUp;
  socket.pause();
  const closed = once(socket, "close");
  for (let more = 0; more < 400; more++) sink.send([frame(++seq, "x".repeat(50_000))]);
  socket.resume();
  await closed;
});
