import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import type { Heard, Intent } from "./intent.ts";

const refrains = pattern("i")`
  ^我?先不(?:回复?|答复|处理|管|理)(?!.*(?:帮我|给我|提醒))|
  ^(?:先|暂时|请|你)*(?:别|不要|不用|先不|甭|不必)(?:再|急着|帮我|给我)*(?:把.+)?(?:删|取消|移除|去掉|改|挪|移|推|动|邀请|加|添加|新建|建|创建|安排|接受|拒绝|发|叫|约|
  提醒)(?!.*(?:[，,].*(?:改|加|删|取消|安排|提醒|叫|换|挪|移|推|邀请|放到|定在|约|点|周|天)))|
  ^(?:please )?(?:don't|do not|dont|never) (?:you )?(?:yet )?(?:delete|cancel|remove|move|change|touch|reschedule|
  invite|add|create|
  book|schedule|accept|decline|send|rename|put|remind|remember|save|store|do)\b
  (?!.*(?:,|;|\bbut\b|\binstead\b).*\b(?:move|cancel|
  delete|add|book|remind|
  make)\b)
`;

/** The same said of something: 看牙医别取消, "the review must not be moved". */
const keeps = pattern("i")`
  ^[^，,。;；]+(?:别|甭|勿|没|没有|并未|(?<![能可会要])不(?:要|用|能|必|许|准|会|可以)|先不|暂不|不(?!动产))(?:再|去|给我|帮我|急着)*
  (?:取消|删|移除|去掉|改|挪|移|推迟|延后|提前|动|换)(?!.*[，,])(?!.*了$)|
  ^[^,;]+(?: (?:not|never)|n't| no need)(?: to)?(?: be| get)? (?:cancel(?:l?ed)?|deleted?|removed?|moved?|changed?|
  touch(?:ed)?|rescheduled?|postponed?|renamed?|dropped|shifted)\b(?!.*[,;])
`;

/** "Don't cancel it": what is not wanted is not done, and said so. */
export function hearRefrain({ text, said, isQuestion }: Heard): Intent | undefined {
  if (
    !(refrains.test(text) || keeps.test(text)) ||
    isQuestion ||
    // 别叫李娜了: so it is to be no longer, which takes more than to do nothing.
    /^(?:别|不要|不用)(?:再)?(?:叫|邀请|请|喊|让)[^，,。]+了(?:$|[，,])/.test(text) ||
    /[，,].*(?:行不行|有空|行吗|可以吗|方便)/.test(said) ||
    /^(?:别|不要)(?:忘|让我忘)|^(?:don't|do not) forget/i.test(text)
  )
    return undefined;
  return {
    task: "chat",
    modules: [],
    writes: [],
    isFirm: true,
    missing: [],
    entities: [],
    // oxlint-disable-next-line require-yield -- nothing is called
    *act({ language }) {
      return { status: "success", answer: phrases[language].leftAlone };
    },
  };
}
