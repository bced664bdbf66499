import { ConfigError } from "../base/config.ts";
import { AppError } from "../base/error.ts";
import { EmbeddedError } from "../embedded/embedded.ts";

/** One sentence where the person at the console can do something about it; undefined for what is our own mistake. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (error instanceof AppError && error.code === "SERVICE_UNAVAILABLE") {
    return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
  }
  // Wrong password, no such database: the driver's class belongs to another room, its name is enough.
  if (error instanceof Error && error.name === "PostgresError") return `PostgreSQL refuses DATABASE_URL: ${error.message}.`;
  return undefined;
}
