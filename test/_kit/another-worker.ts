import { testApp, type TestApp } from "./app.ts";
import { readLog, type Posted, type Recorded } from "./conversation.ts";
import type { ModelServer } from "./scripted-model.ts";

/** Whoever takes in runs that a worker process had when it was killed. */
interface Left {
  api: TestApp;
  model: ModelServer;
  env?: Record<string, string>;
}

/**
 * Another worker, which takes over what a dead one has left. That the lease of the dead one runs out is not waited for.
 * Its own is as long as ever: a machine that is busy for two seconds makes no third worker of it.
 */
export async function anotherWorker({ api, model, env = {} }: Left): Promise<TestApp> {
  await api.database.sql`update runs set lease_until = now() where status = 'running'`;
  return await testApp({ worker: true, database: api.database, env: { ACCORD_MODEL_BASE_URL: model.url, ...env } });
}

/** Another worker brings the run to its end, and is gone. */
export async function finishedByAnother(left: Left, run: Posted): Promise<Recorded> {
  const other = await anotherWorker(left);
  return await readLog(left.api, run).finally(() => other.stop());
}
