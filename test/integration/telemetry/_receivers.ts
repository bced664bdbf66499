import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createHttp2Server, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { atEnd } from "../../_kit/at-end.ts";

/** Takes what a process tells in a binary form, and keeps what came by the path it came on. */
export interface Receiver {
  url: string;
  received: Map<string, string>;
}

/** http/protobuf. */
export async function receiveProtobuf(): Promise<Receiver> {
  const received = new Map<string, string>();
  const server = createServer((request, response) => {
    void keep(received, request.url, request).then(() =>
      response.writeHead(200, { "content-type": "application/x-protobuf" }).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => void server.close());
  return { url: toUrl(server.address()), received };
}

/** grpc: HTTP/2, a frame with an empty message for an answer, and the status behind it. */
export async function receiveGrpc(): Promise<Receiver> {
  const received = new Map<string, string>();
  const server = createHttp2Server();
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    void keep(received, headers[":path"], stream).then(() => {
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.end(Buffer.alloc(5));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => void server.close());
  return { url: toUrl(server.address()), received };
}

async function keep(received: Map<string, string>, path: string | undefined, body: Readable): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  received.set(path ?? "", Buffer.concat(parts).toString("latin1"));
}

const toUrl = (address: AddressInfo | string | null): string =>
  `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
