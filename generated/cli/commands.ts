// Generated from specs/modules. Edit there and run make generate.

import type { Command } from "../../src/cli/caller.ts";
import type { HelpModule } from "../../src/cli/help.ts";
import type { InputForm } from "../contract/input-forms.js";

export const commands: Readonly<Record<string, Command>> = {
  "calendar.accept_invite": { path: "/api/v1/modules/calendar/accept_invite", load: () => import("../contract/validators/methods/calendar.accept_invite.js") },
  "calendar.create": { path: "/api/v1/modules/calendar/create", load: () => import("../contract/validators/methods/calendar.create.js") },
  "calendar.delete": { path: "/api/v1/modules/calendar/delete", load: () => import("../contract/validators/methods/calendar.delete.js") },
  "calendar.find_free": { path: "/api/v1/modules/calendar/find_free", load: () => import("../contract/validators/methods/calendar.find_free.js") },
  "calendar.read": { path: "/api/v1/modules/calendar/read", load: () => import("../contract/validators/methods/calendar.read.js") },
  "calendar.reject_invite": { path: "/api/v1/modules/calendar/reject_invite", load: () => import("../contract/validators/methods/calendar.reject_invite.js") },
  "calendar.restore": { path: "/api/v1/modules/calendar/restore", load: () => import("../contract/validators/methods/calendar.restore.js") },
  "calendar.share": { path: "/api/v1/modules/calendar/share", load: () => import("../contract/validators/methods/calendar.share.js") },
  "calendar.uninvite": { path: "/api/v1/modules/calendar/uninvite", load: () => import("../contract/validators/methods/calendar.uninvite.js") },
  "calendar.update": { path: "/api/v1/modules/calendar/update", load: () => import("../contract/validators/methods/calendar.update.js") },
  "contacts.create": { path: "/api/v1/modules/contacts/create", load: () => import("../contract/validators/methods/contacts.create.js") },
  "contacts.delete": { path: "/api/v1/modules/contacts/delete", load: () => import("../contract/validators/methods/contacts.delete.js") },
  "contacts.merge": { path: "/api/v1/modules/contacts/merge", load: () => import("../contract/validators/methods/contacts.merge.js") },
  "contacts.read": { path: "/api/v1/modules/contacts/read", load: () => import("../contract/validators/methods/contacts.read.js") },
  "contacts.update": { path: "/api/v1/modules/contacts/update", load: () => import("../contract/validators/methods/contacts.update.js") },
  "memory.read": { path: "/api/v1/modules/memory/read", load: () => import("../contract/validators/methods/memory.read.js") },
  "memory.update": { path: "/api/v1/modules/memory/update", load: () => import("../contract/validators/methods/memory.update.js") },
  "skills.read": { path: "/api/v1/modules/skills/read", load: () => import("../contract/validators/methods/skills.read.js") },
};

/** The most bytes an input may have; the server refuses more. */
export const inputLimit = 262144;

export const loadForms = async (): Promise<Readonly<Record<string, InputForm>>> =>
  (await import("../contract/input-forms.js")).inputForms;

export const loadHelp = async (): Promise<readonly HelpModule[]> =>
  (await import("./help.json", { with: { type: "json" } })).default;
