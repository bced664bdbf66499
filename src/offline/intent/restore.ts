import { pattern } from "../../base/pattern.ts";
import { readEvent } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { wordEvent } from "../wording.ts";
import type { Heard, Intent } from "./intent.ts";

const asks = pattern("i")`
  ^(?:(?:哎呀?|啊|哦|呃|等等|不对|算了|还是|我?又?(?:改主意|后悔)了)[，, ]*)*(?:请)?(?:帮我|给我)?(?:把)?(?:刚才|刚刚|刚)?(?:删的?|删掉的?|那个|这个|它)*(?:日程|会|
  会议)?(?:恢复|还原|找回|撤回|撤销|弄回|加回|放回|要回|拿回)(?:回来|来|去|一下|它|
  刚才的?删除|删除|刚才的操作|刚删的?)*$|
  ^(?:(?:no|wait|oops|hm+|oh|actually|sorry|i(?:'ve)? changed my mind)[,.! ]+)*(?:undo
  (?: that| it| the delete| the deletion)?|restore (?:it|that|the event)|
  bring (?:it|that) back|get (?:it|that) back|
  put (?:it|that) back(?: in)?|i want (?:it|that) back|un-?delete (?:it|that))$
`;

/** Brings back what was just deleted. */
export const hearRestore = ({ text }: Heard): Intent | undefined =>
  asks.test(text)
    ? {
        task: "calendar",
        modules: ["calendar"],
        writes: ["calendar.restore"],
        isFirm: true,
        missing: [],
        entities: [],
        said: [text],
        act,
      }
    : undefined;

function* act({ lastEvent, lastWrite, language, zone }: Scene): Script {
  const say = phrases[language];
  if (lastEvent === undefined || lastWrite !== "calendar.delete")
    return { status: "partial_success", answer: say.nothingDeleted };
  const { id, occurrence } = lastEvent;
  const data = yield* use("calendar.restore", {
    event_id: id,
    ...(occurrence !== undefined && { occurrence_start_at: occurrence }),
  });
  if (data["outcome"] === "not_deleted") return { status: "partial_success", answer: say.nothingDeleted };
  return { status: "success", answer: say.restored(wordEvent(readEvent(data, zone) ?? lastEvent, language)) };
}
