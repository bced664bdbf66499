import { pattern } from "../../base/pattern.ts";
import { readContacts, wordContact } from "../people.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { numbered } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const patterns: readonly RegExp[] = [
  pattern("iu")`
    ^(?:the )?(?:phone(?: number)?|number|cell|mobile|e-?mail(?: address)?|contact details) (?:of|
    for) (?<who>[\p{L}.' -]+)$|
    ^(?:do you have|have you got) (?:the |an? |any )?(?:phone(?: number)?|number|e-?mail(?: address)?|
    contact(?: details| info)?|details)
    (?: of| for) (?<who2>[\p{L}.' -]+)$
  `,
  /^(?:what|which) (?:company|firm) does (?<who>[\p{L}.' -]+?) work (?:for|at|with)$/iu,
  /^你(?:那里?|这里?)?(?:有没有|有)(?<who>[^，,。的]{2,10}?)的?(?:电话|手机号?|号码|邮箱|联系方式|名片)(?:吗|么|没)?$/,
  /^(?<who>(?!我|你|他|她)[^，,。的]{2,10}?)的(?:电话|手机号?|号码|邮箱)是(?:哪个|哪一个|哪个来着)$/,
  pattern("iu")`
    ^(?:do (?:i|we) have|is there|have (?:i|we) got) (?:an?|any|the) (?:phone(?: number)?|number|cell|mobile|e-?mail
    (?: address)?|contact(?: details| info)?) (?:for|of) (?<who>[\p{L}.' -]+?)(?: (?:saved|stored|somewhere))?$
  `,
  pattern("iu")`
    ^(?:list|show(?: me)?|give me|which of|who (?:of|among)) (?:all )?(?:of )?my (?:contacts|people)
    (?: who| that)?(?: are| is| work)? (?:at|from|with|for) (?<who>[\p{L}.'& -]+)$
  `,
  /^(?:do (?:i|we) have|have (?:i|we) got) (?<who>[\p{L}.' -]+?) (?:saved|stored|in (?:here|there))$/iu,
  /^(?:is there )?any(?:one|body) (?:from|at) (?<who>.+?) (?:in|among) my (?:contacts|address book)$/i,
  /^is there (?:an? |any )(?<who>[\p{L}.' -]+?) (?:in|among) my (?:contacts|address book)$/iu,
  /^(?:who(?:'s| is)|what(?:'s| is) the name of) my (?:contact|person|guy) (?:at|from|in) (?<who>.+)$/i,
  pattern("i")`
    ^what(?:'s| is) (?:the name of )?my (?<who>dentist|doctor|lawyer|accountant|landlord|plumber|
    hairdresser)(?:'s name| called)?$
  `,
  /^who(?:'s| is) (?<who>(?!this\b|that\b|coming\b|you\b|my\b)[\p{L}.' -]+?) (?:again|exactly)$/iu,
  pattern("u")`
    ^(?:pull up|bring up|open|get me) (?<who>[A-Z][\p{L}.'-]+(?: [A-Z][\p{L}.'-]+)?)(?:'s (?:contact|details|entry|
    card))?$
  `,
  /^what does (?<who>[A-Z][\p{L}.'-]+(?: [A-Z][\p{L}.'-]+)?) do(?: for (?:a living|work))?$/u,
  pattern("iu")`
    ^what(?:'s| is) (?<who>(?!(?:my|your)\b)[\p{L}.' -]+?)(?:'s|’s) (?:job(?: title)?|position|role|title|profession)$
  `,
  /^(?:search|look through|check|look in) (?:my )?(?:contacts|address book) for (?<who>[\p{L}.' -]+)$/iu,
  /^(?:我要|给我|我需要|发我)?(?<who>(?!我|你|他|她|有)[^，,。的]{2,10}?)的?(?:电话|手机号?|号码|邮箱|联系方式|名片)(?:给我|发我|发给我|告诉我)(?:一下)?$/,
  pattern()`
    ^(?:我|我们)?(?:这里|这儿|通讯录里?)?(?:有没有|有没有存|存了?|存没存)(?:过)?(?<who>(?!我|你|他|她)[^，,。的]{2,10}?)的?(?:电话|手机号?|号码|邮箱|联系方式|
    名片)(?:没有?|吗|么|没存)?$
  `,
  /^(?:把)?(?<who>(?!我|你|他|她)[^，,。的]{2,10}?)的?(?:资料|名片|信息|联系方式)(?:调|找|翻|查)出来(?:看看|给我)?$/,
  /^(?<who>(?!我|你|他|她|这|那)[^，,。的]{2,10}?)(?:现在)?在(?:哪里?|哪儿|什么地方)(?:上班|工作|任职|高就)$/,
  /^(?:我|我们)?在(?<who>[^，,。]{2,15}?)的(?:联系人|熟人|朋友)(?:是谁|有谁|有哪些|都有谁)$/,
  /^(?<who>(?!我|你|他|她|这|那)[^，,。的]{2,10}?)是(?:做|干)(?:什么|啥)(?:工作|职业)的?$/,
  /^(?<who>(?!我|你|他|她|这|那)[^，,。的]{2,10}?)的?(?:是)?(?:什么|啥)(?:职位|职务|岗位|头衔)$/,
  /^(?:在)?(?:我的?)?(?:通讯录|联系人)(?:里|中)?(?:搜|找|查)(?:一?下|找|索|一搜)?(?<who>[^，,。]{2,10})$/,
  /^我的?(?<who>牙医|医生|律师|会计|房东|理发师)(?:的名字)?(?:叫|是)(?:什么(?:名字)?|啥|谁|哪位)$/,
  /^(?<who>(?!你|我|这|那|他|她)[^，,。]{1,20}?)(?:是|在)(?:哪个?家?|什么)(?:公司|单位|部门)(?:的|上班|工作)*$/,
  /^(?:我)?(?:通讯录|联系人)(?:里|中)?(?:有没有|有)(?:姓|叫)?(?<who>[^，,。]+?)(?:的|的人|吗|这个人)*$/,
  pattern()`
    ^(?:查|找|搜|看|告诉我|给我|问)?(?:一?下|找|询|看)?(?<who>(?!我)[^，,。的]{1,20}?)的?(?:电话|手机|手机号码?|号码|邮箱|邮件|邮箱地址|联系方式|微信|公司|职位|信息|资料)
    (?:号码|号)?(?:是|有)?(?:多少|什么|啥|几号)?(?:来着|吗)?$
  `,
  /^(?:怎么|如何)(?:才能)?(?:联系|找)(?:到|上)?(?<who>.+?)$/,
  /^(?<who>(?!我|你)[^，,。]{1,20}?)(?:怎么|如何)联系$/,
  /^do i know (?:anyone|anybody|someone|people) (?:at|from|in) (?<who>.+)$/i,
  /^(?<who>(?!你|我|这|那|他|她)[^，,。]{1,20}?)(?:是谁|是哪位|是(?:干什么|干嘛|干啥|做什么|做啥)的)$/,
  /^(?:我认识的?(?:人)?(?:里|当中|中)?)?(?:有)?谁是(?<who>.+)$/,
  /^(?:我)?(?:有没有)?认识(?:什么|哪个|哪些)?(?<who>(?!的|谁)[^，,。]{2,10}?)(?:吗|么)?$/,
  /^(?<who>[^，,。]{2,20}?)(?:有谁我认识|我都?认识谁|谁我认识)$/,
  /^谁在(?<who>[^，,。]{2,20}?)(?:公司)?(?:上班|工作)?$/,
  /^(?:who do i know|do i know (?:anyone|someone)) (?:who|that)(?:'s| is) an? (?<who>.+)$/i,
  /^do i know an? (?<who>.+)$/i,
  /^do i have (?:an?|any) contacts? (?:at|from|in|with) (?<who>.+)$/i,
  /^(?:what|which) (?:company|firm) (?:is|does) (?<who>.+?) (?:with|at|from|in|work for|work at)$/i,
  /^where does (?<who>.+?) work$/i,
  /^(?:查|找|搜|搜索|查找)(?:一?下|找)?(?<who>[\p{Script=Han}]{2,4}|[A-Z][A-Za-z' ]+)$/u,
  /^(?:我)?(?:认识|有没有)(?:一个)?(?:叫|姓)(?<who>[^，,。的]+?)(?:的人?|的联系人)?吗?$/,
  /^(?:我)?(?:认识的?)?(?<who>[^，,。]{2,20}?)(?:公司)?(?:里|那边)?(?<!都)(?:有哪些人|有谁|我认识谁|有哪些联系人)$/,
  pattern("i")`
    ^(?:who|anyone|anybody|does anyone)(?: do i know| i know| works?| that i know)?
    (?: works?)? (?:at|from|in) (?<who>.+)$
  `,
  /^(?:查|找|搜|搜索|查找)(?:一?下|找)?(?:联系人|通讯录(?:里|中)?的?)(?<who>.+)$/,
  pattern("iu")`
    ^(?:what(?:'s| is)|tell me|show me|show|give me|find|get|look up|do (?:i|you) have)? ?
    (?<who>(?!(?:my|how|what|when|where|who|why)\b)[\p{L}.' -]+?)(?:'s?|’s)? (?:phone(?: number)?|number|cell|mobile|
    e-?mail(?: address)?|
    contact(?: info(?:rmation)?| details)?|address|company|details)$
  `,
  pattern("i")`
    ^(?:what(?:'s| is)|find|get|show me) the (?:phone number|number|e-?mail(?: address)?|contact details) (?:of|
    for) (?<who>.+)$
  `,
  /^who(?:'s| is) (?!this\b|that\b|coming|you\b)(?<who>.+)$/i,
  pattern("i")`
    ^how (?:can|do|could|would) i (?:reach|contact|call|e-?mail|get (?:hold of|in touch with|a hold of))
    (?: )(?<who>.+?)(?: by (?:phone|e-?mail|mail))?$
  `,
  pattern("i")`
    ^(?:find|look up|search(?: for)?|show(?: me)?|is|do i have) (?<who>.+?) (?:in|among|from) (?:my )?
    (?:contacts|address book)$
  `,
  /^(?:look up|find contact|search contacts for) (?<who>.+)$/i,
];
/** 远山科技的人事是谁, 谁是远山科技的人事, 远山科技谁做人事: by what they do, and where. */
const atFirm: readonly RegExp[] = [
  /^(?<firm>(?!我|你|他|她|这|那)[^，,。的]{2,12})的(?<who>[^，,。的]{2,6}?)(?:是谁|是哪位|叫什么(?:名字)?|有谁|有哪些)$/,
  /^谁是(?<firm>(?!我|你|他|她|这|那)[^，,。的]{2,12})的(?<who>[^，,。的]{2,6})$/,
  /^(?<firm>(?!我|你|他|她|这|那)[^，,。的]{2,12}?)(?:里|那边)?(?:谁|哪位)(?:是|做|管|当|负责)(?<who>[^，,。的]{2,6}?)的?$/,
];
/** Who someone is not, or is to someone else, is more than a name can tell. */
const beyondNames = pattern("i")`
  的|和|跟|或|比|除|、|不|没|在$|\b(?:than|besides?|except|apart|other|without|with|and|or|not|
  both|all|any|who|that|which)\b|['’]s [a-z]
`;
const all = pattern("i")`
  ^(?:把)?(?:我的?)?(?:所有|全部)?(?:联系人|通讯录)(?:都|全部?)?(?:列|调|显示)(?:出来|一下|一遍)$|^(?:我的?)?(?:通讯录|联系人)(?:里|中)?(?:都|一共)?(?:有|
  存了?)(?:谁|哪些人|什么人)$|
  ^(?:看|查|列|显示|打开|我)?(?:看|一下|出|示)*(?:我的?)?(?:所有|全部)?(?:联系人|通讯录)(?:列表|有谁|里有谁|都有谁|有哪些)?$|
  ^(?:show|list|view|see|who(?:'s| is) in|who are|open)(?: me)?(?: all)?(?: of)?(?: my)? (?:contacts|address book)$
`;

export function hearLookup(heard: Heard): Intent | undefined {
  const text = heard.text.replace(/(?:来着|呢)$/, "");
  // 下午五点给妈妈打电话 is a thing to do.
  if (heard.times.when !== undefined || /打电话|发邮件|提醒/.test(text)) return undefined;
  if (all.test(text)) return make(undefined);
  const { firm, who: doing } = atFirm.map((form) => form.exec(text)?.groups).find((groups) => groups) ?? {};
  if (firm !== undefined && doing !== undefined && !/电话|手机|号码|邮箱|地址|公司|职位|名字/.test(doing))
    return make(doing, { firm });
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    const who = groups?.["who"] ?? groups?.["who2"];
    if (
      who === undefined ||
      /^(?:her|his|him|their|them|its?|he|she|they|my|[他她它]们?|我)$/i.test(tidy(who)) ||
      /\b(?:meeting|calendar|event|weather|president|king|winner)\b|日程|会议|安排|日历|时间/i.test(who)
    )
      continue;
    // A title may be written otherwise in the entry.
    const name = tidy(who).replace(
      /^(?:an? |(?:dr|mr|mrs|ms|prof) (?=\p{L})|my (?=\S)|查找?|找|搜索?)(?:一?下)?|(?:'s|’s)$/giu,
      "",
    );
    if (name !== "" && name.length <= 60 && !beyondNames.test(name))
      return make(name, { field: fieldOf(text), as: tidy(who) });
  }
  return undefined;
}

/** What was asked for of an entry, where it is one thing alone. */
const fieldOf = (text: string): "phone" | "email" | undefined => {
  const isPhone = /\b(?:phone|number|cell|mobile|call)\b|电话|手机|号码/i.test(text);
  const isMail = /\be-?mail\b|邮箱|邮件/i.test(text);
  return isPhone === isMail ? undefined : isPhone ? "phone" : "email";
};

interface Sought {
  /** As it was said, with a title or an article. */
  as?: string;
  /** The one thing that is wanted of the entry. */
  field?: "phone" | "email" | undefined;
  /** Only people of this one. */
  firm?: string | undefined;
}

function make(name: string | undefined, sought: Sought = {}): Intent {
  return {
    task: "contacts",
    modules: ["contacts"],
    writes: [],
    isFirm: true,
    missing: [],
    said: [sought.as ?? "", "我认识的人里", "有谁我认识", "我认识谁", "我都认识谁"],
    entities: [name, sought.firm].flatMap((text) => (text === undefined ? [] : [{ type: "person", text }])),
    act: (scene) => (name === undefined ? listAll(scene) : find(name, sought, scene)),
  };
}

function* find(name: string, { field, firm }: Sought, { language }: Scene): Script {
  const say = phrases[language];
  const all = readContacts((yield* use("contacts.read", { mode: "search", query: name }))["items"]);
  const found = firm === undefined ? all : all.filter(({ company = "" }) => company.includes(firm));
  // Search goes by sound too; the one spelled like this is meant.
  const exact = found.filter((contact) => contact.name.toLowerCase() === name.toLowerCase());
  const contacts = exact.length > 0 ? exact : found;
  const [first] = contacts;
  if (first === undefined)
    return {
      status: "partial_success",
      answer: say.noPerson(firm === undefined ? name : `${firm}的${name}`),
      actions: [language === "zh-CN" ? ["添加联系人", `添加联系人${name}`] : ["Add contact", `Add contact ${name}`]],
    };
  // What the entry has not is said, so that nobody looks for it on the card.
  if (field !== undefined && contacts.every((contact) => contact[field] === undefined))
    return { status: "success", answer: `${say.lacks(first.name, field)}\n${contacts.map(wordContact).join("\n")}` };
  return {
    status: "success",
    answer: say.contact(contacts.length === 1 ? wordContact(first) : numbered(contacts.map(wordContact))),
  };
}

function* listAll({ language }: Scene): Script {
  const say = phrases[language];
  const contacts = readContacts((yield* use("contacts.read", { mode: "list", limit: 50 }))["items"]);
  return {
    status: "success",
    answer: contacts.length === 0 ? say.noContacts : say.contacts(contacts.length, numbered(contacts.map(wordContact))),
  };
}
