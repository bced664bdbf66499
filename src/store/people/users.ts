import type { Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import type { Identity, User } from "../../domain/user.ts";
import { patiently } from "../database/database.ts";

interface UserRow extends User {
  email: string | null;
  createdAt: Date;
  tokensRevokedAt: Date | null;
}

/** As a token names them. */
interface NamedUser extends UserRow {
  /** The token of this name is refused by itself. */
  isRevoked: boolean;
}

export interface Users {
  /** For a user who has named no zone; false for every other. */
  settleZone(id: string, timezone: string): Promise<boolean>;
  /** The user with this identity, made on first sight. The name counts only then, a mail address always. */
  ensure(identity: Identity & { jti?: string | null }): Promise<NamedUser>;
  find(id: string): Promise<UserRow | undefined>;
  /** Whether the token of this name is refused by itself. */
  isRevoked(jti: string): Promise<boolean>;
  /** What is undefined stays as it is. */
  changeSettings(
    id: string,
    settings: { timezone?: string | null | undefined; locale?: string | null | undefined },
  ): Promise<UserRow | undefined>;
}

export function makeUsers(sql: Sql): Users {
  const columns = sql`
    id, issuer, subject, display_name as name, timezone, locale, disabled_at is not null as disabled,
    email, created_at as "createdAt", tokens_revoked_at as "tokensRevokedAt"`;
  return {
    async ensure({ issuer, subject, name, email = null, jti = null }) {
      const isRevoked = sql`exists (select from revoked_tokens where jti = ${jti}) as "isRevoked"`;
      // As a rule there is nothing to write, and the database pays for what a statement might do as well.
      const [known] = await patiently(sql<NamedUser[]>`
        select ${columns}, ${isRevoked} from users where issuer = ${issuer} and subject = ${subject}`);
      if (known !== undefined && (email === null || email === known.email)) return known;
      // Two first requests at once: the update in the conflict makes the loser's insert return the winner's row.
      const [user] = await patiently(sql<NamedUser[]>`
        with seen as (select ${columns} from users where issuer = ${issuer} and subject = ${subject}),
        moved as (
          update users set email = ${email}
          where issuer = ${issuer} and subject = ${subject} and ${email}::text is not null
            and email is distinct from ${email}
        ),
        made as (
          insert into users (id, issuer, subject, display_name, email)
          select ${newId("usr")}, ${issuer}, ${subject}, ${name}, ${email} where not exists (select from seen)
          on conflict (issuer, subject) do update set subject = excluded.subject
          returning ${columns}
        )
        select *, ${isRevoked} from (select * from seen union all select * from made) as either`);
      return user as NamedUser;
    },
    async settleZone(id, timezone) {
      const rows = await patiently(sql`update users set timezone = ${timezone} where id = ${id} and timezone is null`);
      return rows.count === 1;
    },
    async find(id) {
      const [user] = await patiently(sql<UserRow[]>`select ${columns} from users where id = ${id}`);
      return user;
    },
    async isRevoked(jti) {
      const rows = await patiently(sql`select from revoked_tokens where jti = ${jti}`);
      return rows.length > 0;
    },
    async changeSettings(id, { timezone, locale }) {
      const [user] = await patiently(sql<UserRow[]>`
        update users set
          timezone = case when ${timezone !== undefined} then ${timezone ?? null} else timezone end,
          locale = case when ${locale !== undefined} then ${locale ?? null} else locale end
        where id = ${id} returning ${columns}`);
      return user;
    },
  };
}
