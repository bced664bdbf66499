import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { readNames, share } from "../people.ts";
import { phrases } from "../phrases.ts";
import type { Scene, Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { askWhich, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const patterns: readonly RegExp[] = [
  // Names first, then the event.
  /^(?:邀请|请|叫上?|喊上?|让)(?:一下)?(?<who>.+?)(?:一起|也)*(?:来|去|到)?(?:参加|加入|出席|来|到)(?<what>.+)$/,
  /^(?:邀请|叫上|喊上|拉上)(?<who>[^，,。]+?)(?:一起|也)*(?:来|去)?(?:参加|加入|出席)$/,
  // Behind a look at an event: 请李娜也参加. Somebody who was looked up: 拉她进项目同步.
  /^(?:邀请|叫上?|喊上?|拉上?|请|让)(?<who>[^，,。吃喝看]{2,8}?)(?:也|一起)+(?:来|去)?(?:参加|加入|出席|来)$/,
  /^拉(?<who>[^，,。]{2,10}?)进(?<what>[^，,。群]{2,})$/,
  /^把(?<who>.+?)(?:也)?(?:加到|加进|加入|拉进|拉到|叫到|喊到|请到|邀请到|添加到)(?<what>.+?)(?:里面?|中)?$/,
  /^(?:给|向)(?<who>.+?)发(?:一?个|送)?(?<what>.+?)的?(?:会议)?邀请$/,
  /^(?<what>(?!也|再|还|邀).+?)(?:也|还要?|再)?(?:邀请|请一下|请(?![年病事婚产调探]?假|客$|教|[半一两三]天假)|叫一下|叫上|喊上)(?:一下|上)?(?<who>[^，,。]+)$/,
  /^(?<what>.+?)把(?<who>[^，,。]+?)也?(?:拉上|拉进来?|叫上|叫来|加上|带上|加进去|加进来|邀请上?|请上)$/,
  /^(?:也|再|顺便|还要?)?(?:邀请|叫上|喊上|拉上|带上)(?<who>[^，,。]+)$/,
  pattern()`
    ^(?:loop in|bring in|include|
    add) (?<who>[A-Z][\w']+(?: [A-Z][\w']+)?(?:(?:,| and) [A-Z][\w']+(?: [A-Z][\w']+)?)*)(?: too| as well)?$
  `,
  /^把(?<who>[^，,。]+?)也?(?:拉上|叫上|加上|带上|喊上|邀请上?|请上)$/,
  /^(?<what>[^，,。]+?)(?:也|还要?|再)?(?:加上|算上|拉上|带上)(?<who>[^，,。]+)$/,
  pattern("u")`
    ^(?:[Ii]'d like|[Ii] want|[Ii] would like) (?<who>[A-Z\p{Script=Han}].*?) (?:to (?:join|attend|come to|be at|
    be in)|at|in) (?<what>.+)$
  `,
  pattern("i")`
    ^(?:invite|ask|get|have(?! (?:i|we|you|they)\b)) (?<who>.+?) (?:to (?:join |attend |come to )?|for |into )
    (?<what>.+)$
  `,
  pattern("u")`
    ^(?:[Ii]nclude|[Ll]oop|[Bb]ring|[Gg]et|[Aa]dd) (?<who>[A-Z\p{Script=Han}].*?) (?:in on|into|in|to|
    on) (?<what>(?!(?:my |the )?(?:contacts|address book|calendar)).+)$
  `,
  /^send (?:the )?(?<what>.+?) (?:invite|invitation) to (?<who>.+)$/i,
  /^send (?:an? )?(?:invite|invitation) (?:for|to) (?<what>.+?) to (?<who>.+)$/i,
  /^send (?<who>.+?) an? (?:calendar )?(?:invite|invitation) (?:for|to) (?<what>.+)$/i,
  /^invite (?<who>.+)$/i,
];

const treats = pattern("u")`
  (?<!邀)请(?!假)\p{Script=Han}{1,6}?(?:吃|喝|看|唱|来?[修装做教送量]|上门|过来|到家)\p{Script=Han}{0,6}$
`;

/** Invites contacts to an event that exists. */
export function hearInvite(heard: Heard): Intent | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(heard.text)?.groups;
    if (groups?.["who"] === undefined) continue;
    const what = groups["what"] ?? "";
    // 邀请…里有没有… and "ask … to remind me" are not about guests.
    // 明天三点开会，邀请王磊: an event to be made, with a guest.
    const isNew =
      /[，,;]\s*(?:并|然后|再|and )?(?:邀请|叫上|invite)/i.test(heard.text) && heard.times.when?.time !== undefined;
    // 周六十点请客户吃饭 is a plan, and nobody is called so.
    const isTreat = heard.times.when !== undefined && what !== "" && treats.test(heard.text);
    // 请三天假，从周三到周五; 提醒我带上水果; 给项目同步加上地点：线上: none names anybody.
    if (/^[半一两三四五几\d]+个?[天日周月]|假/.test(groups["who"]) || /提醒|备注/.test(what)) continue;
    if (/[：:]|^(?:地点|地址|位置|提醒|备注|链接)/.test(groups["who"])) continue;
    if (
      isNew ||
      isTreat ||
      /[加放写记](?:到|进|入)?我?的?(?:日历|日程表?|行程)|通讯录|联系人|有没有|还没|哪些|什么|calendar$|remind|contacts/i.test(
        heard.text,
      )
    )
      return undefined;
    // 邀请Mei Chen周六来参加家庭日: when it is stands behind the name.
    const named = heard.language === "en" ? undefined : findTimes(groups["who"], heard.now, heard.language);
    const who = named?.when === undefined ? groups["who"] : tidy(named.rest);
    const times = findTimes(`${named?.when?.text ?? ""}${what}`, heard.now, heard.language);
    // "Add CPR recert on April 2 at 8": what stands behind it is when, and no event.
    if (/^add\b/i.test(heard.text) && times.when?.time !== undefined && (times.whens[0]?.index ?? 9) < 4)
      return undefined;
    const isLast =
      what === "" || /^(?:it|this|that|这个|那个|刚才那个)(?:会议?|日程|event|meeting)?$/i.test(tidy(what));
    const said = heard.text.match(/喊上?|叫上?|拉上?|带上|算上|加上|邀请|发个?|^拉|进/g) ?? [];
    return make(readNames(who), said, {
      words: tidy(times.rest),
      ...(times.when && { when: times.when }),
      isLast,
    });
  }
  return undefined;
}

function make(who: readonly string[], said: readonly string[], target: Target): Intent {
  return {
    task: "mixed",
    modules: ["calendar", "contacts"],
    writes: ["calendar.share"],
    isFirm: true,
    missing: who.length === 0 ? ["person"] : [],
    said: ["ask", "have", ...said],
    entities: [
      ...who.map((name) => ({ type: "person" as const, text: name })),
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    fill: (heard) => {
      const next = chooseOne(target, heard);
      return next === undefined ? undefined : make(who, said, next);
    },
    act: (scene) => act(who, target, scene),
  };
}

function* act(who: readonly string[], target: Target, scene: Scene): Script {
  const say = phrases[scene.language];
  const guests = yield* share.find(who, scene);
  if (!Array.isArray(guests)) return guests;
  const found = yield* findEvents(target, scene);
  const [event] = found;
  if (event === undefined)
    return { status: "partial_success", answer: target.words === "" ? say.askEvent : say.noEvent(target.words) };
  if (found.length > 1) return askWhich(found, scene);
  return yield* share.invite(event, guests, scene);
}
