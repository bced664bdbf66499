/** Where a clause ends, from its first mark on, so that a run of them is looked at once. */
const pause = "(?<![，,。\\s])[，,。\\s]+";

/**
 * Words that people say and do not write, and what they write for them: 俩, 晌午, laughter, thanks. Each is one for one,
 * so that nothing of the message is lost but what says nothing.
 */
export const colloquial: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[，,。\s])(?:俺|咱家?)(?!们|家|妈|爸|娘|爹|老)/g, "我"],
  [/双周(?=(?:周|星期|礼拜)[一二三四五六日天])/, "每两周的"],
  [/^隔周(?=[一二三四五六日天](?:早|晚|上午|中午|下午|\d|[一二三四五六七八九十]+点))/, "每两周的周"],
  [/(?<=每[年月周天])提醒(?=$|[。！!])/, "提醒我"],
  // How much: 俩小时, 仨礼拜; a pair of people stays one.
  [/俩(?=小时|钟头|星期|礼拜|月)/g, "两个"],
  [/仨(?=小时|钟头|星期|礼拜|月)/g, "三个"],
  [/(?<=[一二两三四五六七八九十半\d]个)点钟?(?=$|[，,。\s])/g, "钟头"],
  // When: hours of the day as they are called at home.
  [/晌午头?(?!觉|饭)/g, "中午"],
  [/(?:一大早|大清早|大早上|一清早)上?/g, "早上"],
  [/(?<=(?:分钟|小时|钟头|刻钟))(?:以后|之后|过后)(?=[，,]?(?:再)?(?:叫|喊|提醒|通知)我)/, "后"],
  [/(?<=[一二两三四五六七八九十\d]点)来钟/g, "左右"],
  // How sure somebody is of a length changes nothing about it.
  [
    /(?<=[，,\s])(?:估计|应该|差不多|可能)(?:得|要|会|需要)*(?=[一二两三四五六七八九十半\d]+个?半?(?:小时|钟头|分钟))/,
    "大概",
  ],
  // Laughter and thanks.
  [/(?<![\s，,])[\s，,]*(?:哈{2,}|嘿{2,}|呵{2,}|嘻{2,}|[hH]{3,})(?=$|[\s，,。！!~～])/g, ""],
  [
    /(?<=[^\s，,。])[\s，,。]+(?:谢啦|谢咯|谢了|谢谢啦|谢谢哈|辛苦啦?|辛苦了|感谢|万分感谢|拜托啦?|拜托了)[哈啊呀~～!！。]*$/,
    "",
  ],
  [/^(?:写|记|留)(?:个|一?张|一个)?(?:便条|便签|备忘|小?纸条|条)[：:，,\s]+(?=\S)/, "帮我记一下："],
  // Whoever says when they come is who comes.
  [
    new RegExp(
      "^((?![我你他她]|老师|医生|学校|公司|天气|新闻)[\\u4e00-\\u9fff]{2,5}?)(?:那边)?(?:打电话|发消息|来电话)?(?:说|告诉我|通知我)" +
        "(?=[^，,。说]{2,14}来[收修装看量接拿取换安做教])",
    ),
    "$1",
  ],
  // 约了王磊吃饭 is with him; 约了理发 is not.
  [
    new RegExp(
      "约了(?![吃喝看打聊今明后下周星礼\\d一二三四五六七八九十])" +
        "(?=[^，,。来]{1,18}?(?:吃|喝|聊|谈|见面|碰头|逛街|打球|打牌|唱歌|看电影))",
    ),
    "和",
  ],
];

/** What stands behind a plan, and asks that it be kept or says where it is. */
export const behindPlan: readonly (readonly [RegExp, string])[] = [
  // What is told so that it is not forgotten is to be told again in time.
  [
    new RegExp(`${pause}(?:可|千万|一定)?(?:别|不要)让我(?:睡过头?了?|起晚了?|迟到了?|错过了?)[啊哦!！。]*$`),
    "，提醒我",
  ],
  [
    new RegExp(
      `(?<!(?:提[前早]|推迟|往[前后]|改[到成]|挪到)[^，,。]{0,10})${pause}(?:到时候?|到点了?|记得|可|别忘了?|务必|一定要?|千万|要|请|麻烦|再|给我|帮我|准时)*` +
        "(?:(?:提醒|通知|提示)(?:我|一?下|一声)*|[叫喊催](?:下|一下)?我(?:一?下|一声)*)[啊哦哈吧呀]?[!！。]*$",
    ),
    "，提醒我",
  ],
  [new RegExp(`${pause}帮我记(?:一?下|上|着|住)?(?:着?点|啊)?[，,]?(?:可|千万)?别忘了?[啊哦!！。]*$`), "，记在日历里"],
  [
    new RegExp(
      `${pause}(?:请|麻烦)?(?:帮我|给我)?(?:写|记|加|放|标|登|添)(?:在|到|进|上)?(?:我的?)?日历(?:上|里|中)?[吧啊]?[。！!]?$`,
    ),
    "，记在日历里",
  ],
  [new RegExp(`${pause}帮我记着点(?=$|[，,。])`), "，记在日历里"],
  [
    new RegExp(`(?<!\\s)\\s+(?:帮我|给我)?(?:加|记|写|存|标|排)(?:一下|上|下来?|好|进去|着)+[吧啊哈]?$`),
    "，记在日历里",
  ],
  [
    new RegExp(`(?<=[，,]\\s*(?:全天|整天)?)(?:请|麻烦)?(?:帮我|给我)?标(?:出来?|一下|上|注一?下)+[吧啊]?$`),
    "，记在日历里",
  ],
  [new RegExp(`(?<=[，,]\\s*)(?:请|麻烦)?(?:帮我|给我)?标(?:上|成|为|注)(?=[^，,。\\s]{2,8}$)`), ""],
  // Where it is, under another name.
  [new RegExp(`(?<=[，,\\s])(?:地址|位置)(?:就?在|是|为|：|:)?\\s*(?=[^，,。\\s？?]{2,20}$)`), "地点"],
];

/** It has an hour or a day. */
export const isPlan = (text: string): boolean => /(?<!着)点|[:：]\d\d|[号日天周]|半|刻/.test(text);
