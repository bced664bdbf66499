/**
 * The processes in which calls run: a bounded pool. Each serves one owner at a time, and is given the credential of a
 * call together with the call.
 */
export { makePool, type Pool, type PoolLimits } from "./pool.ts";
export type { Program } from "./process.ts";
export type { Tenant } from "./credentials.ts";
