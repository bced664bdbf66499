import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { week } from "../dates/days.ts";
import { isOneDay, type When } from "../dates/when.ts";
import { readEvents } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { toQuery } from "../target.ts";
import { wordDay, wordList } from "../wording.ts";
import { daysOf, isOn } from "./empty-days.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { make } from "./list.ts";

const least =
  "(?:quiet|empti|light|calm|slow|easi|free)est|least (?:busy|full|packed)|most (?:free|open|relaxed|quiet)";
const most = "(?:busi|full|heavi|crazi|tight|pack)est|most (?:busy|full|packed|hectic)";
const meetings = "(?:meetings|events|appointments|things|stuff|plans)(?: on| planned| scheduled)?";
/** A question of which the days, and the word for them, are taken out. */
const asked = pattern("i")`
  ^(?:so )?(?:on )?(?:which|what|when)(?: one)?(?: of the| of my)?(?: is| are| will be|'s| am i| do i have)*
  (?: going to be)? (?:the |my )?(?:(?<least>${least})|(?<most>${most}))(?: one)?$|
  ^(?:on )?(?:which|what) (?:do i have|have i got|has|are there) (?:the )?(?:(?<fewest>fewest|least)|(?<many>most))
  [ ]${meetings}$
`;

const askedZh = pattern()`
  ^(?:我)?(?:哪一?天)(?:我)?(?:的?(?:安排|事情?|会|日程))?(?:(?:最|比较)(?<least>闲|空闲?|轻松|清闲|有空|少)|(?:最|比较)(?<most>忙|满|累|紧|多))
  (?:一点|一些|些)?$
`;

/** "Which day this week is the quietest?": as many as are planned on each. */
export function hearFullestDay({ text, now, language }: Heard): Intent | undefined {
  const isAsked =
    language === "en"
      ? /\bdays?\b|^when am i\b/i.test(text) && /est\b|\b(?:most|least)\b/i.test(text)
      : /哪一?天/.test(text);
  if (!isAsked) return undefined;
  const { when, whens, rest } = findTimes(text.replace(/\b(?:week)?days?\b/gi, " "), now, language);
  const bare = tidy(rest);
  const groups = (
    asked.exec(bare.replace(/ (?:on|in|of|for|during)$/i, "")) ?? askedZh.exec(bare.replace(/[呀啊呢]$/, ""))
  )?.groups;
  if (groups === undefined || whens.length > 1 || when?.time !== undefined || when?.part !== undefined)
    return undefined;
  if (when !== undefined && isOneDay(when)) return undefined;
  const isLeast = (groups["least"] ?? groups["fewest"]) !== undefined;
  const span = when ?? { ...week(now.toPlainDate(), 0), index: 0, text: "" };
  return { ...make(when, (scene) => act(span, isLeast, scene)), said: [text], messages: [] };
}

function* act(when: When, isLeast: boolean, scene: Scene): Script {
  const { language, zone, now } = scene;
  const span = when.days ?? { first: now.toPlainDate(), last: now.toPlainDate() };
  const events = readEvents(yield* use("calendar.read", toQuery({ ...when, days: span }, scene)), zone);
  const counts = daysOf(span, now).map((date) => ({ date, many: events.filter((event) => isOn(event, date)).length }));
  const many = Math[isLeast ? "min" : "max"](...counts.map((day) => day.many));
  const days = counts.filter((day) => day.many === many).map(({ date }) => wordDay(date, language));
  const say = phrases[language];
  return {
    // Of several that are alike none is the one that was asked for.
    status: days.length === 1 ? "success" : "partial_success",
    answer: (isLeast ? say.quietest : say.busiest)(wordList(days, language), many),
  };
}
