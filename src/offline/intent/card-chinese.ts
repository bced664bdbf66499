import { pattern } from "../../base/pattern.ts";
import { chineseName } from "../chinese-names.ts";
import type { Card } from "./card.ts";
import { anyLabel, isEmail, isPhone, readField } from "./entry-fields.ts";
import { tidy } from "./intent.ts";
import { isNoFirm, knownFor } from "./known-for.ts";

/** Said in front of the card or behind it: that it is to be kept. */
const front = pattern()`
  ^(?:请|麻烦|帮我|给我|帮忙)*(?:(?:今天|刚刚?|新)*认识了?(?:一?[位个名])?|名片|
  (?:添加|新增|新建|新加|新|加|存|记(?!住|得|者)|录|保存|登记)(?:一?[下个位]|上|入)*新?的?(?:联系人|人(?=[：:，,\s])|号码?|电话|手机号?|名片)?)[：:，,\s]*
`;
const behind = pattern()`
  [，,。\s]*(?:请|麻烦|帮我|给我|把[他她])*(?:存|加|记|录|保存|登记|添加)(?:一?下|上|入|下来|好|进|到)*(?:我?的?(?:通讯录|联系人|名片夹))?(?:里|中)?[吧哈啊]?$
`;
/** 把刘老师的手机号存下来 188…: the number behind the wish. */
const numberBehind = pattern("u")`
  ^把?(?<who>[^，,。的]{2,8})的(?:手机号?码?|电话|号码|邮箱)(?:给我|帮我)?(?:存|记|加|录)(?:一?下来?|上|好|进通讯录)*[：:，,\s]*(?<data>\S+)$
`;
const ofContacts = /联系人|通讯录|名片|认识/;

const label = /^(?:[他她]的?)?(?:联系)?(?:电话|手机号?码?|号码|邮箱|邮件)(?:是|为)?/;
/** Numbers that were spoken: 一八六二一五五零零三七. */
const spoken = /^[零〇一幺二三四五六七八九]{7,13}$/;
const toDigits = (text: string): string => text.replace(/./gu, (one) => String("零一二三四五六七八九".indexOf(one)));

const trade = String.raw`
  (?:(?![他她我你是在叫做的认][^，,]*)\p{Script=Han}){0,8}(?:司机|老师|班主任|医生|护士长?|律师|会计|经理|总监|主管|主任|校长|园长|店长|厂长|工程师|设计师|程序员|
  师傅|中介|销售|采购|编辑|记者|教练|保姆|月嫂|
  阿姨|保洁|电工|水管工|木工|厨师|助理|秘书|合伙人|创始人|总裁|行政|
  副总|组长|部长|院长|处长|科长|队长|负责人|董事长|教授|讲师|辅导员|架构师|分析师|大夫|牙医|顾问|客服|出纳|导游|翻译|
  理发师|摄影师|化妆师|保安|代表|专员|研究员|主编|导演|人事|前台|财务|房东|物业|运营|产品|市场|开发|测试|研发|审计)|HR|C[ETFO]O
`.replace(/\n */g, "");
const firm = String.raw`
  [\p{Script=Han}A-Za-z]{1,10}(?:公司|科技|集团|银行|大学|医院|事务所|律所|
  工作室|中学|小学|学校|幼儿园|出版社|传媒|教育|物流|建材|装饰|地产|
  保险|证券|[市区县省一二三四五六七八九十]院|学院|研究所|设计院|资本|投资|基金|餐厅|书店|法院|厂|酒店|诊所|超市|
  市场)
`.replace(/\n */g, "");
const called = String.raw`(?:\p{Script=Han}{2,4}|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)`;
const polite = "(?:老师|师傅|医生|阿姨|叔叔|先生|女士|教练|律师|会计|经理|大哥|大姐|总)";
const role = "班主任|房东|物业|护士长|中介|快递|保洁|月嫂|司机|教练";

/** 电话 139…, 公司： 市二院: a field and what it says belong together, whatever stands between them. */
const labelled = new RegExp(`(?<=(?:^|[，,；;、/\\s])(?:${anyLabel})[是为]?)[：:\\s]+`, "gu");
/** 赵敏电话139…. */
const numberedField = new RegExp(
  `(?<=\\p{Script=Han})的?(?=(?:${anyLabel})[是为]?(?:\\+?\\d{5}|[\\w.+-]+@))|` +
    `(?<=\\p{Script=Han})(?<!(?:${anyLabel})[是为]?)(?=\\+?\\d{6})`,
  "gu",
);
const startsField = new RegExp(`^(?:${anyLabel})`, "u");
const isPerson = new RegExp(`^${chineseName}$`, "u");
const kin = "邻居|同事|同学|房东|房客|朋友|领导|老板|客户|供应商|供货商|亲戚|[表堂][哥姐弟妹]|室友|队友|老乡|战友|师傅";
const relation = new RegExp(`^(?:他|她)?(?:是)?我们?家?的?(\\p{Script=Han}{0,4}(?:${kin}))$`, "u");

const whole = (text: string) => new RegExp(`^(?:${text})$`, "u");
/** 我表弟叫周凯, 新客户叫赵敏. */
const relative = whole(`(?:我们?家?的?)?(?<note>新?(?:\\p{Script=Han}{0,3}(?:${kin})))(?:名字)?叫(?<name>${called})`);
const told = whole(`(?:一?[位个名])?(?<title>${trade})?(?:名字)?叫(?<name>${called})`);
/** 沈律师的助理叫小田. */
const helper = whole(`(?<note>\\p{Script=Han}{2,5}的(?:${trade}))叫(?<name>${called})`);
const known = whole(`(?<note>${role})(?<name>\\p{Script=Han}${polite})`);
const both = whole(`在?(?<company>[^的，,做当是]{2,12})(?:的|[做当])(?<title>${trade})`);
/** 德邦物流司机: a firm that is known for one, and what is done there. */
const closeBoth = whole(`(?<company>${firm})(?<title>${trade})`);
const works = /^[他她]?在(?<company>[^，,做当的]{2,14}?)(?:上班|工作|任职)?$/u;

/** Reads a person of whom every piece is known for what it is, or nothing. */
export function readCardZh(said: string): Card | undefined {
  const numbered = numberBehind.exec(said)?.groups;
  const text = numbered === undefined ? said : `存${numbered["who"] ?? ""}，${numbered["data"] ?? ""}`;
  if (!front.test(text) && !behind.test(text)) return undefined;
  const pieces = text
    .replace(front, "")
    .replace(behind, "")
    .replace(/(?<=\d) (?=\d)/g, "")
    .replace(labelled, "")
    .replace(numberedField, " ")
    .split(/[，,、；;。：:/|\s]+/u)
    .map(tidy)
    .filter((piece) => piece !== "");
  // Whoever is named as people are is the one, and not the firm in front of them.
  const first = pieces.find((piece) => isPerson.test(piece));
  const card: Partial<Card> = {};
  const rest = pieces.filter((piece) => !place(piece, card, first));
  const { phone, email } = card;
  const [firmToo, ...more] = rest;
  // 刘洋 红杉 投资经理: beside a name and what they do stands where; a second name would be a second person.
  const isFirm =
    firmToo === undefined ||
    (card.company === undefined && card.job_title !== undefined && /^\p{Script=Han}{2,10}$/u.test(firmToo));
  if (more.length > 0 || !isFirm || (firmToo !== undefined && isPerson.test(firmToo))) return undefined;
  if (firmToo !== undefined) card.company = firmToo;
  const { name, company, job_title: title, note } = card;
  const isKept = (phone ?? email) !== undefined || (ofContacts.test(said) && (company ?? title ?? note) !== undefined);
  return name === undefined || !isKept ? undefined : { ...card, name };
}

/** Puts the piece where it belongs; false when it belongs nowhere, or the place is taken. */
function place(piece: string, card: Partial<Card>, first: string | undefined): boolean {
  const put = (given: Partial<Record<string, string>>): boolean => {
    const entries = Object.entries(given).filter((entry): entry is [keyof Card, string] => entry[1] !== undefined);
    if (entries.length === 0 || entries.some(([field]) => card[field] !== undefined)) return false;
    Object.assign(card, Object.fromEntries(entries));
    return true;
  };
  const data = piece.replace(label, "");
  if (data === "") return true;
  if (isPhone(data)) return put({ phone: data });
  if (spoken.test(data)) return put({ phone: toDigits(data.replaceAll("〇", "零").replaceAll("幺", "一")) });
  if (isEmail(data)) return put({ email: data });
  const read = readField(piece);
  if (read !== undefined) return put({ [read.field]: read.value });
  if (startsField.test(piece)) return false;
  const note = relation.exec(piece)?.[1] ?? knownFor.exec(` ${piece}`)?.[1];
  if (note !== undefined) return put({ note });
  const named = (relative.exec(piece) ?? told.exec(piece) ?? helper.exec(piece) ?? known.exec(piece))?.groups;
  if (named !== undefined)
    return put({ name: named["name"], job_title: named["title"] || undefined, note: named["note"] });
  const who = piece.replace(/的(?:电话|手机号?码?|号码|邮箱)$/, "");
  if (
    card.name === undefined &&
    (first === undefined || first === who) &&
    (whole(called).test(who) || whole(`${called}${polite}`).test(who))
  )
    return put({ name: who });
  const does = piece.replace(/^[他她]是(?:一?[位个名])?/, "");
  const at = (both.exec(does) ?? closeBoth.exec(does))?.groups;
  if (at !== undefined)
    return put(isNoFirm(at["company"] ?? "") ? { note: piece } : { company: at["company"], job_title: at["title"] });
  if (whole(trade).test(does)) return put({ job_title: does });
  if (whole(`${firm}的?`).test(piece) && !isNoFirm(piece)) return put({ company: piece.replace(/的$/, "") });
  const house = works.exec(piece)?.groups?.["company"];
  if (house !== undefined) return put({ company: house });
  if (!/^\p{Script=Han}{2,8}的$/u.test(piece) || card.name === undefined) return false;
  return put(isNoFirm(piece) ? { note: piece } : { company: piece.slice(0, -1) });
}
