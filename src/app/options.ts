import type { Auth } from "../auth/auth.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Probe } from "../run/journal/journal.ts";
import type { Store } from "../store/store.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { Tool } from "../tool/tool.ts";

export interface AppOptions {
  config: Config;
  databaseUrl: string;
  redisUrl: string;
  secret: string;
  log?: Log;
  clock?: Clock;
  timers?: Timers;
  /** On one machine with nothing installed: demo users exist, with data to play with. */
  embedded: boolean;
  /** What this process does; both, unless told. */
  roles?: { api: boolean; worker: boolean };
  /** Whether tables that are missing are made; else their lack is an error. Unless told, they are made. */
  mayMigrate?: boolean;
  /** Called at named points of every run. */
  probe?: Probe;
  /** By which address children reach the module operations; tests break the way there. */
  wayToModules?(url: string): Promise<string>;
  leaseSeconds?: number;
  /** What is told a collector, if anything is. */
  telemetry?: Telemetry | undefined;
}

export interface App {
  readonly auth: Auth;
  readonly store: Store;
  /** Empty until the app listens. */
  readonly url: string;
  listen(port: number, host?: string): Promise<void>;
  readonly tool: Tool;
  /** `/healthz`, `/readyz` and `/metrics` and nothing else, for a process that serves no other requests. */
  listenForHealth(port: number, host?: string): Promise<string>;
  /** In this process, through everything but the socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Says that it is not ready, and goes on for as long as load balancers need to notice. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}
