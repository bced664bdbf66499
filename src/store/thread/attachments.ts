import type { Sql } from "postgres";
import type { ImageMimeType } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { patiently } from "../database/database.ts";

interface NewAttachment {
  id: string;
  ownerId: string;
  /** Where the bytes lie in the file storage. */
  path: string;
  mimeType: ImageMimeType;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
  filename: string | null;
}

type Kept = Pick<NewAttachment, "mimeType" | "bytes" | "sha256">;

export interface AttachmentRow extends Omit<NewAttachment, "filename"> {
  /** What models are sent in its place; null before it was made. */
  copy: Kept | null;
}

interface CondemnedImage extends Pick<NewAttachment, "id" | "path" | "sha256"> {
  copySha256: string | null;
}

/** What one person may upload within a day. */
export interface Quota {
  count: number;
  bytes: number;
}

export interface Attachments {
  /**
   * Takes the place in the quota; when there is none, says in how many seconds the oldest upload of the day stops
   * counting.
   */
  reserve(attachment: NewAttachment, quota: Quota): Promise<{ waitSeconds: number } | undefined>;
  /** Its bytes are where they belong. */
  markStored(id: string): Promise<void>;
  /** Gives back the place of one whose bytes could not be stored. */
  release(id: string): Promise<void>;
  /** Those that are there, whole and not about to go. */
  find(ids: readonly string[]): Promise<AttachmentRow[]>;
  /** What models are sent from now on. The first one stays. */
  keepCopy(id: string, copy: Kept): Promise<void>;
  /** Whatever no message has shown within so many hours, the never stored among it: no request finds these any more. */
  condemn(unusedHours: number, most: number): Promise<CondemnedImage[]>;
  drop(ids: readonly string[]): Promise<void>;
  /** Those that were uploaded so many days ago are out of reach from now on, whatever shows them; says how many. */
  forget(now: number, days: number): Promise<number>;
}

/** Short enough that nobody waits for it. */
const atOnce = 500;

export function makeAttachments(sql: Sql): Attachments {
  return {
    async reserve({ id, ownerId, path, mimeType, bytes, sha256, width, height, filename }, quota) {
      // The lock comes alone, as the count behind it must see what others have reserved meanwhile.
      const [, [made], [wait]] = await patiently(
        sql.begin((tx) => [
          tx`select pg_advisory_xact_lock(hashtextextended(${`attachments:${ownerId}`}, 0))`,
          tx<{ id: string }[]>`
          insert into attachments (id, owner_id, path, mime_type, bytes, sha256, width, height, filename)
          select ${id}, ${ownerId}, ${path}, ${mimeType}, ${bytes}, ${sha256}, ${width}, ${height}, ${filename}
          from (select count(*) as uploads, coalesce(sum(bytes), 0) as bytes from attachments
            where owner_id = ${ownerId} and created_at > now() - interval '1 day') as day
          where day.uploads < ${quota.count} and day.bytes + ${bytes}::bigint <= ${quota.bytes}
          returning id`,
          tx<{ seconds: number }[]>`
          select ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::int as seconds
          from attachments where owner_id = ${ownerId} and created_at > now() - interval '1 day'`,
        ]),
      );
      return made === undefined ? { waitSeconds: Math.max(1, wait?.seconds ?? 1) } : undefined;
    },
    async markStored(id) {
      await patiently(sql`update attachments set stored_at = now() where id = ${id}`);
    },
    async release(id) {
      await patiently(sql`delete from attachments where id = ${id} and stored_at is null`);
    },
    async find(ids) {
      return await patiently(sql<AttachmentRow[]>`
        select id, owner_id as "ownerId", path, mime_type as "mimeType", bytes, sha256, width, height,
          case when copy_sha256 is not null then
            json_build_object('mimeType', copy_mime_type, 'bytes', copy_bytes, 'sha256', copy_sha256)
          end as copy
        from attachments
        where id = any(${ids as string[]}) and stored_at is not null and deleted_at is null`);
    },
    async keepCopy(id, { mimeType, bytes, sha256 }) {
      await patiently(sql`
        update attachments set copy_mime_type = ${mimeType}, copy_bytes = ${bytes}, copy_sha256 = ${sha256}
        where id = ${id} and copy_sha256 is null`);
    },
    async condemn(unusedHours, most) {
      return await patiently(sql<CondemnedImage[]>`
        update attachments set deleted_at = coalesce(deleted_at, now())
        where id in (
          select id
          from attachments
          where used_at is null and created_at < now() - make_interval(hours => ${unusedHours})
          order by created_at limit ${most} for update skip locked
        )
        returning id, path, sha256, copy_sha256 as "copySha256"`);
    },
    async forget(now, days) {
      const bound = newId("att", now - days * 86_400_000).slice(0, "att_".length + 10);
      let all = 0;
      for (let marked = atOnce; marked === atOnce; all += marked) {
        const rows = await patiently(sql`
          update attachments set used_at = null, deleted_at = now()
          where id = any(array(
            select id from attachments where id < ${bound} and deleted_at is null order by id limit ${atOnce}
          ))`);
        marked = rows.count;
      }
      return all;
    },
    async drop(ids) {
      await patiently(sql`delete from attachments where id = any(${ids as string[]}) and deleted_at is not null`);
    },
  };
}
