import type { Utterance } from "./utterance.ts";

/**
 * What a newcomer types in the first ten minutes. Written last, after two rounds of bettering the rules; 52 of 56 were
 * understood at the first try.
 */
export const newcomers: readonly Utterance[] = [
  {
    kind: "create",
    say: "明天上午10点和Bob开会",
    calls: [["calendar.create", { title: ["和Bob开会"], start_at: "2026-03-17T10:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "帮我创建一个明天下午2点的团队会议，时长1小时",
    calls: [["calendar.create", { title: "团队会议", start_at: "2026-03-17T14:00:00+08:00", duration_minutes: 60 }]],
  },
  {
    kind: "create",
    say: "周五18:30 聚餐",
    calls: [["calendar.create", { title: "聚餐", start_at: "2026-03-20T18:30:00+08:00" }]],
  },
  { kind: "create", say: "安排一个会议", asks: "time" },
  {
    kind: "create",
    say: "后天晚上8点看电影，提前30分钟提醒我",
    calls: [["calendar.create", { title: "看电影", start_at: "2026-03-18T20:00:00+08:00", reminders: [30] }]],
  },
  {
    kind: "create",
    say: "Create a meeting tomorrow at 10am",
    calls: [["calendar.create", { title: "meeting", start_at: "2026-03-17T10:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "Schedule a 1 hour meeting with Grace next Monday at 2pm",
    calls: [
      ["calendar.create", { title: "meeting with Grace", start_at: "2026-03-23T14:00:00-07:00", duration_minutes: 60 }],
    ],
  },
  {
    kind: "create",
    say: 'Add "Buy groceries" to my calendar on Saturday at 5pm',
    calls: [["calendar.create", { title: "Buy groceries", start_at: "2026-03-21T17:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "Team lunch on Friday from 12 to 1:30 at Nopa",
    calls: [
      [
        "calendar.create",
        {
          title: "Team lunch",
          start_at: "2026-03-20T12:00:00-07:00",
          end_at: "2026-03-20T13:30:00-07:00",
          location: "Nopa",
        },
      ],
    ],
  },
  {
    kind: "create",
    say: "remind me tomorrow at 8pm to water the plants",
    calls: [["calendar.create", { title: "water the plants", start_at: "2026-03-17T20:00:00-07:00" }]],
  },
  { kind: "list", say: "今天的日程", calls: [["calendar.read", { mode: "day", date: "2026-03-16" }]] },
  { kind: "list", say: "明天有什么会议？", calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]] },
  {
    kind: "list",
    say: "本周日程",
    calls: [["calendar.read", { mode: "range", start_at: "2026-03-16T00:00:00+08:00" }]],
  },
  { kind: "list", say: "我的日历上有什么", calls: [["calendar.read", {}]] },
  { kind: "list", say: "What do I have today?", calls: [["calendar.read", { mode: "day", date: "2026-03-16" }]] },
  {
    kind: "list",
    say: "Show my calendar for next week",
    calls: [["calendar.read", { mode: "range", start_at: "2026-03-23T00:00:00-07:00" }]],
  },
  { kind: "list", say: "Am I busy on Friday?", calls: [["calendar.read", { mode: "day", date: "2026-03-20" }]] },
  {
    kind: "list",
    say: "What meetings do I have this week?",
    calls: [["calendar.read", { mode: "range", start_at: "2026-03-16T00:00:00-07:00" }]],
  },
  {
    kind: "free",
    say: "我明天什么时候有空",
    calls: [["calendar.find_free", { start_at: "2026-03-17T00:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "这周四下午有空吗？",
    calls: [["calendar.find_free", { start_at: "2026-03-19T12:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "Find a free hour tomorrow",
    calls: [["calendar.find_free", { start_at: "2026-03-17T00:00:00-07:00" }]],
  },
  { kind: "free", say: "Am I free tomorrow at 3pm?", calls: [["calendar.find_free", {}]] },
  {
    kind: "move",
    say: "把明天的产品评审推迟到下午3点",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-17T15:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "看牙医改到周五上午9点",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-20T09:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "Move the product review to Wednesday at 2pm",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-18T14:00:00-07:00" } }]],
  },
  { kind: "move", say: "Reschedule my dentist appointment", asks: "time" },
  {
    kind: "rename",
    say: "把产品评审改名为产品周会",
    calls: [["calendar.update", { event_id: "evt_review", patch: { title: "产品周会" } }]],
  },
  {
    kind: "rename",
    say: "Rename Dentist to Dental checkup",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { title: "Dental checkup" } }]],
  },
  { kind: "delete", say: "删除看牙医", calls: [["calendar.delete", { event_id: "evt_dentist" }]] },
  { kind: "delete", say: "取消今天所有的会议", calls: [["calendar.delete", { event_ids: ["evt_lunch", "evt_sync"] }]] },
  {
    kind: "delete",
    say: "Delete all my events tomorrow",
    calls: [["calendar.delete", { event_ids: ["evt_review", "evt_yoga1"] }]],
  },
  { kind: "delete", say: "Cancel the product review", calls: [["calendar.delete", { event_id: "evt_review" }]] },
  {
    kind: "invite",
    say: "邀请李娜参加明天的产品评审",
    calls: [["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_lina" }] }]],
  },
  {
    kind: "invite",
    say: "请王磊和李娜来参加看牙医",
    calls: [
      [
        "calendar.share",
        { event_id: "evt_dentist", participants: [{ contact_id: "ctc_wanglei" }, { contact_id: "ctc_lina" }] },
      ],
    ],
  },
  {
    kind: "invite",
    say: "Invite Alice Lin to Family day",
    calls: [["calendar.share", { event_id: "evt_family", participants: [{ contact_id: "ctc_alice" }] }]],
  },
  { kind: "reply", say: "我有邀请吗？", calls: [["calendar.read", { participation: "needs_action" }]] },
  { kind: "reply", say: "接受客户拜访", calls: [["calendar.accept_invite", { invite_id: "inv_visit" }]] },
  {
    kind: "reply",
    say: "Decline the quarterly planning",
    calls: [["calendar.reject_invite", { invite_id: "inv_quarter" }]],
  },
  { kind: "lookup", say: "王磊的邮箱", calls: [["contacts.read", { query: "王磊" }]] },
  { kind: "lookup", say: "查一下王磊", calls: [["contacts.read", { query: "王磊" }]] },
  { kind: "lookup", say: "Who is Grace Park?", calls: [["contacts.read", { query: "Grace Park" }]] },
  { kind: "lookup", say: "What is Sam's email?", calls: [["contacts.read", { query: "Sam" }]] },
  {
    kind: "add_contact",
    say: "新建联系人李雷，手机号13800138000，公司是远山科技",
    calls: [["contacts.create", { name: "李雷", phone: "13800138000", company: "远山科技" }]],
  },
  {
    kind: "add_contact",
    say: "Add John Smith to my contacts, email john@example.com",
    calls: [["contacts.create", { name: "John Smith", email: "john@example.com" }]],
  },
  {
    kind: "remember",
    say: "记住我喜欢喝咖啡",
    calls: [["memory.update", { scope: "user", content: { interests: ["喝咖啡"] } }]],
  },
  {
    kind: "remember",
    say: "我叫小明",
    calls: [["memory.update", { scope: "user", content: { preferred_name: "小明" } }]],
  },
  { kind: "remember", say: "Remember my favorite color is blue", calls: [["memory.update", { scope: "user" }]] },
  { kind: "recall", say: "你记得我什么", calls: [["memory.read", { scope: "user" }]] },
  { kind: "recall", say: "What's my name?", calls: [["memory.read", { scope: "user" }]], answer: /Alice/ },
  { kind: "chat", say: "hello", task: "chat" },
  { kind: "chat", say: "早", task: "chat" },
  { kind: "help", say: "help me", task: "chat", answer: /calendar/i },
  { kind: "help", say: "你有什么用", task: "chat", answer: /日程/ },
  { kind: "unsupported", say: "北京天气", task: "unsupported" },
  { kind: "unsupported", say: "Write me an email to my boss", task: "unsupported" },
  { kind: "unsupported", say: "asdf qwer", task: "unsupported" },
];
