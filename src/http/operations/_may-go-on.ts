import type { Auth } from "../../auth/auth.ts";
import { AppError } from "../../base/error.ts";

/** The token must still hold, and its user still be welcome. Whether the database answers is another matter. */
export function makeMayGoOn(auth: Pick<Auth, "user">, token: string | null): () => Promise<boolean> {
  return async () => {
    try {
      await auth.user(token);
      return true;
    } catch (reason) {
      return AppError.from(reason).code !== "UNAUTHENTICATED";
    }
  };
}
