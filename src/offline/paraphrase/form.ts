import type { EventItem } from "../events.ts";

/** What a sentence comes to: the wish in the words that the rules know, and the method that grants it. */
export const wishes = {
  move: { method: "calendar.update", en: "move {event} to {when}", zh: "把{event}改到{when}" },
  later: { method: "calendar.update", en: "move {event} {length} later", zh: "把{event}推迟{length}" },
  earlier: { method: "calendar.update", en: "move {event} {length} earlier", zh: "把{event}提前{length}" },
  until: { method: "calendar.update", en: "extend {event} until {when}", zh: "把{event}延长到{when}" },
  endsAt: { method: "calendar.update", en: "set the end of {event} to {when}", zh: "把{event}的结束时间定到{when}" },
  lasts: { method: "calendar.update", en: "set {event} to {length}", zh: "把{event}的时长改成{length}" },
  longer: { method: "calendar.update", en: "extend {event} by {length}", zh: "把{event}延长{length}" },
  shorter: { method: "calendar.update", en: "shorten {event} by {length}", zh: "把{event}缩短{length}" },
  place: {
    method: "calendar.update",
    en: "change the location of {event} to {place}",
    zh: "把{event}的地点改成{place}",
  },
  title: { method: "calendar.update", en: "rename {event} to {title}", zh: "把{event}的标题改成{title}" },
  note: { method: "calendar.update", en: "add a note to {event}: {title}", zh: "给{event}加备注：{title}" },
  remind: { method: "calendar.update", en: "remind me {length} before {event}", zh: "{event}提前{length}提醒我" },
  cancel: { method: "calendar.delete", en: "cancel {event}", zh: "取消{event}" },
  cancelAll: { method: "calendar.delete", en: "cancel the whole series of {event}", zh: "取消整个{event}系列" },
  cancelAt: { method: "calendar.delete", en: "cancel the event at {when}", zh: "取消{when}的日程" },
  invite: { method: "calendar.share", en: "invite {who} to {event}", zh: "邀请{who}参加{event}" },
  uninvite: { method: "calendar.uninvite", en: "uninvite {who} from {event}", zh: "把{who}从{event}里去掉" },
  accept: { method: "calendar.accept_invite", en: "accept {event}", zh: "接受{event}的邀请" },
  decline: { method: "calendar.reject_invite", en: "decline {event}", zh: "拒绝{event}的邀请" },
  undo: { method: "calendar.restore", en: "undo that", zh: "撤销" },
  copy: { method: "calendar.create", en: "copy {event} to {when}", zh: "把{event}复制到{when}" },
} as const;

export type Wish = keyof typeof wishes;

/** What was spoken of before: what "it" is, whom it is with, who was just invited. */
export interface Spoken {
  event?: EventItem;
  write?: string;
  guests?: readonly string[];
  /** It was written in the message right before. */
  isFresh?: boolean;
}

/**
 * A way of saying it. The whole message must read like this, and what stands in each place must be what belongs there,
 * so that no word is passed over. `of`: said of the event just spoken of.
 */
export interface Form {
  wish: Wish;
  said: RegExp;
  of?: "event" | "invite" | "guests" | "someone" | "company" | "deleted" | "written";
  /** With a question mark it is a wish as well. */
  isAsked?: true;
  /** It may be read otherwise, too: only where nothing else is understood. */
  isWeak?: true;
}

/** Where a time or a length can begin, and where it ends: a name in front of it is not cut in two. */
const numberZh = "[一二两三四五六七八九十半\\d]";
const slots: Record<string, string> = {
  when: String.raw`(?=[a-z]|[\d一二三四五六七八九十两零今明后大下这本周星礼早晚上中傍凌月年半]).+?`,
  length: String.raw`
    (?=\w|大|约|左|只|${numberZh}).*?(?:${numberZh}个?半?(?:小时|钟头|分钟|刻钟|天|周|星期|礼拜)(?:左右)?|(?:hours?|hrs?|minutes?|mins?|
    days?|weeks?|\d ?[hm])(?: and a half)?)
  `,
};

/** A piece of a pattern that was written over several lines, of which neither breaks nor indents count. */
export const piece = (text: string): string => text.replace(/\n */g, "");

/** Forms are written with the names of slots: "{event} is off". */
export function form(wish: Wish, text: string, more: Omit<Form, "wish" | "said"> = {}): Form {
  const whole = text.replace(/\{([a-z]+)\}/g, (_, slot: string) => `(?<${slot}>${slots[slot] ?? ".+?"})`);
  return { wish, said: new RegExp(`^(?:${piece(whole)})$`, "iu"), ...more };
}
