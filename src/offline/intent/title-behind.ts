import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { tidy } from "./intent.ts";
import { cut, readTitle } from "./name.ts";
import { isOdd } from "./title.ts";

/** Who told it: 学校来电话说运动会定在…, 老师通知周五…. Where the time was, there are blanks. */
export const reported = pattern("u")`
  ^(?!我|你|帮|请)\p{Script=Han}{1,6}?(?:来电话|打电话来?|发消息来?|发微信来?|来信)?(?:说|通知(?:我们?)?)(?=\s{2}|[^，,。]{1,10}?(?:定在|在|是)\s{2})
`;

/**
 * The clause that says what happens then, behind one that only says why: "since the weather is nice, hike on Saturday".
 * `rest` has blanks where times stood.
 */
export function titleBehind(rest: string, language: Locale, leads: RegExp): string | undefined {
  const [, ...clauses] = rest.split(/[，,。;；!！:：]|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Mt))\. /u);
  for (const clause of clauses) {
    if (!/\s{2}/.test(clause)) continue;
    const title = cut(readTitle(tidy(clause.replace(leads, "  ")), language));
    if (title !== undefined && !isOdd(title)) return title;
  }
  return undefined;
}

/** 师傅说周三九点上门: who told it is who comes, so it is no name without them. */
export const isOfTeller = (title: string | undefined): boolean =>
  /^(?:再?来(?!月|年)|过来|上门|送|到(?!场|站)|回(?!访|顾|龙|族)|取|找|走|出发|拜访|[交发]货|登门)/.test(title ?? "");
