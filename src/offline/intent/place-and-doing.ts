import { pattern } from "../../base/pattern.ts";
import { isOnlyCompany } from "./title.ts";

/** What people do somewhere begins with one of these; a place that has one in it has it inside of a word. */
const deeds = pattern()`
  ^(?:[吃喝玩看听打踢跑爬游唱跳撸划钓骑滑逛买卖取拿送接等拍画练聊谈见办做修洗剪理染烫抽验泡烤拔补扫签领退排录拜祭种摘挑装搬换喂遛溜蹦泼量]\S|保养|处理|应酬|培训|集合|参加|参观|面试|加班|值班|
  上[坟课班香网]|写(?!字楼)\S|检查|体检|复查|复诊|挂号|年检|考试|报到|报名|培训|露营|野餐|烧烤|团建|约会|散步|健身|徒步|自习|复习|彩排|演出|路演|直播(?!间)|讲[话课座]|汇报|发言|演讲|募捐|
  义诊|会合|会面|表演|开(?!发区|封|州|平)\S)
`;
/** 老板在大会议室讲话: who does it. */
const somebody = pattern("u")`
  ^(?:[老小阿]\p{Script=Han}{1,2}|\p{Script=Han}{0,3}(?:老板|领导|经理|老师|医生|教授|师傅|专家|校长|主任|局长|同事|客户|同学|总|哥|姐)|
  我?[爸妈哥姐弟妹爷奶]{1,2}|孩子|儿子|女儿|老公|老婆)$
`;
const words = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * 在簋街撸串 says where and what in one go. Where nothing else of the message says what is done (`title` is nobody's, or
 * only with whom or who), the place ends in front of the doing.
 */
export function partPlace(place: string, title: string | undefined): { place?: string; doing: string } | undefined {
  if (title !== undefined && !isOnlyCompany(title.replace(/^[带陪]/, "和")) && !somebody.test(title)) return undefined;
  const cuts = [...words.segment(place)].map(({ index }) => index);
  // 在家等快递: home is no place to go to.
  if (place.startsWith("家") && deeds.test(place.slice(1))) return { doing: `在${place}` };
  const at = cuts.find((index) => index > 1 && deeds.test(place.slice(index)));
  return at === undefined ? undefined : { place: place.slice(0, at), doing: place.slice(at) };
}
