import { tail } from "./chinese-words.ts";
import { form, type Form } from "./form.ts";

const invite = "(?:那个|这个|的)?(?:会议)?邀请";
const days = "今天|今晚|明天|后天|这?周[一二三四五六日]|下周[一二三四五六日]";
const forMe = "(?:帮我|给我|替我|就|请)*";
const go = "(?:我)?(?:就)?(?:会|能|可以|一定|肯定|准时|要|到时候?)*(?:去|参加|到|到场|出席|来)(?:的)?";
const no = "(?:拒绝|婉拒|回绝|谢绝|推掉|推了|拒了|拒掉|拒|回掉)(?:掉|了|一下)*";
const stay = "(?:我)?(?:就)?(?:不去|不参加|去不了|来不了|参加不了|没空去?|没时间|不想去|不打算去)了?";
/** Why not: that it is too late, or that something else is then, changes nothing about the answer. */
const because = `
  (?:我|时间)?(?:那天|当天|那会儿|那时候?|的时候)?(?:我|时间)?(?:有事|没空|没时间|不方便|太[早晚远赶忙]了?|不合适|排不开|赶不上|来不及|在?出差|请假|
  (?:跟|和|与)[^，,。]{1,8}(?:撞|冲突)了?|撞了|冲突了?|(?:正好|刚好)?(?:要|得|还要|还得|在)?(?:上班|上课|加班|值班|值夜班|开会|出差|考试|体检|有课|有会|有考试|
  有安排|有别的事)了?)
`;

/** Answers to an invite in the words of a letter, or with a reason. */
export const answers: readonly Form[] = [
  form(
    "accept",
    `(?:那个|这个)?{event}(?:${invite}|那个)?[，, ]+(?:就|帮我|给我|替我)*(?:(?:回复?|答复|告诉|跟)(?:他们?|她们?|对方|那边)?(?:一?下|` +
      `一声)?)?(?:就)?说?${go}${tail}`,
  ),
  form("accept", `(?:同意|答应|愿意|乐意)(?:参加|出席|去){event}${tail}`),
  form("accept", `{event}(?:${invite})?${forMe}(?:应下来?|应了|应承下来|接下来?)${tail}`),
  form("accept", `(?:回复|答复){event}(?:${invite})?[：:，, ]+${go}${tail}`),
  form("accept", `{event}我到时候?(?:会|一定)?(?:去|参加|到)(?:的)?`),
  form("decline", `(?:那个|这个)?{event}(?:${invite})?(?:帮我|给我|替我)${no}${tail}`),
  form("decline", `(?:那个|这个)?{event}(?:${invite})?${because}[，, ]*(?:${stay}[，, ]+)?${forMe}${no}${tail}`),
  form(
    "decline",
    `(?:那个|这个)?{event}(?:${invite})?(?:我)?(?:${days})${because}[，, ]*(?:${stay}[，, ]+)?${forMe}${no}${tail}`,
  ),
  form("decline", `(?<day>${days})${invite}[，, ]*${stay}(?:[，, ]+${forMe}${no})?${tail}`),
  form("accept", `(?<day>${days})${invite}[，, ]*${go}${tail}`),
  form("decline", `{event}${invite}[，, ]*${stay}(?:[，, ]+${forMe}${no})?${tail}`),
];

/** Who is to come as well, and who no longer. */
export const company: readonly Form[] = [
  form("invite", `{event}(?:也|再)?邀请{who}(?:一起)?(?:来)?(?:参加|出席|加入)${tail}`),
  form(
    "invite",
    `(?:邀请|请|叫上?){who}(?<day>今天|明天|后天|这?周[一二三四五六日]|下周[一二三四五六日])(?:一起)?来?(?:参加|出席){event}${tail}`,
  ),
  form("invite", `{event}把{who}(?:也)?(?:请上|请来|喊上|叫上|邀上)${tail}`),
  form("invite", `{who}也(?:要|会|得)(?:来)?(?:参加|出席|加入){event}${tail}`),
  form(
    "uninvite",
    `{event}(?:就)?(?:不用|不要|不必|不)(?:再)?(?:请|叫|邀请|喊){who}(?:来|参加)?了[，, ]+(?:把)?(?:(?:移除|去掉|删掉|踢掉|划掉)(?:她|他)|(?:她|` +
      `他)(?:移除|去掉|删掉|踢掉|划掉))${tail}`,
  ),
  form("uninvite", `不(?:用|要|必)?(?:再)?(?:请|叫|邀请|喊){who}(?:来|去)?(?:参加|出席){event}了`),
];
