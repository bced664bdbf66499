import { ConfigError } from "../base/config.ts";
import { AppError } from "../base/error.ts";
import { EmbeddedError } from "../embedded/embedded.ts";

/** One sentence where the person at the console can do something about it; undefined for what is our own mistake. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (!(error instanceof Error)) return undefined;
  // Its class belongs to what is loaded for that command alone.
  if (error.name === "ImportError") return error.message;
  const refusal = [error, error.cause].find(isRefusal);
  if (refusal !== undefined) return `PostgreSQL refuses DATABASE_URL: ${refusal.message}.`;
  if (!(error instanceof AppError) || error.code !== "SERVICE_UNAVAILABLE") return undefined;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Wrong password, no such database. The driver's class belongs to another room; its name and SQLSTATE are enough. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    error.name === "PostgresError" &&
    /^(?:28|3D)/.test(String((error as { code?: unknown }).code))
  );
}
