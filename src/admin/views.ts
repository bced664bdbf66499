import type {
  AdminAct,
  AdminActName,
  AdminJob,
  AdminRun,
  AdminUser,
  WebhookDelivery,
} from "../../generated/contract/types.ts";
import type { ActRow, AdminJobRow, AdminRunRow, DeliveryRow, PersonRow } from "../store/admin/admin.ts";

/** What is null in a row is absent on the wire. */
export const when = <Name extends string>(name: Name, at: Date | null): { [N in Name]?: string } =>
  (at === null ? {} : { [name]: at.toISOString() }) as { [N in Name]?: string };

export const toPerson = (row: PersonRow): AdminUser => ({
  id: row.id,
  issuer: row.issuer,
  subject: row.subject,
  name: row.name,
  ...(row.email === null ? {} : { email: row.email }),
  createdAt: row.createdAt.toISOString(),
  ...when("disabledAt", row.disabledAt),
  ...when("tokensRevokedAt", row.tokensRevokedAt),
  liveRuns: row.liveRuns,
});

export const toRun = (row: AdminRunRow): AdminRun => ({
  taskId: row.taskId,
  userId: row.ownerId,
  threadId: row.threadId,
  runId: row.runId,
  agent_type: row.agentType as AdminRun["agent_type"],
  runtime_mode: row.mode,
  status: row.state === "waiting" || row.state === "ready" ? "queued" : row.state,
  createdAt: row.createdAt.toISOString(),
  ...when("startedAt", row.startedAt),
  ...when("endedAt", row.endedAt),
  attempt: row.attempt,
  strikes: row.strikes,
  cancelRequested: row.isCancelled,
  ...(row.holder === null || row.endedAt !== null ? {} : { holder: row.holder }),
  ...when("leaseUntil", row.endedAt === null ? row.leaseUntil : null),
  ...(row.errorCode === null ? {} : { error: row.errorCode }),
});

export const toJob = (row: AdminJobRow): AdminJob => ({
  id: row.id,
  userId: row.ownerId,
  enabled: row.enabled,
  failures: row.failures,
  ...when("nextFireAt", row.nextFireAt),
  ...(row.parkedReason === null
    ? {}
    : {
        parked: {
          reason: row.parkedReason,
          since: (row.parkedAt ?? new Date(0)).toISOString(),
          ...when("until", row.parkedUntil),
        },
      }),
});

/** The body is the user's news; which kind it is and whom it concerns is all that is shown of it. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { type, userId } = JSON.parse(row.body) as { type: WebhookDelivery["type"]; userId?: string };
  return {
    id: row.id,
    type,
    ...(userId === undefined ? {} : { userId }),
    tries: row.tries,
    ...(row.problem === null ? {} : { problem: row.problem }),
    createdAt: row.createdAt.toISOString(),
    ...when("nextTryAt", row.dueAt),
    ...when("givenUpAt", row.givenUpAt),
  };
}

export const toAct = (row: ActRow): AdminAct => ({
  no: row.no,
  at: row.at.toISOString(),
  actor: row.actor,
  ...(row.actorId === null ? {} : { actorId: row.actorId }),
  from: row.from,
  act: row.act as AdminActName,
  ...(row.target === null ? {} : { target: row.target }),
  details: row.details,
  outcome: row.outcome,
  ...(row.requestId === null ? {} : { requestId: row.requestId }),
});
