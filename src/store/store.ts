import { ConfigError } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { makeAdminStore, type AdminStore } from "./admin/admin.ts";
import { readBacklog, type Backlog } from "./backlog.ts";
import {
  endStalled,
  keepAliveSeconds,
  makeReplica,
  countMissing,
  readHealth,
  type DatabaseHealth,
  migrate,
  patiently,
  postgres,
  readMigrations,
  readOwnMigrations,
  session,
  traceSql,
  type Replica,
} from "./database/database.ts";
import { makeJobs, type Jobs } from "./jobs/jobs.ts";
import {
  makeDeliveries,
  makeReminders,
  ownedStores,
  type Deliveries,
  type OwnedStores,
  type Reminders,
} from "./modules/modules.ts";
import { makePast, type ReadPast } from "./past.ts";
import {
  makeAccounts,
  makeActions,
  makeApprovals,
  makeNotices,
  makeInbox,
  makeResolutions,
  makeQuestions,
  makeReviews,
  makeTickets,
  makeUsers,
  type Accounts,
  type Actions,
  type Approvals,
  type Notices,
  type Inbox,
  type Resolutions,
  type Questions,
  type Reviews,
  type Tickets,
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
import { addMonths, makeEvents, makeRuns, type Events, type Runs } from "./runs/runs.ts";
import {
  makeAttachments,
  makeBranchReads,
  makeContextReads,
  makeHistoryReads,
  makeMessages,
  makeSearch,
  makeThreads,
  type Attachments,
  type BranchReads,
  type ContextReads,
  type HistoryReads,
  type Messages,
  type Search,
  type Threads,
} from "./thread/thread.ts";
import { makeWebhookOutbox, type WebhookOutbox } from "./webhooks/webhooks.ts";

export interface StoreDeps {
  databaseUrl: string;
  /** A copy that follows it, for reads of what was. */
  replicaUrl?: string | undefined;
  log: Log;
  /** To each of the two. */
  maxConnections?: number;
  /** Most runs of one owner that are under way at once; none is no limit. */
  mostRunning?: number;
}

export type { Backlog };
export type { ReadPast } from "./past.ts";
export { inBackupMode } from "./database/database.ts";

export interface Store {
  readonly users: Users;
  readonly accounts: Accounts;
  readonly admin: AdminStore;
  readonly threads: Threads;
  readonly messages: Messages;
  readonly search: Search;
  readonly history: HistoryReads;
  readonly branches: BranchReads;
  readonly context: ContextReads;
  readonly effects: Effects;
  readonly toolCalls: ToolCalls;
  readonly modelCalls: ModelCalls;
  readonly runs: Runs;
  readonly events: Events;
  readonly approvals: Approvals;
  readonly actions: Actions;
  readonly questions: Questions;
  readonly reviews: Reviews;
  readonly tickets: Tickets;
  readonly inbox: Inbox;
  readonly resolutions: Resolutions;
  readonly notices: Notices;
  readonly deliveries: Deliveries;
  readonly webhookOutbox: WebhookOutbox;
  readonly reminders: Reminders;
  readonly attachments: Attachments;
  readonly jobs: Jobs;
  /** From the replica where there is one and it has everything that the database has. */
  readonly readPast: ReadPast;
  readonly replica: Pick<Replica, "reads" | "state" | "look"> | undefined;
  reading(ownerId: string): OwnedStores;
  /** A person's own writes, in one transaction: what the work throws undoes all of it. */
  writing<T>(ownerId: string, work: (stores: OwnedStores) => Promise<T>): Promise<T>;
  /** Of the database itself, for whoever looks after it. */
  health(): Promise<DatabaseHealth>;
  /** What waits in the whole deployment. */
  backlog(): Promise<Backlog>;
  /** How many migrations were missing. */
  migrate(): Promise<number>;
  /** Refuses tables that are older than this program, in a sentence for whoever started it. */
  assertMigrated(): Promise<void>;
  /** Ends what sessions of any process of the server have been at for so long; says how many there were. */
  endStalled(seconds: number): Promise<number>;
  /** Throws SERVICE_UNAVAILABLE when the database does not answer soon. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingMs = 2000;

export function makeStore({ databaseUrl, replicaUrl, log, maxConnections = 10, mostRunning = 0 }: StoreDeps): Store {
  const sql = connect(databaseUrl, log, maxConnections);
  const past = makePast(sql);
  const replica =
    replicaUrl === undefined
      ? undefined
      : makeReplica({ primary: sql, sql: connect(replicaUrl, log, maxConnections), log });
  return {
    users: makeUsers(sql),
    threads: makeThreads(sql),
    messages: makeMessages(sql),
    search: makeSearch(sql),
    history: makeHistoryReads(sql),
    branches: makeBranchReads(sql),
    context: makeContextReads(sql),
    effects: makeEffects(sql, ownedStores),
    toolCalls: makeToolCalls(sql),
    modelCalls: makeModelCalls(sql),
    runs: makeRuns(sql, mostRunning),
    events: makeEvents(sql),
    approvals: makeApprovals(sql),
    actions: makeActions(sql),
    questions: makeQuestions(sql),
    reviews: makeReviews(sql),
    tickets: makeTickets(sql),
    accounts: makeAccounts(sql),
    admin: makeAdminStore(sql),
    inbox: makeInbox(sql),
    resolutions: makeResolutions(sql),
    notices: makeNotices(sql),
    deliveries: makeDeliveries(sql),
    webhookOutbox: makeWebhookOutbox(sql),
    reminders: makeReminders(sql),
    attachments: makeAttachments(sql),
    jobs: makeJobs(sql),
    readPast:
      replica === undefined
        ? (read) => read(past)
        : (read) =>
            replica.read(
              (there) => read(makePast(there)),
              () => read(past),
            ),
    replica,
    reading: (ownerId) => ownedStores(sql, ownerId, { kind: "run" }),
    writing: async (ownerId, work) =>
      (await patiently(sql.begin((tx) => work(ownedStores(tx, ownerId, { kind: "person" }))))) as Awaited<
        ReturnType<typeof work>
      >,
    health: () => readHealth(sql),
    backlog: () => readBacklog(sql),
    async assertMigrated() {
      const own = await readOwnMigrations();
      const counts = [
        await countMissing(databaseUrl, await readMigrations()),
        own.length === 0 ? 0 : await countMissing(databaseUrl, own, "own_migrations"),
      ];
      const missing = counts.find((count) => count > 0) ?? Math.min(...counts);
      if (missing > 0)
        throw new ConfigError(
          `The tables of DATABASE_URL are ${missing} migration${missing === 1 ? "" : "s"} behind this program: run ` +
            "`accord migrate` first, or set ACCORD_MIGRATE=auto.",
        );
      if (missing < 0) log.info("the tables are newer than this program, and work with it", { ahead: -missing });
    },
    async migrate() {
      const applied = await migrate(databaseUrl, await readMigrations());
      const own = await readOwnMigrations();
      const more = own.length === 0 ? 0 : await migrate(databaseUrl, own, { list: "own_migrations" });
      await addMonths(sql, Date.now());
      return applied + more;
    },
    endStalled: (seconds) => endStalled(sql, seconds),
    async ping() {
      await patiently(sql`select 1`, pingMs);
    },
    async close() {
      await Promise.all([sql.end({ timeout: 2 }), replica?.close()]);
    },
  };
}

const connect = (url: string, log: Log, max: number) =>
  traceSql(
    postgres(url, {
      max,
      connect_timeout: 3,
      // The driver's own back-off grows to 20 s, and queries wait it out; a request would rather hear "not now".
      backoff: () => 0.2,
      idle_timeout: 60,
      onnotice: (notice) => log.debug("postgres notice", { notice: notice["message"] }),
      keep_alive: keepAliveSeconds,
      connection: session,
      // bigint columns hold sequence numbers below 2^53.
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    }),
  );
