import type { AuthUsers } from "../../../src/auth/auth.ts";
import type { User } from "../../../src/domain/user.ts";

/** Users in memory, with a count of how often somebody asked. */
export function people() {
  const rows = new Map<string, User>();
  const counts = { ensure: 0, find: 0 };
  const users: AuthUsers = {
    async ensure({ issuer, subject, name }) {
      counts.ensure++;
      const id = `usr_${subject}`;
      const row = rows.get(id) ?? { id, issuer, subject, name, timezone: null, locale: null, disabled: false };
      rows.set(id, row);
      return { ...row };
    },
    async find(id) {
      counts.find++;
      const row = rows.get(id);
      return row && { ...row };
    },
  };
  return { users, rows, counts };
}
