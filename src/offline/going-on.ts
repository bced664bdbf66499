import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";
import { findDuration } from "./dates/duration.ts";
import { intoEntry } from "./plain-wishes-chinese.ts";
import { fields } from "./protocol.ts";

type Turns = readonly Pick<Turn, "text" | "steps">[];

const value = String.raw`(?<value>\+?\d[\d -]{5,17}\d|[\w.+-]+@[\w.-]+\w)`;

/** "Change it to 415 555 0199", "that's her old one, the new one is …": the value says which field is meant. */
const newValue = pattern("i")`
  ^(?:(?:change|update|set) (?:it|that) to|(?:(?:please )?(?:add|save|put|enter) (?:it|that)(?: in| down)?|it's|it is|
  here it is|here you go)[,:]?(?= )|改成|换成|改为|更新为|更新成)\s*${value}(?:了|吧)?$|^(?:(?:no|hm+|oh|ah)[,. ]+)?(?:that|
  this|it)(?:'s| is)
  [ ](?:(?:her|his|their|the|an?) )?(?:old|wrong|outdated|previous|former)(?: one| number| e-?mail| address)?[,;.] ?
  (?:(?:her|his|their|the) )?(?:new|right|correct|
  current)(?: one| number| e-?mail| address)?(?:'s| is)[: ]*${value.replace("value", "value2")}$|
  ^(?:不对[，,])?(?:那|这)(?:个)?是(?:以前|之前|旧|老)的?(?:号码?|邮箱|电话)?了?[，,。](?:他|她)?(?:现在)?新?的?(?:号码?|邮箱|电话)?(?:现在)?(?:是|换成)\s*
  ${value.replace("value", "value3")}$
`;
/** "Delete her", 把他删了: somebody who was just looked up is an entry, and no event. */
const removal = pattern("i")`
  ^(?:please )?(?:delete|remove|drop|erase) (?:her|him|them)(?: (?:from|out of) (?:my )?(?:contacts|address book))?$|
  ^(?:please )?(?:delete|remove|erase|drop) (?:that|this) (?:contact|entry|person)$|^(?:把)?(?:这|那)(?:个|位)(?:联系人|
  人)(?:删|删掉|删了|删除|移除)(?:吧|了)?$|
  ^(?:把)?(?:她|他)(?:从(?:通讯录|联系人)(?:里|中)?)?(?:删|删掉|删了|删除|移除)(?:吧|了)?$|
  ^(?:从(?:通讯录|联系人)(?:里|中)?)?(?:删|删掉|删除|移除)(?:她|他)(?:吧|了)?$
`;
const bareRemoval = /^(?:那就?|就)?(?:删除?|删掉|删了|移除|不要了)(?:吧|了)*$/;
/** "And Mei's?", 王蕾的呢: the same of somebody else. */
const another = pattern("u")`
    ^(?:and |what about |how about |那|那么)?(?<name>[\p{Script=Han}]{2,4}|
    [A-Z][\p{L}.'-]*?(?: [A-Z][\p{L}.'-]*?)?)(?:'s|的(?:呢)?|(?<=\p{Script=Han})呢)$
  `;
/** "And Mei?" likewise, where one thing of an entry was asked for: behind "who is Grace" it may be about both. */
const bareAnother = pattern("u")`
  ^(?:[Oo]k(?:ay)?,? )?(?:[Aa]nd|[Ww]hat about|[Hh]ow about|
  [Aa]nd what about) (?<name>[A-Z][\p{L}.'-]*(?: [A-Z][\p{L}.'-]*)?)$
`;
const oneThing = /公司|单位|上班|电话|手机|号码|邮箱|职位|联系方式/;
const invited = pattern("i")`
  ^(?:please |can you |could you |ok(?:ay)?,? |great,? |then |now )*(?:invite|add|include|loop in|ask) (?:her|him)\b
  (?! from)|^(?:那就?|就|也)?(?:邀请|请|叫上?|喊上?|加上|让|把|拉上?)[她他](?!们)
`;
const theirs = pattern("i")`
  (?:^|(?<=(?:^|\b)(?:what(?:'s| is)|whats|where(?:'s| is)|update|change|and|
  set) ))(?:那么?|and |what about )?(?:her|his)\b(?= \w)|
  ^(?:那么?)?[她他](?=的|是|在|有|电|邮|手|号|换|现|跳)
`;
const subject = /\b(?:does|is) (?:she|he)\b|^(?:she|he)(?=(?:'s)? )/i;

/** "He works at Tesco", "his number's …": what is told of somebody who was just added or looked up. */
const tells: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:he|she|they)(?:'s| is|'re| are)? (?:now |works? |working )*(?:at|for) (?<value>[A-Z][\w&.' -]+?)(?: now)?$/,
    "company",
  ],
  [/^(?:he|she)(?:'s| is) an? (?<value>[a-z][a-z -]{2,30})$/, "job title"],
  [
    /^(?:his|her|their) (?:phone |mobile |cell )?(?:number|phone|mobile|cell)(?:'s| is|:)? (?<value>\+?\d[\d -]+)$/,
    "number",
  ],
  [/^(?:his|her|their) e-?mail(?: address)?(?:'s| is|:)? (?<value>\S+@\S+)$/, "email"],
];

/** 他公司叫鑫源食品: what is to be in the entry, told and not commanded. */
const ofEntry =
  /^[他她]的?(?<which>公司|单位|职位|职务)(?:名字?)?(?:叫|是|为)(?<what>(?!什么|啥|哪|不)[^，,。？?吗呢]{2,20})$/;

/** Who was looked up, or was just added. */
function spokenOf(turn: Turns[number] | undefined): string | undefined {
  const of = (name: string) => turn?.steps.findLast(({ method }) => method === name)?.input;
  const name = of("contacts.create")?.["name"] ?? of("contacts.read")?.["query"];
  return typeof name === "string" ? name : undefined;
}

/** Behind a look at one person's entry, what is said of "her" is about that person. */
export function withPerson(turns: Turns, at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/[?？。.!！]+$/, "") ?? "";
  const query = spokenOf(turns[at - 1]);
  if (query === undefined) return undefined;
  const isZh = /\p{Script=Han}/u.test(said);
  const { value: first, value2, value3 } = newValue.exec(said)?.groups ?? {};
  const given = first ?? value2 ?? value3 ?? intoEntry.exec(said)?.[1];
  if (given !== undefined) {
    const isMail = given.includes("@");
    return isZh
      ? `${query}的${isMail ? "邮箱" : "电话"}改成${given}`
      : `change ${query}'s ${isMail ? "email" : "number"} to ${given}`;
  }
  for (const [form, field] of tells) {
    const told = form.exec(said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.groups?.["value"];
    if (told !== undefined) return `change ${query}'s ${field} to ${told}`;
  }
  const field = ofEntry.exec(said)?.groups;
  if (field !== undefined) return `${query}的${field["which"] ?? ""}改成${field["what"] ?? ""}`;
  const isOnlyLooked = turns[at - 1]?.steps.every(({ method }) => method === "contacts.read") === true;
  const isNew = turns[at - 1]?.steps.at(-1)?.method === "contacts.create";
  if (removal.test(said) || ((isOnlyLooked || isNew) && bareRemoval.test(said)))
    return isZh ? `把${query}从通讯录删掉` : `delete ${query} from my contacts`;
  if (invited.test(said)) return said.replace(invited, (words) => words.replace(/\b(?:her|him)\b|[她他]$/i, query));
  const before = withPerson(turns, at - 1) ?? turns[at - 1]?.text ?? "";
  const isOneThing = isOnlyLooked && !/^who\b/i.test(before);
  const name = (another.exec(said) ?? (isOneThing ? bareAnother.exec(said) : null))?.groups?.["name"];
  // 王蕾呢 asks of her what was asked, as long as that was one thing.
  const isSame = !/(?<!的)呢$/.test(said) || oneThing.test(before);
  if (name !== undefined) return before.includes(query) && isSame ? before.replace(query, name) : undefined;
  if (theirs.test(said)) return said.replace(theirs, (words) => (/h/i.test(words) ? `${query}'s` : query));
  return subject.test(said) ? said.replace(subject, (words) => words.replace(/\b(?:she|he)\b/i, query)) : undefined;
}

const alsoThem = pattern("i")`
  ^(?:and |also |please |ok(?:ay)?,? )*(?:invite|add|include|loop in) (?:her|him|them)
  (?: too| as well| to (?:it|that))*$
`;

/** "Coffee with Grace on Thursday" – "invite her too": whom the event that was just written is with. */
export function withItsGuest(turns: Turns, at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/[.!]+$/, "") ?? "";
  const written = turns[at - 1]?.steps.findLast(({ method }) => /^calendar\.(?:create|update)$/.test(method));
  if (written?.outcome.kind !== "done" || !alsoThem.test(said)) return undefined;
  const title = String(written.outcome.data["title"] ?? "");
  const names = /\bwith (\p{L}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)?(?:(?:,| and) \p{L}[\p{L}'.-]+)*)$/u.exec(title)?.[1];
  return names === undefined ? undefined : `invite ${names}`;
}

/** 约他周一四点, behind a look at one person: a plan with that person. */
export function withCompany(turns: Turns, at: number): string | undefined {
  const said = turns[at]?.text ?? "";
  const looked = turns[at - 1]?.steps.findLast(({ method }) => method === "contacts.read");
  const items = looked?.outcome.kind === "done" ? looked.outcome.data["items"] : undefined;
  const names = (Array.isArray(items) ? items : []).map((item) => fields(item)?.["name"]);
  // Search goes by sound too; the one spelled like this is meant.
  const name = names.length === 1 ? names[0] : names.find((one) => one === looked?.input["query"]);
  const named = typeof name === "string" ? said.replace(/(?<=[约见找陪和跟与请给])[他她](?!们|的)/, name) : said;
  return named === said ? undefined : named;
}

/** "Also that I hate olives", 还有，我讨厌香菜, 也不吃羊肉: kept like what was kept before. */
const alsoKept = pattern("i")`
  ^(?:(?:oh )?(?:and|also|plus)[, ]+)+(?:remember )?(?:that )?(?<en>(?:i|i'm|my|we|our)\b.+)$|
  ^(?:还有|另外|对了|以及|再记一?[条个])[，,：:]?\s*(?<zh>我.+)$|
  ^(?:还有|以及|另外)?[，,]?(?<what>[^，,。我也]{1,8})也(?<how>不[吃喝爱]|过敏|喜欢|讨厌|不喜欢)$|^(?:我)?也(?<zh2>(?:不|很|最|爱|喜欢|讨厌|怕|对).+)$
`;
/** "Actually make that Maxine", 不对，叫我阿健: another name than the one just told. */
const otherName = pattern("u")`
  ^(?:(?:[Aa]ctually|[Nn]o|[Ss]orry|[Ww]ait|[Oo]r)[,. ]+)*(?:make (?:that|it)|call me|rather|i prefer|
  it's) (?<en>[A-Z][\p{L}'-]+)$|
  ^(?:不对|不|等等|错了|还是|算了)+[，,]?\s*(?:还是)?(?:叫我?|是|称呼我)(?<zh>[^，,。]{1,8}?)(?:吧|好了|就行)?$
`;

/** Behind a fact that was just kept, one more, or another in its place. */
export function withFact(turns: Turns, at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/[。.!！]+$/, "") ?? "";
  const kept = turns[at - 1]?.steps.findLast(({ method }) => method === "memory.update");
  const content = fields(kept?.input["content"]);
  if (kept?.outcome.kind !== "done" || content === undefined) return undefined;
  // What is on a day is for the calendar.
  if (
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:today|tomorrow|tonight)\b|\d ?[ap]m\b|周[一二三四五六日]|[今明后]天|点/i.test(
      said,
    )
  )
    return undefined;
  const also = alsoKept.exec(said)?.groups;
  if (also?.["en"] !== undefined) return `remember that ${also["en"]}`;
  const [what, how] = [also?.["what"], also?.["how"]];
  if (what !== undefined && how !== undefined) return how === "过敏" ? `记住我对${what}过敏` : `记住我${how}${what}`;
  const zh = also?.["zh"] ?? (also?.["zh2"] === undefined ? undefined : `我${also["zh2"]}`);
  if (zh !== undefined) return `记住${zh}`;
  const name = "preferred_name" in content ? otherName.exec(said)?.groups : undefined;
  if (name?.["en"] !== undefined) return `call me ${name["en"]}`;
  return name?.["zh"] === undefined ? undefined : `叫我${name["zh"]}`;
}

const longer = pattern("i")`
    ^(?:(?:no|actually|hm+|oh)[, ]+)?(?:make (?:it|that)|for|longer than|more than|at least|minimum|
    i need|i'd need|what about|how about|and|要|换成|改成|那|如果要|
    得要)?\s*(?:instead|的|呢|吧|行吗|有吗)*$
  `;

/** "Make it two hours" behind a search for a gap: the same search for a longer one. */
export function withLength(turns: Turns, at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/[?？。.!！]+$/, "") ?? "";
  const before = turns[at - 1];
  const length = findDuration(said);
  const wasFree = before?.steps.some(({ method }) => method === "calendar.find_free") === true;
  if (before === undefined || length === undefined || !wasFree) return undefined;
  if (!longer.test(said.replace(length.text, "").trim())) return undefined;
  const asked = findDuration(before.text);
  if (asked !== undefined) return before.text.replace(asked.text, length.text);
  return /\p{Script=Han}/u.test(said)
    ? `${before.text}，要${length.text}`
    : `${before.text.replace(/[?.!]+$/, "")} for ${length.text}`;
}
