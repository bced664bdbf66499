import type { LogPage } from "../../src/store/runs/runs.ts";
import type { TestApp } from "./app.ts";

/** The log of a run whose owner a test does not know. */
export async function logPage(
  { store, database }: Pick<TestApp, "store" | "database">,
  taskId: string,
  most: number,
): Promise<LogPage> {
  const [run] = await database.sql<{ ownerId: string }[]>`
    select owner_id as "ownerId" from runs where id = ${taskId}`;
  return await store.events.after({ ownerId: run?.ownerId ?? "", taskId }, 0, most);
}
