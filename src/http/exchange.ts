import type { IncomingHttpHeaders } from "node:http";
import type { H3Event } from "h3";
import type { ErrorCode } from "../../generated/contract/errors.ts";
import type { Admission, Caller, CredentialPurpose } from "../auth/auth.ts";
import { AppError, type AppErrorOptions } from "../base/error.ts";
import { newRequestId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import type { OperationContext, Rooms } from "./define.ts";
import type { HeaderPairs } from "./headers.ts";

// Short, and nothing that could be mistaken for another field of a log line or header.
const saneId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * One request and what became of it. Handlers see it as their OperationContext. A class, because one is made per
 * request and methods on a prototype cost nothing.
 */
export class Exchange implements OperationContext {
  readonly event: H3Event;
  readonly rooms: Rooms;
  readonly requestId: string;
  readonly startedAt: number = performance.now();
  /** The path as the contract writes it; the raw URL may hold anything and stays out of the log. */
  route = "-";
  callerId = "-";
  from = "-";
  /** At a module operation: a person with their own token, one at a terminal, or a run. */
  actsAs: "user" | CredentialPurpose | undefined;
  errorCode: ErrorCode | undefined;
  /** Added to whatever the answer will be. */
  headers: HeaderPairs = noHeaders;
  /** What a 401 says of how to sign in. */
  challenge = "Bearer";
  knownCaller: Caller | undefined;
  knownAdmission: Admission | undefined;
  readonly #log: Log;
  readonly #headers: IncomingHttpHeaders | undefined;

  constructor(event: H3Event, rooms: Rooms, log: Log) {
    this.event = event;
    this.rooms = rooms;
    this.#log = log;
    this.#headers = event.runtime?.node?.req.headers;
    const given = this.header("x-request-id");
    this.requestId = given !== null && saneId.test(given) ? given : newRequestId();
  }

  get method(): string {
    return this.event.req.method;
  }

  get wantsBody(): boolean {
    return this.method !== "HEAD";
  }

  get caller(): Caller {
    if (this.knownCaller === undefined) throw new Error("a public operation has no caller");
    return this.knownCaller;
  }

  get admission(): Admission {
    if (this.knownAdmission === undefined) throw new Error("only a ticket admits");
    return this.knownAdmission;
  }

  get signal(): AbortSignal {
    return this.event.req.signal;
  }

  get log(): Log {
    return this.#log.child({ request_id: this.requestId });
  }

  header(name: string): string | null {
    // Node's own table where there is one: a Headers object around it costs ten times the look-up.
    if (this.#headers === undefined) return this.event.req.headers.get(name);
    const value = this.#headers[name];
    return value === undefined ? null : Array.isArray(value) ? value.join(", ") : value;
  }

  addHeaders(pairs: HeaderPairs): void {
    this.headers = this.headers.length === 0 ? pairs : [...this.headers, ...pairs];
  }

  error(code: ErrorCode, data?: Record<string, unknown>, options?: AppErrorOptions): AppError {
    return new AppError(code, data, options);
  }
}

const noHeaders: HeaderPairs = [];
