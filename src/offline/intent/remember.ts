import { pattern } from "../../base/pattern.ts";
import { askFor } from "../forms.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { toFact, type Fact } from "./fact.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { isFirmlyTold, isLasting } from "./lasting.ts";

const commands: readonly RegExp[] = [
  /^(?:你)?(?:要|得)?(?:记住|记得|记着|记一下|记下来?|别忘了|帮我记住?)(?:一下|了|着|的是)?[，,：:]?(?<what>.*)$/,
  pattern()`
    ^(?<what>.+?)[，,。]?\s*(?:你|请)?(?:以后[\u4e00-\u9fff]{1,4})?(?:帮我|给我)?(?:要)?
    (?:记住|记得|记一下|记着|记好|记牢|记下来?|别忘了)(?:哦|了|点|吧)*$
  `,
  /^你(?:要|得|应该)知道[，,]?(?<what>我.+)$/,
  /^(?:备忘|备注)[：:]\s*(?<what>.+)$/,
  pattern("i")`
    ^(?:remember|keep in mind|note|don't forget|do not forget|make a note|bear in mind|for the record)
    (?: that| this|:|,)? ?(?<what>.*)$
  `,
  pattern("i")`
    ^(?:fyi|for (?:future )?reference|(?:just )?(?:so )?you know(?=,)|just so you know|so you know|
    you should know(?: that)?)[,:]? (?<what>(?:i|i'm|
    i've|my|we|our)\b.*)$
  `,
  pattern("i")`
    ^(?<what>.+?)[,.;]? (?:please )?(?:and )?(?:(?:remember|(?<!\b(?:an?|the|my|as) )note)
    (?: that| this| it| (?:his|her|their|the) (?:birthday|name|date))?(?: for [a-z ]+)?|
    keep (?:that|this|it) in mind|(?:don't|do not) forget)$
  `,
  pattern("i")`
    ^(?<what>(?:i|i'm|i've|my|we|our)\b.+?), (?:(?:please |so )*keep (?:it |that )?in mind|(?:it's )?worth (?:keeping|
    remembering|noting|knowing)(?: somewhere| in mind)?|just so you know(?: .+)?|for the record|fyi|in case you need it|
    (?:so )?(?:please )?(?:save|keep|store|note) that(?: somewhere| for (?:me|later))?)$
  `,
];
const orders = pattern("i")`
    ^(?:cancel|delete|move|reschedule|postpone|push|book|schedule|add|invite|remind|rename|decline|
    accept)\b(?!.* (?:is|are)\b)
  `;

/** What happens at a time, or no longer happens, is told of the calendar. */
const isNews = (what: string, { times }: Heard): boolean =>
  times.when !== undefined ||
  pattern("i")`
    \b(?:cancell?ed|called off|is off|moved|rescheduled|postponed|pushed|delayed|not happening|can't make|won't make|
    not coming|can't come)\b
  `.test(what);

/** 设计稿周二给我，记一下: a day of this or the next week comes once, 8月到期 is worth keeping. */
const onceZh = /^(?:[这本下]个?)?(?:周|星期|礼拜)[一二三四五六日天末]|^[今明后]/;

/** Behind what is kept: thanks, a warning, and words that only point at it. */
const behindFact = pattern()`
  [，,]\s*(?:(?:这|那)[个点事件条]*|谢谢你?[啦了哈]?|多谢|麻烦[你您]?了|拜托了?|辛苦了?|
  (?:可)?(?:别|不要)再?(?:搞|弄|说|记|写|叫)错了?|(?:可)?(?:别|不要)忘了?)[啊哦哈]?$|
  (?<=[^，,]{4})这(?:件|个|回)事儿?$
`;

/** Keeps a fact about the user. */
export function hearRemember(heard: Heard): Intent | undefined {
  const { said, text, isQuestion, times, repetition } = heard;
  if (
    isQuestion &&
    !/叫什么名字/.test(text) &&
    /吗|什么|[?？]|谁|哪|多少|几[个件条样]|^(?:do|does|did|what|what's|which|where|when|who|how|can|could)\b/i.test(
      text,
    )
  )
    return undefined;
  for (const pattern of commands) {
    const what = pattern.exec(text)?.groups?.["what"];
    // 记得明天… is about the calendar: a thing to do at a time.
    const isPlan =
      times.when?.time !== undefined ||
      (times.when !== undefined && /^(?:你|要|得)*(?:记得|别忘了|帮我记)|^(?:don't|do not) forget/i.test(text));
    // 我姐周六14:40到，记一下: once, at an hour of a day, is a plan; what comes every day is a habit.
    // So are some days in a row: 孙子4月10号到12号过来住，记一下.
    const days = times.when?.days;
    const isStay = days !== undefined && !days.first.equals(days.last) && /记(?:一?下|着)/.test(text);
    const isOnce =
      days !== undefined &&
      repetition === undefined &&
      (isStay ||
        ((times.when?.time !== undefined || onceZh.test(times.when?.text ?? "")) &&
          !/记[住着得牢好]|remember|in mind/i.test(text)));
    const isMine = /^(?:that|my|i|i'm)\b|^我/i.test(what?.trim() ?? "");
    // A wish of what to do with memory is no fact either: "you can wipe my birthday from what you remember".
    if (/\b(?:wipe|erase|delete|remove|forget|clear)\b|\bwhat you$|^(?:你可以)?(?:删|忘)/i.test(what ?? ""))
      return undefined;
    // Nor is a wish for the calendar: "note: cancel yoga", "fyi my class is cancelled tomorrow".
    if (orders.test(what ?? "") || (/^(?:fyi|for|just|so|you)\b/i.test(text) && isNews(what ?? "", heard)))
      return undefined;
    // "Don't remember this", "remember nothing": a refusal is no fact.
    if (/^(?:don't|do not|never|nothing|no)\b|^(?:不用|不要|别|不必|什么都|啥都)|不用$|不要$|别$/i.test(what ?? ""))
      return undefined;
    if (what !== undefined && !/^to\b/i.test(what) && (!(isPlan || isOnce) || (isMine && !isOnce)))
      // What is kept are the words as they were written.
      return make(tidy(pattern.exec(said.trim())?.groups?.["what"] ?? what).replace(behindFact, ""));
  }
  return isLasting(heard) ? { ...make(text), isFirm: isFirmlyTold(text) } : undefined;
}

/** 记住这个, 一定要记住啊: what is to be kept was not told. */
const pointsOnly = pattern()`
  ^(?:(?:这|那)(?:个|些|点|件事|个?事|句话|一点|件事情)?|我说?的话?|我(?:刚才?|刚刚)?说的)?[啊哦吧呀哈了，,]*$
`;

function make(told: string): Intent {
  const what = pointsOnly.test(told) ? "" : told;
  const fact = what === "" ? undefined : toFact(what);
  return {
    task: "memory",
    modules: ["memory"],
    writes: ["memory.update"],
    isFirm: true,
    missing: fact === undefined ? ["fact"] : [],
    entities: fact === undefined ? [] : [{ type: "other", text: what.slice(0, 200) }],
    fill: (heard) => (fact === undefined ? make(heard.text) : undefined),
    act: (scene) => act(what, fact, scene),
  };
}

function* act(what: string, fact: Fact | undefined, { language }: Scene): Script {
  const say = phrases[language];
  if (fact === undefined)
    return { status: "partial_success", answer: say.askFact, form: askFor("fact", "text", language) };
  const data = yield* use("memory.update", fact);
  return { status: "success", answer: data["outcome"] === "unchanged" ? say.rememberedAlready : say.remembered(what) };
}
