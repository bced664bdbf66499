// Generated from specs/ui/messages.yaml. Edit there and run make generate.

/** Names people read, by the canonical name of the method. */
export const toolNames: Readonly<Record<string, { readonly "zh-CN": string; readonly en: string }>> = {
  "calendar.read": { "zh-CN": "读取日程", en: "Read calendar" },
  "calendar.create": { "zh-CN": "创建日程", en: "Create event" },
  "calendar.update": { "zh-CN": "更新日程", en: "Update event" },
  "calendar.delete": { "zh-CN": "删除日程", en: "Delete event" },
  "calendar.share": { "zh-CN": "邀请参与者", en: "Invite participants" },
  "calendar.uninvite": { "zh-CN": "移除参与者", en: "Remove guests" },
  "calendar.accept_invite": { "zh-CN": "接受邀请", en: "Accept invite" },
  "calendar.reject_invite": { "zh-CN": "拒绝邀请", en: "Decline invite" },
  "contacts.read": { "zh-CN": "读取联系人", en: "Read contacts" },
  "memory.update": { "zh-CN": "更新记忆", en: "Update memory" },
};
