import { connect, type Socket } from "node:net";

/**
 * Keeps `connections` requests in flight on raw sockets for a while and returns requests per second. A client library
 * would cost more than the server under test, and on two cores that would be what is measured. A function makes each
 * request anew, for servers that would know a repeated one.
 */
export async function load(
  port: number,
  request: string | (() => string),
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const bytes = typeof request === "string" ? Buffer.from(request) : undefined;
  const next = () => bytes ?? (request as () => string)();
  let answered = 0;
  let refused = 0;
  const sockets: Socket[] = [];
  const until = Date.now() + seconds * 1000;
  const started = process.hrtime.bigint();
  await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      sockets.push(socket);
      return new Promise<void>((resolve, reject) => {
        let rest = "";
        socket.on("connect", () => socket.write(next()));
        socket.on("error", reject);
        socket.on("close", () => resolve());
        socket.on("data", (chunk) => {
          rest += chunk.toString("latin1");
          const size = messageSize(rest);
          if (size === undefined || rest.length < size) return;
          if (rest.startsWith("HTTP/1.1 2")) answered++;
          else refused++;
          rest = rest.slice(size);
          if (Date.now() < until) socket.write(next());
          else socket.end();
        });
      });
    }),
  );
  if (refused > 0) throw new Error(`${refused} requests were refused`);
  return answered / (Number(process.hrtime.bigint() - started) / 1e9);
}

/** Length of the first whole message in the buffer, by its Content-Length. */
function messageSize(text: string): number | undefined {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const length = /^content-length: (\d+)/im.exec(text.slice(0, head));
  return length ? head + 4 + Number(length[1]) : undefined;
}
