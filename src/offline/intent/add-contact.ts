import { pattern } from "../../base/pattern.ts";
import type { Outcome } from "../conversation.ts";
import { blank } from "../dates/duration.ts";
import { askFor } from "../forms.ts";
import { readContacts } from "../people.ts";
import { phrases } from "../phrases.ts";
import { use, type Call, type Scene, type Script } from "../script.ts";
import { readCardZh } from "./card-chinese.ts";
import { readCard } from "./card.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { calledBy, knownFor } from "./known-for.ts";

interface Person {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  job_title?: string;
  note?: string;
}

const isAsked = pattern("i")`
  ^新联系人|(?:通讯录|联系人)(?:里|中)?(?:添加|新增|新建|加|存|录入)(?!了)|^(?:put|enter) [A-Z].* (?:in|into|to) (?:my |the )?(?:contacts|
  address book)\b|
  ^(?:store|keep|note)\b.*\b(?:contact|number|phone|e-?mail)\b.*(?:\S@\S|\d{3}[ -]?\d{4})|(?:添加|新增|新建|加|存|保存|创建|
  记)(?:一?下|一?个|为|到|进|成)*(?:新的?)?(?:联系人|通讯录)|(?:加到|加入|存到|存进|加进|添加到|放进|录入)(?:我的)?(?:通讯录|联系人)|
  (?:存|记|保存)(?:一下)?.*(?:电话|手机号?|号码|邮箱)|(?:电话|手机号?|号码)(?:存|记|加)一?下[，,：:\s]*\+?\d|^(?:add|create|save|new|
  make)\b.*\b(?:contacts?|address book)\b|^new contact\b|
  ^加(?:一?下|上|个)?[^，,。\d]{2,8}[：:][^，,。]{2,10}[，,]\s*\+?\d[\d -]{6,}|
  ^存(?:一?下|上)?[\u4e00-\u9fff]{2,5}[，,\s]+\+?\d[\d -]{6,}|
  ^[\u4e00-\u9fff]{2,5}[，,\s]+\+?\d[\d -]{6,}[，,\s]*存(?:一?下|上)?$|
  ^save .*(?:number|phone|e-?mail)\b|^(?:save|store|
  add|keep) (?:my \w+:? )?[A-Z].*(?:\S@\S|\d{3}[ -]?\d{4})
`;
const noise = pattern("gi")`
  (?:添加|新增|新建|加到|加入|加进|添加到|存到|存进|录入|创建|保存|存|加|记住?|把)(?=.)|一下|(?:一个|个|新的?)?(?:联系人|通讯录)(?:里|中)?|
  的?(?:电话|手机号?码?|号码|邮箱地址|邮箱|邮件)(?:号|号码)?(?:是|为)?|(?:名字|姓名)?(?:叫做?|是)|^(?:a |an )?(?:new )?contact:?|
  \b(?:add|create|save|store|keep|put|enter|this|new|make|as a|to my|into my|in my|for|person|name is|contacts?|
  address book|phone(?: number)?|number|cell|mobile|
  e-?mail(?: address)?|is|called|named|to|with|my)\b:?|他|她|[()（）]|
  \b(?:new|colleague|friend|boss|manager|client|neighbou?r)\b(?=.)
`;

/** "I met Omar Haddad today, his email is …, save him": somebody new, and how to reach them. */
const acquaintance = pattern("u")`
  ^(?:(?:[Ii] |[Ww]e )?(?:just )?met (?<who>[A-Z][\p{L}.'-]+(?: [A-Z][\p{L}.'-]+)*)(?: (?:today|yesterday|last week|
  just now))?|
  (?:今天|昨天|刚|刚刚|上周)?(?:认识|遇到|碰到)了(?:一个人)?(?<who2>[\p{Script=Han}]{2,4}))[，,;.]\s*(?:and )?(?:his|her|their|他的?|
  她的?)?\s?
  (?:phone(?: number)?|number|cell|mobile|e-?mail(?: address)?|电话|手机号?|号码|邮箱)(?: is|'s|是|为|：|:)?\s*
  (?<data>\+?\d[\d -]{5,17}\d|[\w.+-]+@[\w.-]+\w)[，,;.]?\s*(?:please |and |so )*(?:save|add|store|存|加|记)(?: (?:him|
  her|them|it|that)|一?下|上|到通讯录|进通讯录)*$
`;

/** Adds a person; mail and phone are taken as they stand. */
export function hearAddContact(heard: Heard): Intent | undefined {
  const met = acquaintance.exec(heard.text)?.groups;
  if (met !== undefined)
    return { ...make(readPerson(`${met["who"] ?? met["who2"] ?? ""}, ${met["data"] ?? ""}`)), said: [heard.text] };
  // "Add contact lens fitting on Friday" is an event.
  if (heard.times.when?.days !== undefined) return undefined;
  const card = heard.isQuestion ? undefined : (heard.language === "en" ? readCard : readCardZh)(heard.text);
  if (card !== undefined) return { ...make(card), said: [heard.text] };
  // 存了没 asks whether it is there.
  if (/(?:没有?|吗)[?？]?$/.test(heard.text)) return undefined;
  const isRequest = !heard.isQuestion || /^(?:can|could|would) you\b/i.test(heard.said.trim());
  return isAsked.test(heard.text) && isRequest ? make(readPerson(heard.text)) : undefined;
}

function readPerson(said: string): Person {
  let rest = said;
  const take = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match !== null) rest = blank(rest, { index: match.index, text: match[0] }).replace(/ {3,}/g, ", ");
    return match?.[1] === undefined ? undefined : tidy(match[1]);
  };
  const person: Person = {
    email: take(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/),
    phone: take(/(\+?\d[\d -]{4,17}\d)/),
    note:
      take(calledBy) ??
      take(/\bmy ([a-z ]{3,20}): (?=[A-Z])/) ??
      take(/\b(?:[Aa]dd|[Ss]ave|[Ss]tore) (?:my|our|the) ([a-z]{3,15}(?: [a-z]{3,15})?) (?=[A-Z])/) ??
      take(/(?<=\b(?:number|contact|details) for )(?:my |our |the )?([a-z]{3,15}(?: [a-z]{3,15})?) (?=[A-Z])/) ??
      take(
        /(?<=^加(?:一?下|上|个)?)((?![^：:]*(?:联系人|通讯录|电话|号码|人[：:]))[^，,。\d：:]{2,8})[：:](?=[^，,。]{2,10}[，,])/,
      ) ??
      take(/,? ?\b(?:he|she)(?:'s| is) my ([a-z' -]{2,30})(?=[,.]|$)/i) ??
      take(/[，,]?\s*(?:他|她)?是我的?([^，,。\s]{2,10})(?=[，,。]|$)/) ??
      take(knownFor),
    job_title:
      take(/(?:职位|职务|头衔)(?:是|为)?\s*([^，,。]+)/) ??
      take(/(?<=(?:在|就职于)[^，,。\s]{2,12}?)(?:做|当|担任)([^，,。\s]{2,10}?)的?(?=[，,。]|$)/) ??
      take(/(?<=\bworks? (?:at|for) [A-Z][\w&.' -]{1,40}) as an? ([a-z][a-z -]{2,40})(?=,|\.$|$)/),
    company:
      take(/(?:公司|单位)(?:是|为|叫)?\s*([^，,。]+)/) ??
      take(/(?<=[\s，,])([\p{Script=Han}]{3,12})的$/u) ??
      take(
        /(?<=[\s，,])(\p{Script=Han}{2,10}(?:公司|出版社|集团|科技|银行|大学|医院|事务所|工作室|中学|小学|学校))$/u,
      ) ??
      take(/[，,]?\s*(?:他|她)?(?:在|来自|就职于)([^，,。\s]{2,30}?)(?:公司)?(?:工作|上班|任职)?(?=[，,。]|$)/) ??
      take(/,? ?\b(?:he |she |who )?(?:works? (?:at|for)|from|at) ([A-Z][\w&.' -]*?)(?= to | in | as an? |,|\.$|$)/),
  };
  const called = /(?:叫做?|名字是|姓名是?|\bname(?: is|'s|:) )\s*([\p{Script=Han}·]{2,6}|[A-Za-z][A-Za-z' ]+)/u.exec(
    rest,
  )?.[1];
  const name =
    called ??
    rest
      .replace(noise, ",")
      .split(/[，,。:：]+/)
      .map(tidy)
      .map((part) => part.replace(/'s$/, ""))
      .find((part) => /\p{Script=Han}|\p{L}{2}/u.test(part) && !/^(?:一?个|新的?|一下|进|到|里|人)$/.test(part));
  // Two people are not one of that name.
  return { ...person, name: /[^a-z]and |、|.{2}[和与跟]./i.test(name ?? "") ? undefined : name };
}

function make(person: Person): Intent {
  return {
    task: "contacts",
    modules: ["contacts"],
    writes: ["contacts.create"],
    isFirm: true,
    missing: person.name === undefined ? ["name"] : [],
    entities: Object.entries(person).flatMap(([field, text]) =>
      text === undefined ? [] : [{ type: field === "name" ? ("person" as const) : ("other" as const), text }],
    ),
    // "Marcus Hill, 650-555-0111": what is told with the name belongs to it.
    fill: ({ text }) =>
      person.name === undefined ? make({ ...person, ...given(readPerson(text)) }) : withData(person, text),
    act: (scene) => act(person, scene),
  };
}

const given = (person: Person): Person =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));

/** The number or the address that was spoken of and not given, and no word beside it. */
function withData(person: Person, text: string): Intent | undefined {
  const { phone, email } = readPerson(text);
  const rest = [phone, email].reduce<string>((left, one) => (one === undefined ? left : left.replace(one, "")), text);
  const isBare = rest.replace(
    /(?:[他她]的?)?(?:电话|手机|号码|邮箱|是|为)|\b(?:phone|number|e-?mail|it's|is|the)\b/gi,
    "",
  );
  if ((phone ?? email) === undefined || /[\p{L}\p{N}]/u.test(isBare)) return undefined;
  return make({ ...person, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) });
}

/** Somebody of that name who is in the address book: "save the number 510-555-3344 for Mei" may be Mei Chen's. */
function* called(name: string): Generator<Call, string | undefined, Outcome> {
  const people = readContacts((yield* use("contacts.read", { mode: "search", query: name.slice(0, 100) }))["items"]);
  const said = name.toLowerCase();
  return people.map((one) => one.name).find((one) => `${one.toLowerCase()} `.startsWith(`${said} `));
}

function* act({ name, ...rest }: Person, { language, isConfirmed }: Scene): Script {
  const say = phrases[language];
  if (name === undefined)
    return { status: "partial_success", answer: say.askContact, form: askFor("name", "text", language) };
  const fields = given(rest);
  const isNumber = rest.phone !== undefined || rest.email !== undefined;
  const known = language === "en" && isNumber && !isConfirmed ? yield* called(name) : undefined;
  if (known !== undefined)
    return {
      status: "partial_success",
      answer: say.askContactBeside(known, name),
      form: askFor("sure", "yes_no", language),
    };
  const data = yield* use("contacts.create", { name: name.slice(0, 60), ...fields });
  const details = Object.values(fields).join(language === "zh-CN" ? "，" : ", ");
  return {
    status: "success",
    answer: data["outcome"] === "existing" ? say.contactKnown(name) : say.contactAdded(name, details),
  };
}
