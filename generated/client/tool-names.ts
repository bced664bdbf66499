// Generated from specs/modules. Edit there and run make generate.

type Text = { readonly "zh-CN": string; readonly en: string };
type Names = Readonly<Record<string, Text>>;

/** Names people read, by the canonical name of the method. */
export const toolNames: Names = {
  "calendar.accept_invite": { "zh-CN": "接受邀请", en: "Accept invite" },
  "calendar.create": { "zh-CN": "创建日程", en: "Create event" },
  "calendar.delete": { "zh-CN": "删除日程", en: "Delete event" },
  "calendar.find_free": { "zh-CN": "查找空闲时间", en: "Find free time" },
  "calendar.read": { "zh-CN": "读取日程", en: "Read calendar" },
  "calendar.reject_invite": { "zh-CN": "拒绝邀请", en: "Decline invite" },
  "calendar.restore": { "zh-CN": "恢复日程", en: "Restore event" },
  "calendar.share": { "zh-CN": "邀请参与者", en: "Invite participants" },
  "calendar.uninvite": { "zh-CN": "移除参与者", en: "Remove guests" },
  "calendar.update": { "zh-CN": "更新日程", en: "Update event" },
  "contacts.create": { "zh-CN": "添加联系人", en: "Add contact" },
  "contacts.delete": { "zh-CN": "删除联系人", en: "Delete contact" },
  "contacts.merge": { "zh-CN": "合并联系人", en: "Merge contacts" },
  "contacts.read": { "zh-CN": "读取联系人", en: "Read contacts" },
  "contacts.update": { "zh-CN": "修改联系人", en: "Change contact" },
  "memory.read": { "zh-CN": "读取记忆", en: "Read memory" },
  "memory.update": { "zh-CN": "更新记忆", en: "Update memory" },
  "skills.read": { "zh-CN": "查看技能说明", en: "Open skill card" },
};

/** The same of modules. */
export const moduleNames: Names = {
  "calendar": { "zh-CN": "日历", en: "Calendar" },
  "contacts": { "zh-CN": "联系人", en: "Contacts" },
  "memory": { "zh-CN": "记忆", en: "Memory" },
  "skills": { "zh-CN": "技能", en: "Skills" },
};
