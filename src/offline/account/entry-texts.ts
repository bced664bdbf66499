import { pattern } from "../../base/pattern.ts";
import { anyLabel } from "../intent/entry-fields.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

const kept = ["name", "company", "job_title", "note"];

/**
 * Texts of an entry that run on into the next field: 护士长 电话, 市二院 地址中山路3号, 赵敏/市二院. Whichever rule cut them, no
 * name, firm or position has the name of a field in it, nor a gap between Chinese words, nor a stroke; and no name has
 * words in front of it that say who somebody is: "granddaughter Chloe Webb".
 */
export function mixedFields({ method, input }: Call): string[] {
  if (!/^contacts\.(?:create|update)$/.test(method)) return [];
  const given = fields(input) ?? {};
  return [given, fields(given["patch"]) ?? {}].flatMap((part) =>
    kept.flatMap((key) => {
      const text = part[key];
      return typeof text === "string" && isMixed(text, key) ? [text] : [];
    }),
  );
}

const isMixed = (text: string, key: string): boolean =>
  runsOn.test(text) ||
  (key === "name" && introduced.test(text)) ||
  (key !== "note" && /\p{Script=Han}\s+\p{Script=Han}|\p{Script=Han}[/|；;]|[/|；;]\p{Script=Han}/u.test(text));

const introduced = pattern("u")`
  ^(?!(?:del|della|van|von|den|der|ten|ter|bin|ibn)\b)[a-z'’]{3,}(?:\s+[a-z'’]+)*\s+\p{Lu}\p{Ll}
`;

/** Behind a gap or a mark, or at the end behind one: 中国电信公司 and 电话客服 are a firm and a position. */
const runsOn = new RegExp(
  `(?:^|[\\s，,；;、/])(?:${anyLabel})(?:[是为：:]|\\s|$|(?=[\\p{Script=Han}\\w]))(?<!^(?:公司|单位|电话|手机|邮件|部门|职称|岗位).)` +
    `|\\s(?:phone|number|cell|mobile|e-?mail|company|title|job)(?: is|:)?$`,
  "u",
);
