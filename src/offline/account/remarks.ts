import { pattern } from "../../base/pattern.ts";

/** What somebody does there: it is told of the event, and changes nothing of when, where or with whom it is. */
const part = pattern()`
  汇报(?:工作|方案|进展)?|发言|主持|主讲|请客|做东|买单|结账|掌勺|下厨|开车|带队|领队|做?记录|做?分享|演讲|上台|上场|出场|答辩|表演|演出|当?裁判|当?评委|当?伴郎|
  当?伴娘|讲话|讲课|讲PPT|主刀|值日|出镜|陪同|致辞|领奖|压轴|抽签|打头阵|第一个讲
`.source;

/**
 * A clause of its own that only tells: 我要汇报, 这次我请客, 挺重要的. It is named behind what is written, and not asked
 * about before; whatever wants, limits, denies or counts is none.
 */
const remark = pattern()`
  ^(?:(?:这次|这回|到时候?|那天|当天)?(?:是|由|轮到)?(?:我们?|[他她]们?)(?:要|得|会|来|负责|还要|也要|还得|需要|去|给大家|做)*(?:${part})(?:的|哦|啊|呢|哈)?|
  (?:这个|这次)?(?:挺|很|非常|比较|特别|超级?|有点)?(?:重要|关键|正式|紧张|期待|激动|开心)(?:的|了|啊|呢|哦)?)$
`;

export const isRemark = (words: string): boolean => remark.test(words.trim());
