const closed = /店休|公休|轮休|歇业|停业|闭店|闭馆|停课|休息(?=一天|\s*$|[，,])/;

/** A day that is named for sure, or a wish to have it kept: 周一公休 alone is so every week. */
const once =
  /每|[今明后]天|[这本下]个?(?:周|星期|礼拜)|\d[号日]|[一二三四五六七八九十][号日]|一天|日历|日程|[记写标]一?[下上]/;

/** 下周一店休: nobody names an hour for it. */
export const isClosed = (rest: string, text: string): boolean => closed.test(rest) && once.test(text);
