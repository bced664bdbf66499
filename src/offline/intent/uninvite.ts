import { pattern } from "../../base/pattern.ts";
import { readNames, share, type Contact } from "../people.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent, wordList } from "../wording.ts";
import { toTarget } from "./change.ts";
import { askOf } from "./choose.ts";
import type { Heard, Intent } from "./intent.ts";

const forms: readonly RegExp[] = [
  /^(?:把|将)(?<who>[^，,。]+?)从(?<what>[^，,。]+?)(?:的?(?:名单|邀请|参会人|与会者))?(?:里面?|中)?(?:去掉|移除|删掉|删除|踢出去?|拿掉|移出)(?:吧|了)?$/,
  /^(?<what>[^，,。]+?)(?:就)?(?:别|不用|不要|不必)(?:再)?(?:叫|请|邀请|喊)(?<who>[^，,。]+?)(?:来|参加)?了?$/,
  /^取消(?:对)?(?<who>[^，,。]+?)的?(?<what>[^，,。]+?)的?邀请$/,
  pattern("iu")`^(?:uninvite|disinvite|un-invite) (?<who>.+?)(?: (?:from|to|for) (?<what>.+))?$`,
  pattern("u")`
    ^(?:[Rr]emove|[Tt]ake|[Dd]rop|
    [Kk]ick) (?<who>[A-Z][\p{L}']+(?: [A-Z][\p{L}']+)?(?:(?:,| and) [A-Z][\p{L}']+)*) (?:from|off|out of)
    (?<what>(?!(?:my |the )?(?:contacts|contact list|address book|calendar)\b).+)$
  `,
];

/** Takes guests off an event. */
export function hearUninvite(heard: Heard): Intent | undefined {
  for (const form of forms) {
    const groups = form.exec(heard.text)?.groups;
    if (groups?.["who"] === undefined || /通讯录|联系人/.test(heard.text)) continue;
    const who = readNames(groups["who"]);
    const target = toTarget(groups["what"] ?? "", heard);
    return {
      task: "mixed",
      modules: ["calendar", "contacts"],
      writes: ["calendar.uninvite"],
      isFirm: true,
      missing: [],
      said: ["不用", "不要", "别", "uninvite", "disinvite", "名单"],
      entities: [
        ...who.map((name) => ({ type: "person" as const, text: name })),
        ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
        ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
      ],
      act: (scene) => act(who, target, scene),
    };
  }
  return undefined;
}

function* act(who: readonly string[], target: Target, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const guests = yield* share.find(who, scene);
  if (!Array.isArray(guests)) return guests;
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  const data = yield* use("calendar.uninvite", {
    event_id: event.id,
    participants: guests.map(({ id }) => ({ contact_id: id })),
    event_timezone: zone,
  });
  const outcomes = (Array.isArray(data["guests"]) ? data["guests"] : []).map((guest) => fields(guest) ?? {});
  const isGone = (id: string) => outcomes.find(({ contactId }) => contactId === id)?.["outcome"] === "removed";
  const names = (list: readonly Contact[]) =>
    wordList(
      list.map(({ name }) => name),
      language,
    );
  const [gone, other] = [guests.filter(({ id }) => isGone(id)), guests.filter(({ id }) => !isGone(id))];
  return {
    status: other.length === 0 ? "success" : "partial_success",
    answer: [
      ...(gone.length === 0 ? [] : [say.uninvited(names(gone), wordEvent(event, language))]),
      ...(other.length === 0 ? [] : [say.notAGuest(names(other), wordEvent(event, language))]),
    ].join("\n"),
  };
}
