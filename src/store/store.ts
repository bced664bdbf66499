import type { Log } from "../base/log.ts";
import { migrate, postgres, patiently, readMigrations } from "./database/database.ts";
import { makeJobs, type Jobs } from "./jobs/jobs.ts";
import {
  makeDeliveries,
  makeReminders,
  ownedStores,
  type Deliveries,
  type OwnedStores,
  type Reminders,
} from "./modules/modules.ts";
import {
  makeActions,
  makeApprovals,
  makeNotices,
  makeInbox,
  makeResolutions,
  makeReviews,
  makeUsers,
  type Actions,
  type Approvals,
  type Notices,
  type Inbox,
  type Resolutions,
  type Reviews,
  type Users,
} from "./people/people.ts";
import {
  makeEffects,
  makeModelCalls,
  makeToolCalls,
  type Effects,
  type ModelCalls,
  type ToolCalls,
} from "./record/record.ts";
import { makeEvents, makeRuns, type Events, type Runs } from "./runs/runs.ts";
import {
  makeAttachments,
  makeContextReads,
  makeHistoryReads,
  makeMessages,
  makeThreads,
  type Attachments,
  type ContextReads,
  type HistoryReads,
  type Messages,
  type Threads,
} from "./thread/thread.ts";

export interface StoreDeps {
  databaseUrl: string;
  log: Log;
  maxConnections?: number;
  /** Most runs of one owner that are under way at once; none is no limit. */
  mostRunning?: number;
}

export interface Store {
  readonly users: Users;
  readonly threads: Threads;
  readonly messages: Messages;
  readonly history: HistoryReads;
  readonly context: ContextReads;
  readonly effects: Effects;
  readonly toolCalls: ToolCalls;
  readonly modelCalls: ModelCalls;
  readonly runs: Runs;
  readonly events: Events;
  readonly approvals: Approvals;
  readonly actions: Actions;
  readonly reviews: Reviews;
  readonly inbox: Inbox;
  readonly resolutions: Resolutions;
  readonly notices: Notices;
  readonly deliveries: Deliveries;
  readonly reminders: Reminders;
  readonly attachments: Attachments;
  readonly jobs: Jobs;
  reading(ownerId: string): OwnedStores;
  /** A person's own writes, in one transaction: what the work throws undoes all of it. */
  writing<T>(ownerId: string, work: (stores: OwnedStores) => Promise<T>): Promise<T>;
  /** How many migrations were missing. */
  migrate(): Promise<number>;
  /** Throws SERVICE_UNAVAILABLE when the database does not answer soon. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingMs = 2000;

export function makeStore({ databaseUrl, log, maxConnections = 10, mostRunning = 0 }: StoreDeps): Store {
  const sql = postgres(databaseUrl, {
    max: maxConnections,
    connect_timeout: 3,
    // The driver's own back-off grows to 20 s, and queries wait it out; a request would rather hear "not now".
    backoff: () => 0.2,
    idle_timeout: 60,
    onnotice: (notice) => log.debug("postgres notice", { notice: notice["message"] }),
    // Times are sent and read with their offset; the session's zone is fixed so that no server setting can show through
    // (G183).
    connection: {
      application_name: "accord",
      TimeZone: "UTC",
      statement_timeout: 8000,
      idle_in_transaction_session_timeout: 30_000,
    },
    // bigint columns hold sequence numbers below 2^53.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  return {
    users: makeUsers(sql),
    threads: makeThreads(sql),
    messages: makeMessages(sql),
    history: makeHistoryReads(sql),
    context: makeContextReads(sql),
    effects: makeEffects(sql, ownedStores),
    toolCalls: makeToolCalls(sql),
    modelCalls: makeModelCalls(sql),
    runs: makeRuns(sql, mostRunning),
    events: makeEvents(sql),
    approvals: makeApprovals(sql),
    actions: makeActions(sql),
    reviews: makeReviews(sql),
    inbox: makeInbox(sql),
    resolutions: makeResolutions(sql),
    notices: makeNotices(sql),
    deliveries: makeDeliveries(sql),
    reminders: makeReminders(sql),
    attachments: makeAttachments(sql),
    jobs: makeJobs(sql),
    reading: (ownerId) => ownedStores(sql, ownerId, { kind: "run" }),
    writing: async (ownerId, work) =>
      (await patiently(sql.begin((tx) => work(ownedStores(tx, ownerId, { kind: "person" }))))) as Awaited<
        ReturnType<typeof work>
      >,
    migrate: async () => await migrate(databaseUrl, await readMigrations()),
    async ping() {
      await patiently(sql`select 1`, pingMs);
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
