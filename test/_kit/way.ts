import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** `there`: from whoever connects to the server; `back`: from the server. */
export type Direction = "there" | "back";

/** One connection that goes this way. */
export interface Wire {
  /** Both ends are reset at once. */
  cut(): void;
  /** From now on nothing passes in this direction, and neither end is told. */
  stall(direction: Direction): void;
}

/** What becomes of a piece: it passes, it is lost with its connection, or only so many bytes of it ever arrive. */
export type Verdict = "pass" | "cut" | { stallAfter: number };

export interface Piece {
  direction: Direction;
  bytes: Buffer;
  wire: Wire;
}

export interface Way {
  readonly port: number;
  readonly wires: ReadonlySet<Wire>;
  /** Asked about every piece, in order; the next one of its direction waits for the answer. */
  judge: (piece: Piece) => Verdict | Promise<Verdict>;
  /** So many new connections are refused: with these words where there are any, otherwise with a reset. */
  refuses: number;
  refusal: Buffer | undefined;
  cutAll(): void;
  close(): Promise<void>;
}

/** A TCP way to a server that can be broken as networks break: with a reset, or without a word, at any byte. */
export async function makeWay(to: { host: string; port: number }): Promise<Way> {
  const wires = new Set<Wire>();
  const server = createServer((near) => {
    if (way.refuses > 0) {
      way.refuses--;
      const { refusal } = way;
      near.on("error", () => {});
      if (refusal === undefined) near.resetAndDestroy();
      else near.once("data", () => near.end(refusal));
      return;
    }
    const far = connect(to.port, to.host);
    const stalled = new Set<Direction>();
    const wire: Wire = {
      cut() {
        near.resetAndDestroy();
        far.destroy();
      },
      stall: (direction) => void stalled.add(direction),
    };
    wires.add(wire);
    pump("there", near, far);
    pump("back", far, near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      end
        .on("error", () => {})
        .on("close", () => {
          // A stalled wire passes on nothing, not even an end.
          if (stalled.size === 0) other.destroy();
          wires.delete(wire);
        });

    function pump(direction: Direction, from: Socket, into: Socket): void {
      from.on("data", (bytes: Buffer) => {
        from.pause();
        void pass(bytes).finally(() => from.resume());
      });

      async function pass(bytes: Buffer): Promise<void> {
        if (stalled.has(direction)) return;
        const verdict = await way.judge({ direction, bytes, wire });
        if (verdict === "cut") return wire.cut();
        if (stalled.has(direction)) return;
        if (verdict !== "pass") stalled.add(direction);
        const isOpen = into.write(verdict === "pass" ? bytes : bytes.subarray(0, verdict.stallAfter));
        if (!isOpen && !into.destroyed) await Promise.race([once(into, "drain"), once(into, "close")]).catch(() => {});
      }
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const way: Way = {
    port: (server.address() as AddressInfo).port,
    wires,
    judge: () => "pass",
    refuses: 0,
    refusal: undefined,
    cutAll: () => wires.forEach((wire) => wire.cut()),
    async close() {
      way.refuses = Number.POSITIVE_INFINITY;
      way.cutAll();
      server.close();
      await once(server, "close");
    },
  };
  return way;
}

/** The same address, by this way. */
export function byWay(url: string, way: Pick<Way, "port">): string {
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String(way.port);
  return address.href;
}

/** Where the server of this address listens. */
export const placeOf = (url: string): { host: string; port: number } => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};
