import { AppError } from "../../base/error.ts";
import { pattern } from "../../base/pattern.ts";

const patienceMs = 10_000;

// Driver codes and SQLSTATEs that mean "not now" (connection, resources, shutdown, log-in, database closed): the
// statement itself was never judged.
const unreachable = pattern()`
  ^(?:28\w{3}|3D000|55000|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|
  ENETUNREACH|08\w{3}|53\w{3}|57P0[1-5]|57014|25006)$
`;

/**
 * Waits for a query, but not for long: a database that is down, full or stuck becomes SERVICE_UNAVAILABLE (G229).
 * Every other error passes as it is.
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
    throw isUnreachable(reason) ? new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason }) : reason;
  } finally {
    clearTimeout(timer);
  }
}

export function isUnreachable(reason: unknown): boolean {
  const code = reason instanceof Error ? (reason as { code?: unknown }).code : undefined;
  return typeof code === "string" && unreachable.test(code);
}
