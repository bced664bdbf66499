import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";

/** A person who was disabled or whose tokens were revoked, or one token; and when. */
export interface ShutOut {
  userId: string | null;
  jti: string | null;
  at: Date;
}

export async function shutOuts(sql: Sql, seconds: number): Promise<ShutOut[]> {
  const since = sql`now() - make_interval(secs => ${seconds})`;
  return await patiently(sql<ShutOut[]>`
    select id as "userId", null as jti, greatest(disabled_at, tokens_revoked_at) as at
    from users where greatest(disabled_at, tokens_revoked_at) > ${since}
    union all
    select null, jti, revoked_at from revoked_tokens where revoked_at > ${since}`);
}
