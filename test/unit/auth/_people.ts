import type { AuthUsers } from "../../../src/auth/auth.ts";
import type { User } from "../../../src/domain/user.ts";

/** Users in memory, with a count of how often somebody asked. */
export function people() {
  const rows = new Map<string, User>();
  const revoked = new Set<string>();
  const counts = { ensure: 0, find: 0 };
  const users: AuthUsers = {
    async ensure({ issuer, subject, name, jti }) {
      counts.ensure++;
      const id = `usr_${subject}`;
      const row = rows.get(id) ?? {
        id,
        issuer,
        subject,
        name,
        timezone: null,
        locale: null,
        disabled: false,
        tokensRevokedAt: null,
      };
      rows.set(id, row);
      return { ...row, isRevoked: jti !== null && revoked.has(jti) };
    },
    async find(id) {
      counts.find++;
      const row = rows.get(id);
      return row && { ...row };
    },
    isRevoked: async (jti) => revoked.has(jti),
  };
  return { users, rows, counts, revoked };
}
