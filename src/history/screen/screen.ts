/** What was said, for people: days, threads, snapshots. */
export { day, type DayQuery, type SignImage } from "./day.ts";
export { snapshot, type SnapshotQuery } from "./snapshot.ts";
export { search, type SearchQuery } from "./search.ts";
export {
  changeThread,
  deleteThread,
  thread,
  threads,
  type Choose,
  type ForgetEvents,
  type ThreadName,
  type ThreadsQuery,
} from "./threads.ts";
