import { pattern } from "../../base/pattern.ts";
import { toRfc3339 } from "../dates/when.ts";
import { readEvent, refer, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Scene, type Script } from "../script.ts";
import { wordEvent } from "../wording.ts";
import type { Heard, Intent } from "./intent.ts";

const regretsZh = pattern()`
  (?:哎呀?|啊|哦|呃|对不起|抱歉|不好意思|等等|等下|等一下|慢着|不对|不是|算了|还是|别|别删|不要删|[删弄搞点取消]+错了|我?又?(?:改主意|后悔|反悔)了|
  我(?:还是|还)?(?:想|要)(?:去|用|开|留)?(?:着|的)?|不取消了|不删了)
`.source;
const regretsEn = pattern()`
  (?:no|wait|oops|hm+|oh(?: no| dear)?|dear(?: me)?|i (?:did not|didn't) (?:mean|want) (?:that|it|to(?: do (?:that|
  it))?)|actually|sorry|never ?mind|hang on|hold on|on second thoughts?|wrong one|my mistake|
  my bad|that was (?:a mistake|wrong|the wrong one)|i(?:'ve)? changed my mind|i (?:still|do) (?:need|want) (?:it|that|
  to go))
`.source;
const asks = pattern("i")`
  ^(?:${regretsZh}[，,。!！ ]*)*(?:请)?(?:帮我|给我)?(?:把)?(?:刚才|刚刚|刚)?(?:删的?|删掉的?|那个|这个|它)*(?:日程|会|会议)?
  (?:恢复|还原|找回|撤回|撤销|弄回|加回|放回|要回|拿回|改回|挪回|调回|换回)(?:回来|原样|原来的?(?:时间|样子)?|来|去|一下|它|刚才的?删除|删除|
  刚才的?操作|刚删的?|吧|了|别删)*(?:[，,]别删)?$|
  ^(?:${regretsEn}[,.! ]+(?:and )?)*(?:please )?(?:undo(?: that| it| this| the delete| the deletion| the change|
  (?: the last one)| my last change)?|
  (?:restore|reinstate|revive|un-?delete|un-?cancel|recover|revert)(?: it| that| this| the event| the change)?|
  (?:bring|get|put|take|change|move|add) (?:it|that|this) back(?: in| again|
  (?: to)? (?:how|what|where|when) it was)?|i want (?:it|that) back)$
`;

/** Takes back what was just done: what was deleted returns, what was added goes, what was changed is as it was. */
export const hearRestore = ({ text }: Heard): Intent | undefined =>
  asks.test(text)
    ? {
        task: "calendar",
        modules: ["calendar"],
        writes: ["calendar.restore", "calendar.delete", "calendar.update", "calendar.uninvite", "calendar.share"],
        isFirm: true,
        missing: [],
        entities: [],
        said: [text],
        act,
      }
    : undefined;

function* act(scene: Scene): Script {
  const { lastEvent, lastWrite, lastInput: input, language, zone } = scene;
  const say = phrases[language];
  const nothing = { status: "partial_success", answer: say.nothingDeleted } as const;
  if (lastEvent === undefined) return nothing;
  if (lastWrite === "calendar.delete") return yield* bringBack(lastEvent, scene);
  if (lastWrite === "calendar.create") {
    const data = yield* use("calendar.delete", { ...refer(lastEvent, "all"), event_timezone: zone });
    return { status: "success", answer: say.deleted(wordEvent(readEvent(data, zone) ?? lastEvent, language)) };
  }
  const patch = lastWrite === "calendar.update" ? toFormer(fields(input?.["patch"]) ?? {}, scene) : undefined;
  if (patch === undefined) return nothing;
  const data = yield* use("calendar.update", { ...refer(lastEvent), event_timezone: zone, patch });
  return { status: "success", answer: say.lasts(wordEvent(readEvent(data, zone) ?? lastEvent, language)) };
}

function* bringBack({ id, occurrence, ...event }: EventItem, { language, zone }: Scene): Script {
  const say = phrases[language];
  const data = yield* use("calendar.restore", {
    event_id: id,
    ...(occurrence !== undefined && { occurrence_start_at: occurrence }),
  });
  if (data["outcome"] === "not_deleted") return { status: "partial_success", answer: say.nothingDeleted };
  return { status: "success", answer: say.restored(wordEvent(readEvent(data, zone) ?? { id, ...event }, language)) };
}

/** What the change has changed, as it was seen before; nothing where that is not known. */
function toFormer(patch: Readonly<Record<string, unknown>>, { lastBefore: before }: Scene): object | undefined {
  const keys = Object.keys(patch);
  if (before === undefined || !keys.every((key) => ["start_at", "end_at", "title", "location"].includes(key)))
    return undefined;
  const { start, end, title, location, days } = before;
  const isTimed = keys.includes("start_at") || keys.includes("end_at");
  if (isTimed && (start === undefined || end === undefined || days !== undefined)) return undefined;
  return {
    ...(keys.includes("start_at") && start && { start_at: toRfc3339(start) }),
    ...(keys.includes("end_at") && end && { end_at: toRfc3339(end) }),
    ...(keys.includes("title") && { title }),
    ...(keys.includes("location") && { location: location ?? null }),
  };
}
