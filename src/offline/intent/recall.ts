import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { leftOver } from "../account/account.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Scene, type Script } from "../script.ts";
import type { Heard, Intent } from "./intent.ts";
import { keptThing } from "./kept-thing.ts";

/** A question about oneself: what it is about, and which fields can answer it. */
interface Topic {
  pattern: RegExp;
  scopes: readonly ("user" | "work")[];
  paths?: readonly string[];
  /** Only what says something of this is told. */
  about?: string;
}

const topics: readonly Topic[] = [
  {
    pattern: pattern("i")`
        ^我叫(?:什么|啥)|^你(?:现在|平时|一般)?(?:该|应该)?(?:管我叫|叫我|喊我|称呼我)(?:什么|啥)|
        我的名字(?:是|叫)?(?:什么|啥)|\bwhat(?:'s| is) my name\b|\bwho am i$
      `,
    scopes: ["user"],
    paths: ["preferred_name"],
  },
  { pattern: /我(?:的)?生日|\bmy birthday\b/i, scopes: ["user"], paths: ["birthday"] },
  { pattern: /我(?:家)?住(?:在)?哪|\bwhere do i live\b/i, scopes: ["user"], paths: ["home_city"] },
  {
    pattern: pattern("i")`
      我(?:是|的)?(?:在)?(?:哪家?|什么)(?:公司|单位)|我在哪(?:里|儿|家公司)?(?:工作|上班)|我是?做什么(?:工作|的)|我的?(?:职位|工作|公司|岗位|头衔|职务)(?:是什么|是啥|叫什么)|
      我的?公司(?:写的|记的)?是哪家|\bwhere do i work\b|\bwho do i work for\b|我(?:在)?给(?:谁|哪家公司?)(?:打工|干活|上班)|\b(?:which|
      what) company (?:did i say )?(?:do )?i work (?:for|at)\b|
      \bmy (?:job(?: title)?|company|role|manager|boss|employer|profession|occupation)\b|
      \bwhat do i do for (?:a living|work)\b
    `,
    scopes: ["work"],
  },
  {
    pattern: pattern("i")`
      我(?:都|最|平时|一般)?(?:喜欢|爱|不吃|不喜欢)(?:喝|吃|做|看|听|玩)?(?:什么|啥|哪)|\b(?:what|which)(?: (?:drinks?|foods?|music|
      kind of [a-z]+))? (?:do )?i (?:like|love|enjoy|eat|drink)(?: to (?:drink|eat|do|read|watch))?\b|我(?:都)?有(?:什么|
      哪些|啥)(?:爱好|兴趣|喜好)|
      \bmy (?:interests|hobb(?:ies|y)|preferences|fav(?:ou?rite)? drink)\b
    `,
    scopes: ["user"],
    paths: ["interests", "food_preferences", "facts"],
  },
  {
    pattern: /\bwhat (?:am i|is [a-z]+|are (?:my )?[a-z]+) allergic to\b/i,
    scopes: ["user"],
    paths: ["food_preferences", "facts"],
  },
  {
    pattern: pattern("i")`
      (?:知道|记得|记住|了解)(?:了|过)?(?:关于)?我(?:的)?(?:什么|哪些|些什么|多少|啥)|(?:记住|记得|知道)(?:了)?(?:关于我的?)?(?:什么|哪些)|记了?我(?:些|
      点)?(?:什么|啥|哪些)|
      (?:说说|讲讲)?我的(?:情况|事情?|事儿)你(?:都)?(?:知道|记得|了解)(?:哪些|多少|什么|啥|些什么)|
      (?:关于|对)我.*(?:知道|记得|记住|记了|了解|存了|存着|保存|有些?什么|有哪些)
      (?:了|着)*(?:些|的)?(?:什么|哪些|啥)?(?:东西|信息|事情?|内容|资料|偏好)?|
      ^你(?:那里|这里|那儿|这儿)?(?:都|还|现在)?(?:存|保存|记|记录|收|掌握|有)(?:着|了|过|下)*(?:关于)?我(?:的)?(?:什么|哪些|些什么|多少|啥)|
      我(?:都|之前|以前)?(?:让|叫|要|请)你(?:都)?记(?:住|了|过|下|着)*(?:些|的)?(?:什么|哪些|啥)|
      \b(?:told you|tell you|know|remember) about (?:me|myself)\b|我(?:跟|和|对)你(?:说|
      讲)过(?:关于)?(?:我的?)?(?:什么|哪些|啥)|我的(?:哪些)?(?:记忆|信息|资料)|
      \bwhat (?:do you|have you) (?:know|remember|remembered|stored|learned)\b|\byou (?:know|remember) about me\b|
      \bwhat you (?:know|remember)\b|\bwhat (?:have|do|did) you .*\babout me\b(?: so far)?|\bwhat (?:have|
      do) you (?:got|have)(?: (?:stored|saved|written|noted|remembered|down|on file))* (?:on|about|for) me\b|
      \btell me about (?:me|myself)\b|\bshow (?:me )?my memor
    `,
    scopes: ["user", "work"],
  },
  {
    pattern: /^你?(?:还)?记(?:得|不记得).*(?:吗|什么|谁|哪)|^do you (?:still )?(?:remember|know)\b/i,
    scopes: ["user", "work"],
  },
];

/** A person or thing of the user's own, by a word that may stand in a fact. */
const own = pattern("i")`
  ^我的?(?<zh>老板|经理|上司|领导|老婆|妻子|太太|老公|丈夫|女朋友|男朋友|妈妈|爸爸|孩子|儿子|女儿|猫|狗)(?:的名字)?(?:叫|是)(?:什么|啥|谁)|
  ^(?:what|who)(?:'s| is| are|'re) my (?<en>kids?|child(?:ren)?|roommates?|pediatrician|landlord|assistant|boss|
  manager|wife|husband|partner|girlfriend|boyfriend|mother|mom|father|dad|son|
  daughter|cat|dog)\b(?:(?:'s?)? names?)?
`;

/** Said to the one who remembers, beside what is asked. */
const aside = pattern("i")`
  ^(?:在你那(?:儿|里)|你(?:还)?(?:知道|记得)(?=我叫)|据你所知|按你的记录|你(?:还)?记不记得)[，,]?|, (?:(?:do )?you )?(?:still )?remember$|
  ,? (?:according to you|
  as far as you know|
  by your records|in your memory)$|[，,]?(?:你(?:还)?(?:知道|记得|有印象))(?:吗|没|么)?$
`;

export function hearRecall(asked: Heard): Intent | undefined {
  const heard = { ...asked, text: asked.text.replace(aside, "") };
  const { text, isQuestion } = heard;
  const groups = own.exec(text)?.groups;
  const isTimeless = isQuestion && heard.times.when === undefined;
  const thing = heard.language === "en" && isTimeless ? keptThing(text) : undefined;
  const about = groups?.["zh"] ?? groups?.["en"];
  const known =
    about === undefined
      ? topics.find(({ pattern }) => pattern.test(text))
      : { pattern: own, scopes: ["user", "work"] as const, about };
  const topic =
    known ?? (thing === undefined ? undefined : { pattern: /^.*$/, scopes: ["user"] as const, about: thing });
  if (topic === undefined || (!isQuestion && !/^(?:show|tell|告诉)/i.test(text))) return undefined;
  // "Who am I having lunch with" asks for something else: every word must be about what is remembered.
  const said = topic.pattern.exec(text)?.[0] ?? "";
  if (leftOver(heard, { entities: [], said: [said], writes: [] }).length > 0) return undefined;
  // What it does not know is another question.
  if (/不知道|没记|\b(?:don't|do not|doesn't|not) (?:you )?(?:know|remember)\b/i.test(text)) return undefined;
  return {
    task: "memory",
    modules: ["memory"],
    writes: [],
    isFirm: true,
    missing: [],
    entities: [],
    act: (scene) => act(topic, scene),
  };
}

function* act({ scopes, paths, about = "" }: Topic, { language }: Scene): Script {
  const say = phrases[language];
  const lines: string[] = [];
  for (const scope of scopes) {
    const { content } = yield* use("memory.read", { scope, ...(paths !== undefined && { paths }) });
    for (const [field, value] of Object.entries(fields(content) ?? {})) {
      const label = labelOf(field, language);
      const fitting = Array.isArray(value)
        ? value.filter((item) => says(about, label, item))
        : says(about, label, value)
          ? value
          : [];
      if (!Array.isArray(fitting) || fitting.length > 0) lines.push(`${label}: ${wordValue(fitting)}`);
    }
  }
  return { status: "success", answer: lines.length === 0 ? say.nothingKnown : say.known(lines.join("\n")) };
}

/** Every word of it, in whatever order: "locker number" of a locker that is number 12. */
function says(about: string, label: string, value: unknown): boolean {
  const told = `${label} ${wordValue(value)}`.toLowerCase();
  return about
    .toLowerCase()
    .split(" ")
    .every((word) => told.includes(word));
}

/** A field's value in plain words; ids stay out of it. */
function wordValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordValue).join(", ");
  const parts = fields(value);
  if (parts === undefined) return String(value);
  return Object.entries(parts)
    .filter(([key]) => key !== "contact_id" && key !== "source")
    .map(([, part]) => wordValue(part))
    .join(" ");
}

const labels: Record<string, string> = {
  preferred_name: "称呼",
  pronouns: "代词",
  languages: "语言",
  timezone: "时区",
  home_city: "居住地",
  birthday: "生日",
  communication: "沟通方式",
  scheduling: "日程习惯",
  people: "认识的人",
  important_dates: "重要日子",
  routines: "日常",
  interests: "兴趣",
  food_preferences: "饮食",
  goals: "目标",
  facts: "其他",
  company: "公司",
  department: "部门",
  job_title: "职位",
  industry: "行业",
  employment_type: "雇佣方式",
  work_city: "工作地",
  work_mode: "工作方式",
  work_timezone: "工作时区",
  working_hours: "工作时间",
  meeting: "会议习惯",
  manager: "上级",
  team: "团队",
  responsibilities: "职责",
  skills: "技能",
  tools: "工具",
  projects: "项目",
  recurring_duties: "例行事务",
};
export const labelOf = (field: string, language: Locale) =>
  language === "zh-CN" ? (labels[field] ?? field) : field.replaceAll("_", " ");
