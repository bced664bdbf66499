import { expect, it } from "vitest";
import { postgres } from "../../../src/store/database/driver.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";

// The driver used to forget whose a connection is when `begin` was the statement that filled it, its socket or its
// queue: the transaction failed with UNSAFE_TRANSACTION. One statement behind another fills a queue of one.
it("begins a transaction on a connection that it fills", async () => {
  const { url } = await scratchDatabase();
  // The driver reads max_pipeline, though its types do not say so.
  const options = { max: 2, max_pipeline: 1, onnotice: () => {} };
  const sql = postgres(url, options);
  atEnd(() => sql.end({ timeout: 2 }));
  const slow = () => sql`select pg_sleep(0.05)`.execute();
  await Promise.all([slow(), slow()]);
  const begun = Promise.all([
    slow(),
    slow(),
    ...[1, 2, 3].map((n) => sql.begin(async (tx) => (await tx<{ n: number }[]>`select ${n}::int as n`)[0]?.n)),
  ]);
  expect((await begun).slice(2)).toEqual([1, 2, 3]);
});
