import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Scene, type Script } from "../script.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { readLikedNoLonger } from "./liked-no-longer.ts";
import { labelOf } from "./recall.ts";

const command = pattern("i")`
    ^(?:把)(?<what3>.+?)(?:忘掉|忘了|忘记|从(?:你的?)?记忆(?:里|中)?(?:删掉|删除|删|抹掉|去掉))(?:吧)?$|^(?:you can |please )?(?:wipe|erase|
    delete|remove|
    clear) (?<what4>.+?) from (?:your memory|memory|what you (?:remember|know)(?: about me)?)$|^(?:忘掉|忘记|忘了|不要记|别记|
    不用记)(?:住|着)?(?<what>.+)$|^(?:you can |please |just )*forget (?:that |about |what i said about )?(?<what2>.+)$|
    ^i (?:don't|do not|no longer) (?:like|love|enjoy|drink|eat|play|watch|read|use|
    practi[cs]e) (?<what5>[^,.;]+?)(?: any ?more)?[,.;] ?(?:so |please |
    you can )*forget (?:it|that|about it|
    about that)$|^我(?:已经)?不(?:再)?(?:喜欢|爱)(?<what6>[^，,。]+?)了[，,。]?(?:请|你)*(?:忘了|忘掉|别记|不用记)(?:吧|它|了|这个)*$|
    ^(?:别|不要|不用)再(?:记着?|记得|记住)(?<what7>.+)$|^(?:别|不要)记(?:着|住)?(?<what8>[^，,。]+?)了$|^stop remembering (?<what9>.+)$|
    ^i (?:don't|do not|no longer) work (?:at|for) (?<what10>[^,.;]+?)(?: any ?more| any longer)$
  `;

const lastOne = pattern("i")`
  ^(?:(?:算了|不对|错了|说错了|哦|等等|no|wait|actually|oh|sorry|that's (?:wrong|not right|not true))[,，. ]*)*(?:别记(?:这个|这条|它|了|
  住)*|不用记(?:这个|住|了)*|忘(?:了|掉)(?:它|这个|这条|吧)+|
  (?:刚才|刚刚|刚)(?:的|那条|那个|说的|记的)*(?:忘了|忘掉|别记|不用记)(?:吧|了)*|
  forget (?:that|it|about (?:that|it)|what i just (?:said|told you)|the last one)(?: again)?|(?:don't|
  do not) (?:remember|save|keep|store) (?:that|it|this))$
`;

/** "Forget that", behind what was just remembered. */
const unlearn = (text: string): Intent => ({
  task: "memory",
  modules: ["memory"],
  writes: ["memory.update"],
  isFirm: true,
  missing: [],
  entities: [],
  said: [text],
  *act({ language, lastFact }): Script {
    const say = phrases[language];
    if (lastFact === undefined) return { status: "partial_success", answer: say.nothingKnown };
    const { scope, path, key } = lastFact;
    yield* use("memory.update", { scope, remove: [{ path, ...(key !== undefined && { key }) }] });
    return { status: "success", answer: say.forgotten(`${labelOf(path, language)} ${key ?? ""}`.trim()) };
  },
});

/** Takes something out of memory that was remembered before. */
export function hearForget({ text, said, isQuestion }: Heard): Intent | undefined {
  if (lastOne.test(said.trim().replace(/[.!。！]+$/, ""))) return unlearn(said.trim());
  const groups = command.exec(text)?.groups;
  const over = readLikedNoLonger(text);
  const named = over ?? Object.values(groups ?? {}).find((one) => one !== undefined) ?? "";
  const what = tidy(named).replace(/(?:的|这件|这个|这)(?:事情?|信息)$/, "");
  // What is liked no longer was liked before: all of the sentence says so.
  const isOver =
    groups?.["what5"] !== undefined ||
    groups?.["what6"] !== undefined ||
    groups?.["what7"] !== undefined ||
    groups?.["what8"] !== undefined ||
    groups?.["what9"] !== undefined ||
    groups?.["what10"] !== undefined;
  if (isQuestion || what === "" || /^(?:it|that)$|\b(?:delete|cancel|remove|last one)\b|删|取消/i.test(what))
    return undefined;
  return {
    task: "memory",
    modules: ["memory"],
    writes: ["memory.update"],
    isFirm: true,
    missing: [],
    ...(isOver && { said: [text] }),
    // Of what it is, every word must be in what is forgotten.
    ...(over !== undefined && { said: text.split(over).map(tidy) }),
    entities: [{ type: "other", text: what.slice(0, 200) }],
    act: (scene) => act(what, scene),
  };
}

interface Remembered {
  path: string;
  key?: string;
  text: string;
}

function* act(said: string, { language }: Scene): Script {
  const say = phrases[language];
  const what = said.replace(/^where i work$/i, "company").replace(/^where i live$/i, "city");
  for (const scope of ["user", "work"]) {
    const { content, version } = yield* use("memory.read", { scope });
    const found = list(fields(content) ?? {}).find(
      ({ text, path }) => isSame(text, what) || isSame(labelOf(path, language), what),
    );
    if (found === undefined) continue;
    const { path, key } = found;
    yield* use("memory.update", {
      scope,
      remove: [{ path, ...(key !== undefined && { key }) }],
      ...(typeof version === "number" && { if_version: version }),
    });
    return { status: "success", answer: say.forgotten(`${labelOf(path, language)} ${found.text}`) };
  }
  return { status: "partial_success", answer: everything.test(what) ? say.askForget : say.nothingKnown };
}

/** Not a thing that is remembered, but all of it. */
const everything = /^(?:everything|all|anything|what(?:ever)? (?:you|u) (?:know|remember|have)|my (?:data|info))\b/i;

/**
 * Everything remembered, each with the key that names it in a removal: its own text, or that of its name, title or
 * text.
 */
function list(content: Readonly<Record<string, unknown>>): Remembered[] {
  return Object.entries(content).flatMap(([path, value]) => {
    if (typeof value === "string") return [{ path, text: value }];
    return (Array.isArray(value) ? value : []).flatMap((item) => {
      const parts = fields(item);
      const key = typeof item === "string" ? item : (parts?.["name"] ?? parts?.["title"] ?? parts?.["text"]);
      return typeof key === "string" ? [{ path, key, text: key }] : [];
    });
  });
}

/** People repeat what they said, or the heart of it: 我不吃香菜 for 不吃香菜. */
function isSame(stored: string, said: string): boolean {
  const [a, b] = [stored, said].map((text) =>
    text
      .toLowerCase()
      .replace(/^(?:我(?:喜欢|爱|叫|住在)?|i (?:like|love|am|live in) |i'm |my )/, "")
      .trim(),
  );
  return a !== undefined && b !== undefined && a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}
