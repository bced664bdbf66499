import { clock } from "./clock-chinese.ts";

const meet = "(?:集合|碰头|会合)(?=$|[，,。])";
/** What stands in front of the time is what is done. */
const plan = `^[^，,。]{4,}[，,]\\s*${clock}`;

/** Where one meets, and where it is written in a note. */
export const metAt: readonly (readonly [RegExp, string])[] = [
  // 周日爬山，早上七点东门集合: where; 八点集合，校门口: when.
  [new RegExp(`(?<=${plan})(?![一二三四五]?十|\\d|[零一])([^，,。\\s]{2,8}?)${meet}`), "，地点$1"],
  [new RegExp(`(?<=${clock}[^，,。]+[，,]\\s*)([^，,。\\s]{2,8}?)${meet}`), "地点$1"],
  [new RegExp(`(?<=${plan}(?:[一二三四五]?十[一二三四五六七八九]?)?)${meet}`), ""],
  // 开车去杭州 周六早上七点出发: that one goes then.
  [
    new RegExp(
      `(?<=^(?!.*(?:几点|什么时候))[^，,。]*[去到飞回往][\\u4e00-\\u9fff]{2,6}[，,\\s]+[^，,。\\s]{0,6}${clock})` +
        `(?:准时)?(?:出发|动身|出门)(?=$|[，,。\\s])`,
    ),
    "",
  ],
  // 每周洗一次车，周日上午十点: how often has been told.
  [/(?<=^(?:我)?每[^，,。]{1,4}(?:要|得|都)?[\u4e00-\u9fff])一[次趟回](?=[\u4e00-\u9fff]{1,4}[，,])/, ""],
  // 看电影 七点二十开场: that it begins then.
  [
    new RegExp(
      `(?<=[\\u4e00-\\u9fff]{4}[，,\\s]+${clock}(?:[零一二三四五]?十?[一二三四五六七八九]?分?))(?:开场|开演|开席|开赛|入场)(?=$|[，,。\\s])`,
    ),
    "",
  ],
  [/(?<=[，,]\s*)就(?=在[^，,。]{2,}$)/, ""],
  // 开庭：3月25日9:30 浦东法院
  [
    new RegExp(
      "^((?!标题|主题|时间|日期|地点|提醒|备注|备忘|日程|记住|记一?下|问|通知)[\\u4e00-\\u9fff]{2,8})[：:]\\s*" +
        "(?=[^，,。：:]*(?:点|[:：]\\d\\d)[^，,。：:]*\\s\\S+$)",
    ),
    "$1 ",
  ],
];
