import { number, toNumber } from "../dates/chinese-numbers.ts";
import type { When } from "../dates/when.ts";

const counted = new RegExp(`^(?:这|一?共|总共)?(${number})天(?:的)?(?!${number}[夜晚])(?=\\p{Script=Han}{2})`, "u");

/** 周四周五两天停水: that it is two days is said twice; where the days are as many, it is no part of the name. */
export function daysCounted(title: string | undefined, when: When | undefined): string | undefined {
  const match = counted.exec(title ?? "");
  if (match === null || when?.days === undefined || when.time !== undefined) return undefined;
  return when.days.first.until(when.days.last).days + 1 === toNumber(match[1] ?? "") ? match[0] : undefined;
}
