import { pattern } from "../../base/pattern.ts";
import { phrases, type Phrases } from "../phrases.ts";
import type { Reply } from "../script.ts";
import type { Heard, Intent } from "./intent.ts";

const talk: readonly (readonly [RegExp, keyof Phrases])[] = [
  [
    pattern("i")`
      ^(?:[好行嗯]的?[，, ]*)?(?:(?:谢谢|谢啦|多谢)你?[，,。 ]*)?(?:算了|不用了|没(?:什么|别的|其他)?事(?:儿|情)?[了啦]|算了?(?:不弄|不用|不要|不加)了|
      never ?mind(?: then)?|forget it|no thanks|nothing)$
    `,
    "dropped",
  ],
  [/^(?:早|早上好|早安|上午好|good morning|morning)(?:呀|啊|哦)?(?: there| everyone)?$/i, "morning"],
  [
    pattern("i")`
      ^(?:你好|您好|嗨|哈喽|哈啰|hello|hi|hey|下午好|晚上好|在吗|good (?:afternoon|evening|day)|howdy)(?:呀|啊|吗|哦)?
      (?: there| accord| assistant)?$
    `,
    "hello",
  ],
  [
    /^(?:太|非常|真|真心|特别|十分)?(?:谢谢|感谢|知道了|明白|收到)(?:你|您|了|啦)*的?(?:帮助|帮忙|提醒)?[啊呀哈]?$/i,
    "thanks",
  ],
  [
    pattern("i")`
      ^(?:(?:好的?|好嘞|好咧|好滴|好哒|ok|太好了|太棒了|有你真好|你最好了|你真好|爱你|(?:真|可|你)?(?:是|算是)?帮了?(?:我)?(?:个|一个)?大忙|太牛|牛|拜拜|再见|
      不错|很好|真?挺?好用(?:的)?|挺好(?:的)?|真?挺?方便(?:的)?|行|可以|没问题|嗯+|知道了|明白了?|收到|(?:太|真|非常|十分|特别|真是|实在)*
      (?:谢谢|谢啦|谢了|谢过|多谢|感谢|感激|辛苦|麻烦))(?:你|您|了|啦|啊|呀|哈|哦|嘞|咯|喽|哟|噢|的帮助|的帮忙|的提醒)*[，,。！!~～\s]*)+$
    `,
    "thanks",
  ],
  [/^(?:no|nope|nah|不|不是|不用|不要|不了|否|别了)$/i, "dropped"],
  [
    /^(?:[哈嗯哦好的行，,\s]|可以|没问题|收到|okay|ok)+$|^(?:sounds|looks) (?:good|great|fine).*$|^nice to meet you$/i,
    "thanks",
  ],
  // Nothing but praise and thanks: "Great, book lunch tomorrow, thanks" is a request.
  // "Thanks, this is pretty neat": what is praised is this.
  [
    pattern("i")`
      ^(?:(?:thanks?(?: you)?(?: so much| a lot)?|thank you|thx|ok(?:ay)?|oh|wow|whoa|yay|nice|great|cool|ha(?:ha)*|hey|
      (?:(?:this|that|it)(?:'s| is| was| looks| seems| works) |you(?:'re| are) |how )?(?:(?:actually|pretty|really|
      so|very|
      quite|super|just|absolutely|kind of|rather) )*(?:neat|great|cool|nice|useful|helpful|handy|awesome|amazing|
      fantastic|
      brilliant|wonderful|lovely|impressive|excellent|perfect|sweet|convenient|good stuff|well|perfectly|
      magic))[\s,.!]*(?:and |man |dude )?)+$
    `,
    "thanks",
  ],
  [
    pattern("i")`
      ^(?:(?:ok(?:ay)?|great|perfect|awesome|cool|nice|got it|cheers|many|(?<=\w )(?:sweetheart|dear|love|darling|
      mate|buddy|honey|my friend)|sounds good|looks good|thanks?|thank you|
      thx|so much|a lot|very much|again|that(?:'s| is) (?!(?:wrong|not|bad|incorrect|false|off|odd|all)\b)(?:(?:most|
      very|so|really) )?\w+(?: of you)?|that was (?:(?:most|very|so) )?\w+|you(?:'re| are) (?:the best|a (?:star|
      lifesaver|
      legend|gem|hero)|so \w+|very \w+|\w+)|haha+|lol|that helped|that helps|you helped(?: me)?(?: a lot)?|bye|
      goodbye|very helpful|
      for (?:that|(?:all )?(?:your|the) (?:help|time))|(?:and )?have an? (?:nice|good|great|lovely|wonderful|pleasant)
      [ ](?:day|one|evening|night|weekend|afternoon|morning|week|rest of (?:your|the) day)(?: too)?|
      (?:talk(?: to you)?|see you|catch you|speak) (?:later|soon|tomorrow)|take care|have fun|cya|
      (?<=\w )(?:job|one))[\s,.!]*)+$
    `,
    "thanks",
  ],
  [
    pattern("i")`
      ^(?:(?:no|nope|nah),? ?)?(?:that(?:'s| is|'ll be) (?:all|it|everything)|nothing else)(?: for (?:now|
      today))?[,.! ]*(?:thanks?|thank you|thx|cheers)?.{0,12}$|^(?:没(?:有)?(?:别的|其他|什么|事)?了|就这些了?|就这样)[，,。! ]*(?:谢谢|多谢|
      谢啦|辛苦)?(?:你|您|啦|了)*$
    `,
    "thanks",
  ],
  [
    /^(?:再见|拜拜|回头见|明天见|明儿见|下次见|晚安|bye|goodbye|good night|see you|see ya)(?:啦|了| later| tomorrow)?$/i,
    "bye",
  ],
  [
    pattern("i")`
      ^(?:你(?:到底|究竟)?是(?:谁|什么|机器人|人工智能|ai|chatgpt|真人).*|你叫什么.*|你是不是.*|谁(?:做|开发|创造)了?(?:的)?你|who (?:are|made|built|
      created) you|
      what are you|(?:wait,? )?am i (?:talking|speaking|chatting) (?:to|with) .*|are you (?:a |an |chatgpt|gpt|
      claude|human|real|ai|the).*|what(?:'s| is) your name|which model.*)$
    `,
    "who",
  ],
  [
    pattern("i")`
      ^(?:哎|唉)?[，,]?(?:我)?(?:今天|最近|现在)?(?:好|太|很|真|有点)?(?:累|困|烦|无聊|开心|高兴|难过|郁闷|饿|焦虑|紧张)(?:死|坏)?(?:了|啊|呀|啦|哦)*$|
      ^(?:哎|唉)?[，,]?(?:我)?(?:今天|明天)?(?:我)?(?:(?:好|太|真)?(?:累|困|烦|懒)(?:死|坏)?[了啊呀]*[，, ]*)?(?:我)?(?:今天|明天)?(?:真|都|
      一点都?)*(?:不想|懒得|没心情)(?:上班|上学|上课|动|干活|
      起床|工作|加班|出门)(?:了|啊|呀|啦)*$|
      ^(?:我)?(?:今天|今儿|最近|这会儿)?(?:我)?的?(?:精神|心情|状态|感觉|胃口)(?:很|挺|还|真|特别|不太|有点|非常)*
      (?:不错|好|可以|差|糟|一般|低落)的?(?:了|啊|呢|呀)*$|
      ^i(?:'m| am|m)? (?:feel(?:ing)? )?(?:so |very |really |a bit |quite )*(?:tired|bored|happy|sad|hungry|
      stressed|exhausted|excited|nervous|
      overwhelmed)(?: today| right now)?$
    `,
    "feel",
  ],
  [
    pattern("i")`
      ^(?:你)?(?:真|好|太)(?:不错|棒|牛|聪明|好用|厉害|贴心|可爱)(?:了|啊|呀)*(?:[，, ]*(?:谢谢|谢啦|多谢)(?:你|啦|了)*)?$|^(?:厉害|牛|赞|lol|haha+|hehe|
      wow|well done|good job|you rock)$
    `,
    "thanks",
  ],
  [
    pattern()`
      ^(?:(?:对不起|抱歉|不好意思|啊|哦|呃|哎呀?)[，, ]*)?(?:我)?(?:打|发|按|点|说)错(?:字|人|地方)?了?(?:[，, ]*(?:别管|不用管|忽略)[^，,。]{0,4})?$|
      ^(?:刚才|刚刚|上面|前面|上一[条句])(?:那[个条句]|说的|发的|的)*(?:不用|别|不要)(?:管|理|在意)(?:它|了)*$|
      ^(?:好了|行了|好的)[，, ]*没(?:什么|啥)?事(?:儿)?了(?:[，, ]*(?:谢谢|谢啦|多谢|辛苦)[你您了啦]*)?$|^没啥事儿?了?$
    `,
    "dropped",
  ],
  [/^(?:你)?(?:会|能|可以)?(?:说|讲|用|懂)(?:英语|英文|中文|普通话|粤语|日语)(?:吗|么|可以吗|行吗)?$/, "who"],
  [/^(?:对不起|抱歉|不好意思|没关系|没事|sorry|my bad|no worries|no problem)$/i, "fine"],
  [
    pattern("i")`
      ^(?:行|好|嗯|ok)?[，, ]*(?:今天)?(?:就|先)?(?:这样|到这|这些|到这里|到这儿)(?:吧|了|啦)*$|^(?:ok(?:ay)?,? )?(?:that'?ll do|
      that will do|
      that'?s (?:it|all|everything)|all good|all set)(?: for (?:now|today))?(?:,? thanks?.*)?$
    `,
    "thanks",
  ],
  [
    /^(?:哈喽|嗨|你好|喂|hey|hi|yo|hello)?[，, ]*(?:在不在|在吗|在么|有人吗|(?:are )?you there|anyone there|anybody home)$|^yo$|^喂$/i,
    "hello",
  ],
  [
    pattern("i")`
      ^(?:it's |this is )?(?:my )?first time here$|^i'm new (?:here|to this)$|^(?:i'm |nothing, )?just (?:checking|
      testing)(?: (?:if |that )?you work| this)?$
    `,
    "hello",
  ],
  [
    /^(?:can you speak \w+|(?:what|which) languages (?:do|can) you (?:know|speak|understand)|can you keep a secret)$/i,
    "who",
  ],
  [/^(?:sorry|oops|ignore that|my bad)?[,.! ]*wrong (?:chat|window|person|number|app|message)$/i, "fine"],
  [/^(?:do you (?:speak \w+|sleep|dream|eat|get tired)|are you (?:listening|awake))$/i, "who"],
  [
    pattern("i")`
      ^(?:i )?hope (?:you(?:'re| are)? (?:slept well|well|good|great|ok|okay|fine|doing (?:well|good|great|ok|okay|
      fine)|
      had an? (?:good|great|nice|lovely) \w+)|all is well|(?:everything|all)(?:'s| is) (?:well|good|fine))(?: today)?$
    `,
    "fine",
  ],
  [/^(?:请)?(?:介绍|说说|讲讲)(?:一下)?你(?:自己)?$|^(?:tell me about|introduce|describe) yourself$/i, "who"],
  [
    pattern("i")`
      ^(?:你好吗|(?:今天|最近|你)*过得(?:怎么样|好吗|如何)|最近咋样|最近怎么样|今天怎么样|你.{0,6}(?:怎么样|好吗|还好吗|开心吗|忙吗|累吗|睡得好吗)|how are you.*|
      how(?:'s| is| was) (?:your\b.*|it going)|what's up)$
    `,
    "fine",
  ],
];
/** Any of these, anywhere in the sentence. */
export const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join("|"), "i");

const help = anyOf([
  "你有(?:什么|啥)用",
  "你(?:都|还)?(?:能|可以|会)(?:帮我|为我)?(?:做|干)?(?:些|点)?(?:什么|啥|嘛|哪些)",
  "(?:能|可以)帮我?(?:做|干)(?:什么|啥|嘛)",
  "^(?:帮助|使用说明|怎么用|如何使用|说明(?!会|书|文|义))",
  "(?:怎么|如何)(?:使用|用|配置|设置|接入|换)",
  "有(?:什么|哪些|啥)功能",
  "\\bwhat (?:features|functions|skills|abilities) do you have\\b",
  "功能(?:有哪些|介绍)",
  "教我.*用",
  "\\bwhat (?:can|do|could|can't|can you not|cannot) you (?:not )?do\\b",
  "\\bwhat (?:are|else are) you (?:able to|capable of|good (?:at|for))",
  "\\bwhat (?:kind|sort)s? of (?:things?|tasks?|stuff) (?:can|do) you\\b",
  "\\b(?:are|can) you (?:only|just) (?:do|able)\\b",
  "你(?:都|还)?(?:会|能|可以)(?:帮我)?(?:哪些|什么|啥|干什么|干啥|干嘛)",
  "你(?:的)?(?:本事|能力|用处)",
  "^help\\b",
  "\\byour (?:features|capabilities|abilities|commands)\\b",
  "\\bhow (?:do|can|should) i (?:use|configure|set ?up|connect|start)\\b",
  "^how (?:do|can|should|would) i (?:add|put|create|make|enter|change|move|delete|cancel|invite) " +
    "(?:an? |new |some|any|my )",
  "\\bwhat (?:can|could|do|would) you help(?: me)?(?: out)?(?: with)?$",
  "\\bwhat you can do\\b",
  "\\bexamples\\b",
  "\\bhow does (?:this|it|that) work\\b",
  "\\b(?:can|should|could) i (?:ask|say|tell)(?: to)?(?: you)?\\b",
  "\\bwhat else (?:can|could|do|are) you\\b|^what else$",
  "\\breal model\\b",
  "\\bapi key\\b",
]);
/** Small talk, and questions about the stand-in itself. */
export function hearChat({ said }: Heard): Intent | undefined {
  const bare = bareOf(said);
  const second = bare.replace(/^(?:你好|您好|嗨|hi|hey|hello)[\s,，!！。.]+/i, "");
  if (help.test(bare))
    return chat("chat", (say) => ({ status: "success", answer: `${say.can}\n${say.configure}` }), true);
  const phrase = phraseOf(bare) ?? phraseOf(second) ?? phraseOfAll(bare);
  return phrase === undefined
    ? undefined
    : chat("chat", (say) => ({ status: "success", answer: textOf(say, phrase) }), phrase !== "dropped");
}

const bareOf = (said: string): string => said.trim().replace(/[\s,，。.!！~?？]+$/g, "");

/** "Morning" behind "at what time on Saturday?" is the answer to it. */
export const isTimeToo = (words: string): boolean => /^(?:早|早上|morning|in the morning)$/i.test(words.trim());

const phraseOf = (words: string) => talk.find(([form]) => form.test(words))?.[1];

/** "Morning! How are you today?": nothing but small talk, clause by clause. */
function phraseOfAll(bare: string): keyof Phrases | undefined {
  const all = bare
    .split(/[\s,，。.!！?？~]*[,，。.!！?？~]\s*/)
    .filter((clause) => clause !== "")
    .map(phraseOf);
  return all.length > 1 && all.every((one) => one !== undefined && one !== "dropped") ? all.at(-1) : undefined;
}

export const notUnderstood: Intent = chat(
  "unsupported",
  (say) => ({ status: "failed", answer: `${say.unknown}\n${say.can}\n${say.configure}`, error: "UNSUPPORTED_TASK" }),
  true,
  false,
);
export const dropped: Intent = chat("chat", (say) => ({ status: "success", answer: say.dropped }), false);
/** "Never mind" behind what is done: it is not to be told that it was left. */
export const doneAlready: Intent = chat("chat", (say) => ({ status: "success", answer: say.doneAlready }), false);
export const isDropped = (said: string): boolean => phraseOf(bareOf(said)) === "dropped";
export const nothingNew: Intent = chat("chat", (say) => ({ status: "success", answer: say.nothingNew }), false);

const textOf = (say: Phrases, key: keyof Phrases): string => {
  const phrase = say[key];
  return typeof phrase === "string" ? phrase : "";
};

export function chat(
  task: "chat" | "unsupported",
  reply: (say: Phrases) => Reply,
  hasIdeas: boolean,
  isFirm = true,
): Intent {
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
