import { pattern } from "../../base/pattern.ts";
import { askFor } from "../forms.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { toFact, type Fact } from "./fact.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const commands: readonly RegExp[] = [
  /^(?:你)?(?:要|得)?(?:记住|记得|记着|记一下|记下来?|别忘了|帮我记住?)(?:一下|了|着)?[，,：:]?(?<what>.*)$/,
  /^(?<what>.+?)[，,。]?\s*(?:你|请)?(?:以后[\u4e00-\u9fff]{1,4})?(?:帮我)?(?:要)?(?:记住|记得|记一下|记着|记好|记牢|记下来?|别忘了)(?:哦|了)?$/,
  pattern("i")`
    ^(?:remember|keep in mind|note|don't forget|do not forget|make a note|bear in mind|for the record)
    (?: that| this|:|,)? ?(?<what>.*)$
  `,
  pattern("i")`
    ^(?<what>.+?)[,.;]? (?:please )?(?:and )?(?:(?:remember|note)(?: that| this| it)?(?: for [a-z ]+)?|
    keep (?:that|this|it) in mind|(?:don't|do not) forget)$
  `,
];
// These say something lasting even without a word of command.
const lasting = pattern("i")`
  ^(?:以后|今后|你可以|你就)*(?:请)?(?:都|就)?(?:叫我|称呼我)|^(?:from now on,? |in future,? )?(?:you can |please |just )*call me\b|
  ^my name is\b|^我(?:叫|的名字(?:叫|是))(?!什么|啥)|^我的?生日(?:是|在)|
  ^my birthday is\b|^我(?:换工作|跳槽)了[，,].*在.+|^i (?:switched|changed) jobs?\b.+\b(?:at|with) [A-Z]|^my (?:wife|husband|
  partner|son|daughter|mom|mother|dad|father|boss|manager|dog|cat|girlfriend|boyfriend|sister|
  brother)(?:'s name)? is (?:called |named )?[A-Z]\w+$|^我(?:的)?(?:老婆|老公|妻子|丈夫|女儿|儿子|妈妈|爸爸|老板|经理|女朋友|男朋友|狗|猫|姐姐?|哥哥?|
  弟弟?|妹妹?)(?:的名字)?(?:叫|是)(?!什么|啥|谁|不)[^，,。]{1,8}$
`;

/** Keeps a fact about the user. */
export function hearRemember({ text, isQuestion, times, repetition }: Heard): Intent | undefined {
  if (isQuestion && !/叫什么名字/.test(text) && /吗|什么|[?？]|谁|哪|^(?:do|what|who|can|could)\b/i.test(text))
    return undefined;
  for (const pattern of commands) {
    const what = pattern.exec(text)?.groups?.["what"];
    // 记得明天… is about the calendar: a thing to do at a time.
    const isPlan =
      times.when?.time !== undefined ||
      (times.when !== undefined && /^(?:你|要|得)*(?:记得|别忘了|帮我记)|^(?:don't|do not) forget/i.test(text));
    // 我姐周六14:40到，记一下: once, at an hour of a day, is a plan; what comes every day is a habit.
    const isOnce =
      times.when?.time !== undefined &&
      times.when.days !== undefined &&
      repetition === undefined &&
      !/记[住着得牢好]|remember|in mind/i.test(text);
    const isMine = /^(?:that|my|i|i'm)\b|^我/i.test(what?.trim() ?? "");
    // A wish of what to do with memory is no fact either: "you can wipe my birthday from what you remember".
    if (/\b(?:wipe|erase|delete|remove|forget|clear)\b|\bwhat you$|^(?:你可以)?(?:删|忘)/i.test(what ?? ""))
      return undefined;
    // "Don't remember this", "remember nothing": a refusal is no fact.
    if (/^(?:don't|do not|never|nothing|no)\b|^(?:不用|不要|别|不必|什么都|啥都)|不用$|不要$|别$/i.test(what ?? ""))
      return undefined;
    if (what !== undefined && !/^to\b/i.test(what) && (!isPlan || (isMine && !isOnce))) return make(tidy(what));
  }
  return lasting.test(text) ? make(text) : undefined;
}

function make(what: string): Intent {
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
