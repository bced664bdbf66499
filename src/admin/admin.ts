import type {
  AdminActName,
  AdminUser,
  AdminActList,
  AdminJobList,
  AdminRunList,
  AdminUserList,
  RunCancelAccepted,
  RunStatus,
  TokenRevocation,
  TokenRevocationRequest,
  WebhookDeliveryList,
} from "../../generated/contract/types.ts";
import { idPart, makeCursor, parseCursor } from "../base/cursor.ts";
import { AppError } from "../base/error.ts";
import type { RunName, RunState } from "../domain/run.ts";
import type { TakenRun } from "../store/admin/admin.ts";
import type { Store } from "../store/store.ts";
import { numbers, toPage, type Page } from "./page.ts";
import { makeRecorded, type Actor } from "./recorded.ts";
import { toAct, toDelivery, toJob, toPerson, toRun } from "./views.ts";
import { makeAdminWebhooks, type AdminWebhooks, type AdminWebhooksDeps } from "./webhooks.ts";
export type { Actor } from "./recorded.ts";
export { makeShutOutWatch } from "./shut-out-watch.ts";

export interface AdminDeps {
  store: Pick<Store, "admin">;
  /** Sees to it that a run ends soon whose end an administrator has asked for. */
  cancelRun(run: RunName & { taskId: string }): Promise<unknown>;
  /** Wakes worker processes: a run may be claimed. */
  ring(): void;
  /** So that this process knows at once. */
  forgetUser(userId: string): void;
  forgetToken(jti: string): void;
  webhooks: AdminWebhooksDeps;
}

/**
 * What administrators do. Each act is recorded with who, what, on whom, when, from where and how it ended: a change in
 * the transaction that makes it, a look before it is shown, and a refusal before it is told.
 */
export interface Admin {
  users(by: Actor, query: Page & { q?: string; disabled?: boolean }): Promise<AdminUserList>;
  user(by: Actor, id: string): Promise<AdminUser>;
  setDisabled(by: Actor, id: string, change: { disabled: boolean; reason?: string }): Promise<AdminUser>;
  revoke(by: Actor, what: TokenRevocationRequest): Promise<TokenRevocation>;
  runs(by: Actor, query: Page & { userId?: string; status?: RunStatus }): Promise<AdminRunList>;
  cancel(by: Actor, taskId: string): Promise<RunCancelAccepted>;
  requeue(by: Actor, taskId: string): Promise<RunCancelAccepted>;
  jobs(by: Actor, query: Page & { parked?: boolean }): Promise<AdminJobList>;
  deliveries(by: Actor, query: Page): Promise<WebhookDeliveryList>;
  retryDelivery(by: Actor, id: string): Promise<void>;
  acts(by: Actor, query: Page & { target?: string; act?: AdminActName }): Promise<AdminActList>;
  readonly webhooks: AdminWebhooks;
}

const usualLimit = 50;
const ids = makeCursor<{ id: string }>({ id: idPart(/^[A-Za-z0-9_-]{1,80}$/) });
const statesOf = (status: RunStatus): RunState[] => (status === "queued" ? ["waiting", "ready"] : [status]);
const toStatus = (state: RunState): RunStatus => (state === "waiting" || state === "ready" ? "queued" : state);

export function makeAdmin(deps: AdminDeps): Admin {
  const { cancelRun, ring, forgetUser, forgetToken } = deps;
  const store = deps.store.admin;
  const { looking, changing } = makeRecorded(store);
  return {
    webhooks: makeAdminWebhooks(store.webhooks, { looking, changing }, deps.webhooks),
    users: (by, { cursor, limit = usualLimit, ...query }) =>
      looking(by, { act: "user.list", details: query }, async () => {
        const rows = await store.people({ ...query, ...before(cursor), most: limit + 1 });
        return toPage(rows, limit, toPerson, ({ id }) => ids.write({ id }));
      }),
    user: (by, id) => looking(by, { act: "user.read", target: id }, () => find(id)),
    setDisabled: (by, id, { disabled, reason }) =>
      changing(
        by,
        { act: disabled ? "user.disable" : "user.enable", target: id, details: toDetails(reason) },
        async (act) => {
          const runs = found(await store.setDisabled(id, disabled, act), "USER_NOT_FOUND");
          forgetUser(id);
          // The wish is kept; this only makes it come true sooner.
          await Promise.allSettled(runs.map(cancelRun));
          return await find(id);
        },
      ),
    revoke: (by, what) =>
      changing(
        by,
        { act: "tokens.revoke", target: "jti" in what ? what.jti : what.userId, details: toDetails(what.reason) },
        async (act) => {
          const at =
            "jti" in what
              ? found(await store.revokeOne(what.jti, act), "INTERNAL")
              : found(await store.revokeAll(what.userId, act), "USER_NOT_FOUND");
          if ("jti" in what) forgetToken(what.jti);
          else forgetUser(what.userId);
          return { revokedAt: at.toISOString() };
        },
      ),
    runs: (by, { cursor, limit = usualLimit, userId, status }) =>
      looking(
        by,
        { act: "run.list", ...(userId === undefined ? {} : { target: userId }), details: { status } },
        async () => {
          const rows = await store.runs({
            ...(userId === undefined ? {} : { ownerId: userId }),
            ...(status === undefined ? {} : { states: statesOf(status) }),
            ...before(cursor),
            most: limit + 1,
          });
          return toPage(rows, limit, toRun, ({ taskId: id }) => ids.write({ id }));
        },
      ),
    cancel: (by, taskId) =>
      changing(by, { act: "run.cancel", target: taskId }, async (act) => {
        const run = found(await store.requestCancel(taskId, act), "RUN_NOT_FOUND");
        await cancelRun(run);
        return toAccepted(run);
      }),
    requeue: (by, taskId) =>
      changing(by, { act: "run.requeue", target: taskId }, async (act) => {
        const run = found(await store.requeue(taskId, act), "RUN_NOT_FOUND");
        if (!run.held) throw new AppError("RUN_NOT_HELD");
        ring();
        return toAccepted(run);
      }),
    jobs: (by, { cursor, limit = usualLimit, ...query }) =>
      looking(by, { act: "job.list", details: query }, async () => {
        const rows = await store.jobs({ ...query, ...before(cursor), most: limit + 1 });
        return toPage(rows, limit, toJob, ({ id }) => ids.write({ id }));
      }),
    deliveries: (by, { cursor, limit = usualLimit }) =>
      looking(by, { act: "delivery.list" }, async () => {
        const rows = await store.deliveries({ ...before(cursor), most: limit + 1 });
        return toPage(rows, limit, toDelivery, ({ id }) => ids.write({ id }));
      }),
    retryDelivery: (by, id) =>
      changing(by, { act: "delivery.retry", target: id }, async (act) => {
        found(await store.retryDelivery(id, act), "DELIVERY_NOT_FOUND");
      }),
    acts: (by, { cursor, limit = usualLimit, ...query }) =>
      looking(by, { act: "act.list", details: query }, async () => {
        const no = parseCursor(numbers, cursor)?.no;
        const rows = await store.acts({ ...query, ...(no === undefined ? {} : { before: no }), most: limit + 1 });
        return toPage(rows, limit, toAct, ({ no: last }) => numbers.write({ no: last }));
      }),
  };

  async function find(id: string): Promise<AdminUser> {
    return toPerson(found(await store.person(id), "USER_NOT_FOUND"));
  }
}

const toDetails = (reason: string | undefined) => (reason === undefined ? {} : { reason });

const toAccepted = ({ taskId, threadId, runId, state }: TakenRun): RunCancelAccepted => ({
  taskId,
  threadId,
  runId,
  status: toStatus(state),
});

function found<T>(value: T | undefined, code: ConstructorParameters<typeof AppError>[0]): T {
  if (value === undefined) throw new AppError(code);
  return value;
}

function before(cursor: string | undefined): { before?: string } {
  const place = parseCursor(ids, cursor);
  return place === undefined ? {} : { before: place.id };
}
