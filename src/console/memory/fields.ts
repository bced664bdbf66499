import type { Locale } from "../text/table.ts";

/** One thing that can be forgotten by itself: what it is, and how `remove` names it. */
export interface Line {
  path: string;
  key?: string;
  main: string;
  rest?: string;
}

/** By which field an element of a list is known. */
const keys = ["name", "title", "text"] as const;
/** Lists that are kept as a whole. */
const wholes = new Set(["working_hours", "meeting.no_meeting_blocks"]);

const names: Readonly<Record<string, readonly [en: string, chinese: string]>> = {
  preferred_name: ["Called", "称呼"],
  pronouns: ["Pronouns", "人称"],
  languages: ["Languages", "语言"],
  timezone: ["Time zone", "时区"],
  home_city: ["Home", "居住地"],
  birthday: ["Birthday", "生日"],
  communication: ["How to talk", "沟通方式"],
  tone: ["Tone", "语气"],
  formality: ["Formality", "正式程度"],
  emoji: ["Emoji", "表情符号"],
  scheduling: ["Planning", "安排习惯"],
  earliest_start: ["Not before", "最早开始"],
  latest_end: ["Not after", "最晚结束"],
  avoid_weekdays: ["Not on", "避开"],
  default_duration_minutes: ["Usual length (minutes)", "默认时长（分钟）"],
  default_reminder_minutes: ["Reminder (minutes before)", "默认提醒（提前分钟）"],
  buffer_minutes: ["Pause between (minutes)", "间隔（分钟）"],
  people: ["People", "认识的人"],
  important_dates: ["Dates", "重要日子"],
  routines: ["Routines", "日常习惯"],
  interests: ["Interests", "兴趣"],
  food_preferences: ["Food", "饮食偏好"],
  goals: ["Goals", "目标"],
  facts: ["Facts", "其他事实"],
  company: ["Company", "公司"],
  department: ["Department", "部门"],
  job_title: ["Job title", "职位"],
  industry: ["Industry", "行业"],
  employment_type: ["Employment", "雇佣方式"],
  work_city: ["Works in", "工作城市"],
  work_mode: ["Works", "工作方式"],
  work_timezone: ["Time zone at work", "工作时区"],
  working_hours: ["Working hours", "工作时间"],
  meeting: ["Meetings", "会议习惯"],
  preferred_platform: ["Platform", "会议平台"],
  no_meeting_blocks: ["No meetings", "不开会的时段"],
  manager: ["Manager", "上级"],
  team: ["Team", "团队"],
  responsibilities: ["Responsible for", "职责"],
  skills: ["Skills", "技能"],
  tools: ["Tools", "工具"],
  projects: ["Projects", "项目"],
  recurring_duties: ["Recurring duties", "例行事务"],
  // Where a fact comes from.
  user_said: ["you said so", "您说过"],
  inferred: ["inferred", "推断得出"],
};

export function fieldName(field: string, locale: Locale): string {
  const last = field.split(".").at(-1) ?? field;
  return names[last]?.[locale === "en" ? 0 : 1] ?? last.replaceAll("_", " ");
}

export function valueLines(path: string, value: unknown, locale: Locale): Line[] {
  if (Array.isArray(value)) {
    if (wholes.has(path)) return [{ path, main: value.map((item) => describe(item, locale)).join("; ") }];
    return value.map((element: unknown) => elementLine(path, element, locale));
  }
  if (isRecord(value)) {
    if (typeof value["name"] === "string") return [{ path, ...described(value, "name", locale) }];
    return Object.entries(value).map(([field, inner]) => ({
      path: `${path}.${field}`,
      main: `${fieldName(field, locale)}: ${describe(inner, locale)}`,
    }));
  }
  return [{ path, main: describe(value, locale) }];
}

/** A value of any kind in one line, as it stands. */
export function describe(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((item) => describe(item, locale)).join(", ");
  if (!isRecord(value)) return typeof value === "boolean" ? (value ? "✓" : "✗") : String(value);
  const key = keys.find((name) => typeof value[name] === "string");
  if (key === undefined)
    return Object.entries(value)
      .map(([name, inner]) => `${fieldName(name, locale)} ${describe(inner, locale)}`)
      .join(", ");
  const { main, rest } = described(value, key, locale);
  return rest ? `${main} (${rest})` : main;
}

function elementLine(path: string, element: unknown, locale: Locale): Line {
  if (!isRecord(element)) return { path, key: String(element), main: String(element) };
  const key = keys.find((name) => typeof element[name] === "string") ?? "name";
  return { path, key: String(element[key]), ...described(element, key, locale) };
}

function described(value: Readonly<Record<string, unknown>>, key: string, locale: Locale): Pick<Line, "main" | "rest"> {
  const others = Object.entries(value).filter(([name]) => name !== key && name !== "contact_id");
  const rest = others
    .map(([name, inner]) => (name === "source" ? fieldName(String(inner), locale) : describe(inner, locale)))
    .join(" · ");
  return { main: String(value[key]), ...(rest === "" ? {} : { rest }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
