import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { tidy } from "./intent.ts";

/** "Book club" is a thing, "book lunch" is a wish. */
export const book = String.raw`book(?! (?:club|group|fair|shop|store|launch|report|signing|reading|swap|sale|tour)\b)`;

// Said at the beginning of a title but no part of it.
const openers: Record<Locale, RegExp> = {
  "zh-CN": pattern()`
    ^(?:[\s，,。：:]|请(?=安排|预约|预定|预订|添加|新建|记)|帮我|帮忙|在?(?:我的?)?(?:日历|日程表?|行事历)(?:上|里|中)|新建|创建|新增|添加|安排|
    预约了?|预定|预订|设置|设定|记得|别忘了|记录|加上|录入|登记|预留(?:出来)?|占[住上]|起?腾出来?|起?抽出?(?=[^奖查屉血烟水油检筋真脂签样丝梯纸离取调选])|留给我|留着|[插塞排](?=一?个)|写上|
    咱们?(?=[开去约一聊碰吃])|开(?=一?个.*会)|
    开始(?=[^，,。]{2,}$)|
    [找抽挑](?:一|个|某)天(?=\S{2})|
    提醒我(?![妈爸哥姐弟妹爷奶])(?:要)?|提醒(?=[：:，,\s一要])|别让我忘了?|帮?我?记个事[，,]?|
    [喊叫]我(?=.)(?![妈爸哥姐弟妹爷奶])|(?:给我)?留(?:个时间|出时间)|给我留|(?:给我)?留出?(?=\s|一?个|专|时|出)|给我(?![妈爸哥姐弟妹爷奶])|左右|前后|大概|差不多|之前|以前|
    前(?=[^台端辈])|
    [加建记设定订](?=[一个场条下])|等会儿?|待会儿?|一会儿?|约一下(?=[和跟与])|约(?=[个和跟与的])|约了(?=\S{2})|在(?=\s*(?:加|安排|约|记|建))|
    想(?=[做去约见看打吃])|还(?=有|要|得)|一下|一个|一场|一次|一条|
    个|场|条|要(?!事|闻|塞|案)|我们的?|我(?![妈爸哥姐弟妹爷奶])|有|是|得|去(?=开会)|把(?=.*(?:[加记放写存排]|添加|安排)(?:到|进|在|上|个|一下))|叫做?|名为|
    日程(?=[：:，,\s])|的(?!士))+
  `,
  en: pattern("i")`
    ^(?:[\s,.:;-]|schedule|add|create|log(?! (?:in|on|out|off)\b)|record|nudge me(?: to| about)?|
    ping me(?: to| about)?|(?:don't|
    do not) let me forget(?: to| about)?|${book}|set ?up|
    set|put|make|plan|arrange|new|block(?: off| out)?|pencil in|enter|
    organi[sz]e|reserve|me(?= of\b)|of|hold(?= for\b)|is|it's|remind me(?: to| about| of| that)?|(?:don't|
    do not) forget(?: to| about)?|
    remember to|need to|have to|me|(?:we're|we are) (?:doing|having|holding|hosting)(?= [a-z])|we're|we are|
    i have|i've got|there is|there's|we have|
    i am|i'm|there'll be|there will be|we've got|we'll have|i've(?= an? )|got(?= an? )|i've got|i got|appt(?=[:.])|
    appointment(?=:)|later(?= )|a|an|the|my|called|
    titled|named|event (?:called|
    named|titled|for)|(?:calendar )?event:?(?= \S)|
    reminders?(?= to| for|\s*:)|for|to)(?=[\s,.:;]|-(?![a-z])|$)[\s,.:;-]*
  `,
};
const closers: Record<Locale, RegExp> = {
  "zh-CN": pattern()`
      (?:[\s，,。]|(?:帮我|请)?(?:加到|加进|记到|放到|放进|写进|写到|添加到)(?:我的)?(?:日历|日程表?|行程)(?:里|上|中)?|日程|事件|的|定在|订在|定于|
      定(?<=[^约预决]定)|约?在|从|于|(?<!报|签|迟|收|达|等|看|听|找|遇|感)到|是|进去|(?<![碰聊见谈动看走息拾扫查认问练试])一下)+$
    `,
  en: pattern("i")`
    (?:[\s,.;]|\bsometime\b|(?<=\w )meets\b|\b(?:(?:is|are|got|has been|been|was) )?(?:booked|scheduled)(?=\s*$)|
    \b(?:on|to|in|into) (?:my|
    the) (?:calendar|schedule|agenda|diary)|
    (?<!-)(?<!\b(?:stop|drop|com|swing|pass)(?:p?ing|e) )\b(?:on|at|for|from|by|in|to|of|starting|called|
    titled|and|with|is|it)\b)+$
  `,
};
const generic: Record<Locale, RegExp> = {
  "zh-CN": /^(?:日程|事件|日程安排|安排|事|事情|提醒|东西|行程|活动|时间|日历|约|下|一下|好|嗯|.?)$/,
  en: pattern("i")`
    ^(?:an? )?(?:event|something|thing|appointment|reminder|entry|calendar event|slot|time|it|this|that|me|calendar|)$
  `,
};

/** No title goes on like this: what does is a wish that no rule has taken, and is found left over. */
const beyondTitle = pattern()`
  [，;；。]|,(?! ?(?:and )?(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?[A-Z]\w+(?: [A-Z]\w+)?(?:,| and |\s*$))|
  直到|除了|除非|如果|要是|顺便|然后|另外|并且|记得|别忘|不用|不要|
  提醒(?=我|一下|$|[，,\s])|每|隔[周天]|
  一共|为止|重复|或者|还是|差[一二三四五十]|(?!专注|自由|学习|休息|读书|阅读|运动|亲子|思考|写作|复习|独处|家庭|午休|办公).{2}时间|
  \b(?:[ECMP][SD]T|GMT|UTC|CET|BST|until|till|except|unless|if|but|then|also|remind|reminder|every|instead|don't|
  not|starting|ending|(?<!-)through|throughout|
  twice|times|weekly basis|should take|will take)\b
`;

export function cut(title: string | undefined): string | undefined {
  const at = title?.search(beyondTitle) ?? -1;
  if (title === undefined || at < 0) return title;
  // 或者约个体检: the wish stands in front.
  if (at === 0) return tidy(title.replace(beyondTitle, "")) || title;
  const short = tidy(title.slice(0, at).replace(/\s+(?:is|are|on|at|for|and)$|(?:是|在|定在)$/i, ""));
  // 会，讨论预算: what it is about comes behind.
  if (
    /^[，,]\s*(?:讨论|聊|谈|关于|商量|研究|和|跟|与|about\b|with\b|re:|regarding\b|to discuss)/i.test(
      title.slice(at),
    ) &&
    /^(?:会|会议|约|meeting|call|event|appointment)$/i.test(short)
  )
    return cut(tidy(title.slice(at + 1))) ?? short;
  return short === "" ? title : short;
}

const words = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Chinese writes no gaps: 有 is taken off 有个面试 and 到 off 开会到, but neither off 有氧运动 and 营地报到, where it is a part of
 * a word.
 */
function byWord(text: string, shorter: string, language: Locale): string {
  if (language !== "zh-CN" || shorter === text) return shorter;
  const isFront = text.endsWith(shorter);
  const cut = isFront ? text.length - shorter.length : shorter.length;
  if (isFront && text[cut - 1] === "我") return shorter;
  const ends = [...words.segment(text)].map(({ index }) => index).concat(text.length);
  const at = isFront ? ends.findLast((end) => end <= cut) : ends.find((end) => end >= cut);
  return isFront ? text.slice(at) : text.slice(0, at);
}

/** What is left when all else has been taken away; undefined when that says nothing. */
export function readTitle(text: string, language: Locale): string | undefined {
  const given = pattern("i")`
      ^(?:就?叫(?!我)做?|标题(?:是|为|叫)?|名字(?:是|叫)?|题目(?:是)?|call it|name it|title(?: is|:)?|it's called|
      the title is)\s*[:：]?\s*
      (.+)$
    `.exec(text)?.[1];
  // "Remind me to put the bins out": behind "to" the same words are what is to be done.
  const todo = pattern("i")`
      ^(?:.*\b(?:reminder|alarm|alert|(?:remind|nudge|ping) me|forget|remember)(?: for)? to )
      ((?:put|set|make|book|plan|record|log|block|enter|reserve|schedule|arrange|create|add) .+)$
    `.exec(text)?.[1];
  if (todo !== undefined) return todo.charAt(0).toUpperCase() + tidy(todo).slice(1);
  let title = given ?? text;
  for (
    let shorter = byWord(title, title.replace(openers[language], ""), language);
    given === undefined && shorter !== title;
    shorter = byWord(title, title.replace(openers[language], ""), language)
  )
    title = shorter;
  title = tidy(byWord(title, title.replace(closers[language], ""), language)).replace(/[吧呀啊哦]$|(?<=[a-z])!+$/i, "");
  if (language === "zh-CN") title = title.replace(/(?<=[约排醒帮订定加])一下(?=[^，,。\s])/, "");
  return generic[language].test(title) || title.length > 200
    ? undefined
    : title.charAt(0).toUpperCase() + title.slice(1);
}
