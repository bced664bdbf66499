/** A claim that makes an administrator: true, or the text that it is, or that is among its values. */
export interface AdminClaim {
  readonly name: string;
  readonly value: string | true;
}

export const usualAdminClaim: AdminClaim = { name: "admin", value: true };

/** Issuers write several values as a list, or in one text with blanks between them, as `scope` does. */
export function isAdmin(claims: Readonly<Record<string, unknown>>, { name, value }: AdminClaim): boolean {
  const found = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (value === true) return found === true;
  const values: readonly unknown[] = Array.isArray(found) ? found : typeof found === "string" ? found.split(" ") : [];
  return values.includes(value);
}
