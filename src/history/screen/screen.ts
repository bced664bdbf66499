/** What was said, for people: days, threads, snapshots. */
export { day, type DayQuery, type SignImage } from "./day.ts";
export { snapshot, type SnapshotQuery } from "./snapshot.ts";
export { thread, threads, type ThreadsQuery } from "./threads.ts";
