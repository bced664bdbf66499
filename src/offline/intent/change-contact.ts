import { pattern } from "../../base/pattern.ts";
import { chineseName } from "../chinese-names.ts";
import { share } from "../people.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { readSeveral, type EntryField } from "./entry-fields.ts";
import { readEntryValue } from "./entry-value.ts";
import { entryChanges, entryDeletes, entryMoves, entryNames, entryTitles } from "./entry.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

type Patch = Partial<Record<EntryField, string>>;

const deletes: readonly RegExp[] = [
  /^(?:把|将)?(?<who>[^，,。]+?)(?:从)(?:我的?)?(?:通讯录|联系人)(?:里|中)?(?:删除|删掉|删了|删|移除|去掉)(?:掉|了)?$/,
  /^(?:从)?(?:我的?)?(?:通讯录|联系人)(?:里|中)(?:删除|删掉|删|移除|去掉)(?:掉)?(?<who>[^，,。]+)$/,
  /^(?:把)?(?:我的?)?(?:通讯录|联系人)(?:里|中)?的?(?<who>[^，,。]+?)(?:可以|能)?(?:删除|删掉|删|移除)(?:掉|了)*$/,
  /^(?:删除|删掉|删|移除)(?:掉)?联系人(?<who>[^，,。]+)$/,
  /^(?:把|将)联系人(?<who>[^，,。]+?)(?:删除|删掉|删了|删)(?:掉|了)?$/,
  /^(?:delete|remove|drop|erase) (?<who>.+?) (?:from|in|out of) (?:my |the )?(?:contacts|contact list|address book)$/i,
  /^(?:delete|remove) (?:the |my )?contact (?:of |for |named )?(?<who>.+)$/i,
  /^(?:delete|remove) (?<who>.+?)(?:'s)? contact$/i,
];
/** 欧阳明月升人事总监了，联系人里更新一下, "Grace is now VP of sales, update her contact". */
const promotions: readonly RegExp[] = [
  /^(?<who>(?!我|你|他|她)[^，,。的]{2,10}?)升职了[，,](?:他|她)?现在是(?<value>[^，,。]{2,15}?)了?$/,
  /^(?<who>[^，,。的]{1,20}?)升(?:职|任|为|成|了)*(?<value>[^，,。]{2,20}?)了[，,。].*(?:更新|改|修改)一?下?.*$/,
  pattern("i")`
    ^(?<who>.+?) (?:got promoted to|was promoted to|is now(?: the| an?)?) (?<value>[^,.;]+)[,;.] ?(?:please )?
    (?:update|change|fix|edit)\b.*$
  `,
  pattern("u")`
    ^(?<who>(?!I\b|We\b)[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)(?:'s been| has been| has just been| was| just got| got|
    is being) (?:just |recently )?promoted to (?<value>[^,.;]+)$
  `,
];
const updates: readonly RegExp[] = [
  /^(?<who>(?!把|将)[^，,。的]{1,20}?)的?(?:新)?(?:电话|手机号?|号码|邮箱|公司|职位)(?:换成|改成|改为|变成|换|更新为|更新成)(?:了)?(?<value>.+?)了?$/,
  /^(?:把|将)(?<who>[^，,。的]{1,20}?)的?(?:电话|手机号?|号码|邮箱|公司|职位)(?:换成|改成|改为|更新为|更新成)(?<value>.+)$/,
  pattern()`
    ^(?<who>[^，,。的]{1,20}?)换(?:了)?(?:个)?(?<field>公司|工作|单位|电话|手机号?|号码|邮箱)了?[，,](?:他|她)?(?:现在|新的?)?(?:电话|手机号?码?|号码?|邮箱|
    公司)?(?:是|在|叫|为|
    去了)?[:：]?(?<value>.+?)(?:[，,].*)?$
  `,
  /^(?:把|将)?(?<who>[^，,。的]{1,20}?)的?新(?:电话|手机号?码?|号码|邮箱)(?:是|为|：|:)?\s*(?<value>[\w.+@ -]+)$/,
  pattern()`
    ^(?<who>(?!我|你|他|她)[^，,。的]{1,20}?)(?:现在|已经)?(?:跳槽|去|换)(?:到|去)?了?(?<value>[^，,。]{2,30}?)(?:工作|上班|了)+[，,。](?:请|帮我|
    麻烦)*(?:更新|改|修改)一?下?.*$
  `,
  pattern()`
    ^(?<who>(?!I\b)[A-Z][\w' ]+?) (?:now works|works|is working|is now) (?:at|for|with) (?<value>[A-Z].+?)(?: now)?
    (?<=now.*)$
  `,
  pattern("i")`
    ^(?:change|update|set) (?<who>.+?)(?:'s)? (?:phone(?: number)?|number|e-?mail(?: address)?|company|job title|
    title) to (?<value>.+)$
  `,
  pattern("i")`
    ^(?!(?:add|save|put|store|create|enter|new) )(?<who>.+?)(?:'s)? (?:new )?(?:phone(?: number)?|number|
    e-?mail(?: address)?) (?:is now|changed to|is) (?<value>\+?[\d -]{6,}|\S*\d{4}.*|\S+@\S+)$
  `,
  pattern("i")`
    ^(?<who>.+?) (?:has a new job|(?:now )?works|moved|is now|has moved|started)(?: (?:at|to|for|with))(?<value> .+?)
    [,;.] ?(?:please |can you )?(?:update|change|fix|edit) (?:his|her|their|the|my)\b.*$
  `,
];

/** "Sam moved to Germany, update his details": a firm or a place, as long as nothing is said of work. */
const movedTo = /\b(?:moved|went) (?:over )?to\b/i;
const ofWork = /\b(?:company|firm|jobs?|employer|works?|left|quit|no longer|isn't|is not)\b/i;

/** Changes or deletes a person in the address book. */
export function hearChangeContact({ text, isQuestion }: Heard): Intent | undefined {
  if (isQuestion || (movedTo.test(text) && !ofWork.test(text))) return undefined;
  const told = hearTold(text);
  if (told !== undefined) return told;
  for (const form of deletes) {
    const who = form.exec(text)?.groups?.["who"];
    if (who !== undefined) return make(tidy(who), undefined);
  }
  for (const form of promotions) {
    const { who, value } = form.exec(text)?.groups ?? {};
    const read = readEntryValue(tidy(value ?? ""));
    if (who !== undefined && read !== undefined)
      return make(tidy(who), { job_title: read.value.slice(0, 100) }, { text, since: read.since });
  }
  for (const form of updates) {
    const groups = form.exec(text)?.groups;
    const [who, value] = [tidy(groups?.["who"] ?? ""), tidy(groups?.["value"] ?? "")];
    const data = toPatch(text, value);
    const read = data?.email === undefined && data?.phone === undefined ? readEntryValue(value) : undefined;
    const patch = read === undefined ? data : toPatch(text, read.value);
    const isPlain = read !== undefined || data?.email !== undefined || data?.phone !== undefined;
    // Where somebody lives is no firm.
    if (who === "" || value === "" || !isPlain || /\bupdate (?:his|her|their|the) (?:address|city|home)\b/i.test(text))
      continue;
    if (patch !== undefined && !/^(?:我|my|i)$/i.test(who)) return make(who, patch, { text, since: read?.since });
  }
  return undefined;
}

/** What is told of an entry in a sentence that was read from end to end: all its words are used. */
function hearTold(text: string): Intent | undefined {
  const several = readSeveral(text);
  if (several !== undefined) return { ...make(several.who, several.patch), said: [text] };
  for (const form of entryDeletes) {
    const who = form.exec(text)?.groups?.["who"];
    if (who !== undefined) return { ...make(tidy(who), undefined), said: [text] };
  }
  for (const form of entryNames) {
    const { who, value } = form.exec(text)?.groups ?? {};
    if (who !== undefined && /[ \p{Script=Han}]/u.test(value ?? ""))
      return { ...make(who, { name: value ?? "" }), said: [text] };
  }
  for (const form of entryMoves) {
    const { who, title, value } = form.exec(text)?.groups ?? {};
    if (who !== undefined && title !== undefined && value !== undefined)
      return { ...make(tidy(who), { company: tidy(value), job_title: tidy(title).slice(0, 100) }), said: [text] };
  }
  for (const form of entryTitles) {
    const { who, value } = form.exec(text)?.groups ?? {};
    const read = readEntryValue(tidy(value ?? ""));
    if (who !== undefined && read !== undefined)
      return { ...make(tidy(who), { job_title: read.value.slice(0, 100) }), said: [text] };
  }
  for (const form of entryChanges) {
    const { who, value } = form.exec(text)?.groups ?? {};
    const isData = /^\+?\d|@/.test(value ?? "");
    const patch = value === undefined ? undefined : isData ? toPatch(text, tidy(value)) : { company: tidy(value) };
    if (who !== undefined && patch !== undefined) return { ...make(tidy(who), patch, { text }), said: [text] };
  }
  return undefined;
}

function toPatch(text: string, value: string): Patch | undefined {
  if (/^\S+@\S+\.\S+$/.test(value)) return { email: value };
  if (/^\+?\d[\d -]{4,18}$/.test(value)) return { phone: value };
  if (/电话|手机|号码|邮箱|phone|number|mail/i.test(text)) return undefined;
  // 换公司了，现在在蓝湖，职位总监: what is named behind it is not this.
  const front = text.slice(0, text.lastIndexOf(value));
  if (/职位|title/i.test(front)) return { job_title: value.slice(0, 100) };
  return { company: value.replace(/(?:工作|上班)$/, "").slice(0, 100) };
}

/** Words of telling, which the entry does not keep. */
const told = pattern("g")`
  换(?:了)?(?:个)?(?:手机|号码?|电话|邮箱)|的?新(?:的)?(?:电话|手机号?码?|号码?|邮箱)是?|\bnow\b|
  \bjob(?= title\b)|\b(?:got|was|been) promoted to\b|\bhas a new job at\b|\bstarted (?:at|with)\b
`;

interface Told {
  text: string;
  since?: string | undefined;
}

function make(who: string, patch: Patch | undefined, { text, since = "" }: Told = { text: "" }): Intent {
  return {
    task: "contacts",
    modules: ["contacts"],
    writes: [patch === undefined ? "contacts.delete" : "contacts.update"],
    isFirm: true,
    missing: [],
    said: [...(text.match(told) ?? []), ...(since === "" ? [] : [since])],
    entities: [
      { type: "person", text: who },
      ...Object.values(patch ?? {}).map((text) => ({ type: "other" as const, text })),
    ],
    act: (scene) => act(who, patch, text, scene),
  };
}

/** 刘洋的电话是139…，存一下: of somebody who is not there yet, it is somebody new. */
const isNew = (who: string, patch: Patch | undefined, text: string): boolean =>
  (patch?.phone ?? patch?.email) !== undefined && saved.test(text) && personal.test(who);

const saved = /(?:存|记|保存)(?:一?下|上|起来|到|进|好)?[^，,。]{0,6}$/;
const personal = new RegExp(`^(?:${chineseName})$`, "u");

function* add(name: string, patch: Patch, { language }: Scene): Script {
  yield* use("contacts.create", { name, ...patch });
  return { status: "success", answer: phrases[language].contactAdded(name, Object.values(patch).join("，")) };
}

function* act(who: string, patch: Patch | undefined, text: string, scene: Scene): Script {
  const say = phrases[scene.language];
  const found = yield* share.find([who], scene);
  if (!Array.isArray(found)) {
    const isNobody = found.answer === say.noPerson(who);
    return isNobody && isNew(who, patch, text) ? yield* add(who, patch ?? {}, scene) : found;
  }
  const [person] = found;
  if (person === undefined) return { status: "partial_success", answer: say.noPerson(who) };
  if (patch === undefined) {
    yield* use("contacts.delete", { contact_id: person.id });
    return { status: "success", answer: say.contactDeleted(person.name) };
  }
  yield* use("contacts.update", { contact_id: person.id, patch });
  return { status: "success", answer: say.contactChanged(person.name, Object.values(patch).join(", ")) };
}
