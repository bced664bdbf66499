import { change, moveTo, tail, weak } from "./chinese-words.ts";
import { form, type Form } from "./form.ts";

/** Another time. */
export const moves: readonly Form[] = [
  form("later", `{event}往后(?:延|推|挪|拖)了{length}${tail}`),
  form("move", `{event}现在改在{when}${tail}`),
  form("move", `{event}(?:改)?{when}(?:才|再)(?:开始|开|上|举行|吃|见)${tail}`),
  form("move", `{event}{when}(?:开|开始|上)?[，, ]*不是{old}${tail}`),
  form("move", `{who}(?:让|叫|请|要)(?:我|我们)?(?:把|将){event}${moveTo}{when}${tail}`),
  form("earlier", `{event}(?:提早|提前|早)了{length}${tail}`),
  form("later", `{event}(?:推迟|延后|晚)了{length}${tail}`),
  form("earlier", `{event}往前(?:提|挪|移|调){length}${tail}`),
  form(
    "move",
    `{event}(?:得|要|需要|必须|应该|只好|我?想|能不能|可不可以|可以|能否|能|最好)?(?:从|由)?{old}${moveTo}{when}${tail}`,
    { isAsked: true },
  ),
  form(
    "move",
    `
      (?:把|将)?{event}(?:得|要|需要|必须|应该|只好|我?想|能不能|可不可以|可以|能否|能|最好|已经|被)?${moveTo} ?{when}${tail}(?:[，, ]*(?:时间|地点|其他|
      其它|别的)?(?:都)?(?:不变|照旧|还是那个点|还是那个时间|同一时间|一样))?${tail}
    `,
    { isAsked: true },
  ),
  form(
    "move",
    `(?:把|将)?{event}${moveTo} ?{when}[，, ]*(?:还是(?:那个|原来的?)(?:点|时间|钟点)|时间(?:不变|照旧|一样)|同一时间)${tail}`,
  ),
  form("move", `{event}(?:改期|换时间|改时间|时间变)了?[，, ]*(?:改到|改成|变成|到|是|定在|定到)?{when}${tail}`),
  form("move", `{event}(?:的时间)?(?:现在|其实|实际上|应该)(?:是|在|改成|改到)?{when}${tail}`),
  form("move", `{event}(?:是|在){when}(?:才对|，不是.+)${tail}`),
  form("move", "{event} ?(?:->|→|=>|➜) ?{when}"),
  form("move", `{event}这次{when}(?:开|上|开始|举行|去|见)?${tail}`),
  form("move", `(?:就)?(?:这|只有这|仅此)一?次[，, ]*(?:把)?{event}${moveTo}{when}${tail}`),
  form(
    "move",
    `(?:只|就|仅)(?:有)?(?<day>这?周[一二三四五六日]|这周|明天|今天)(?:这一次)?[，, ]*(?:把)?{event}${moveTo}{when}${tail}`,
  ),
  form(
    "move",
    `
      {event}(?:那边|那里|方面|的?人)?(?:说|通知|打电话说|来电话说|来消息说|告诉我)(?:要|得|只能|只有|改到|改成|换到|推到|提前到|推迟到|能不能|想)*{when}(?:才)?(?:有空|
      有时间|有号|可以|方便|行)?${tail}${change}
    `,
  ),
  form(
    "move",
    `{who}(?:说|问|希望|建议|提议)?(?:想|要|能不能|可不可以|希望)?(?:把)?{event}(?:能不能|可不可以|可以)?${moveTo}{when}${tail}${change}`,
  ),
  form("move", `{who}(?:说)?想{when}(?:再)?(?<event>[开吃聚见聊做看去].+?)${tail}${change}`),
  form(
    "earlier",
    `{who}(?:问|说|希望|想)(?:把)?{event}(?:能不能|可不可以|可以|能)?(?:提前|早|提早|往前挪?){length}(?:开|开始|吃|见)?${tail}${change}`,
  ),
  form(
    "later",
    `{who}(?:问|说|希望|想)(?:把)?{event}(?:能不能|可不可以|可以|能)?(?:推迟|晚|延后|往后[推挪]?){length}(?:开|开始|吃|见)?${tail}${change}`,
  ),
  form(
    "later",
    `(?:把|将)?{event}(?:往后)?(?:推迟|晚|延后|往后推|往后挪|往后延|往后移|顺延|延期|推后|延|推){length}(?:再)?(?:开始|开|上|吃|去|见|举行)?${tail}`,
    weak,
  ),
  form(
    "earlier",
    `(?:把|将)?{event}(?:往前)?(?:提前|早|提早|往前挪|往前移|往前调){length}(?:开始|开|上|吃|去|见|举行)?${tail}`,
    weak,
  ),
];

/** How long. */
export const lengths: readonly Form[] = [
  form("until", `{event}会?(?:拖|开|延)到{when}才(?:结束|散|完)${tail}`),
  form("lasts", `给{event}(?:排|留|安排|预留)(?:足|出|够|满)?{length}${tail}`),
  form("longer", `{event}多(?:开|上|留|聊|吃){length}${tail}`),
  form(
    "until",
    `{event}(?:要|会|得|一直|大概|估计|预计|可能要)?(?:开|上|吃|聊|聚|看|做|搞|持续|延长|进行|谈|打)?(?:到|至){when}(?:结束|下课|才结束|散会|为止|完)?${tail}`,
    weak,
  ),
  form("until", `{event}(?:要|会|得|应该)?{when}(?:才)?(?:结束|下课|散会|完|收工|完事)${tail}`),
  form(
    "lasts",
    `
      {event}(?:的时长)?(?:大概|大约|估计|预计|可能)?(?:需要|要|得|会|只需要?|只要|只|就|预留|留|安排|占|改成|缩短到|压缩成|压缩到|缩减到|缩成|延长到|控制在)?(?:开|上|持续|花|
      聊|吃)?{length}(?:就够了?|足够了?|就行了?|够了|就好|时间|的时间)?${tail}
    `,
    weak,
  ),
  form("longer", `(?:给)?{event}(?:再)?(?:加|多加|多留|多给|多开|增加|多|延长){length}(?:的?时间)?${tail}`, weak),
  form("shorter", `(?:把)?{event}(?:缩短|减少|少开|压缩|少|减){length}(?:的?时间)?${tail}`),
];
