/**
 * The processes in which calls run: one per user and whitelist, bounded in number, living no longer than their
 * credential.
 */
export { makePool, type Pool, type PoolLimits } from "./pool.ts";
export type { Program } from "./process.ts";
export type { Tenant } from "./slots.ts";
