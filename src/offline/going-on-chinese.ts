import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";
import { anyCity } from "./dates/cities.ts";

type Before = Pick<Turn, "text" | "steps">;

const value = String.raw`(?<value>\+?\d[\d -]{5,17}\d|[\w.+-]+@[\w.-]+\w)`;
const mark = String.raw`(?:是|为|：|:)?\s*`;

/** 公司呢, 邮箱多少: one more thing of an entry. */
const field =
  /^(?:那|那么)?(?:[他她]的?)?(公司|单位|电话|手机号?|号码|邮箱|职位|联系方式)(?:呢|是什么|是啥|是?多少)[?？]?$/;
const given = pattern()`
  ^(?:[他她]的?|新的?)?(?:电话|手机号?码?|号码|邮箱)${mark}${value}[。]?$
`;
const bare = pattern()`^(?:新的?(?:号码?)?是)?${value}[。]?$`;
const wrong = pattern()`
  ^(?:电话|手机号?码?|号码|邮箱)?(?:错了|不对|[写记存打]错了)[，,\s]+(?:应该|新的|现在)?是${value}[。]?$
`;
const firm =
  /^[他她]的?(?:公司|单位)(?:是|叫|在)([^，,。?？什啥哪]{2,14})[。]?$|^[他她](?:现在)?在([^，,。?？什啥哪]{2,14}?)(?:上班|工作)的?[。]?$/;
/** A position ends like one: 她是远山的人事经理, and not 她是王磊的妹妹. */
const post = pattern()`
  ^[他她]是(?:(?![我你])([^，,。的?？]{2,12})的)?
  ([^，,。的?？]{0,6}(?:经理|总监|主管|主任|老师|医生|律师|会计|工程师|设计师|助理|秘书|代表|专员|顾问|老板|店长|院长|校长|组长|负责人|客服|司机|师傅|人事|财务|销售))[。]?$
`;
const fullName = /^[他她]的?(?:全名|大名|真名|本名|名字)(?:是|叫)?\s*([\p{Script=Han}]{2,4}|[A-Z][A-Za-z' ]+)[。]?$/u;

/** Behind an entry that was looked up, or has just been added: what is said of it. */
function ofPerson(said: string, before: Before): string | undefined {
  const step = before.steps.findLast(({ method }) => /^contacts\.(?:create|read|update)$/.test(method));
  const name = step?.method === "contacts.update" ? undefined : (step?.input["name"] ?? step?.input["query"]);
  if (typeof name !== "string" || step?.outcome.kind !== "done") return undefined;
  const asked = field.exec(said)?.[1];
  if (asked !== undefined) return `${name}的${asked}`;
  const told =
    (given.exec(said) ?? wrong.exec(said))?.groups?.["value"] ??
    (step.method === "contacts.create" ? bare.exec(said)?.groups?.["value"] : undefined);
  if (told !== undefined) return `${name}的${told.includes("@") ? "邮箱" : "电话"}改成${told}`;
  if (step.method !== "contacts.create") return undefined;
  const house = firm
    .exec(said)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (house !== undefined) return `${name}的公司改成${house}`;
  const [, at, does] = post.exec(said) ?? [];
  if (does !== undefined)
    return at === undefined ? `${name}的职位改成${does}` : `${name}的公司改成${at}，职位改成${does}`;
  const full = fullName.exec(said)?.[1];
  return full === undefined ? undefined : `把联系人${name}的名字改成${full}`;
}

const changedNumber = /^([^，,。我你他她\s]{2,8})换了?个?(?:新)?(?:电话|手机|号码?)号?了[。！!]?$/;

/** 李娜换号了 – 138…: the number that was spoken of. */
function ofNumber(said: string, { text }: Before): string | undefined {
  const who = changedNumber.exec(text.trim())?.[1];
  const told = bare.exec(said)?.groups?.["value"];
  return who === undefined || told === undefined ? undefined : `${who}的新电话是${told}`;
}

const all = "(?:那就?)?(?:把)?(?:它们|这些|两个|这两个)?(?:都|全部?|全都|统统|一律)(?:帮我|给我)?";
const acceptAll = new RegExp(`^${all}(?:接受|答应|参加|去|接|同意)(?:了|吧|下来)*[。！!]?$`);
const declineAll = new RegExp(`^${all}(?:拒绝?|不去|不参加|推|回绝)(?:了|吧|掉)*[。！!]?$`);

/** Behind the invites without an answer. */
function ofInvites(said: string, { steps }: Before): string | undefined {
  const isListed = steps.some(
    ({ method, input }) => method === "calendar.read" && input["participation"] === "needs_action",
  );
  if (!isListed) return undefined;
  return acceptAll.test(said) ? "接受所有邀请" : declineAll.test(said) ? "拒绝所有邀请" : undefined;
}

const otherName = /^(?:那就?)?(?:改成|换成|改为|改叫|以后叫)([^，,。\s?？]{1,8}?)(?:吧|好了)?[。！!]?$/;

/** 我叫什么 – 改成小林. */
function ofName(said: string, { steps }: Before): string | undefined {
  const read = steps.findLast(({ method }) => method === "memory.read");
  const paths = read?.input["paths"];
  const isName = Array.isArray(paths) && paths.join() === "preferred_name";
  const name = isName ? otherName.exec(said)?.[1] : undefined;
  return name === undefined ? undefined : `以后叫我${name}`;
}

const length = "(?:半|[一两二三四五六七八九十]+|\\d+)个?半?(?:小时|钟头|分钟|刻钟)";
const inAWhile = new RegExp(`${length}(?:之|以|过)?后`);
const otherLength = new RegExp(`^(?:不对[，,])?(?:改成|改为|换成|改|还是|那就?)(${length})[吧了]*[。！!]?$`);
const endsWhen = /^(?:那)?(?:会|要|得|大概|一般)?(?:开|上|聊|吃|弄|忙)到几点(?:结束|完|散)?[啊呀呢]?(?=[?？]?$)/;
const beginsWhen = /^(?:那)?(?:是)?(?:几点|什么时候)(?:的|来着|开始|[啊呀])*(?=[?？]?$)/;
const writeIn = /^(?:那就?)?(?:帮我)?(?:写|填|补)上[：:，,\s]*([^，,。：:\s]{2,12})[。！!]?$/;

/** Of the event that was asked about, or has just been made. */
function ofEvent(said: string, { text, steps }: Before): string | undefined {
  const made = steps.findLast(({ method }) => method === "calendar.create");
  const minutes = made === undefined || !inAWhile.test(text) ? undefined : otherLength.exec(said)?.[1];
  // 30分钟后提醒我开会 – 改成20分钟: when, and not how long.
  if (minutes !== undefined) return `改成${minutes}后`;
  const isOfCalendar = steps.some(({ method }) => method.startsWith("calendar."));
  if (isOfCalendar && beginsWhen.test(said)) return said.replace(beginsWhen, "这个是几点");
  if (endsWhen.test(said)) return said.replace(endsWhen, "几点结束");
  const place =
    /哪/.test(text) && steps.some(({ method }) => method === "calendar.read") ? writeIn.exec(said)?.[1] : undefined;
  return place === undefined ? undefined : `地点改成${place}`;
}

const city = new RegExp(`^(?:那么?)?(${anyCity})呢[?？]?$`);
const asksClock = new RegExp(
  `^(?:${anyCity})?(?:现在|这会儿)?(?:${anyCity})?(?:现在|这会儿)?(?:是)?几点钟?[了啦啊呀]*[?？]?$`,
);

/** 现在几点 – 巴黎呢. */
function ofClock(said: string, { text }: Before): string | undefined {
  const name = city.exec(said)?.[1];
  return name !== undefined && asksClock.test(text.trim()) ? `${name}现在几点` : undefined;
}

/** A message that goes on from the one before it, in words that say what it is about; else as it stands. */
export function goingOn(said: string, before: Before | undefined): string {
  const text = said.trim();
  if (before === undefined || text.length > 30) return said;
  return (
    ofPerson(text, before) ??
    ofNumber(text, before) ??
    ofInvites(text, before) ??
    ofName(text, before) ??
    ofEvent(text, before) ??
    ofClock(text, before) ??
    said
  );
}
