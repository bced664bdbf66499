import { pattern } from "../../base/pattern.ts";
import type { Card } from "./card.ts";
import { tidy } from "./intent.ts";
import { isNoFirm } from "./known-for.ts";

/** Said in front of the card or behind it: that it is to be kept. */
const front = pattern()`
  ^(?:请|麻烦|帮我|给我|帮忙)*(?:(?:今天|刚刚?|新)*认识了?(?:一?[位个名])?|名片|
  (?:添加|新增|新建|新|加|存|记(?!住|得|者)|录|保存|登记)(?:一?[下个位]|上|入)*新?的?(?:联系人|人(?=[：:，,\s])|号码?|电话|手机号?|名片)?)[：:，,\s]*
`;
const behind = pattern()`
  [，,。\s]*(?:请|麻烦|帮我|给我|把[他她])*(?:存|加|记|录|保存|登记|添加)(?:一?下|上|入|下来|好|进|到)*(?:我?的?(?:通讯录|联系人|名片夹))?(?:里|中)?[吧哈啊]?$
`;
/** 把刘老师的手机号存下来 188…: the number behind the wish. */
const numberBehind = pattern("u")`
  ^把?(?<who>[^，,。的]{2,8})的(?:手机号?码?|电话|号码|邮箱)(?:给我|帮我)?(?:存|记|加|录)(?:一?下来?|上|好|进通讯录)*[：:，,\s]*(?<data>\S+)$
`;
const ofContacts = /联系人|通讯录|名片|认识/;

const address = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const digits = /^\+?\d[\d-]{5,17}\d$/;
const label = /^(?:[他她]的?)?(?:联系)?(?:电话|手机号?码?|号码|邮箱|邮件)(?:是|为)?/;
/** Numbers that were spoken: 一八六二一五五零零三七. */
const spoken = /^[零〇一幺二三四五六七八九]{7,13}$/;
const toDigits = (text: string): string => text.replace(/./gu, (one) => String("零一二三四五六七八九".indexOf(one)));

const trade = String.raw`
  (?:(?![他她我你是在叫做的认][^，,]*)\p{Script=Han}){0,8}(?:司机|老师|班主任|医生|护士长?|律师|会计|经理|总监|主管|主任|校长|园长|店长|厂长|工程师|设计师|程序员|师傅|中介|销售|采购|编辑|记者|教练|保姆|月嫂|
  阿姨|保洁|电工|水管工|木工|厨师|助理|秘书|合伙人|创始人|总裁|行政|人事|前台|财务|房东|物业|运营|产品|市场|开发|测试|研发|审计)|HR|C[ETFO]O
`.replace(/\n */g, "");
const firm = String.raw`
  [\p{Script=Han}A-Za-z]{2,10}(?:公司|科技|集团|银行|大学|医院|事务所|律所|工作室|中学|小学|学校|幼儿园|出版社|传媒|教育|物流|建材|装饰|地产|保险|证券|厂|酒店|诊所|超市|
  市场)
`.replace(/\n */g, "");
const called = String.raw`(?:\p{Script=Han}{2,4}|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)`;
const polite = "(?:老师|师傅|医生|阿姨|叔叔|先生|女士|教练|律师|会计|经理|大哥|大姐|总)";
const role = "班主任|房东|物业|护士长|中介|快递|保洁|月嫂|司机|教练";

const whole = (text: string) => new RegExp(`^(?:${text})$`, "u");
const told = whole(`(?:一?[位个名])?(?<title>${trade})?(?:名字)?叫(?<name>${called})`);
/** 沈律师的助理叫小田. */
const helper = whole(`(?<note>\\p{Script=Han}{2,5}的(?:${trade}))叫(?<name>${called})`);
const known = whole(`(?<note>${role})(?<name>\\p{Script=Han}${polite})`);
const both = whole(`在?(?<company>[^的，,做当是]{2,12})(?:的|[做当])(?<title>${trade})`);
const works = /^[他她]?在(?<company>[^，,做当的]{2,14}?)(?:上班|工作|任职)?$/u;

/** Reads a person of whom every piece is known for what it is, or nothing. */
export function readCardZh(said: string): Card | undefined {
  const numbered = numberBehind.exec(said)?.groups;
  const text = numbered === undefined ? said : `存${numbered["who"] ?? ""}，${numbered["data"] ?? ""}`;
  if (!front.test(text) && !behind.test(text)) return undefined;
  const card: Partial<Card> = {};
  const pieces = text
    .replace(front, "")
    .replace(behind, "")
    .replace(/(?<=\d) (?=\d)/g, "")
    .split(/[，,、；;。：:\s]+/u)
    .map(tidy)
    .filter((piece) => piece !== "");
  for (const piece of pieces) if (!place(piece, card)) return undefined;
  const { name, phone, email, company, job_title: title } = card;
  const isKept = (phone ?? email) !== undefined || (ofContacts.test(said) && (company ?? title) !== undefined);
  return name === undefined || !isKept ? undefined : { ...card, name };
}

/** Puts the piece where it belongs; false when it belongs nowhere, or the place is taken. */
function place(piece: string, card: Partial<Card>): boolean {
  const put = (given: Partial<Record<string, string>>): boolean => {
    const entries = Object.entries(given).filter((entry): entry is [keyof Card, string] => entry[1] !== undefined);
    if (entries.length === 0 || entries.some(([field]) => card[field] !== undefined)) return false;
    Object.assign(card, Object.fromEntries(entries));
    return true;
  };
  const data = piece.replace(label, "");
  if (data === "") return true;
  if (digits.test(data)) return put({ phone: data });
  if (spoken.test(data)) return put({ phone: toDigits(data.replaceAll("〇", "零").replaceAll("幺", "一")) });
  if (address.test(data)) return put({ email: data });
  const named = (told.exec(piece) ?? helper.exec(piece) ?? known.exec(piece))?.groups;
  if (named !== undefined)
    return put({ name: named["name"], job_title: named["title"] || undefined, note: named["note"] });
  const who = piece.replace(/的(?:电话|手机号?码?|号码|邮箱)$/, "");
  if (card.name === undefined && (whole(called).test(who) || whole(`${called}${polite}`).test(who)))
    return put({ name: who });
  const field = /^(公司|单位|职位|职务|头衔)(?:是|为|叫)?(.{2,15})$/u.exec(piece);
  if (field !== null) return put({ [/公司|单位/.test(field[1] ?? "") ? "company" : "job_title"]: field[2] });
  const at = both.exec(piece)?.groups;
  if (at !== undefined && !isNoFirm(at["company"] ?? ""))
    return put({ company: at["company"], job_title: at["title"] });
  const does = piece.replace(/^[他她]是(?:一?[位个名])?/, "");
  if (whole(trade).test(does)) return put({ job_title: does });
  if (whole(`${firm}的?`).test(piece) && !isNoFirm(piece)) return put({ company: piece.replace(/的$/, "") });
  const house = works.exec(piece)?.groups?.["company"];
  if (house !== undefined) return put({ company: house });
  if (!/^\p{Script=Han}{2,8}的$/u.test(piece) || card.name === undefined) return false;
  return put(isNoFirm(piece) ? { note: piece } : { company: piece.slice(0, -1) });
}
