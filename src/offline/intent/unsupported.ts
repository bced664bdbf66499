import { pattern } from "../../base/pattern.ts";
import { anyOf, chat } from "./chat.ts";
import type { Heard, Intent } from "./intent.ts";

const beyond = anyOf([
  "天气",
  "气温",
  "下雨",
  "下雪",
  "带伞",
  "新闻",
  "股价",
  "股票",
  "汇率",
  "机票",
  "火车票",
  "高铁票",
  "酒店",
  "外卖",
  "快递",
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
  "\\bplay (?:some|a|the|me|my)\\b",
  "\\bmusic\\b",
  "\\bmovies? (?:recommend|to watch|tonight\\?)",
  "\\b(?:good|best) movies?\\b",
  "\\brecipe\\b",
  "\\bdirections?\\b",
  "\\bnavigate\\b",
  "\\bscore\\b",
  "\\bwho won\\b",
  "\\bcalculate\\b",
  "\\bcode\\b(?! (?:freeze|review|camp|sprint|jam|retreat|class|club)\\b)",
  "\\bdraw\\b",
  "\\border\\b",
  "\\bbuy\\b",
  "^(?:add|put|leave|attach|write) (?:an? |this |the )?(?:note|comment|attachment|file)s? (?:to|on|for|in)\\b",
  "\\bwhat(?:'s| is)? (?:the )?time (?:is it )?in (?!the)[A-Z]",
  "\\bwhat time is (?:sunset|sunrise)\\b",
  "\\bsearch the web\\b",
  "^google\\b",
  "\\bgoogle (?:for|it|how|what|the|some)\\b",
  "\\bsend (?:an? |some )?(?:e-?mails?|texts?|sms|messages?)\\b",
  "^(?:e-?mail|text|message|whatsapp|dm|ring|phone|call) " +
    "(?!me\\b|it\\b|off\\b|address|number)[a-z']+(?!.*[\"“])(?!.*\\bnumber$)",
  "\\bsend \\w+ (?:an? )?(?:e-?mail|text|message|note)\\b",
  "\\bturn (?:on|off)\\b",
  "\\bturn (?:up|down) the (?:volume|heat|heating|music|lights?|tv)\\b",
  "^(?:if|unless|in case|whenever)\\b",
  "^(?:如果|要是|假如|万一)",
  "\\d+ ?[+*x×÷] ?\\d+",
  "\\d+ / \\d+|^(?:what(?:'s| is)|calculate) \\d+/\\d+$",
  "\\d+的(?:百分之|\\d+%)",
  "几号线|[一二三四五六七八九十\\d]+号线",
  "\\d+[加减乘除]\\d+",
  "\\b\\d+ ?(?:%|percent) of\\b",
  "\\bcapital of\\b",
  "首都",
  "总统",
  "\\brestaurants?\\b.*\\b(?:near|nearby|recommend)",
  "\\b(?:recommend|near me|nearby)\\b",
  "推荐",
  "附近",
  "^(?:explain|describe|define|convert)\\b",
  "解释",
  "换算",
  "\\bpassword\\b",
  "密码",
  "卡号",
  "验证码",
  "\\b(?:pin(?: code| number)?|passcode|cvv|card number)\\b(?! (?:board|up))",
  "听歌",
  "(?:打|拨)电话给",
  "^给.{1,8}打(?:个)?电话$",
  "\\bhow (?:do|to|can) (?:i|you) (?:cook|make|bake|fix|get to)\\b",
  "\\b(?:lights?|thermostat|heating|volume)\\b",
  "\\b(?:alarm|timer|stopwatch)\\b",
  "发(?:一?[条封个]|个)?(?:微信|短信|邮件|消息|信息)",
  "微信",
  "短信",
  "打开.*(?:灯|空调|电视|窗帘)",
  "[开关].{0,4}(?:灯|空调|电视)",
  "闹钟",
  "倒计时",
  "计时",
  "彩票",
]);

/** "Call mom on Sunday" is for later, and nothing to be done now. */
const contacting =
  /^(?:(?:remember to )?(?:buy|order)(?! (?:me|us)\b)|e-?mail|text|message|ring|phone|call) (?!.*\b(?:that|saying)\b)/i;

/** A word of what is beyond it in the name of something planned: "code freeze from the 24th through the 27th". */
const planned = pattern("i")`
  ^(?:code (?:freeze|review|camp|jam|retreat)|music (?:lesson|class|festival|camp|recital|school)|hotel (?:stay|
  check-?in|check-?out)|story (?:time|hour)|stock(?:take| count| taking)|news(?:letter| conference)|light (?:show|
  festival)|flight to)\b
`;

/** "Order me a pizza for tonight": to be done for the user, whenever that is. */
const errand = pattern("i")`
  ^(?:(?:can|could|would|will) you |please |go |just )*(?:(?:order|buy|fetch|hail) (?:me|us) (?:an?|some|the|two|\d|
  something)\b|(?:call|get|book|find|order|hail) (?:me|us) (?:an? |some )?(?:cab|taxi|uber|lyft|ride|pizza|take-?out|
  take-?away|flights?|plane tickets?|train tickets?|tickets?|hotel(?: room)?|groceries|coffee|sandwich|
  sushi|burger|airbnb|rental car)\b)(?! (?:appointment|with|reminder|event|meeting|date|class)\b)
`;

/** 明天买牛奶, 记得买蛋糕: what the user buys; 帮我买 is to be done for them. */
const ownErrand = pattern()`
  ^(?!.*(?:票|外卖|酒店|股|帮我?买|给我买|替我买|推荐|多少|[?？吗呢]))(?=.*(?:[今明后]天|[今明]晚|周|星期|礼拜|号|日|月|^记得|^别忘了?|^要)).*(?:去|给[^，,。]{1,6})?买
`;

const secret = /密码|卡号|验证码|\b(?:password|pin|card number)\b/i;

/** What no module can do. A thing to be done at a time of day is an event all the same: 明天3点买菜. */
export function hearUnsupported({ text, said, times, isQuestion }: Heard): Intent | undefined {
  const isEvent =
    (times.when?.time !== undefined ||
      times.when?.at !== undefined ||
      (times.when?.days !== undefined && (contacting.test(text) || planned.test(text))) ||
      ownErrand.test(said) ||
      /提醒|^(?:记得|别忘)|remind|日程|calendar|schedule/i.test(text)) &&
    !isQuestion;
  // A name may be about anything, and so may somebody whose number is kept.
  const isCard = /(?:\d[ -]?){7}|@/.test(text) && /电话|手机|联系人|通讯录/.test(text) && !secret.test(text);
  const isName = /^(?:call|name|rename) (?:it|that|this)\b|改[叫名]/i.test(text);
  return errand.test(text) || (beyond.test(text) && !isEvent && !isName && !isCard)
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
