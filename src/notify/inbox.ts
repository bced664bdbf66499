import type { NoticeList, NoticesUnread } from "../../generated/contract/types.ts";
import { datePart, idPart, makeCursor, parseCursor } from "../base/cursor.ts";
import type { Locale } from "../base/locale.ts";
import type { Store } from "../store/store.ts";
import { toNotice, type Phrase } from "./notice-view.ts";

/** Who reads, and how they read. */
interface Reader {
  ownerId: string;
  timezone: string;
  locale: Locale;
}

export interface NoticeInbox {
  /** Throws INVALID_REQUEST for a cursor that did not come from here. */
  list(
    reader: Reader,
    asked: { unread?: boolean | undefined; limit?: number | undefined; cursor?: string | undefined },
  ): Promise<NoticeList>;
  /** These, or all. */
  markRead(ownerId: string, ids: readonly string[] | undefined): Promise<NoticesUnread>;
}

const places = makeCursor<{ at: Date; id: string }>({ at: datePart, id: idPart(/^ntc_[\w-]{1,64}$/) });

export function makeNoticeInbox(store: Pick<Store, "reading">, phrase: Phrase): NoticeInbox {
  return {
    async list({ ownerId, ...reader }, { unread = false, limit = 20, cursor }) {
      const { notices } = store.reading(ownerId);
      const before = parseCursor(places, cursor);
      // One more than asked tells whether there is a next page.
      const rows = await notices.page({ limit: limit + 1, isUnread: unread, before });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        items: page.map((notice) => toNotice(notice, { ...reader, phrase })),
        unread: await notices.countUnread(),
        ...(last === undefined ? {} : { nextCursor: places.write({ at: last.createdAt, id: last.id }) }),
      };
    },
    async markRead(ownerId, ids) {
      const { notices } = store.reading(ownerId);
      await notices.markRead(ids);
      return { unread: await notices.countUnread() };
    },
  };
}
