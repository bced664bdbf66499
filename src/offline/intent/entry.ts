import { pattern } from "../../base/pattern.ts";

/** How a change of an entry is told: each form is read from end to end, so what it does not know it does not take. */
const value = String.raw`(?<value>\+?\d[\d -]{5,17}\d|[\w.+-]+@[\w.-]+\w)`;
const field =
  String.raw`(?:(?:office|work|home|direct|private) )?(?:phone(?: number)?|(?:cell|mobile)(?: phone| number)?|` +
  String.raw`number|e-?mail(?: address)?|mail)`;
const noName = "my|your|i|the|this|that|his|her|their|our|it|change|update|set|add";
const who = String.raw`(?<who>(?!(?:${noName})\b)[\p{L}.' -]{2,40}?)`;
const firm = String.raw`(?<value>(?!Home|Lunch|Work|School|Gym)[A-Z][\w&.'-]*(?: (?:[A-Z][\w&.'-]*|of|and|the|&))*)`;
const book = "contacts|contact list|contacts list|address book|phone book|people";
const done = [
  String.raw`(?:[,;.]? ?(?:please |so |and |can you |could you )*(?:add|save|update|note|put|change|fix|store)`,
  String.raw`(?: (?:that|it|this|his|her|him|them|their|the|in|down|contact|entry|card|details|too|for me))*)?[.!]?$`,
].join("");

const fieldZh = "(?:电话(?:号码)?|手机(?:号码?)?|号码?|邮箱(?:地址)?|邮件)";
const whoZh = "(?<who>(?!我|你|他|她|把|给|更新|修改|帮|请|那|这|新)[^，,。的\\d：:]{2,8}?)";
const doneZh =
  "(?:[，,。]?(?:请|帮我|麻烦)*(?:更新|修改|改|补|加|存|记)(?:上|一?下)?(?:他|她|的|职位|联系人|通讯录|资料|里)*(?:吧)?)?$";
/** Where somebody is for a while is no company: 现在在路上. */
const place = "(?!路上|家|外面|医院|公司|办公室|学校|机场|酒店|开会|忙|出差|国外|车上|这|那|哪|[东南西北]边)";

/** A number, an address or a company that is new. */
export const entryChanges: readonly RegExp[] = [
  pattern("iu")`
    ^${who}(?:'s?|’s) (?:new )?${field} (?:has |just )*(?:changed to|is now|changed,? (?:it's|it is)(?: now)?|
    changed(?=[:,])|is)
    [:, ]+${value}${done}
  `,
  pattern("iu")`
    ^${who}(?: has| got|'s got| has got) (?:an? )?new ${field}[,:;.]? ?(?:it's|it is|it is now|it's now|now|
    which is|namely)? ?${value}${done}
  `,
  pattern("iu")`^${who}(?:'s?|’s) (?:new )?${field} is ${value} now${done}`,
  pattern("iu")`^(?:change|update|set|edit|fix) ${who}(?:'s?|’s) ${field}[:,] ?${value}$`,
  pattern("iu")`^(?:a )?new ${field} for ${who}(?:[:,;-]? (?:it's|its|it is|is)|[:,])? ?${value}$`,
  pattern("iu")`^(?:change|update|set|edit) (?:the )?${field} (?:for|of) ${who} (?:to|as|is|:) ?${value}${done}`,
  pattern("iu")`
    ^(?:add|save|put) (?:an?|the|a new|the new) ${field} (?:for|to|under) ${who}(?:'s (?:contact|entry))?
    [:,;]? ?(?:it's |it is |as )?${value}$
  `,
  pattern("u")`
    ^${who}(?:(?: isn't| is not| is no longer|'s no longer| no longer works| doesn't work| left| has left| quit)
    (?: (?:at|with|for|in))?(?: (?!the )[\w&.' -]+?)?(?: any ?more| now)?[,;.] ?(?:and )?(?:(?:[Ss]he|[Hh]e|[Tt]hey)
    (?:'s|'re| is| are| works?| went| moved)(?: now)?|now) (?:at|with|for|to) )${firm}(?: now| instead|
    [ ]these days| at the moment)?${done}
  `,
  pattern("u")`
    ^${who}(?: (?:changed|switched) jobs?| has a new job| got a new job)[,;.] ?(?:and )?(?:(?:[Ss]he|[Hh]e|[Tt]hey)
    (?:'s|'re| is| are| works?)(?: now)?|now) (?:at|with|for) ${firm}(?: now)?${done}
  `,
  pattern("u")`^${who} (?:now )?works (?:at|for|with) ${firm} (?:now|these days)${done}`,
  pattern("u")`
    ^${who} (?:moved|switched|went|changed|has moved) (?:over )?to ${firm}(?: now)?[,;.] ?(?:please |so |and )*
    (?:update|change|fix) (?:him|her|them|that|it|(?:his|her|their|the) (?:contact|entry|card|company|details))$
  `,
  pattern("u")`^${whoZh}的${fieldZh}现在(?:是|为|换成了?)\s*${value}${doneZh}`,
  pattern("u")`^${whoZh}的?${fieldZh}(?:是|为|：|:)?\s*${value}[，,。](?=.)${doneZh}`,
  pattern("u")`^${whoZh}的?${fieldZh}(?:是|为)\s*${value}$`,
  pattern(
    "u",
  )`^${whoZh}(?:换|改)(?:了)?(?:个)?(?:手机|电话|号码?|邮箱)号?了?[，,。]?(?:新的?)?${fieldZh}?(?:是|为|：|:)?\s*${value}${doneZh}`,
  pattern("u")`^(?:更新|修改|改|换)一?下?${whoZh}的?${fieldZh}[，,：: ]*(?:改成|换成|改为|为|成|是)?\s*${value}$`,
  pattern("u")`^给${whoZh}(?:加|补|添|存)(?:一个|一下|一条|个|上|下)?${fieldZh}?[：:，, ]*(?:是)?${value}$`,
  pattern("u")`
    ^${whoZh}(?:已经|早就)?(?:不在|离开)了?(?!办公室|家|公司|这)[^，,。]{2,15}?(?:了|上班|工作|干)+[，,。](?:他|她)?(?:现在|如今|目前|已经)?
    (?:在|去了|到了|跳到)${place}(?<value>[^，,。]{2,20}?)(?:上班|工作|任职)?了?${doneZh}
  `,
  pattern("u")`
    ^${whoZh}(?:跳槽|换工作|换公司)(?:到|去)?了?[，,]?(?:他|她)?(?:现在)?(?:去了|到了|在)?${place}(?<value>[^，,。]{2,20}?)(?:了|上班|工作)*
    [，,。]${doneZh}
  `,
];

/** What one does somewhere for an evening is no position. */
const post =
  String.raw`(?<title>(?!(?:at|in|with|on|off|a guest|guest|patient|visitor|member|speaker|volunteer|` +
  String.raw`regular)\b)[\p{L} &-]{2,40}?)`;
/** Of these "of" leads to the firm; "head of sales" is a position. */
const chief = String.raw`(?<title>C[A-Z]{1,2}O|[Pp]resident|[Cc]o-?founder|[Ff]ounder)`;
const leaves = String.raw`
  ^${who}(?: left| has left| quit| moved on from| is no longer (?:at|with)|
  's no longer (?:at|with)) [\w&.' -]+?(?:[,;.] ?
  (?:and )?| and )(?:(?:[Ss]he|[Hh]e|[Tt]hey)(?:'s|'re| is| are)|is)(?: now)?(?: the| an?)?
`.replace(/\n */g, "");

/** Both at once: "Sam left the bank, he's CFO at Tideline now". */
export const entryMoves: readonly RegExp[] = [
  pattern("u")`${leaves} ${post} (?:at|for|with) ${firm}(?: now| these days)?${done}`,
  pattern("u")`${leaves} ${chief} of ${firm}(?: now| these days)?${done}`,
  pattern("u")`^${who}(?:'s| is) now (?:the |an? )?${post} (?:at|for|with) ${firm}${done}`,
  pattern("u")`^${who}(?:'s| is) now (?:the |an? )?${chief} of ${firm}${done}`,
  /^(?<who>[^，,。的]{2,20})的公司改成(?<value>[^，,。]{2,30})，职位改成(?<title>[^，,。]{2,20})$/,
];

/** A new position. */
export const entryTitles: readonly RegExp[] = [
  // 李娜升运营总监了: told without a wish, it must end like a position.
  pattern("u")`
    ^(?<who>(?!我|你|他|她|这|那)[\p{Script=Han}]{2,4}?)(?:刚刚?|已经|最近|现在|前阵子|上个?月|这个?月|今年|年初)*(?:被)?
    (?:(?:升任|升职|晋升|提拔|升)(?:为|成|到|做|当)?了?|
    (?<=现在|已经)(?:是|当|做|任)|当上了?|(?:现)?(?:担任|出任|就任))
    (?<value>[\p{Script=Han}]{0,8}(?:总监|经理|主管|主任|总裁|副总|总经理|组长|部长|处长|科长|店长|校长|护士长|院长|负责人|合伙人|教授|工程师|顾问))了?$
  `,
  pattern("u")`
    ^${who} (?:got|just got|was|has been|was just) promoted(?:[,;.]| and) ?(?:and )?(?:[Ss]he|[Hh]e|[Tt]hey)
    (?:'s|'re| is| are)(?: now)? (?:the |an? )?(?!not |off|on |at |in |very |so |really )(?<value>[\p{L} &-]{3,40}?)
    (?: now)?${done}
  `,
  pattern("iu")`
    ^${who}(?:'s?|’s) (?:new )?(?:job )?title is (?:now )?(?!wrong|missing|not |no |old|out|un|still|too)
    (?<value>[\p{L} &-]{3,40}?)(?: now)?${done}
  `,
  pattern("u")`
    ^${whoZh}(?:现在|已经)?(?:是|升任|升为|升成|升|当上了?|当)(?<value>[^，,。]{2,15}?)了[，,。](?:请|帮我|麻烦)*(?:更新|修改|改)一?下?
    (?:他|她|的|职位|联系人|通讯录|资料|里)*$
  `,
];

/** Another name: the old one with a second behind it, or of somebody who married. Events are renamed otherwise. */
const family = String.raw`\p{Lu}[\p{L}.']+(?: \p{Lu}[\p{L}.']+)*`;
export const entryNames: readonly RegExp[] = [
  pattern("u")`^(?:[Rr]ename |[Cc]hange )?(?<who>${family})(?: to| is now(?: called)?) (?<value>\k<who>-${family})$`,
  pattern("u")`
    ^(?<who>${family}) (?:(?:got|is) married[,;.] ?(?:and )?(?:[Ss]he|[Hh]e)(?:'s| is)(?: now)?|changed (?:her|his|
    their) (?:last )?name to) (?<value>${family}(?:-${family})?)(?: now)?$
  `,
  /^把联系人(?<who>[^，,。的]{2,10})的名字改成(?<value>[\p{Script=Han}·]{2,5}|[A-Z][A-Za-z' ]+)$/u,
];

/** An entry that is not wanted any more. Of a number alone nothing is deleted. */
export const entryDeletes: readonly RegExp[] = [
  pattern("iu")`
    ^(?:i |we )(?:don't|no longer) (?:work with|talk to|see|know) ${who}(?: any ?more| any longer)?[,;.] ?(?:so |
    please |and )*
    (?:delete|remove|erase|drop) (?:him|her|them) from (?:my )?(?:contacts|address book)$
  `,
  pattern()`
    ^我(?:已经)?不(?:再)?(?:跟|和|与)(?<who>[^，,。的]{2,8}?)(?:合作|联系|来往|共事)了[，,。](?:请|帮我)*从?(?:通讯录|联系人)(?:里|中)?(?:把)?(?:她|
    他)?(?:删掉|删除|删了|移除)(?:她|他)?(?:吧)?$
  `,
  /^(?:通讯录|联系人)(?:里|中)?把(?<who>[^，,。的]{2,8}?)(?:删掉|删除|删了|移除)(?:吧)?$/,
  /^(?:删掉|删除|移除)(?<who>[^，,。的]{2,8}?)(?:这个|这位)联系人$/,
  pattern("iu")`
    ^(?:i |we )?(?:don't|do not|no longer) (?:need|want) ${who} (?:in|on) (?:my |the )?(?:${book})
    (?: any ?more| any longer)?[,;.]? ?(?:so |please |and |you can |just )*(?:delete|remove|erase|drop|take) (?:him|her|
    them)(?: out| off)?$
  `,
  pattern("iu")`^(?:delete|remove|erase|drop) ${who} from (?:my |the )(?:${book})(?:[,;.] (?:i|we|he|she|they)\b
    (?!.*(?:n't|\b(?:not|joking|kidding|mean|meant|keep|but|only|if|unless|maybe|might|think|wait|until|number|mail)\b))
    [^,;.?\d]{4,60})?$`,
  pattern("iu")`
    ^(?:i |we )?(?:don't|do not|no longer) need ${who}(?:'s?|’s)? (?:contact|details|info|entry|
    card)(?: info| details)?
    (?: any ?more| any longer)?[,;.]? ?(?:so |please |and |you can |just )*(?:delete|remove|erase|drop) (?:it|them|him|
    her|that)$
  `,
  pattern("iu")`
    ^(?:delete|remove) (?:the |my )?contact (?:of |for |named )?${who}[,;.] (?:she|he|they)(?:'s|'ve| is| are| has|
    have)? ?(?:retired|moved away|left|quit|passed away|gone|no longer \w+(?: \w+)?)$
  `,
  pattern("iu")`
    ^(?:i|we)(?:'ve| have)?(?: got)? an? new [a-z]+(?: now)?[,;.] ?(?:so |please |and |you can )*(?:delete|
    remove) (?:the )?
    contact (?:of |for )?${who}$
  `,
  pattern(
    "iu",
  )`^(?:you can |please |go ahead and )*(?:take|get) ${who} (?:out of|off) (?:my |the )?(?:contacts|contact list|
  address book)$`,
  pattern("iu")`
    ^(?:you can |please |go ahead and )*(?:delete|remove|erase|drop|get rid of) ${who}(?:'s?|’s) (?:contact|details|
    info|
    entry|card|contact (?:details|info|card|entry))$
  `,
  /^(?<who>[^，,。的]{2,8}?)的?(?:联系方式|名片|资料|联系人)(?:我)?(?:用不着|不需要|不用|不要|没用)了?[，,。]?(?:请|帮我|就|可以)*(?:删|删掉|删了|删除)(?:吧|了)?$/,
  /^(?:通讯录|联系人)(?:里|中)?的?(?<who>[^，,。的]{2,8}?)(?:我)?(?:用不着|不需要|不要)了(?:[，,。]?(?:删|删掉|删了|删除)(?:吧|了)?)?$/,
  /^从(?:我的?)?(?:通讯录|联系人)(?:里|中)?(?:删除|删掉|删|移除|去掉)(?:掉)?(?<who>[^，,。]{2,8})$/,
];
