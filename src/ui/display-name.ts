/**
 * What clients show for a tool name (UI_SCHEMA.md 11). Imports nothing, so that it can travel in the client as it is;
 * a test holds the table to specs/ui/messages.yaml.
 */
const names: Readonly<Record<string, { readonly "zh-CN": string; readonly en: string }>> = {
  "calendar.read": { "zh-CN": "读取日程", en: "Read calendar" },
  "calendar.create": { "zh-CN": "创建日程", en: "Create event" },
  "calendar.update": { "zh-CN": "更新日程", en: "Update event" },
  "calendar.delete": { "zh-CN": "删除日程", en: "Delete event" },
  "calendar.share": { "zh-CN": "邀请参与者", en: "Invite participants" },
  "calendar.accept_invite": { "zh-CN": "接受邀请", en: "Accept invite" },
  "calendar.reject_invite": { "zh-CN": "拒绝邀请", en: "Decline invite" },
  "contacts.read": { "zh-CN": "读取联系人", en: "Read contacts" },
  "memory.update": { "zh-CN": "更新记忆", en: "Update memory" },
};

/** The localised name of a method, of its snake form, or of a project_cli call; any other name as it is. */
export function displayName(name: string, args: unknown, locale: "zh-CN" | "en"): string {
  const called = name === "project_cli" ? methodOf(args) : name;
  if (called === undefined) return name;
  const canonical = Object.hasOwn(names, called) ? called : called.replace("_", ".");
  return Object.hasOwn(names, canonical) ? (names[canonical]?.[locale] ?? name) : name;
}

function methodOf(args: unknown): string | undefined {
  if (typeof args !== "object" || args === null) return undefined;
  const { module, method } = args as { module?: unknown; method?: unknown };
  return typeof module === "string" && typeof method === "string" ? `${module}.${method}` : undefined;
}
