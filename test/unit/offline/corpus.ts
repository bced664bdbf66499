import type { Utterance } from "./utterance.ts";

/** Written before the rules. The rules may be read against these; corpus-held-out.ts only measures them. */
export const corpus: readonly Utterance[] = [
  // create
  {
    kind: "create",
    say: "明天早上9点开会",
    calls: [
      ["calendar.create", { title: "开会", start_at: "2026-03-17T09:00:00+08:00", event_timezone: "Asia/Shanghai" }],
    ],
  },
  {
    kind: "create",
    say: "帮我安排下周三下午三点到四点的产品评审",
    calls: [
      [
        "calendar.create",
        { title: "产品评审", start_at: "2026-03-25T15:00:00+08:00", end_at: "2026-03-25T16:00:00+08:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "周五晚上七点半跟李娜吃饭，在外婆家",
    calls: [
      [
        "calendar.create",
        { title: ["跟李娜吃饭", "和李娜吃饭"], start_at: "2026-03-20T19:30:00+08:00", location: "外婆家" },
      ],
    ],
  },
  {
    kind: "create",
    say: "新建一个日程：后天上午10点面试候选人，一个小时",
    calls: [["calendar.create", { title: "面试候选人", start_at: "2026-03-18T10:00:00+08:00", duration_minutes: 60 }]],
  },
  {
    kind: "create",
    say: "提醒我下午五点给妈妈打电话",
    calls: [["calendar.create", { title: "给妈妈打电话", start_at: "2026-03-16T17:00:00+08:00" }]],
  },
  {
    kind: "create",
    say: "5月3号全天去杭州出差",
    calls: [["calendar.create", { title: "去杭州出差", all_day: true, start_date: "2026-05-03" }]],
  },
  { kind: "create", say: "明天早上9点帮我建个日程", asks: "title" },
  {
    kind: "create",
    say: "下午3点",
    earlier: ["明天约一下王磊聊预算"],
    calls: [
      [
        "calendar.create",
        { title: ["约王磊聊预算", "约一下王磊聊预算", "和王磊聊预算"], start_at: "2026-03-17T15:00:00+08:00" },
      ],
    ],
  },
  {
    kind: "create",
    say: "Lunch with Grace tomorrow at noon",
    calls: [["calendar.create", { title: "Lunch with Grace", start_at: "2026-03-17T12:00:00-07:00" }]],
  },
  {
    kind: "create",
    say: "Schedule a design review next Tuesday 3-4pm in room Yosemite",
    calls: [
      [
        "calendar.create",
        {
          title: "design review",
          start_at: "2026-03-24T15:00:00-07:00",
          end_at: "2026-03-24T16:00:00-07:00",
          location: "room Yosemite",
        },
      ],
    ],
  },
  {
    kind: "create",
    say: "remind me to call the bank in two hours",
    calls: [["calendar.create", { title: "call the bank", start_at: "2026-03-16T11:12:00-07:00" }]],
  },
  {
    kind: "create",
    say: "put a 45 minute stand-up on my calendar for Thursday at 9:30",
    calls: [["calendar.create", { title: "stand-up", start_at: "2026-03-19T09:30:00-07:00", duration_minutes: 45 }]],
  },
  {
    kind: "create",
    say: "I have a dentist appointment on April 2 at 8:30am",
    calls: [["calendar.create", { title: "dentist appointment", start_at: "2026-04-02T08:30:00-07:00" }]],
  },
  { kind: "create", say: "book something for Friday at 2", asks: "title" },
  {
    kind: "create",
    say: "call it Stand-up",
    earlier: ["add an event tomorrow at 9"],
    calls: [["calendar.create", { title: "Stand-up", start_at: "2026-03-17T09:00:00-07:00" }]],
  },
  // list
  {
    kind: "list",
    say: "我今天有什么安排？",
    calls: [["calendar.read", { mode: "day", date: "2026-03-16" }]],
    answer: /项目同步/,
  },
  {
    kind: "list",
    say: "明天忙吗",
    calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]],
    answer: /产品评审/,
  },
  {
    kind: "list",
    say: "看一下这周的日程",
    calls: [
      ["calendar.read", { mode: "range", start_at: "2026-03-16T00:00:00+08:00", end_at: "2026-03-23T00:00:00+08:00" }],
    ],
  },
  { kind: "list", say: "接下来有什么会", calls: [["calendar.read", { mode: "range" }]], answer: /吃午饭/ },
  { kind: "list", say: "周四下午有什么事", calls: [["calendar.read", {}]], answer: /看牙医/ },
  {
    kind: "list",
    say: "What's on my calendar tomorrow?",
    calls: [["calendar.read", { mode: "day", date: "2026-03-17" }]],
    answer: /Product review/,
  },
  {
    kind: "list",
    say: "show me this week",
    calls: [
      ["calendar.read", { mode: "range", start_at: "2026-03-16T00:00:00-07:00", end_at: "2026-03-23T00:00:00-07:00" }],
    ],
  },
  { kind: "list", say: "what's next?", calls: [["calendar.read", { mode: "range" }]], answer: /Lunch with Sam/ },
  {
    kind: "list",
    say: "do I have anything on Saturday",
    calls: [["calendar.read", { mode: "day", date: "2026-03-21" }]],
    answer: /Family day/,
  },
  {
    kind: "list",
    say: "when is my dentist appointment?",
    calls: [["calendar.read", {}]],
    answer: /Dentist.*(19|Thu)/s,
  },
  // free
  {
    kind: "free",
    say: "明天下午什么时候有空？",
    calls: [["calendar.find_free", { start_at: "2026-03-17T12:00:00+08:00", end_at: "2026-03-17T18:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "这周帮我找个两小时的空档",
    calls: [["calendar.find_free", { duration_minutes: 120, end_at: "2026-03-23T00:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "后天我哪段时间是空的",
    calls: [["calendar.find_free", { start_at: "2026-03-18T00:00:00+08:00", end_at: "2026-03-19T00:00:00+08:00" }]],
  },
  {
    kind: "free",
    say: "When am I free on Thursday?",
    calls: [["calendar.find_free", { start_at: "2026-03-19T00:00:00-07:00", end_at: "2026-03-20T00:00:00-07:00" }]],
  },
  {
    kind: "free",
    say: "find me 30 minutes tomorrow morning",
    calls: [
      [
        "calendar.find_free",
        { duration_minutes: 30, start_at: "2026-03-17T06:00:00-07:00", end_at: "2026-03-17T12:00:00-07:00" },
      ],
    ],
  },
  {
    kind: "free",
    say: "do I have any free time next week?",
    calls: [["calendar.find_free", { start_at: "2026-03-23T00:00:00-07:00", end_at: "2026-03-30T00:00:00-07:00" }]],
  },
  // move
  {
    kind: "move",
    say: "把产品评审改到周五",
    calls: [
      ["calendar.read", {}],
      ["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-20T10:00:00+08:00" } }],
    ],
  },
  {
    kind: "move",
    say: "看牙医推迟一个小时",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-19T16:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "今天下午三点的会挪到四点半",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { start_at: "2026-03-16T16:30:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "项目同步能不能换到明天上午11点",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { start_at: "2026-03-17T11:00:00+08:00" } }]],
  },
  {
    kind: "move",
    say: "move my 3pm to 4",
    calls: [
      ["calendar.read", {}],
      [
        "calendar.update",
        {
          event_id: "evt_sync",
          event_timezone: "America/Los_Angeles",
          patch: { start_at: "2026-03-16T16:00:00-07:00" },
        },
      ],
    ],
  },
  {
    kind: "move",
    say: "Reschedule the dentist to next Monday at 10am",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { start_at: "2026-03-23T10:00:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "push the product review back 30 minutes",
    calls: [["calendar.update", { event_id: "evt_review", patch: { start_at: "2026-03-17T10:30:00-07:00" } }]],
  },
  {
    kind: "move",
    say: "the one on Thursday",
    earlier: ["move yoga class to 8pm"],
    calls: [["calendar.update", { event_id: "evt_yoga2", patch: { start_at: "2026-03-19T20:00:00-07:00" } }]],
  },
  // rename
  {
    kind: "rename",
    say: "把项目同步改名为项目周报",
    calls: [["calendar.update", { event_id: "evt_sync", patch: { title: "项目周报" } }]],
  },
  {
    kind: "rename",
    say: "产品评审的标题改成“需求评审”",
    calls: [["calendar.update", { event_id: "evt_review", patch: { title: "需求评审" } }]],
  },
  {
    kind: "rename",
    say: "把看牙医重命名一下，叫牙科复诊",
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { title: "牙科复诊" } }]],
  },
  {
    kind: "rename",
    say: "rename the product review to Roadmap review",
    calls: [["calendar.update", { event_id: "evt_review", patch: { title: "Roadmap review" } }]],
  },
  {
    kind: "rename",
    say: 'change the title of project sync to "Weekly sync"',
    calls: [["calendar.update", { event_id: "evt_sync", patch: { title: "Weekly sync" } }]],
  },
  {
    kind: "rename",
    say: "Dr. Patel check-up",
    earlier: ["rename my dentist event"],
    calls: [["calendar.update", { event_id: "evt_dentist", patch: { title: "Dr. Patel check-up" } }]],
  },
  // delete
  {
    kind: "delete",
    say: "取消明天的产品评审",
    calls: [
      ["calendar.read", {}],
      ["calendar.delete", { event_id: "evt_review" }],
    ],
  },
  { kind: "delete", say: "把看牙医删了吧", calls: [["calendar.delete", { event_id: "evt_dentist" }]] },
  { kind: "delete", say: "今天下午3点那个会不开了", calls: [["calendar.delete", { event_id: "evt_sync" }]] },
  { kind: "delete", say: "第二个", earlier: ["删掉瑜伽课"], calls: [["calendar.delete", { event_id: "evt_yoga2" }]] },
  {
    kind: "delete",
    say: "delete the dentist",
    calls: [
      ["calendar.read", {}],
      ["calendar.delete", { event_id: "evt_dentist" }],
    ],
  },
  { kind: "delete", say: "cancel my lunch with Sam today", calls: [["calendar.delete", { event_id: "evt_lunch" }]] },
  {
    kind: "delete",
    say: "Please remove Family day from my calendar",
    calls: [["calendar.delete", { event_id: "evt_family" }]],
  },
  { kind: "delete", say: "cancel the yoga class", asks: "event" },
  // invite
  {
    kind: "invite",
    say: "邀请王磊参加产品评审",
    calls: [
      ["contacts.read", { mode: "search", query: "王磊" }],
      ["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_wanglei" }] }],
    ],
  },
  {
    kind: "invite",
    say: "叫上李娜一起参加明天的产品评审",
    calls: [["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_lina" }] }]],
  },
  {
    kind: "invite",
    say: "把欧阳明月和李娜加到项目同步里",
    calls: [
      [
        "calendar.share",
        { event_id: "evt_sync", participants: [{ contact_id: "ctc_oyang" }, { contact_id: "ctc_lina" }] },
      ],
    ],
  },
  {
    kind: "invite",
    say: "invite Grace to the product review",
    calls: [
      ["contacts.read", { mode: "search", query: "Grace" }],
      ["calendar.share", { event_id: "evt_review", participants: [{ contact_id: "ctc_grace" }] }],
    ],
  },
  {
    kind: "invite",
    say: "add Alice Lin and Grace Park to project sync",
    calls: [
      [
        "calendar.share",
        { event_id: "evt_sync", participants: [{ contact_id: "ctc_alice" }, { contact_id: "ctc_grace" }] },
      ],
    ],
  },
  {
    kind: "invite",
    say: "Could you send Grace an invite for Family day?",
    calls: [["calendar.share", { event_id: "evt_family", participants: [{ contact_id: "ctc_grace" }] }]],
  },
  // reply
  {
    kind: "reply",
    say: "接受季度规划的邀请",
    calls: [
      ["calendar.read", { participation: "needs_action" }],
      ["calendar.accept_invite", { invite_id: "inv_quarter" }],
    ],
  },
  { kind: "reply", say: "客户拜访我去不了，帮我拒绝", calls: [["calendar.reject_invite", { invite_id: "inv_visit" }]] },
  {
    kind: "reply",
    say: "有没有还没回复的邀请？",
    calls: [["calendar.read", { participation: "needs_action" }]],
    answer: /季度规划/,
  },
  {
    kind: "reply",
    say: "Accept the quarterly planning invite",
    calls: [
      ["calendar.read", { participation: "needs_action" }],
      ["calendar.accept_invite", { invite_id: "inv_quarter" }],
    ],
  },
  {
    kind: "reply",
    say: "decline Friday's customer visit",
    calls: [["calendar.reject_invite", { invite_id: "inv_visit" }]],
  },
  {
    kind: "reply",
    say: "do I have any pending invitations?",
    calls: [["calendar.read", { participation: "needs_action" }]],
    answer: /Quarterly planning/,
  },
  // lookup
  {
    kind: "lookup",
    say: "王磊的电话是多少",
    calls: [["contacts.read", { mode: "search", query: "王磊" }]],
    answer: /138/,
  },
  {
    kind: "lookup",
    say: "陈医生是谁？",
    calls: [["contacts.read", { mode: "search", query: "陈医生" }]],
    answer: /牙医/,
  },
  { kind: "lookup", say: "帮我查一下李娜的邮箱", calls: [["contacts.read", { mode: "search", query: "李娜" }]] },
  {
    kind: "lookup",
    say: "What's Grace's phone number?",
    calls: [["contacts.read", { mode: "search", query: "Grace" }]],
    answer: /Grace Park/,
  },
  {
    kind: "lookup",
    say: "who is Dr. Patel",
    calls: [["contacts.read", { mode: "search", query: "Dr. Patel" }]],
    answer: /Dentist/,
  },
  { kind: "lookup", say: "show my contacts", calls: [["contacts.read", { mode: "list" }]] },
  // add contact
  {
    kind: "add_contact",
    say: "添加联系人张伟，电话13912345678",
    calls: [["contacts.create", { name: "张伟", phone: "13912345678" }]],
  },
  {
    kind: "add_contact",
    say: "把赵敏加到通讯录，邮箱 zhaomin@example.com，她在远山科技",
    calls: [["contacts.create", { name: "赵敏", email: "zhaomin@example.com", company: "远山科技" }]],
  },
  {
    kind: "add_contact",
    say: "存一下刘洋的手机号 136 0000 1111",
    calls: [["contacts.create", { name: "刘洋", phone: "136 0000 1111" }]],
  },
  {
    kind: "add_contact",
    say: "Add a contact: Tom Reed, tom@example.com",
    calls: [["contacts.create", { name: "Tom Reed", email: "tom@example.com" }]],
  },
  {
    kind: "add_contact",
    say: "save Nina Ford's number +1 415 555 0188",
    calls: [["contacts.create", { name: "Nina Ford", phone: "+1 415 555 0188" }]],
  },
  {
    kind: "add_contact",
    say: "add Omar Diaz from Harbor Bank to my contacts",
    calls: [["contacts.create", { name: "Omar Diaz", company: "Harbor Bank" }]],
  },
  // remember
  { kind: "remember", say: "记住我不吃香菜", calls: [["memory.update", { scope: "user" }]] },
  {
    kind: "remember",
    say: "以后叫我小林",
    calls: [["memory.update", { scope: "user", content: { preferred_name: "小林" } }]],
  },
  { kind: "remember", say: "我在远山科技做产品经理，帮我记一下", calls: [["memory.update", { scope: "work" }]] },
  {
    kind: "remember",
    say: "我的生日是6月12号，记一下",
    calls: [["memory.update", { scope: "user", content: { birthday: "06-12" } }]],
  },
  { kind: "remember", say: "Remember that I'm vegetarian", calls: [["memory.update", { scope: "user" }]] },
  {
    kind: "remember",
    say: "please call me Lin",
    calls: [["memory.update", { scope: "user", content: { preferred_name: "Lin" } }]],
  },
  { kind: "remember", say: "don't forget that I work from home on Wednesdays", calls: [["memory.update", {}]] },
  {
    kind: "remember",
    say: "I live in Seattle, remember that",
    calls: [["memory.update", { scope: "user", content: { home_city: "Seattle" } }]],
  },
  // recall
  {
    kind: "recall",
    say: "你知道我什么？",
    calls: [
      ["memory.read", { scope: "user" }],
      ["memory.read", { scope: "work" }],
    ],
  },
  { kind: "recall", say: "你还记得我喜欢喝什么吗", calls: [["memory.read", { scope: "user" }]], answer: /黑咖啡/ },
  { kind: "recall", say: "我叫什么名字？", calls: [["memory.read", { scope: "user" }]], answer: /Alice/ },
  {
    kind: "recall",
    say: "What do you know about me?",
    calls: [
      ["memory.read", { scope: "user" }],
      ["memory.read", { scope: "work" }],
    ],
  },
  { kind: "recall", say: "where do I work?", calls: [["memory.read", { scope: "work" }]], answer: /Yuanshan/ },
  {
    kind: "recall",
    say: "do you remember what I like?",
    calls: [["memory.read", { scope: "user" }]],
    answer: /coffee/,
  },
  // chat
  { kind: "chat", say: "你好", task: "chat" },
  { kind: "chat", say: "谢谢你", task: "chat" },
  { kind: "chat", say: "你是谁", task: "chat", answer: /离线/ },
  { kind: "chat", say: "hi there", task: "chat" },
  { kind: "chat", say: "thanks, that's great", task: "chat" },
  { kind: "chat", say: "are you ChatGPT?", task: "chat", answer: /offline/i },
  // help
  { kind: "help", say: "你能做什么？", task: "chat", answer: /ACCORD_MODEL/ },
  { kind: "help", say: "怎么用", task: "chat", answer: /日程/ },
  { kind: "help", say: "有哪些功能", task: "chat", answer: /日程/ },
  { kind: "help", say: "what can you do?", task: "chat", answer: /ACCORD_MODEL/ },
  { kind: "help", say: "help", task: "chat", answer: /calendar/i },
  { kind: "help", say: "how do I configure a real model", task: "chat", answer: /ACCORD_MODEL/ },
  // unsupported
  { kind: "unsupported", say: "今天天气怎么样", task: "unsupported" },
  { kind: "unsupported", say: "帮我写一首诗", task: "unsupported" },
  { kind: "unsupported", say: "给我订一张去北京的机票", task: "unsupported" },
  { kind: "unsupported", say: "what's the weather like tomorrow?", task: "unsupported" },
  { kind: "unsupported", say: "translate good morning into French", task: "unsupported" },
  { kind: "unsupported", say: "play some jazz", task: "unsupported" },
];
