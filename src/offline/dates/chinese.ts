import { Temporal } from "temporal-polyfill";
import { tokens, type Piece } from "./chinese-tokens.ts";
import { toClock, type When } from "./when.ts";

interface Placed {
  from: number;
  to: number;
  /** Nothing when it looks like a time but is none, such as 二月三十号. */
  piece?: Piece;
}

/**
 * chrono-node reads Chinese too, but not well enough here: it ends 下午三点到四点 at four the next morning, reads 三点一刻 as
 * 3:01, knows neither 12号 nor 下周, and takes "tomorrow" from the machine's clock. So the pieces are read by our own
 * rules.
 */
export function findChinese(text: string, now: Temporal.ZonedDateTime): When[] {
  const found: When[] = [];
  let open: { when: When; to: number } | undefined;
  const all = [...pieces(text, now)];
  for (let at = 0; at < all.length; at += 1) {
    const { from, to, piece } = all[at] ?? { from: 0, to: 0, piece: {} };
    const gap = open === undefined ? undefined : text.slice(open.to, from);
    const morning = open === undefined ? undefined : nextMorning(open.when, piece, all[at + 1]?.piece);
    const next = all[at + 1]?.from === to ? all[at + 1] : undefined;
    if (open !== undefined && isRange(gap ?? "") && morning !== undefined && next !== undefined) {
      Object.assign(open.when, { end: morning, isEndSettled: true });
      open.to = next.to;
      at += 1;
      continue;
    }
    if (
      open !== undefined &&
      gap !== undefined &&
      (isRange(gap) || (isPair(gap) && areNeighbours(open.when, piece))) &&
      extend(open.when, piece, /[周期拜]/.test(text.slice(from, to)))
    )
      open.to = to;
    else if (
      open !== undefined &&
      gap !== undefined &&
      /^(?:[\s,，的是]|也就是|就是|即)*$/.test(gap) &&
      (add(open.when, piece) || isSameDay(open.when, piece, text.slice(from, to)))
    )
      open.to = to;
    else {
      if (open !== undefined) found.push(close(open, text));
      open = { when: { index: from, text: "", ...piece }, to };
    }
  }
  if (open !== undefined) found.push(close(open, text));
  return found;
}

/** 晚上十点到周六早上八点: an end on the next day, before the hour it began at. */
function nextMorning(when: When, day: Piece, end: Piece | undefined): When["end"] {
  const [start, last] = [toClock(when)?.time, when.days?.last];
  if (start === undefined || when.end !== undefined || day.time !== undefined || end?.time === undefined)
    return undefined;
  if (end.days !== undefined || last === undefined || day.days?.first.equals(last.add({ days: 1 })) !== true)
    return undefined;
  const time = toClock({ index: 0, text: "", ...end, part: end.part ?? day.part })?.time;
  return time !== undefined && Temporal.PlainTime.compare(time, start) < 0 ? time : undefined;
}

const isRange = (gap: string) =>
  /^\s*(?:[，,]?\s*(?:一直|开|上|忙|聊|学|睡|待|持续)?(?:到|至)(?:第二天|次日)?(?:的)?|(?:~|～|-|–|—|－)\s*(?:第二天|次日)?(?:的)?)\s*$/.test(
    gap,
  );

/** 28号和29号 are two days in a row, and so are 周六周日. */
const isPair = (gap: string) => /^\s*[和、及]?\s*$/.test(gap);
const areNeighbours = ({ days, time, part }: When, piece: Piece): boolean =>
  days !== undefined &&
  piece.days !== undefined &&
  time === undefined &&
  part === undefined &&
  piece.time === undefined &&
  piece.days.first.equals(piece.days.last) &&
  // 6月7号8号: the second is of the same month.
  (days.last.add({ days: 1 }).equals(piece.days.first) || days.last.day + 1 === piece.days.first.day);

function* pieces(text: string, now: Temporal.ZonedDateTime): Generator<Required<Placed>> {
  for (let from = 0; from < text.length;) {
    const placed = pieceAt(text, from, now);
    if (placed?.piece !== undefined) yield { ...placed, piece: placed.piece };
    from = placed?.to ?? from + 1;
  }
}

function pieceAt(text: string, from: number, now: Temporal.ZonedDateTime): Placed | undefined {
  for (const { pattern, read } of tokens) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) continue;
    return { from, to: from + match[0].length, piece: read(match.slice(1), now) };
  }
  return undefined;
}

/** Adds what the expression does not have yet; what it has begins a new one. */
function add(when: When, piece: Piece): boolean {
  if (piece.at !== undefined || when.at !== undefined) return false;
  if ((piece.days && when.days) || (piece.part && when.part) || (piece.time && when.time)) return false;
  Object.assign(when, piece);
  // 今晚9:40 is in the evening, although 9:40 alone is not.
  const hour = when.time?.hour ?? 0;
  if ((when.part === "evening" || when.part === "afternoon") && hour >= 1 && hour <= 12) when.isBare = true;
  return true;
}

/** 3月28号周六: the day of the week of a day that was named says nothing new, as long as it is the right one. */
const isSameDay = ({ days }: When, piece: Piece, said: string): boolean =>
  (days !== undefined &&
    piece.days !== undefined &&
    piece.time === undefined &&
    days.first.equals(piece.days.first) &&
    days.last.equals(piece.days.last)) ||
  (/^(?:周|星期|礼拜)/.test(said) &&
    days?.first.dayOfWeek === piece.days?.first.dayOfWeek &&
    days?.first.equals(days.last) === true);

/** 三点到四点, 下午三点到晚上八点, 周三到周五. */
function extend(when: When, piece: Piece, isWeekday: boolean): boolean {
  if (piece.time !== undefined && when.time !== undefined) {
    // An end with a half of the day of its own is settled here; a bare one follows the start.
    when.isEndSettled = piece.part !== undefined;
    when.end = piece.part === undefined ? piece.time : toClock({ index: 0, text: "", ...piece })?.time;
    return true;
  }
  if (piece.days !== undefined && when.days !== undefined && when.time === undefined) {
    const sameMonth = when.days.first.with({ day: piece.days.last.day });
    if (!isWeekday && piece.days.last.until(when.days.first).days > 0 && when.days.first.until(sameMonth).days > 0) {
      // 4月20号到24号
      when.days = { first: when.days.first, last: sameMonth };
      return true;
    }
    // 下周三到周五: a weekday behind a range is the one after its beginning.
    const behind = Math.max(0, piece.days.last.until(when.days.first).days);
    when.days = { first: when.days.first, last: piece.days.last.add({ weeks: Math.ceil(behind / 7) }) };
    return true;
  }
  return false;
}

function close({ when, to }: { when: When; to: number }, text: string): When {
  return { ...when, text: text.slice(when.index, to) };
}
