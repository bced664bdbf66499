import { pattern } from "../../base/pattern.ts";

const kin =
  "老婆|妻子|太太|媳妇儿?|老公|丈夫|女儿|闺女|儿子|孩子|娃|宝宝|大宝|二宝|爸爸?|妈妈?|父母|爸妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|岳父|岳母|公公|婆婆|" +
  "哥哥?|姐姐?|弟弟?|妹妹?|女朋友|男朋友|对象|室友|同桌|老板|领导|狗|猫|狗狗|猫咪|车|店";
/** Somebody or something of the user's own. */
const own = `我(?:们?家|的|们)?(?:${kin})?`;
const many = "(?:\\d{1,3}|[一二两三四五六七八九十百零]{1,4})";

/** What is so today and tomorrow: how somebody is called, what they eat, what they are. */
const is = `
  (?:的名字)?叫(?!什么|啥|我|你|[他她]|车|外卖)[^，,。?？的]{1,6}|今年${many}岁半?了?|${many}岁半?了?|
  对(?!这|那)[^，,。?？]{1,10}过敏|(?:从来|一直|都|也)?(?:不吃|不喝|不能吃|不能喝|吃不了|喝不了|不爱吃|爱吃|爱喝|最爱吃?|喜欢|不喜欢|讨厌|受不了)
  (?!你|您|这|那|它|他|她|什么|啥|哪|谁|的|了|饭了|亏|苦)[^，,。?？了]{1,12}|
  血型是?(?:A|B|AB|O)型?|(?:身高|体重|鞋码|尺码|车牌号?|工号|学号|房号|门牌号?|专业|籍贯|民族|星座|属相)(?:是|为|：|:)?[A-Za-z\\d\\u4e00-\\u9fff·.]{1,12}|
  老家(?:是|在)?[\\u4e00-\\u9fff]{2,8}(?:的|人)?|是(?![来去要想])[\\u4e00-\\u9fff]{0,8}(?:人(?<!别人|客人|的人|好人)|座|型|者|护士|医生|老师|律师|
  司机|会计|工程师|程序员|设计师|学生|教练)|
  属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|(?:在|读|念|上)(?:大[一二三四]|研[一二三]|[初高][一二三]|[一二三四五六]年级|幼儿园[大中小]?班?|小学[一二三四五六]?年?级?)|
  有(?:俩|两个|三个|一个|一只|两只|一条)(?:娃|孩子|儿子|女儿|猫|狗|弟弟|妹妹|哥哥|姐姐|宝宝)
`.replace(/\n */g, "");

const always = pattern()`
  ^我们?(?:家|店里?|公司|单位|学校)?(?:一般|通常|平时|平常)(?:都|是)?[^，,。?？]{0,10}(?:下班|上班|起床|睡觉?|休息|公休|店休|不营业)$|
  ^我们?(?:家|店里?|公司|单位|学校)每?(?:周|星期|礼拜)[一二三四五六日天末](?:都)?(?:公休|休息|店休|不营业|放假)$
`;

const told = new RegExp(`^${own}(?:${is})(?:[，,](?:${own})?(?:也)?(?:${is}))*$`, "u");

/** Said of oneself or one's own and lasting, so that it is kept without a word of command. */
export const isLastingZh = (text: string): boolean => told.test(text) && !/^我(?:叫|们叫)/.test(text);

/** What is done every day or every week is no plan, where it is told as a habit. */
export const isHabitZh = (text: string): boolean => always.test(text);
