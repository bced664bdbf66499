import type { Locale } from "../base/locale.ts";

/** Every sentence the stand-in says, in both languages. */
const en = {
  created: (event: string) => `Added ${event}.`,
  conflicts: (events: string) => ` Note that it overlaps with ${events}.`,
  invited: (people: string, event: string) => `Invited ${people} to ${event}.`,
  notInvited: (people: string) => ` These could not be invited: ${people}.`,
  askTitle: (when: string) => `What should I call it${when === "" ? "" : ` (${when})`}?`,
  askTime: (what: string) => `What time should “${what}” be?`,
  askPart: (what: string, day: string) => `At what time on ${day} should “${what}” be? You can also say “all day”.`,
  askNewTime: (event: string) => `When should ${event} be instead?`,
  askNewTitle: (event: string) => `What should ${event} be called?`,
  askEvent: "Which event do you mean? Tell me its title or its time.",
  askWhich: (list: string) => `Several events fit. Which one?\n${list}`,
  askWhichPerson: (name: string, list: string) => `Several contacts fit “${name}”. Which one?\n${list}`,
  askContact: "What is the name of the new contact?",
  askFact: "What should I remember?",
  noEvent: (words: string) => (words === "" ? "I found no such event." : `I found no event for “${words}”.`),
  noPerson: (name: string) => `I found nobody called “${name}” in your contacts.`,
  nothing: (span: string) => `Nothing is planned for ${span}.`,
  planned: (span: string, count: number, list: string) =>
    `${span}: ${count === 1 ? "one event" : `${count} events`}.\n${list}`,
  next: (event: string) => `Next is ${event}.`,
  nothingNext: "Nothing is planned for the next two weeks.",
  isWhen: (event: string) => `That is ${event}.`,
  free: (span: string, list: string) => `You are free ${span}:\n${list}`,
  notFree: (span: string) => `I found no gap ${span}.`,
  moved: (event: string) => `Moved: ${event}.`,
  renamed: (title: string, event: string) => `“${title}” is now ${event}.`,
  placed: (event: string, place: string) => `${event} now takes place at ${place}.`,
  deleted: (event: string) => `Deleted ${event}. You can get it back within 30 days.`,
  deletedMany: (count: number) => `Deleted ${count} events.`,
  accepted: (event: string) => `Accepted: ${event}.`,
  declined: (event: string) => `Declined: ${event}.`,
  noInvites: "There are no open invites.",
  invites: (list: string) => `Open invites:\n${list}`,
  fromInvite: " Title and time come from the person who invited you.",
  contact: (list: string) => `${list}\nNumbers and addresses are shown in part; the contact page has them in full.`,
  contacts: (count: number, list: string) => `${count} contacts:\n${list}`,
  noContacts: "You have no contacts yet.",
  contactAdded: (name: string) => `Added ${name} to your contacts.`,
  contactKnown: (name: string) => `${name} is already in your contacts.`,
  remembered: (what: string) => `I will remember: ${what}.`,
  rememberedAlready: "I knew that already.",
  known: (list: string) => `This is what I remember:\n${list}`,
  nothingKnown: "I remember nothing about that yet.",
  forgotten: (what: string) => `Forgotten: ${what}.`,
  waiting: "This waits for your approval. Please decide on the card.",
  failed: (reason: string) => `That did not work: ${reason}.`,
  nothingNew: "There is nothing new to remember.",
  done: "Done.",
  dropped: "All right, I leave it.",
  hello:
    "Hello! I am the offline stand-in: a set of rules, not a language model. I can look after your " +
    "calendar, contacts and memory.",
  morning: "Good morning! I am only the offline, rule-based stand-in, but I know your calendar.",
  thanks: "You are welcome. (I am the offline, rule-based stand-in, but I am glad it helped.)",
  bye: "Goodbye!",
  who:
    "I am Accord's offline stand-in: a small set of rules, not a language model, so that you can try " +
    "things without an API key.",
  fine: "I am a set of offline rules, so always the same, thank you. What is next on your calendar?",
  can:
    "I can look after your calendar, contacts and memory: show and plan events, find free time, move, " +
    "rename and delete events, invite people, answer invites, look up and add contacts, and remember " +
    "things about you.",
  configure:
    "I am an offline stand-in of fixed rules, not a language model. For a real one set " +
    "ACCORD_MODEL_BASE_URL, ACCORD_MODEL_API_KEY and ACCORD_MODEL, or the key of a provider, and start " +
    "again.",
  unsupported: "I cannot do that.",
  unknown: "I did not understand that.",
};

const zh: typeof en = {
  created: (event) => `已添加${event}。`,
  conflicts: (events) => `注意：与${events}时间冲突。`,
  invited: (people, event) => `已邀请${people}参加${event}。`,
  notInvited: (people) => `以下的人无法邀请：${people}。`,
  askTitle: (when) => `这个日程叫什么${when === "" ? "" : `（${when}）`}？`,
  askTime: (what) => `「${what}」安排在什么时候？`,
  askPart: (what, day) => `「${what}」安排在${day}几点？也可以说“全天”。`,
  askNewTime: (event) => `要把${event}改到什么时候？`,
  askNewTitle: (event) => `${event}要改成什么名字？`,
  askEvent: "你指的是哪个日程？请告诉我标题或时间。",
  askWhich: (list) => `有几个日程符合，你指的是哪一个？\n${list}`,
  askWhichPerson: (name, list) => `有几位联系人符合“${name}”，是哪一位？\n${list}`,
  askContact: "新联系人叫什么名字？",
  askFact: "要我记住什么？",
  noEvent: (words) => (words === "" ? "没有找到这个日程。" : `没有找到和“${words}”有关的日程。`),
  noPerson: (name) => `通讯录里没有找到“${name}”。`,
  nothing: (span) => `${span}没有安排。`,
  planned: (span, count, list) => `${span}有${count}个日程：\n${list}`,
  next: (event) => `接下来是${event}。`,
  nothingNext: "未来两周没有安排。",
  isWhen: (event) => `是${event}。`,
  free: (span, list) => `${span}有空的时间：\n${list}`,
  notFree: (span) => `${span}没有找到空档。`,
  moved: (event) => `已改期：${event}。`,
  renamed: (title, event) => `「${title}」已改名为${event}。`,
  placed: (event, place) => `${event}的地点已改为${place}。`,
  deleted: (event) => `已删除${event}。30 天内可以恢复。`,
  deletedMany: (count) => `已删除${count}个日程。`,
  accepted: (event) => `已接受：${event}。`,
  declined: (event) => `已拒绝：${event}。`,
  noInvites: "没有待回复的邀请。",
  invites: (list) => `待回复的邀请：\n${list}`,
  fromInvite: "标题和时间由邀请人填写，请自行核对。",
  contact: (list) => `${list}\n号码和邮箱只显示一部分，完整内容请看联系人页面。`,
  contacts: (count, list) => `共有${count}位联系人：\n${list}`,
  noContacts: "通讯录还是空的。",
  contactAdded: (name) => `已把${name}加入通讯录。`,
  contactKnown: (name) => `${name}已经在通讯录里了。`,
  remembered: (what) => `我记住了：${what}。`,
  rememberedAlready: "这个我已经记住了。",
  known: (list) => `我记得的有：\n${list}`,
  nothingKnown: "这方面我还没有记住什么。",
  forgotten: (what) => `已忘掉：${what}。`,
  waiting: "这一步需要你确认，请在卡片上决定。",
  failed: (reason) => `没能完成：${reason}。`,
  nothingNew: "没有新的内容需要记住。",
  done: "完成了。",
  dropped: "好的，那就不做了。",
  hello: "你好！我是离线替身：一套固定规则，不是语言模型。我可以帮你管理日程、联系人和记忆。",
  morning: "早上好！我只是离线的规则替身，不过你的日程我都知道。",
  thanks: "不客气。（我是离线的规则替身，能帮上忙就好。）",
  bye: "再见！",
  who: "我是 Accord 的离线替身：一套简单的规则，不是语言模型，让你没有 API 密钥也能先试用。",
  fine: "我是一套离线规则，每天都一样，谢谢关心。要看看你的日程吗？",
  can: "我可以：查看和安排日程、找空闲时间、改期、改名、删除日程、邀请联系人、回复邀请、查找和添加联系人、记住关于你的事。",
  configure:
    "我是离线替身，只有固定规则，不是语言模型。要使用真正的模型，请设置 ACCORD_MODEL_BASE_URL、ACCORD_MODEL_API_KEY 和 ACCORD_MODEL（或某个服务商的密钥），然后重新启动。",
  unsupported: "这件事我做不了。",
  unknown: "我没听懂这句话。",
};

export type Phrases = typeof en;
export const phrases: Record<Locale, Phrases> = { en, "zh-CN": zh };

/** Why a call failed, for people. */
const reasons: Record<string, { en: string; zh: string }> = {
  INVALID_ACTION_INPUT: { en: "the details do not fit together", zh: "给出的内容不符合要求" },
  ACTION_NOT_ALLOWED: { en: "this is not allowed here", zh: "这里不允许这个操作" },
  EVENT_NOT_FOUND: { en: "the event no longer exists", zh: "这个日程已经不存在" },
  CONTACT_NOT_FOUND: { en: "the contact no longer exists", zh: "这位联系人已经不存在" },
  VERSION_CONFLICT: {
    en: "the event was changed in the meantime; please try again",
    zh: "日程刚刚被改动过，请再试一次",
  },
  NOT_ORGANIZER: { en: "only the organizer can do that", zh: "只有组织者才能这样做" },
  INVITE_NOT_OPEN: { en: "the invite is no longer open", zh: "这个邀请已经失效" },
  CONTACT_UNREACHABLE: { en: "this person cannot be invited", zh: "无法邀请这个人" },
  LIMIT_EXCEEDED: { en: "there are too many entries already", zh: "数量已达上限" },
  SENSITIVE_CONTENT: { en: "I must not store something that sensitive", zh: "这样敏感的内容不能保存" },
  APPROVAL_DENIED: { en: "you did not approve it", zh: "你没有批准" },
  APPROVAL_EXPIRED: { en: "the approval came too late", zh: "确认已过期" },
  CANCELLED: { en: "it was cancelled", zh: "已取消" },
  RATE_LIMITED: { en: "too many requests; please try again later", zh: "请求太多，请稍后再试" },
  TIMEOUT: { en: "it took too long; please try again", zh: "用时过长，请再试一次" },
};

export const reasonOf = (code: string, language: Locale): string => {
  const { en: english, zh: chinese } = reasons[code] ?? {
    en: "something went wrong; please try again later",
    zh: "出了点问题，请稍后再试",
  };
  return language === "zh-CN" ? chinese : english;
};
