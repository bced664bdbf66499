// Generated from specs/modules. Edit there and run make generate.

import type { BuiltMethodId } from "../contract/methods.ts";
import type { Method } from "../../src/modules/define.ts";
import calendarAcceptInvite from "../../src/modules/calendar/accept_invite.ts";
import calendarCreate from "../../src/modules/calendar/create.ts";
import calendarDelete from "../../src/modules/calendar/delete.ts";
import calendarFindFree from "../../src/modules/calendar/find_free.ts";
import calendarRead from "../../src/modules/calendar/read.ts";
import calendarRejectInvite from "../../src/modules/calendar/reject_invite.ts";
import calendarRestore from "../../src/modules/calendar/restore.ts";
import calendarShare from "../../src/modules/calendar/share.ts";
import calendarUninvite from "../../src/modules/calendar/uninvite.ts";
import calendarUpdate from "../../src/modules/calendar/update.ts";
import contactsCreate from "../../src/modules/contacts/create.ts";
import contactsDelete from "../../src/modules/contacts/delete.ts";
import contactsMerge from "../../src/modules/contacts/merge.ts";
import contactsRead from "../../src/modules/contacts/read.ts";
import contactsUpdate from "../../src/modules/contacts/update.ts";
import memoryRead from "../../src/modules/memory/read.ts";
import memoryUpdate from "../../src/modules/memory/update.ts";
import skillsRead from "../../src/modules/skills/read.ts";

export const methodHandlers: { readonly [Id in BuiltMethodId]: Method<Id> } = {
  "calendar.accept_invite": calendarAcceptInvite,
  "calendar.create": calendarCreate,
  "calendar.delete": calendarDelete,
  "calendar.find_free": calendarFindFree,
  "calendar.read": calendarRead,
  "calendar.reject_invite": calendarRejectInvite,
  "calendar.restore": calendarRestore,
  "calendar.share": calendarShare,
  "calendar.uninvite": calendarUninvite,
  "calendar.update": calendarUpdate,
  "contacts.create": contactsCreate,
  "contacts.delete": contactsDelete,
  "contacts.merge": contactsMerge,
  "contacts.read": contactsRead,
  "contacts.update": contactsUpdate,
  "memory.read": memoryRead,
  "memory.update": memoryUpdate,
  "skills.read": skillsRead,
};
