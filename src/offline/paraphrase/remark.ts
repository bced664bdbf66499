import { piece } from "./form.ts";

/** Said in front of news or of a request, and nothing of what is wanted. */
const openings = new RegExp(
  piece(String.raw`
    ^(?:(?:heads[- ]up|fyi|update|quick update|news|note|just so you know|for your information)[:,-] ?|
    please note that |i'm afraid |(?:unfortunately|sadly),? |turns out |it turns out |looks like |
    you can(?: go ahead and)? (?=(?:delete|cancel|remove|drop|scrap)\b)|
    (?:很遗憾|可惜|真可惜|通知一下|跟你说一下|跟你说|更新一下|补充一下|提醒你一下|说一下|告诉你一声)[，,：: ]+|
    (?:领导|老板|经理|学校|公司|对方|那边|人家|客户|老师|医生|诊所|教练)(?:刚才?|刚刚|今天)?(?:说|通知|讲)了?[，, ]*(?=[^，,。]{3,14}(?:不[开上办]了|取消了)$)|
    恐怕(?=.*(?:不了|不能|没法))|(?:跟|告诉|回复)(?:他们|她|他|对方)说?[，, ]*(?=.*(?:不了|不去|不参加)))+
  `),
  "iu",
);

export const withoutOpening = (text: string): string => text.replace(openings, "");

/** What is wrong or right with it, and what is to be done with it then. */
const remarkEn = new RegExp(
  piece(String.raw`
    ^(?<event>(?!at |in |on |with |for |(?:oh|no|wait|oops|sorry|actually|h+m+|ok|okay|yes|please|ugh)\b)
    (?:the |my |our )?[^,;.]+?)(?: (?:clashes with (?:something|another meeting|
    something else)|
    (?:doesn't|does not|won't) work(?: for me| for us| any ?more)?|works(?: for me| for us| well)?|(?:is|
    's) too (?:early|
    late|long|short)|has a conflict|got rained off|is (?:fine|good)(?: for me| with me)?|needs (?:to change|changing|
    to move)))?,(?: so| and)?(?: can you| could you| please)? (?<wish>(?:move|push|put|shift|make|reschedule|bring|
    cancel|
    delete|remove|drop|scrap|accept|decline|reject|shorten|extend|rename)(?:(?= (?:it|that)\b)|$).*)$
  `),
  "iu",
);
const changeEn = new RegExp(
  piece(String.raw`
    ^(?:i )?(?:need|have|want) to (?:change|move|reschedule|shift) (?<event>[^,;.]+?),(?: please)? (?<wish>(?:make|
    move|put|push) (?:it|that)\b.*)$
  `),
  "iu",
);
const remarkZh = new RegExp(
  piece(String.raw`
    ^(?<event>[^，,。]{2,12}?)(?:跟别的(?:事|会|安排)?(?:撞|冲突)了?|撞(?:时间)?了|有冲突了?|冲突了|时间(?:不)?合适|时间(?:不行|可以)|太早了?|太晚了?|
    (?:要|得|需要)改(?:期|时间|一下)?|的?时间(?:要|得)?(?:换|改)一?下|我?不打算去|我?打算翘掉|我?不想去了?|
    (?:时间)?(?:太|有点|实在太)(?:晚|早|赶|久|长|短|远|累)了?|
    (?:那天|当天)?(?:我们?|大家|[他她]们|对方|客户|领导|老板|孩子|家里)(?:都|还|又|那天|临时|突然)*(?:想|要|得|有|觉得|嫌|没|赶不|来不|去不)
    (?![^，,。]*(?:改|取消|挪|别|删|推|去|参加|接受))[^，,。]{1,8}|
    (?:那天|当天)?(?:我|我们)(?:那天|当天)?(?:得|要|还得|还要)(?:去)?(?:接|送|赶|陪|带|上课|上班|值班|加班|开会|出差)[^，,。]{0,8})[，, ]+(?:就|请|帮我|给我)*
    (?<wish>(?:放到|放在|改到|改成|改(?=[\d一二两三四五六七八九十明后下周上早晚中])|挪到|推到|换到|取消|删|接受|拒绝|推掉|婉拒|答应|往[前后]|提前|推迟|延后).*)$
  `),
  "u",
);

/** "The review clashes with something, move it to four": one wish, of which the object stands in front. */
export function withObject(text: string): string | undefined {
  const zh = remarkZh.exec(text)?.groups;
  if (zh !== undefined) return `${zh["event"] ?? ""}${zh["wish"] ?? ""}`;
  const { event, wish } = (remarkEn.exec(text) ?? changeEn.exec(text))?.groups ?? {};
  if (event === undefined || wish === undefined) return undefined;
  const said = wish.replace(/^(?:put|make) (?:it|that) (?:at |on |for )?/i, `move ${event} to `);
  if (said !== wish) return said;
  return /\b(?:it|that)\b/i.test(wish) ? wish.replace(/\b(?:it|that)\b/i, event) : `${wish} ${event}`;
}
