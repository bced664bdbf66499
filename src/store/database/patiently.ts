import { AppError } from "../../base/error.ts";
import { pattern } from "../../base/pattern.ts";

const patienceMs = 10_000;

// Driver codes and SQLSTATEs that mean "not now" (connection, resources, shutdown, log-in, database closed, a lock that
// others have, a transaction that had failed before it): the statement itself was never judged.
const unreachable = pattern()`
  ^(?:28\w{3}|3D000|55000|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|
  ENETUNREACH|08\w{3}|25P0[234]|40001|40P01|53\w{3}|55P03|57P0[1-5]|57014|25006)$
`;

/**
 * Waits for a query, but not for long: a database that is down, full or stuck becomes SERVICE_UNAVAILABLE (G229).
 * What is written for a person whose account was deleted a moment ago is refused as their next request will be. Every
 * other error passes as it is.
 */
export async function patiently<T>(query: PromiseLike<T>, timeoutMs: number = patienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new AppError("SERVICE_UNAVAILABLE", {}, { cause: new Error(`no answer from PostgreSQL in ${timeoutMs} ms`) }),
        ),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([query, late]);
  } catch (reason) {
    if (isOfNobody(reason)) throw new AppError("UNAUTHENTICATED", {}, { cause: reason });
    throw isUnreachable(reason) ? new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason }) : reason;
  } finally {
    clearTimeout(timer);
  }
}

export function isUnreachable(reason: unknown): boolean {
  const code = reason instanceof Error ? (reason as { code?: unknown }).code : undefined;
  return typeof code === "string" && unreachable.test(code);
}

/** foreign_key_violation: this row would belong to somebody who is not there. */
function isOfNobody(reason: unknown): boolean {
  const { code, detail } = (reason ?? {}) as { code?: unknown; detail?: unknown };
  return code === "23503" && typeof detail === "string" && detail.endsWith('is not present in table "users".');
}
