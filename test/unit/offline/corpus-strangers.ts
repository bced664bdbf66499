import type { Utterance } from "./utterance.ts";

/**
 * Written after the rules, to see how they fare with sentences nobody had in mind. At the first try half of them were
 * understood, which is what made the rules better.
 */
export const strangers: readonly Utterance[] = [
  // create
  {
    kind: "create",
    say: "下周一早上八点半要送孩子去体检",
    calls: [["calendar.create", { title: ["送孩子去体检", "要送孩子去体检"], start_at: "2026-03-23T08:30:00+08:00" }]],
  },
  {
    kind: "create",
    say: "礼拜五中午12点和部门同事聚餐，订在海底捞",
    calls: [["calendar.create", { title: ["和部门同事聚餐", "部门同事聚餐"], start_at: "2026-03-20T12:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "我后天下午四点要去机场接人，帮我加到日历",
    calls: [["calendar.create", { title: ["去机场接人", "要去机场接人"], start_at: "2026-03-18T16:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "加个会，明天10点，讨论预算",
    calls: [["calendar.create", { title: ["讨论预算", "会，讨论预算"], start_at: "2026-03-17T10:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "每周一上午十点开例会",
    calls: [
      [
        "calendar.create",
        { title: ["开例会", "例会"], start_at: "2026-03-16T10:00:00+08:00", recurrence: { freq: "weekly" } },
      ],
    ],
  },
  {
    kind: "create",
    say: "明天下午3点开预算会，邀请王磊参加",
    calls: [
      ["contacts.read", { query: "王磊" }],
      ["calendar.create", { title: "开预算会" }],
      ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_wanglei" }] }],
    ],
  },
  {
    kind: "create",
    say: "Doctor's appointment next Thursday at 2:15 pm",
    calls: [["calendar.create", { title: "Doctor's appointment", start_at: "2026-03-26T14:15:00-07:00" }]],
  },
  {
    kind: "create",
    say: "I need to pick up the kids at 5 today",
    calls: [["calendar.create", { title: "pick up the kids", start_at: "2026-03-16T17:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "make an appointment with Dr. Patel for the 25th at 9am",
    calls: [["calendar.create", { title: ["appointment with Dr. Patel"], start_at: "2026-03-25T09:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "set a reminder for tomorrow 8am to take out the trash",
    calls: [["calendar.create", { title: ["take out the trash"], start_at: "2026-03-17T08:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "Block 2 to 4 on Friday for deep work",
    calls: [
      [
        "calendar.create",
        { title: "deep work", start_at: "2026-03-20T14:00:00-07:00", end_at: "2026-03-20T16:00:00-07:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "stand-up every weekday at 9:15am",
    calls: [
      [
        "calendar.create",
        { title: "stand-up", recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "FR"] } },
      ],
    ],
  },
  {
    kind: "create",
    say: "I want to have dinner with my parents on Sunday at 6",
    calls: [
      [
        "calendar.create",
        { title: ["have dinner with my parents", "dinner with my parents"], start_at: "2026-03-22T18:00:00-07:00" },
      ],
    ],
  },
  // list
  { kind: "list", say: "明天都有啥事儿", calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]] },
  {
    kind: "list",
    say: "把下周的安排给我看看",
    calls: [["calendar.read", { mode: "range", start_at: "2026-03-23T00:00:00+08:00" }]],
  },
  { kind: "list", say: "我周三几点开会？", calls: [["calendar.read", {}]], answer: /团队周会/ },
  { kind: "list", say: "今天还剩哪些会", calls: [["calendar.read", { mode: "day", date: "2026-03-16" }]] },
  {
    kind: "list",
    say: "Give me a rundown of tomorrow",
    calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]],
  },
  {
    kind: "list",
    say: "What am I doing on Thursday?",
    calls: [["calendar.read", { mode: "day", date: "2026-03-19" }]],
  },
  {
    kind: "list",
    say: "Is there anything scheduled for this weekend?",
    calls: [["calendar.read", { mode: "range", start_at: "2026-03-21T00:00:00-07:00" }]],
  },
  { kind: "list", say: "What time is the product review tomorrow?", calls: [["calendar.read", {}]], answer: /10:00/ },
  // free
  { kind: "free", say: "我这周五下午空吗", calls: [["calendar.find_free", { start_at: "2026-03-20T12:00:00+08:00" }]] },
  { kind: "free", say: "什么时候能挤出一小时健身", calls: [["calendar.find_free", { duration_minutes: 60 }]] },
  {
    kind: "free",
    say: "what's my availability tomorrow",
    calls: [["calendar.find_free", { start_at: "2026-03-17T00:00:00-07:00" }]],
  },
  {
    kind: "free",
    say: "I need an hour for the gym this week, when would work?",
    calls: [["calendar.find_free", { duration_minutes: 60 }]],
  },
  // move
  {
    kind: "move",
    say: "看牙医能改到下周四同一时间吗",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-26T15:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "产品评审往后推半小时",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-17T10:30:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "把明天上午10点的会改到下午2点",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-17T14:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "Could we do the product review on Wednesday instead?",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-18T10:00:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "move the dentist one hour later",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-19T16:00:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "make the dentist 4pm instead",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-19T16:00:00-07:00" } }]],
  },
  // rename and place
  {
    kind: "rename",
    say: "项目同步换个名字，叫“双周同步”",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { title: "双周同步" } }]],
  },
  {
    kind: "rename",
    say: "产品评审的地点改成5号会议室",
    calls: [["calendar.update", { event_id: "evt_review", patch: { location: "5号会议室" } }]],
  },
  {
    kind: "rename",
    say: "change the name of Family day to Picnic",
    calls: [["calendar.update", { event_id: "evt_family", patch: { title: "Picnic" } }]],
  },
  // delete
  { kind: "delete", say: "周四的瑜伽课不去了", calls: [["calendar.delete", { event_id: "evt_yoga2" }]] },
  { kind: "delete", say: "今天中午的饭局取消", calls: [["calendar.delete", { event_id: "evt_lunch" }]] },
  {
    kind: "delete",
    say: "take the dentist off my calendar",
    calls: [["calendar.delete", { event_id: "evt_dentist" }]],
  },
  { kind: "delete", say: "Cancel my meeting at 10 tomorrow", calls: [["calendar.delete", { event_id: "evt_review" }]] },
  // invite
  {
    kind: "invite",
    say: "明天的产品评审把李娜也拉上",
    calls: [["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_lina" }] }]],
  },
  {
    kind: "invite",
    say: "Include Grace in the project sync",
    calls: [["calendar.share", { event_id: "evt_sync", participants: [{ contact_id: "ctc_grace" }] }]],
  },
  {
    kind: "invite",
    say: "send the product review invite to Alice Lin",
    calls: [["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_alice" }] }]],
  },
  // reply
  {
    kind: "reply",
    say: "季度规划那个邀请帮我接受一下",
    calls: [["calendar.accept_invite", { invite_id: "inv_quarter" }]],
  },
  { kind: "reply", say: "周五的客户拜访我就不去了", calls: [["calendar.reject_invite", { invite_id: "inv_visit" }]] },
  {
    kind: "reply",
    say: "I'll be there for the quarterly planning",
    calls: [["calendar.accept_invite", { invite_id: "inv_quarter" }]],
  },
  {
    kind: "reply",
    say: "Tell them I can't come to the customer visit",
    calls: [["calendar.reject_invite", { invite_id: "inv_visit" }]],
  },
  // contacts
  { kind: "lookup", say: "李娜电话多少", calls: [["contacts.read", { query: "李娜" }]] },
  { kind: "lookup", say: "远山科技有哪些人", calls: [["contacts.read", { query: "远山科技" }]] },
  { kind: "lookup", say: "do you have Alice's email?", calls: [["contacts.read", { query: "Alice" }]] },
  { kind: "lookup", say: "Who do I know at Harbor Bank?", calls: [["contacts.read", { query: "Harbor Bank" }]] },
  {
    kind: "add_contact",
    say: "帮我存个联系人：孙悦 13711112222",
    calls: [["contacts.create", { name: "孙悦", phone: "13711112222" }]],
  },
  {
    kind: "add_contact",
    say: "create contact Leo Martin leo@example.com",
    calls: [["contacts.create", { name: "Leo Martin", email: "leo@example.com" }]],
  },
  // memory
  { kind: "remember", say: "我对花生过敏，记住了", calls: [["memory.update", { scope: "user" }]] },
  {
    kind: "remember",
    say: "我住在杭州，帮我记下来",
    calls: [["memory.update", { scope: "user", content: { home_city: "杭州" } }]],
  },
  {
    kind: "remember",
    say: "FYI I prefer meetings in the afternoon, please remember this",
    calls: [["memory.update", {}]],
  },
  {
    kind: "remember",
    say: "Remember I work at Harbor Bank as an analyst",
    calls: [["memory.update", { scope: "work", content: { company: "Harbor Bank", job_title: "analyst" } }]],
  },
  { kind: "recall", say: "我生日是哪天", calls: [["memory.read", { scope: "user" }]], answer: /03-08/ },
  { kind: "recall", say: "关于我你了解多少", calls: [["memory.read", { scope: "user" }]] },
  { kind: "recall", say: "What have I told you about myself?", calls: [["memory.read", { scope: "user" }]] },
  // chat, help, unsupported
  { kind: "chat", say: "辛苦啦", task: "chat" },
  { kind: "chat", say: "Hey! How are you doing today?", task: "chat" },
  { kind: "chat", say: "你是AI吗", task: "chat", answer: /离线/ },
  { kind: "help", say: "你都会些什么", task: "chat", answer: /日程/ },
  { kind: "help", say: "What kind of things can I ask you?", task: "chat", answer: /calendar/i },
  { kind: "unsupported", say: "明天会下雨吗", task: "unsupported" },
  { kind: "unsupported", say: "帮我算一下 37 乘以 48", task: "unsupported" },
  { kind: "unsupported", say: "What's the capital of Peru?", task: "unsupported" },
  { kind: "unsupported", say: "tell me a joke", task: "unsupported" },
];

/** A second round of the same, with turns of phrase as far off as possible. Again about half at the first try. */
export const strangersAgain: readonly Utterance[] = [
  {
    kind: "create",
    say: "周日下午两点约了人看房，记一下日程",
    calls: [["calendar.create", { title: ["约了人看房", "约人看房", "看房"], start_at: "2026-03-22T14:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "4月1日上午9点半至11点 安全培训 三楼大会议室",
    calls: [
      [
        "calendar.create",
        {
          title: ["安全培训 三楼大会议室", "安全培训"],
          start_at: "2026-04-01T09:30:00+08:00",
          end_at: "2026-04-01T11:00:00+08:00",
        },
      ],
    ],
  },
  {
    kind: "create",
    say: "麻烦给我订个明天下午四点半的会，主题是新版上线",
    calls: [["calendar.create", { title: ["新版上线"], start_at: "2026-03-17T16:30:00+08:00" }]],
  },
  {
    kind: "create",
    say: "等会儿11点有个电话面试，帮我加上",
    calls: [["calendar.create", { title: ["电话面试", "有个电话面试"], start_at: "2026-03-16T11:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "下周四我请假一天",
    calls: [["calendar.create", { title: ["请假", "请假一天"], all_day: true, start_date: "2026-03-26" }]],
  },
  {
    kind: "create",
    say: "提醒我20分钟后关火",
    calls: [["calendar.create", { title: "关火", start_at: "2026-03-16T09:32:00+08:00" }]],
  },
  {
    kind: "create",
    say: "We're meeting the landlord this Friday at 5:30pm, put it in my calendar",
    calls: [
      [
        "calendar.create",
        { title: ["meeting the landlord", "We're meeting the landlord"], start_at: "2026-03-20T17:30:00-07:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "Coffee w/ Mei, Thursday 10am, Blue Bottle",
    calls: [
      [
        "calendar.create",
        { title: ["Coffee w/ Mei, Blue Bottle", "Coffee w/ Mei"], start_at: "2026-03-19T10:00:00-07:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "Add yoga to my calendar for tomorrow at 7 in the morning",
    calls: [["calendar.create", { title: "yoga", start_at: "2026-03-17T07:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "new event: budget review, March 30, 1pm to 2:30pm",
    calls: [
      [
        "calendar.create",
        { title: "budget review", start_at: "2026-03-30T13:00:00-07:00", end_at: "2026-03-30T14:30:00-07:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "can you schedule me a 30 min call with Alice tomorrow afternoon at 2",
    calls: [
      ["calendar.create", { title: ["call with Alice"], start_at: "2026-03-17T14:00:00-07:00", duration_minutes: 30 }],
    ],
  },
  {
    kind: "create",
    say: "tomorrow at 3",
    earlier: ["Schedule a team retro"],
    calls: [["calendar.create", { title: "team retro", start_at: "2026-03-17T15:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "周三上午十点",
    earlier: ["帮我约个体检"],
    calls: [["calendar.create", { title: ["体检", "约个体检"], start_at: "2026-03-18T10:00:00+08:00" }]],
  },
  { kind: "list", say: "后天我要干嘛", calls: [["calendar.read", { mode: "day", date: "2026-03-18" }]] },
  { kind: "list", say: "念一下我今天的行程", calls: [["calendar.read", { mode: "day", date: "2026-03-16" }]] },
  { kind: "list", say: "下午还有会吗", calls: [["calendar.read", {}]], answer: /项目同步/ },
  { kind: "list", say: "Tomorrow's agenda please", calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]] },
  { kind: "list", say: "anything going on tonight?", calls: [["calendar.read", {}]] },
  { kind: "list", say: "When do I see the dentist?", calls: [["calendar.read", {}]], answer: /Dentist/ },
  {
    kind: "free",
    say: "明天哪个时段没安排",
    calls: [["calendar.find_free", { start_at: "2026-03-17T00:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "下周找一个大家都方便的90分钟",
    calls: [["calendar.find_free", { duration_minutes: 90, start_at: "2026-03-23T00:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "any open slots on Wednesday?",
    calls: [["calendar.find_free", { start_at: "2026-03-18T00:00:00-07:00" }]],
  },
  {
    kind: "free",
    say: "Do I have time for a coffee tomorrow morning?",
    calls: [["calendar.find_free", { start_at: "2026-03-17T06:00:00-07:00" }]],
  },
  {
    kind: "move",
    say: "团队周会延到周四上午10点",
    calls: [["calendar.update", { event_id: "evt_weekly", patch: { start_at: "2026-03-19T10:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "帮我把牙医约到下周五下午三点",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-27T15:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "项目同步提前到两点",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { start_at: "2026-03-16T14:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "Postpone tomorrow's product review until Thursday 1pm",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-19T13:00:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "I'd rather have project sync at 5",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { start_at: "2026-03-16T17:00:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "delay the dentist by 15 minutes",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-19T15:15:00-07:00" } }]],
  },
  {
    kind: "rename",
    say: "家庭日这个名字改成“踏青”吧",
    calls: [["calendar.update", { event_id: "evt_family", patch: { title: "踏青" } }]],
  },
  {
    kind: "rename",
    say: "please retitle team weekly as Monday sync",
    calls: [["calendar.update", { event_id: "evt_weekly", patch: { title: "Monday sync" } }]],
  },
  { kind: "delete", say: "产品评审取消了，帮我删掉", calls: [["calendar.delete", { event_id: "evt_review" }]] },
  { kind: "delete", say: "我不想要周六那个家庭日了", calls: [["calendar.delete", { event_id: "evt_family" }]] },
  {
    kind: "delete",
    say: "the dentist called off, remove it",
    calls: [["calendar.delete", { event_id: "evt_dentist" }]],
  },
  {
    kind: "delete",
    say: "Clear my afternoon today",
    calls: [["calendar.delete", { event_ids: ["evt_lunch", "evt_sync"] }]],
  },
  {
    kind: "invite",
    say: "项目同步叫一下王磊",
    calls: [["calendar.share", { event_id: "evt_sync", participants: [{ contact_id: "ctc_wanglei" }] }]],
  },
  {
    kind: "invite",
    say: "我想请李娜来家庭日",
    calls: [["calendar.share", { event_id: "evt_family", participants: [{ contact_id: "ctc_lina" }] }]],
  },
  {
    kind: "invite",
    say: "Get Grace and Alice on the product review",
    calls: [
      [
        "calendar.share",
        { event_id: "evt_review", participants: [{ contact_id: "ctc_grace" }, { contact_id: "ctc_alice" }] },
      ],
    ],
  },
  {
    kind: "invite",
    say: "I'd like Mei Chen to come to Family day",
    calls: [["calendar.share", { event_id: "evt_family", participants: [{ contact_id: "ctc_mei" }] }]],
  },
  { kind: "reply", say: "回复客户拜访：参加", calls: [["calendar.accept_invite", { invite_id: "inv_visit" }]] },
  { kind: "reply", say: "季度规划我没时间，推了吧", calls: [["calendar.reject_invite", { invite_id: "inv_quarter" }]] },
  {
    kind: "reply",
    say: "yes to quarterly planning",
    calls: [["calendar.accept_invite", { invite_id: "inv_quarter" }]],
  },
  {
    kind: "reply",
    say: "No thanks to the customer visit invite",
    calls: [["calendar.reject_invite", { invite_id: "inv_visit" }]],
  },
  { kind: "lookup", say: "我认识叫明月的人吗", calls: [["contacts.read", { query: "明月" }]] },
  { kind: "lookup", say: "陈医生电话", calls: [["contacts.read", { query: "陈医生" }]] },
  { kind: "lookup", say: "Sam's contact info", calls: [["contacts.read", { query: "Sam" }]] },
  { kind: "lookup", say: "I need Grace Park's phone number", calls: [["contacts.read", { query: "Grace Park" }]] },
  {
    kind: "add_contact",
    say: "新同事叫何雨，邮箱heyu@example.com，加一下联系人",
    calls: [["contacts.create", { name: "何雨", email: "heyu@example.com" }]],
  },
  {
    kind: "add_contact",
    say: "Please add my new colleague Priya Shah (priya@example.com) to contacts",
    calls: [["contacts.create", { name: "Priya Shah", email: "priya@example.com" }]],
  },
  { kind: "remember", say: "你记一下：我每周三在家办公", calls: [["memory.update", {}]] },
  { kind: "remember", say: "我老婆叫小雨，请记住", calls: [["memory.update", { scope: "user" }]] },
  { kind: "remember", say: "Note that my anniversary is on June 1st", calls: [["memory.update", { scope: "user" }]] },
  {
    kind: "remember",
    say: "My name is Robert but call me Bob",
    calls: [["memory.update", { scope: "user", content: { preferred_name: "Bob" } }]],
  },
  { kind: "recall", say: "我是做什么工作的", calls: [["memory.read", { scope: "work" }]] },
  { kind: "recall", say: "What's my birthday again?", calls: [["memory.read", { scope: "user" }]], answer: /03-08/ },
  { kind: "recall", say: "Tell me what you remember", calls: [["memory.read", { scope: "user" }]] },
  { kind: "chat", say: "哈哈好的", task: "chat" },
  { kind: "chat", say: "Sounds good, thank you so much", task: "chat" },
  { kind: "chat", say: "nice to meet you", task: "chat" },
  { kind: "help", say: "教我怎么用这个助手", task: "chat", answer: /日程/ },
  { kind: "help", say: "give me some examples of what you can do", task: "chat", answer: /calendar/i },
  { kind: "unsupported", say: "推荐一家附近的餐厅", task: "unsupported" },
  { kind: "unsupported", say: "人民币兑美元是多少", task: "unsupported" },
  { kind: "unsupported", say: "Summarize this article for me", task: "unsupported" },
  { kind: "unsupported", say: "How many ounces in a pound?", task: "unsupported" },
];
