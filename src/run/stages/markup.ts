import { byUnit, type TextFilter } from "./text-filter.ts";

export interface MarkupRules {
  /** Text by other people was read: then no address may carry more than the name of its host. */
  isTainted: boolean;
}

type Place = "text" | "mark" | "link" | "reference" | "word" | "colon" | "slashes" | "host" | "port" | "tail";

const isWord = (unit: string): boolean => /[A-Za-z0-9+.-]/.test(unit);
const isHost = (unit: string): boolean => /[\p{L}\p{N}\p{M}._@:%~+-]/u.test(unit);
/** What follows a host in an address and can carry something. */
const isTailStart = (unit: string): boolean => /[/?#\\]/.test(unit);
const isTail = (unit: string): boolean => /[!-~]/.test(unit) && !/[)\]>}"<`]/.test(unit);
/** Punctuation that belongs to the sentence when nothing of the address comes after it. */
const isSentence = (unit: string): boolean => /[.,;!?*_~']/.test(unit);
/** `example.com`, as pages make links of it without being told to. */
const isHostLike = (word: string): boolean => /(?:^|[^a-z0-9])www\.|\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(word);
const isHttp = (scheme: string): boolean => /(?:^|[^a-z0-9])https?:$/i.test(scheme);
/** Schemes without slashes that run something or carry something away. */
const forbidden = /(?:^|[^a-z0-9])(?:(?:java|vb|live)script|data|file|blob|filesystem|mailto|xmpp|tel|sms|intent)$/i;
const isForbidden = (word: string): boolean => forbidden.test(word);
const httpStarts = ["http://", "https://"];

const longestWord = 256;
const longestReference = 32;
const keptOfWord = 64;
const mostSlashes = 16;
const longestHost = 60;
const mostPunctuation = 8;

/**
 * Takes from a text, as it grows, whatever a page could turn into more than text: tags, images, addresses that are not
 * http(s), and in a tainted context links and everything of an address but its host. It reads unit by unit, so how the
 * text was cut into pieces makes no difference, and it holds back no more than one word.
 *
 * text: nothing open · mark: `<`, `!` or `]`, decided by the next unit · link: `](`, until it is known to begin with
 * http(s) · reference: `&`, until it is known to name no character · word: letters that may become a scheme or a host ·
 * colon, slashes: what comes between scheme and host · host: of an address that is reduced · port: behind a host
 * without scheme · tail: what is dropped behind a host.
 */
export function makeMarkupFilter({ isTainted }: MarkupRules): TextFilter {
  let place: Place = "text";
  /** What is not decided yet. */
  let held = "";
  let slashes = "";
  /** What stood in the same word as the scheme. */
  let before = "";
  let previous = "";
  /** A tag was defused whose end is still to come. */
  let isInTag = false;
  /** A bracket was opened by an image. */
  let isInImage = false;

  const give = (text: string): string => {
    const shown = isTainted ? withoutWww(text) : text;
    previous = shown.at(-1) ?? previous;
    return shown;
  };
  /** Nothing is open any more; the unit is looked at anew. */
  const settle = (text: string, unit: string): string => {
    place = "text";
    held = "";
    return give(text) + take(unit);
  };
  const open = (next: Place, text: string): string => {
    place = next;
    held = text;
    return "";
  };

  function take(unit: string): string {
    switch (place) {
      case "text":
        return takeText(unit);
      case "mark":
        return takeMark(unit);
      case "link":
        return takeLink(unit);
      case "reference":
        return takeReference(unit);
      case "word":
        return takeWord(unit);
      case "colon":
        return takeColon(unit);
      case "slashes":
        return takeSlashes(unit);
      case "host":
        if (!isHost(unit)) return endHost(unit);
        held = (held + unit).slice(-longestWord);
        return "";
      case "port":
        return takePort(unit);
      case "tail":
        if (!isTail(unit)) return settle(held, unit);
        held = isSentence(unit) ? (held + unit).slice(0, mostPunctuation) : "";
        return "";
    }
  }

  function takeText(unit: string): string {
    if (isWord(unit)) return open("word", unit);
    if (unit === "<" || unit === "!" || unit === "]") return open("mark", unit);
    if (unit === "&" && isTainted) return open("reference", unit);
    if (unit === "/") {
      slashes = unit;
      return open("slashes", "");
    }
    const isTagEnd = isInTag && unit === ">";
    if (isTagEnd || unit === "\n") isInTag = false;
    return give(isTagEnd ? "›" : unit);
  }

  function takeMark(unit: string): string {
    switch (held + unit) {
      case "![":
        isInImage = true;
        // Behind a word it is the end of a sentence and stays.
        return settle(/[\p{L}\p{N}!\\]/u.test(previous) ? "! " : "", unit);
      case "](":
        if (!isTainted && !isInImage) return open("link", "](");
        isInImage = false;
        return settle("] ", unit);
      case "]:":
        // The address behind it would be a link wherever its label is said.
        return settle("] ", unit);
    }
    if (held !== "<" || !/[A-Za-z/!?]/.test(unit)) return settle(held, unit);
    isInTag = true;
    return settle("‹", unit);
  }

  function takeLink(unit: string): string {
    const begun = (held.slice(2) + unit).toLowerCase();
    if (!httpStarts.some((start) => start.startsWith(begun))) return breakLink() + take(unit);
    held += unit;
    if (!httpStarts.includes(begun)) return "";
    place = "text";
    return give(held);
  }

  function breakLink(): string {
    const begun = held.slice(2);
    let shown = settle("] ", "(");
    for (const unit of begun) shown += take(unit);
    return shown;
  }

  /** Some pages read `&sol;` as a slash before they look for addresses. */
  function takeReference(unit: string): string {
    const isNumber = held === "&" && unit === "#";
    if (isNumber || (held.length > 2 && unit === ";")) return breakReference(" ") + take(unit);
    if (!/[A-Za-z0-9]/.test(unit) || held.length > longestReference) return breakReference("") + take(unit);
    held += unit;
    return "";
  }

  function breakReference(gap: "" | " "): string {
    const name = held.slice(1);
    let shown = give(`&${gap}`);
    place = "text";
    held = "";
    for (const each of name) shown += take(each);
    return shown;
  }

  function takeWord(unit: string): string {
    if (isWord(unit)) {
      held += unit;
      if (held.length <= longestWord) return "";
      const over = held.slice(0, -keptOfWord);
      held = held.slice(-keptOfWord);
      return give(over);
    }
    if (unit === ":") return open("colon", held);
    return isTainted && isHostLike(held) && isTailStart(unit) ? toTail(held, unit) : settle(held, unit);
  }

  function takeColon(unit: string): string {
    if (unit === "/") {
      slashes = unit;
      return open("slashes", `${held}:`);
    }
    if (isForbidden(held) && /[!-~]/.test(unit)) return settle(`${held}: `, unit);
    if (isTainted && isHostLike(held) && /\d/.test(unit)) return open("port", `${held}:${unit}`);
    return settle(`${held}:`, unit);
  }

  function takeSlashes(unit: string): string {
    const mayStay = !isTainted && (held === "" || isHttp(held));
    if (unit === "/" && (slashes.length < mostSlashes || (held !== "" && !mayStay))) {
      slashes = (slashes + unit).slice(0, mostSlashes);
      return "";
    }
    const isAddress = slashes.length > 1 && (held === "" ? unit !== "/" && isHost(unit) : isHost(unit) || isTail(unit));
    if (!isAddress || mayStay) return settle(withSlashes(), unit);
    const rest = held.replace(/[a-z0-9]+:$/i, "");
    // The host takes the place of the scheme and must not become the name of a tag or of a character.
    before = held === "" ? "/" : rest === "" && /[<&]/.test(previous) ? " " : rest;
    if (!isHost(unit)) return toTail(`${before}…`, unit);
    place = "host";
    held = unit;
    return "";
  }

  function withSlashes(): string {
    return isForbidden(held.slice(0, -1)) ? `${held} ${slashes}` : held + slashes;
  }

  function endHost(unit: string): string {
    const shown = before + toHostName(held);
    return isTailStart(unit) ? toTail(shown, unit) : settle(shown, unit);
  }

  function takePort(unit: string): string {
    if (isTailStart(unit)) return toTail(held, unit);
    if (!/\d/.test(unit) || held.length > longestWord) return settle(held, unit);
    held += unit;
    return "";
  }

  function toTail(host: string, unit: string): string {
    open("tail", "");
    return give(host) + take(unit);
  }

  return {
    push: byUnit(take),
    end() {
      let shown = place === "link" ? breakLink() : place === "reference" ? breakReference("") : "";
      if (place === "colon") shown += give(`${held}:`);
      else if (place === "slashes") shown += give(withSlashes());
      else if (place === "host") shown += give(before + toHostName(held));
      else shown += place === "text" ? "" : give(held);
      place = "text";
      held = "";
      return shown;
    },
  };
}

/** With these letters in front even a bare host becomes a link. */
function withoutWww(text: string): string {
  return text.replace(/(www)\.(?=[a-z0-9-])/gi, "$1 ");
}

/** Whom the address leads to, without user and port; the end of a long name, which is the part that has an owner. */
function toHostName(authority: string): string {
  const name = authority.slice(authority.lastIndexOf("@") + 1).replace(/:.*$/s, "");
  if (name === "") return "…";
  return name.length > longestHost ? `…${name.slice(-longestHost)}` : name;
}
