import { pattern } from "../../base/pattern.ts";
import { phrases, type Phrases } from "../phrases.ts";
import type { Reply } from "../script.ts";
import type { Heard, Intent } from "./intent.ts";

const talk: readonly (readonly [RegExp, keyof Phrases])[] = [
  [/^(?:算了|不用了|没事了|取消|never ?mind|forget it|no thanks|nothing|cancel|stop)$/i, "dropped"],
  [/^(?:早|早上好|早安|上午好|good morning|morning)(?:呀|啊|哦)?(?: there| everyone)?$/i, "morning"],
  [
    pattern("i")`
      ^(?:你好|您好|嗨|哈喽|哈啰|hello|hi|hey|下午好|晚上好|在吗|good (?:afternoon|evening|day)|howdy)(?:呀|啊|吗|哦)?
      (?: there| accord| assistant)?$
    `,
    "hello",
  ],
  [/^(?:好的?[，,]?)?(?:谢谢|多谢|感谢|辛苦|太好了|很好|不错|好的|知道了|明白)(?:你|您|了|啦)?(?:的帮助)?$/i, "thanks"],
  [
    /^(?:[哈嗯哦好的行，,\s]|可以|没问题|收到|okay|ok)+$|^(?:sounds|looks) (?:good|great|fine).*$|^nice to meet you$/i,
    "thanks",
  ],
  // Nothing but praise and thanks: "Great, book lunch tomorrow, thanks" is a request.
  [
    pattern("i")`
      ^(?:(?:ok(?:ay)?|great|perfect|awesome|cool|nice|got it|cheers|many|sounds good|looks good|thanks?|thank you|
      thx|so much|a lot|very much|again|that's \w+|that was \w+|you're \w+|very helpful|
      for (?:that|(?:your|the) help)|job|one)[\s,.!]*)+$
    `,
    "thanks",
  ],
  [/^(?:再见|拜拜|回头见|晚安|bye|goodbye|good night|see you|see ya)(?:啦|了| later| tomorrow)?$/i, "bye"],
  [
    pattern("i")`
      ^(?:你是(?:谁|什么|机器人|人工智能|ai|chatgpt|真人).*|你叫什么.*|你是不是.*|谁(?:做|开发|创造)了?(?:的)?你|who (?:are|made|built|created) you|
      what are you|are you (?:a |an |chatgpt|gpt|claude|human|real|ai|the).*|what(?:'s| is) your name|which model.*)$
    `,
    "who",
  ],
  [/^(?:你好吗|最近怎么样|你怎么样|how are you.*|how's it going|what's up)$/i, "fine"],
];
/** Any of these, anywhere in the sentence. */
const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join("|"), "i");

const help = anyOf([
  "你有(?:什么|啥)用",
  "你(?:都|还)?(?:能|可以|会)(?:帮我|为我)?(?:做|干)?(?:些|点)?(?:什么|啥|嘛|哪些)",
  "(?:能|可以)帮我?(?:做|干)(?:什么|啥|嘛)",
  "^(?:帮助|使用说明|怎么用|如何使用|说明)",
  "(?:怎么|如何)(?:使用|用|配置|设置|接入|换)",
  "有(?:什么|哪些|啥)功能",
  "功能(?:有哪些|介绍)",
  "教我.*用",
  "\\bwhat (?:can|do|could) you do\\b",
  "^help\\b",
  "\\byour (?:features|capabilities|abilities|commands)\\b",
  "\\bhow (?:do|can|should) i (?:use|configure|set ?up|connect|start)\\b",
  "\\bwhat you can do\\b",
  "\\bexamples\\b",
  "\\bhow does (?:this|it|that) work\\b",
  "\\b(?:can|should|could) i (?:ask|say|tell)(?: to)?(?: you)?\\b",
  "\\bwhat else\\b",
  "\\breal model\\b",
  "\\bapi key\\b",
]);
const beyond = anyOf([
  "天气",
  "气温",
  "下雨",
  "下雪",
  "新闻",
  "股价",
  "股票",
  "汇率",
  "机票",
  "火车票",
  "高铁票",
  "酒店",
  "外卖",
  "打车",
  "叫车",
  "翻译",
  "写(?:一)?(?:首|篇|封|个|段|份)",
  "唱",
  "讲(?:个)?(?:笑话|故事)",
  "笑话",
  "播放",
  "放(?:一)?首",
  "音乐",
  "电影推荐",
  "菜谱",
  "导航",
  "路线",
  "比分",
  "算(?:一下|一算)",
  "代码",
  "画(?:一)?(?:张|幅|个)",
  "买",
  "购",
  "\\bweather\\b",
  "\\brain(?:ing)?\\b",
  "\\bforecast\\b",
  "\\bnews\\b",
  "\\bstocks?\\b",
  "\\bshare price\\b",
  "\\bexchange rate\\b",
  "\\bflights?\\b",
  "\\bhotel\\b",
  "\\btaxi\\b",
  "\\buber\\b",
  "\\btranslat",
  "\\bwrite (?:me )?(?:a|an|some)\\b",
  "\\bpoem\\b",
  "\\bjoke\\b",
  "\\bstory\\b",
  "\\bplay (?:some|a|the|me)\\b",
  "\\bmusic\\b",
  "\\bmovie\\b",
  "\\brecipe\\b",
  "\\bdirections?\\b",
  "\\bnavigate\\b",
  "\\bscore\\b",
  "\\bwho won\\b",
  "\\bcalculate\\b",
  "\\bcode\\b",
  "\\bdraw\\b",
  "\\border\\b",
  "\\bbuy\\b",
  "\\bsearch the web\\b",
  "\\bgoogle\\b",
  "\\bsend (?:an? )?(?:e-?mail|text|sms)\\b",
]);

/** Small talk, and questions about the stand-in itself. */
export function hearChat({ said }: Heard): Intent | undefined {
  const bare = said.trim().replace(/[\s,，。.!！~?？]+$/g, "");
  const second = bare.replace(/^(?:你好|您好|嗨|hi|hey|hello)[\s,，!！。.]+/i, "");
  if (help.test(bare))
    return chat("chat", (say) => ({ status: "success", answer: `${say.can}\n${say.configure}` }), true);
  const phrase = talk.find(([pattern]) => pattern.test(bare) || pattern.test(second))?.[1];
  return phrase === undefined
    ? undefined
    : chat("chat", (say) => ({ status: "success", answer: textOf(say, phrase) }), phrase !== "dropped");
}

/** What no module can do. A thing to be done at a time of day is an event all the same: 明天3点买菜. */
export function hearUnsupported({ text, times, isQuestion }: Heard): Intent | undefined {
  const isEvent =
    (times.when?.time !== undefined ||
      times.when?.at !== undefined ||
      /提醒|remind|日程|calendar|schedule/i.test(text)) &&
    !isQuestion;
  return beyond.test(text) && !isEvent
    ? chat(
        "unsupported",
        (say) => ({
          status: "failed",
          answer: `${say.unsupported}\n${say.can}\n${say.configure}`,
          error: "UNSUPPORTED_TASK",
        }),
        true,
      )
    : undefined;
}

export const notUnderstood: Intent = chat(
  "unsupported",
  (say) => ({ status: "failed", answer: `${say.unknown}\n${say.can}\n${say.configure}`, error: "UNSUPPORTED_TASK" }),
  true,
  false,
);
export const nothingNew: Intent = chat("chat", (say) => ({ status: "success", answer: say.nothingNew }), false);

const textOf = (say: Phrases, key: keyof Phrases): string => {
  const phrase = say[key];
  return typeof phrase === "string" ? phrase : "";
};

function chat(task: "chat" | "unsupported", reply: (say: Phrases) => Reply, hasIdeas: boolean, isFirm = true): Intent {
  return {
    task,
    modules: [],
    writes: [],
    isFirm,
    missing: [],
    entities: [],
    // oxlint-disable-next-line require-yield -- a talk calls nothing
    *act({ language }) {
      return { ...reply(phrases[language]), ...(hasIdeas && { actions: ideas[language] }) };
    },
  };
}

const ideas = {
  "zh-CN": [
    ["今天的安排", "我今天有什么安排？"],
    ["新建日程", "明天下午3点开会"],
    ["什么时候有空", "明天什么时候有空？"],
  ],
  en: [
    ["Today", "What's on my calendar today?"],
    ["New event", "Meeting tomorrow at 3pm"],
    ["Free time", "When am I free tomorrow?"],
  ],
} as const;
