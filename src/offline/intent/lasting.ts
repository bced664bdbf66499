import { pattern } from "../../base/pattern.ts";
import type { Heard } from "./intent.ts";
import { belongings } from "./kept-thing.ts";
import { isHabitZh, isLastingZh } from "./lasting-chinese.ts";
import { preferredName } from "./preferred-name.ts";

const dayWords = "today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|this week|next week";

/** Said of oneself and lasting, so that it is kept without a word of command. */
const told = pattern("iu")`
  ^(?:(?:我不叫[A-Za-z\p{Script=Han}]{1,8}|我改名(?:字)?了|(?:别|不要)再?[叫喊]我[A-Za-z\p{Script=Han}]{1,8}?了?)[，,]\s*)?(?:以后|今后|
  你可以|你就)*(?:请)?(?:都|就)?(?:叫我|称呼我|喊我(?=.{1,6}就[好行可]))|
  ^my favou?rite [a-z]+ (?:is|are) (?!off\b|on\b|at\b|not\b|cancel)[\p{L} -]{2,30}$|^我最?(?:喜欢|
  爱|讨厌)[吃喝看听玩去]?的[^，,。]{1,8}是(?!什么|啥|谁|
  哪)[^，,。]{1,12}$|^我(?:叫|的名字(?:叫|是))(?!什么|啥)|^我的?生日(?:其实|应该)?(?:是|在)|
  ^我们?的?结婚纪念日(?:是|在)(?!什么|哪|几)|^my birthday is\b|^我(?:换工作|跳槽)了[，,].*在.+|
  ^i (?:switched|changed) jobs?\b.+\b(?:at|with) [A-Z]|^my (?:wife|husband|partner|son|daughter|mom|mother|dad|father|
  boss|manager|dog|cat|girlfriend|boyfriend|sister|brother)(?:'s name is| is called| is named) [a-z]\w+$|
  ^我(?:的)?(?:老婆|老公|妻子|丈夫|女儿|儿子|妈妈|爸爸|老板|经理|女朋友|男朋友|狗|猫|姐姐?|哥哥?|弟弟?|妹妹?)(?:的名字)?(?:叫|是)(?!什么|啥|谁|不|我)[^，,。]{1,8}$
`;

/** The same, where a name begins with a capital. */
const named = pattern("u")`
  ^(?:[Ii]|[Ww]e) (?:now |currently )?live in [A-Z][\p{L} .'-]+(?:, [A-Z][\p{L} .'-]+)?$|
  ^i (?:now |currently )?live in (?!(?:an?|the|my|our|this|that|sin|pain|luxury|poverty|debt|sweatpants|pajamas|jeans|
  sandals|fear|hope|peace|chaos|denial|constant|one|two|dorms?|here|
  there)\b)[a-z]{3,}(?: [a-z]{3,})?(?: now| these days)?$|
  ^(?:[Ii](?:'ve| have)?(?: just| recently)?|[Ww]e(?:'ve| have)? (?:just|recently)) moved to (?!Zoom|Teams|Slack|
  Meet|Google|Room)
  [A-Z][\p{L} .'-]+$|
  ^[Ii](?:'m| am) an? (?!guest|bit|regular|fan|member|little|lot)[a-z][a-z -]{2,40}? (?:at|for) [A-Z][\w&.' -]+$|
  ^(?:[Mm]y|[Oo]ur) (?!meeting|call|lunch|dinner|appointment|flight|class|plan)[a-z]+(?: [a-z]+)?(?:'s? name|
  s' names| names?)?
  (?: is| are|'s) (?:called |named )?(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?[A-Z]\p{L}+(?: [A-Z]\p{L}+)?(?:(?:,| and|
  , and) [A-Z]\p{L}+)*$|
  ^(?:[A-Z]\p{L}+|[Mm]y [a-z]+(?: [A-Z]\p{L}+)?) (?:is|are) (?:allergic to [\p{L} ,]+|(?:a )?(?:vegan|vegetarian)|
  (?:lactose|gluten)[- ]intolerant)$|
  ^[Ii] (?:now |currently )?work (?:at|for) [A-Z][\w&.' -]+(?:, (?:and )?not (?:at |for )?[A-Z][\w&.' -]+)?$|
  ^[Ii](?:'ve| have)? (?:just )?(?:been|got|
  was) promoted to [\p{L} &'-]+$
`;

/** What one likes, eats and is. Pointing words tell that it is about what was just spoken of. */
const likes = pattern("iu")`
  ^i (?:really |absolutely |just |also |always )?(?:love|like|enjoy|hate|dislike|prefer|adore|can't stand|
  don't (?:like|
  eat|drink)) (?!(?:it|this|that|these|those|them|him|her|you|your|how|when|what|the|to|both|neither|one|another|
  if)\b)
  (?!.*\b(?:for|at|on|with|instead|better|more)\b)[\p{L}' -]{2,40}(?:, [\p{L}' -]{2,40})*$|
  ^i(?:'m| am) (?:vegan|vegetarian|pescatarian|teetotal|left-handed|colou?r-?blind|an? (?:vegan|vegetarian|early bird|
  night owl|morning person)|allergic to [\p{L} ]+|(?:lactose|gluten)[- ]intolerant)$|
  ^我们?(?:现在|目前|如今)?(?:家)?住在?(?!哪|这|那|酒店|院)[\p{Script=Han}A-Za-z]{2,12}$|
  ^我们?家?(?:刚刚?|最近|已经)?搬(?:到|去|来)了?(?!哪|这|那|线上)[\p{Script=Han}A-Za-z]{2,12}(?<![室层楼厅])$|
  ^我(?:很|特别|最|更|非常|超|挺|真)?(?:喜欢|讨厌|爱|热爱|不喜欢|不爱|不吃|不喝|受不了)(?!你|您|这|那|它|他|她|什么|啥|哪|谁|的|人|是)[^，,。?？]{1,12}(?<!了)$|
  ^比起[^，,。]{1,8}[，,]?我更?(?:喜欢|爱)[^，,。]{1,8}$|^我是(?:个)?(?:素食者|素食主义者|左撇子|夜猫子|早起的人)$|
  ^我(?:吃素|乳糖不耐受?)$|
  ^我(?:刚刚?|已经)?升(?:职|任|为|成|了)*(?!职了?$)[^，,。]{2,12}了$
`;

/** What one always does, or never; said of a single day it is no habit. */
const habits = pattern("i")`
  ^i (?:(?:don't|never) (?:drink|eat|work|schedule|take|start|book|answer)|(?:always|usually|normally) (?:drink|eat|
  work|
  schedule|take|start|finish|have|go|leave|wake|get up|sleep|swim|run|play|cook|walk|bike|cycle|train|commute|study|
  teach|read|watch|shop|nap|skip|avoid|travel|fly|drive|order|buy|stay|pray|meditate)) (?!.*\b(?:
  today|tonight|tomorrow|this|next|it|that|
  (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)[^,?]{3,60}$|
  ^(?:i|we) work (?:from )?\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:to|-|–|till|until) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?,?
  (?: on weekdays| weekdays| every weekday| most days| (?:mon|monday) (?:to|-|through) (?:fri|friday))?$
`;

/** What one has or is for good, by the word for it: of a meeting or a flight the same sentence is news. */
const attributes = pattern()`
  blood (?:type|group)|(?:shoe|shirt|ring|dress|hat|jacket|trouser|pants|bra|glove) size|favou?rite [a-z]+(?: [a-z]+)?|
  mother tongue|native language|first language|home ?town|star sign|zodiac sign|licen[cs]e plate|plate number|
  number plate|
  shift pattern|work schedule|working hours|office hours|practice field|home field|diet|allergy|allergies|
  dietary [a-z]+|
  (?:health |car |dental )?insurance(?: company| provider)?|doctor|dentist|vet|lawyer|accountant|hairdresser|barber|
  landlord|therapist|coach|trainer|mechanic|pediatrician|gym|bank|pharmacy|school|team|office|desk|locker|parking spot|
  car|bike|seat preference|preferred [a-z]+|usual [a-z]+|go-to [a-z]+|nick ?name|middle name|maiden name|last name|
  surname|pronouns|hobby|hobbies|t-shirt size
`.source;
const owned = pattern("iu")`
  ^(?:my|our|my (?:wife|husband|partner|son|daughter|mom|mum|dad|mother|father|kid|kids|team|
  dog|cat)['’]s?) (?:[a-z]+ )?
  (?:${attributes}) (?:is|are) (?!(?:off|on|at|late|not|cancel\w*|moved|closed|coming|running|killing|broken|here|there|
  now|being|going|out|in)\b)(?!.*\b(?:today|tonight|tomorrow|moved|cancelled|changed|if|but)\b)[^?]{1,60}$
`;
/** What one speaks, plays and keeps, and what one has become. */
const ways = pattern("iu")`
  ^i (?:can't|cannot|can not|don't|do not|no longer|shouldn't) (?:eat|drink|tolerate|have(?= (?:any )?(?:dairy|gluten|
  nuts|peanuts|caffeine|alcohol|sugar|shellfish|milk|eggs|soy|lactose|grapefruit|wheat|meat|pork)\b)) (?:any )?
  (?!(?:it|this|that|them|the|a|time|to|anything|my|one|more|lunch|dinner|breakfast)\b)[a-z][a-z' -]{2,30}$|
  ^i(?:'ve| have)? (?:gone|went|turned|become|became) (?:vegan|vegetarian|pescatarian|
  gluten[- ]free|teetotal|dairy[- ]free|
  sober)(?: now)?$|
  ^i (?:support|root for|speak|collect|sing in|volunteer at|volunteer for|play(?! (?:at|on|with|against)\b)|drive an?|
  own an?|ride an?)
  [ ](?!.*\b(?:today|tonight|tomorrow|next|this|at)\b)[\p{L}' -]{3,40}$|
  ^(?:i|we) have (?:an?|two|three|four|five|\d) (?:[a-z]+ )?(?:kids?|child(?:ren)?|sons?|daughters?|dogs?|cats?|
  brothers?|sisters?|grandkids|grandchildren|twins|horses?|chickens|rabbits?)(?:,? (?:called|named) [\p{L}, ]{2,40})?$|
  ^i (?:quit|stopped|gave up) (?:smoking|drinking(?: \p{L}+)?|coffee|alcohol|sugar|meat|caffeine|gluten|dairy)$|
  ^i (?:prefer|like) (?:my )?(?:meetings|calls|appointments|workouts|flights|classes|interviews|phone calls) (?:in|to be
  in) the (?:mornings?|afternoons?|evenings?)$|
  ^i take my (?:coffee|tea) [a-z ]{3,25}$
`;

const relation =
  "(?:wife|husband|partner|son|daughter|mom|mum|mother|dad|father|sister|brother|girlfriend|boyfriend|boss|manager|" +
  "grandson|granddaughter|niece|nephew|roommate|flatmate|dog|cat|horse|rabbit|hamster|baby|kid|twins)";
const someone = "(?:called |named )?[A-Z]\\p{L}+(?: [A-Z]\\p{L}+)?";
/** "… and she's 7", ", he's a beagle": a word more of whoever was named. */
const andIs =
  "(?:(?:,| and|, and) (?:she|he|it|they)(?:'s|'re| is| are) (?!not\\b|off\\b|out\\b|here\\b)[^,?!]{1,30})?";

/** Who belongs to one, where things are, and how one works: told at more length, or with a time that is no day. */
const longer: readonly RegExp[] = [
  new RegExp(`^(?:[Mm]y|[Oo]ur) (?:[a-z]+ )?${relation}(?:'s name)?(?:'s| is| are) ${someone}${andIs}$`, "u"),
  new RegExp(
    `^(?:[Ii]|[Ww]e)(?: have|'ve got| have got) (?:an?|two|three) (?:[a-z]+ )?${relation}s?,? ${someone}${andIs}$`,
    "u",
  ),
  pattern(
    "iu",
  )`^(?:the|my|our) (?!car|bi)(?:${belongings}) (?:is|are) (?:kept )?(?:in|on|at|with|under|behind|inside|next to|by|
    above) (?!(?:${dayWords})\b|\d{1,2}(?::\d\d)? ?[ap]m\b|sale\b|time\b|fire\b)(?!.*\b(?:${dayWords})\b)[^?!]{3,50}$`,
  pattern("i")`^(?:i(?:'m| am|'ve)? |we(?:'re| are|'ve)? |the car is |car is |car's )?parked (?:the car |my car )?(?:on|
    in|at|near|outside|behind|by) (?!.*\b(?:${dayWords})\b)[^?!]{3,50}$`,
  pattern("iu")`^(?:i|we) live (?:at|on) (?!the moment|my own|campus$|earth$)(?!.*\b(?:${dayWords})\b)[^?!]{4,60}$`,
  pattern("i")`^i work (?:nights|days|shifts|weekends|part[- ]time|full[- ]time|remotely|from home|night shifts)
    (?:,? so (?:please )?(?:don't|never|no|avoid) [a-z ]{3,30})?$`,
  pattern(
    "i",
  )`^i (?:really )?(?:hate|dislike|don't like|can't stand|prefer|like|love|never want|don't want|don't do) (?:any |
    having |early |late )*(?:meetings|calls|appointments|interviews|classes|workouts) (?:before|after|on|in the|during|
    over) (?!.*\b(?:today|tomorrow|tonight|this|next)\b)[^,?!]{2,30}$`,
  /^allergic to [\p{L}, ]{3,40}$/iu,
  pattern(
    "u",
  )`^(?:[Ii]|[Ww]e)(?:'ve| have)?(?: just| recently)? moved to (?!Zoom|Teams|Slack|Meet|Google|Room)[A-Z][\p{L}
    .'-]+?(?: (?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)| recently| in (?:19|20)\d\d)?$`,
  pattern(
    "u",
  )`^[Ii](?:'ve| have)? (?:just |recently )?(?:switched|changed) jobs?[,;.]? (?:and )?[Ii](?:'m| am) (?:now )?
    (?:an? [a-z][a-z -]{2,40}? )?(?:at|for|with) [A-Z][\w&.' -]+$`,
];

/** A statement about the user that holds longer than today: one without a time, a question or a second clause. */
export const isLasting = ({ text, times, isQuestion }: Heard): boolean =>
  told.test(text) ||
  preferredName(withoutFromNowOn(text)) !== undefined ||
  (!isQuestion && (habits.test(text) || isHabitZh(text) || longer.some((form) => form.test(text)))) ||
  (!isQuestion && times.when?.days === undefined && (ways.test(text) || owned.test(text))) ||
  (times.when === undefined && !isQuestion && (named.test(text) || likes.test(text) || isLastingZh(text)));

/** A mere liking may as well be the answer to a question. */
export const isFirmlyTold = (text: string): boolean =>
  told.test(text) || named.test(text) || preferredName(withoutFromNowOn(text)) !== undefined;

const withoutFromNowOn = (text: string): string =>
  text.replace(
    /^(?:from now on|in future|in the future|going forward),? |,? (?:from now on|going forward|in future)$/gi,
    "",
  );
