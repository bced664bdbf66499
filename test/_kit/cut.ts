import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { atEnd } from "./at-end.ts";

export interface CuttableLine {
  url: string;
  /** Ends every connection in the middle of whatever it carries. New ones work. */
  cut(): void;
}

/** A way to a server that can be cut, as a train goes into a tunnel. */
export async function cuttable(to: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  atEnd(() => {
    server.close();
    cut();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut };
}
