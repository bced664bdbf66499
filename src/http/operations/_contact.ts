import type { Contact } from "../../../generated/contract/types.ts";
import type { Contact as Row } from "../../store/modules/modules.ts";

/** Whole: it goes to the person's own client. What is not set is left out. */
export function toContact({ id, name, userId, isUnconfirmed, ...rest }: Row): Contact {
  const set = Object.entries(rest).filter(([, value]) => value !== null);
  return {
    id,
    name,
    ...(Object.fromEntries(set) as Partial<Contact>),
    isUser: userId !== null,
    ...(isUnconfirmed ? { unconfirmed: true } : {}),
  };
}
