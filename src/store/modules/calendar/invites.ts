import type { ISql } from "postgres";
import { patiently } from "../../database/database.ts";
import { toDate } from "./rows.ts";

/**
 * A contact of the owner; userId is there when an invite can reach the person inside the product, and it is not the
 * owner.
 */
export interface Reachable {
  contactId: string;
  name: string;
  email: string | null;
  phone: string | null;
  userId: string | null;
  /** The contact is, or was, a user here: mail is not the way to such a person. */
  isUser: boolean;
}

export interface NewInvite {
  id: string;
  /** Null for one who is told by mail. */
  userId: string | null;
  /** Where the mail goes, for one who is no user. */
  email?: string | null;
  contactId: string;
  name: string;
}

export interface Invites {
  /**
   * Contacts with one of these ids, mail addresses (lower case) or ends of phone numbers: which numbers are the same is
   * for the caller to judge.
   */
  reachable(asked: { ids: string[]; emails: string[]; phoneTails: string[] }): Promise<Reachable[]>;
  /** To an own event, as its next version. */
  invite(
    eventId: string,
    invites: readonly NewInvite[],
    options: { message: string | null; at: number },
  ): Promise<void>;
  /** Takes invites to an own event back, as its next version. */
  uninvite(eventId: string, inviteIds: readonly string[], at: number): Promise<void>;
  /** All guests of an own event see that it is another now; where its time moved, they are asked again. */
  markChanged(eventId: string, change: { isMoved: boolean; at: number }): Promise<void>;
  /** The same guests, with the replies they have given, to another own event. */
  copyInvites(fromId: string, toId: string, ids: readonly string[]): Promise<void>;
  /** The owner's own reply, as the event's next version. A comment that is null keeps the one before. */
  reply(
    inviteId: string,
    reply: { participation: "accepted" | "declined"; comment: string | null; at: number },
  ): Promise<void>;
}

export function makeInvites(sql: ISql, ownerId: string): Invites {
  return {
    async reachable({ ids, emails, phoneTails }) {
      return await patiently(sql<Reachable[]>`
        select c.id as "contactId", c.name, lower(c.email) as email, c.phone, u.id as "userId",
          c.user_id is not null as "isUser"
        from contacts c left join users u on u.id = c.user_id and u.disabled_at is null and u.id <> ${ownerId}
        where c.owner_id = ${ownerId}
          and (c.id = any(${ids}) or lower(c.email) = any(${emails})
            or right(c.phone, 5) = any(${phoneTails}))
        order by u.id is null, c.created_at, c.id`);
    },
    async invite(eventId, invites, { message, at }) {
      await patiently(sql`
        with event as (
          update events
          set version = version + 1, updated_at = ${toDate(at)}
          where id = ${eventId} and owner_id = ${ownerId}
          returning id, owner_id, span_start, recurrence is not null as recurs
        )
        insert into invites (id, owner_id, event_id, user_id, email, contact_id, name, message, invited_at,
          span_start, recurs)
        select n.id, event.owner_id, event.id, n.user_id, n.email, n.contact_id, n.name, ${message}, ${toDate(at)},
          event.span_start, event.recurs
        from event, unnest(${invites.map(({ id }) => id)}::text[], ${invites.map(({ userId }) => userId)}::text[],
          ${invites.map(({ email = null }) => email)}::text[], ${invites.map(({ contactId }) => contactId)}::text[],
          ${invites.map(({ name }) => name)}::text[]) n (id, user_id, email, contact_id, name)`);
    },
    async uninvite(eventId, inviteIds, at) {
      await patiently(sql`
        with event as (
          update events
          set version = version + 1, updated_at = ${toDate(at)}
          where id = ${eventId} and owner_id = ${ownerId}
          returning id
        )
        delete from invites using event
        where invites.owner_id = ${ownerId} and event_id = event.id and invites.id = any(${inviteIds as string[]})`);
    },
    async markChanged(eventId, { isMoved, at }) {
      await patiently(sql`
        update invites
        set changed_at = ${toDate(at)}, participation = case when ${isMoved} then 'needs_action' else participation end
        where owner_id = ${ownerId}
          and event_id = (select id from events where id = ${eventId} and owner_id = ${ownerId})`);
    },
    async copyInvites(fromId, toId, ids) {
      await patiently(sql`
        insert into invites (id, owner_id, event_id, user_id, email, contact_id, name, participation, message,
          comment, invited_at, replied_at, span_start, recurs)
        select (${ids as string[]}::text[])[row_number() over (order by i.id)], e.owner_id, e.id, i.user_id, i.email,
          i.contact_id, i.name, i.participation, i.message, i.comment,
          i.invited_at, i.replied_at, e.span_start, e.recurrence is not null
        from invites i join events f on f.id = i.event_id and f.owner_id = ${ownerId}, events e
        where i.owner_id = ${ownerId} and i.event_id = ${fromId} and e.id = ${toId} and e.owner_id = ${ownerId}`);
    },
    async reply(inviteId, { participation, comment, at }) {
      await patiently(sql`
        with given as (
          update invites
          set participation = ${participation}, comment = coalesce(${comment}, comment), replied_at = ${toDate(at)},
            changed_at = null
          where id = ${inviteId} and user_id = ${ownerId} returning owner_id, event_id
        )
        update events set version = version + 1, updated_at = ${toDate(at)}
        from given where events.owner_id = given.owner_id and events.id = given.event_id`);
    },
  };
}
