import type { ISql } from "postgres";

/** The stores of one owner. The owner is bound before a handler gets them, so there is none to forge. */
export interface OwnedStores {}

/** On the pool for reading, on a transaction for writing. */
export function ownedStores(_sql: ISql, _ownerId: string): OwnedStores {
  return {};
}
