/** Jobs of users, when they are due, and each time they fired. */
export type { EndedFiring, Settlement } from "./firings.ts";
export type * from "./rows.ts";
export { makeJobs, type JobChange, type Jobs } from "./table.ts";
