import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { listActs, record, type ActRow, type NewAct } from "./acts.ts";
import { listDeliveries, retryDelivery, type DeliveryRow } from "./deliveries.ts";
import { listJobs, type AdminJobRow } from "./jobs.ts";
import { findPerson, listPeople, revokeAll, revokeOne, setDisabled, type PersonRow } from "./people.ts";
import { listRuns, requestCancel, requeue, type AdminRunRow, type TakenRun } from "./runs.ts";
import { shutOuts, type ShutOut } from "./shut-outs.ts";
import { makeWebhookAdmin, type WebhookAdmin } from "./webhooks.ts";

export type { ActRow, NewAct } from "./acts.ts";
export type { DeliveryRow } from "./deliveries.ts";
export type { AdminJobRow } from "./jobs.ts";
export type { PersonRow } from "./people.ts";
export type { AdminRunRow, TakenRun } from "./runs.ts";
export type { WebhookDeliveryRow, WebhookRow, WebhookSalt } from "./webhooks.ts";

/**
 * What administrators see of the whole deployment, and change in it. A change and the record of it are one transaction;
 * undefined says that there is nothing of that name, and then neither is made.
 */
export interface AdminStore {
  /** An act that has changed nothing. */
  record(act: NewAct): Promise<void>;
  acts(query: Parameters<typeof listActs>[1]): Promise<ActRow[]>;
  people(query: Parameters<typeof listPeople>[1]): Promise<PersonRow[]>;
  person(id: string): Promise<PersonRow | undefined>;
  /** Whoever is disabled has no run any more that nobody wants to end; these are the ones that were not over. */
  setDisabled(id: string, isDisabled: boolean, act: NewAct): Promise<TakenRun[] | undefined>;
  revokeAll(userId: string, act: NewAct): Promise<Date | undefined>;
  revokeOne(jti: string, act: NewAct): Promise<Date | undefined>;
  runs(query: Parameters<typeof listRuns>[1]): Promise<AdminRunRow[]>;
  requestCancel(taskId: string, act: NewAct): Promise<TakenRun | undefined>;
  /** `held` is false when no worker process had it; then nothing is changed. */
  requeue(taskId: string, act: NewAct): Promise<(TakenRun & { held: boolean }) | undefined>;
  jobs(query: Parameters<typeof listJobs>[1]): Promise<AdminJobRow[]>;
  deliveries(query: Parameters<typeof listDeliveries>[1]): Promise<DeliveryRow[]>;
  retryDelivery(id: string, act: NewAct): Promise<true | undefined>;
  readonly webhooks: WebhookAdmin;
  /** Who was shut out within so many seconds. */
  shutOuts(seconds: number): Promise<ShutOut[]>;
}

export function makeAdminStore(sql: Sql): AdminStore {
  const changing = async <T>(act: NewAct, change: (tx: Sql) => Promise<T | undefined>): Promise<T | undefined> =>
    (await patiently(
      sql.begin(async (tx) => {
        const changed = await change(tx as unknown as Sql);
        if (changed !== undefined) await record(tx, act);
        return changed;
      }),
    )) as T | undefined;
  return {
    record: (act) => patiently(record(sql, act)),
    acts: (query) => listActs(sql, query),
    people: (query) => listPeople(sql, query),
    person: (id) => findPerson(sql, id),
    setDisabled: (id, isDisabled, act) => changing(act, (tx) => setDisabled(tx, id, isDisabled)),
    revokeAll: (userId, act) => changing(act, (tx) => revokeAll(tx, userId)),
    revokeOne: (jti, act) => changing(act, (tx) => revokeOne(tx, jti)),
    runs: (query) => listRuns(sql, query),
    requestCancel: (taskId, act) => changing(act, (tx) => requestCancel(tx, taskId)),
    requeue: async (taskId, act) => {
      let found: (TakenRun & { held: boolean }) | undefined;
      await changing(act, async (tx) => {
        found = await requeue(tx, taskId);
        return found?.held === true ? found : undefined;
      });
      return found;
    },
    jobs: (query) => listJobs(sql, query),
    deliveries: (query) => listDeliveries(sql, query),
    retryDelivery: (id, act) => changing(act, (tx) => retryDelivery(tx, id)),
    webhooks: makeWebhookAdmin(sql, changing),
    shutOuts: (seconds) => shutOuts(sql, seconds),
  };
}
