import { pattern } from "../../base/pattern.ts";

/** What an entry of the address book may say, by the word that people put in front of it. */
export type EntryField = "name" | "email" | "phone" | "company" | "job_title" | "note";

const labels: readonly (readonly [EntryField, string])[] = [
  ["name", "姓名|名字"],
  ["phone", "(?:联系)?电话(?:号码?)?|手机(?:号码?)?|号码"],
  ["email", "(?:电子)?邮箱(?:地址)?|电子邮件|邮件"],
  ["company", "公司|单位"],
  ["job_title", "职位|职务|职称|头衔|岗位"],
  ["note", "备注"],
];
/** Of these an entry has no place. */
const others = "地址|住址|微信号?|QQ号?|生日|部门|传真|网址";

/** The name of any field. */
export const anyLabel = [...labels.map(([, words]) => words), others].join("|");
const mark = String.raw`(?:是|为|叫|：|:)?\s*`;

export const isPhone = (text: string): boolean => /^\+?\d[\d -]{5,17}\d$/.test(text);
export const isEmail = (text: string): boolean => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text);
/** One name, without a gap, a mark or the name of a further field. */
const isPlain = (text: string): boolean =>
  new RegExp(
    `^(?!${anyLabel})(?:[\\p{Script=Han}\\d·（）()]{2,20}|` +
      `[A-Za-z][\\w&.' -]{1,40}|\\p{Script=Han}+[A-Z]+|[A-Z]+\\p{Script=Han}+)$`,
    "u",
  ).test(text) && !/[的了着吧吗是]$/.test(text);

const fits: Record<EntryField, (text: string) => boolean> = {
  name: (text) => /^(?:[\p{Script=Han}·]{2,6}|[A-Za-z][A-Za-z' ]+)$/u.test(text),
  phone: isPhone,
  email: isEmail,
  company: isPlain,
  job_title: isPlain,
  note: isPlain,
};

/** 职位护士长, 电话：139…: the field and what it says; undefined where that is more, or something else. */
export function readField(piece: string, verb = mark): { field: EntryField; value: string } | undefined {
  for (const [field, words] of labels) {
    const value = new RegExp(`^(?:新的?)?(?:${words})${verb}(?<value>.+)$`, "u").exec(piece)?.groups?.["value"]?.trim();
    if (value !== undefined && fits[field](value)) return { field, value };
  }
  return undefined;
}

/** Several fields at once: 王蕾的职位改成总监，电话改成139…; each piece names its own. */
const several = pattern("u")`
  ^(?:把|将)?(?<who>(?!我|你|他|她|这|那|新|加|存|添|记|录|[^，,。的\s]*(?:联系人|通讯录))[^，,。的\s\d：:]{2,8}?)(?:的|(?=${anyLabel})|
  (?<moved>(?:换|跳槽)了?个?(?:公司|工作|单位)?了?)[，,]?(?:他|她)?(?:现在)?(?=在|去|到))
  (?<rest>.+?)(?:[，,。\s]+(?:请|帮我|麻烦)*(?:更新|修改|改)一?下?(?:他|她|的|联系人|通讯录|资料|里)*)?$
`;
const change = String.raw`(?:也|都|已经)?(?:改成|改为|换成|更新为|更新成|变成|换到|是|为|：|:)?了?\s*`;

const goneTo = /^(?:在|去了?|到了?)(?<firm>[\p{Script=Han}A-Za-z]{2,12}?)(?:上班|工作|任职)?了?$/u;

export function readSeveral(said: string): { who: string; patch: Partial<Record<EntryField, string>> } | undefined {
  const { who, moved, rest = "" } = several.exec(said)?.groups ?? {};
  const pieces = rest
    .split(/[，,；;、\s]+|(?<=[\p{Script=Han}\d])和(?=职位|职务|电话|手机|邮箱|公司|单位)/u)
    .filter((piece) => piece !== "");
  if (who === undefined || pieces.length < 2) return undefined;
  const patch: Partial<Record<EntryField, string>> = {};
  for (const piece of pieces) {
    const firm = moved === undefined ? undefined : goneTo.exec(piece)?.groups?.["firm"];
    const own = piece.replace(/^(?:他|她)的?/, "").replace(/了$/, "");
    const read = firm === undefined ? readField(own, change) : { field: "company" as const, value: firm };
    if (read === undefined || read.field === "name" || patch[read.field] !== undefined) return undefined;
    patch[read.field] = read.value;
  }
  return { who, patch };
}
