import { piece } from "./form.ts";

/** Pieces of sentences that several forms have in common. */
export const tail = "(?:了|吧|啊|呢|哦|呀|啦|一下|就行|就好|即可|可以吗|行吗|好吗|谢谢)*";
export const moveTo = piece(`
    (?:改期到|拖到|时间变成|变成|放(?=明|后|下周|周|星期)|改到|改成|改为|改至|改|挪到|挪去|挪|移到|换到|换成|调到|调整到|推到|推迟到|延到|延后到|延期到|顺延到|提前到|提到|往后推到|往后挪到|
    重新约到|改约到|约到|重新安排到|安排到|放到|提前至|
    推迟至)
  `);
export const change =
  "(?:[，, ]+(?:请|麻烦|你?帮我|给我|就)?(?:改|调|挪|换|调整|更新)(?:一下|过去|下|过来|成那个时间)?(?:时间)?(?:吧|了|好吗)*)";
export const drop =
  "(?:就|请|麻烦|你?帮我|给我|把它|直接)*(?:取消|删除|删|去掉|撤)(?:掉|了|除)?(?:它|这个|那个)?(?:吧|了|好了)*";
export const gone =
  "(?:取消|黄|吹|泡汤|作废|没|告吹|不办|不开|不搞|不上|不做|不弄|不约|不吃|不见|不去|不看|不打|不聚|不谈|不要|不用|不需要|不用去|不用开|没必要)";
export const her = "(?:她|他|她们|他们)";
export const invite = "(?:邀请|请|叫|加|喊|拉|算|带)(?:上|一下|进来|进去)?";
export const weak = { isWeak: true } as const;
export const rooms =
  "[^，,。点号]{0,8}?(?:\\d+ ?号)?(?:会议室|办公室|教室|咖啡[厅馆]|餐厅|大厅|报告厅|楼|活动室|食堂|体育馆|线上|腾讯会议|飞书|钉钉|Zoom|Teams)";
export const regret =
  "(?:(?:哎呀?|啊|哦|等等|等下|等一下|不对|算了|[删弄搞]错了|取消错了|我?又?(?:改主意|后悔|反悔)了|我(?:还是|还)想去)[，,。!！ ]*)*";
export const last = { of: "event" } as const;
export const someone = { of: "someone" } as const;
