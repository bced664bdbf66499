import { few } from "./english-times.ts";
import { ask, at, bid, cannot, change, drop, her, last, regret, rooms, someone, weak } from "./english-words.ts";
import { form, type Form } from "./form.ts";

/** Said of the event just spoken of. */
export const followUps: readonly Form[] = [
  form(
    "move",
    `(?:ugh|oops|sorry|oh no|wait)?,? ?wrong (?:day|time|date)[,;.] (?:it's|it is|that's|should be) (?:on |at )?{when}`,
    last,
  ),
  form("cancel", `(?:she|he|they) (?:just )?(?:cancell?ed|bailed|called it off)(?: on (?:me|us))?(?:${ask}${drop})?`, {
    of: "company",
  }),
  form("move", `${regret}(?:it|that) should (?:actually |really )?be (?:at |on )?{when}`, last),
  form("move", `make (?:it|that) a {when}`, last),
  form(
    "move",
    "(?:the |my |our )?[\\w']+(?: [\\w']+)? (?:just )?(?:pushed|moved|bumped) (?:it|that)(?: back)? to {when}",
    last,
  ),
  form(
    "move",
    `
      ${regret}(?:he|she|they) (?:wants?|prefers?|asked for|suggested|can only (?:do|come|make|make it|meet))
      (?: to do)? ${at}{when}(?: instead)?
    `,
    { of: "company" },
  ),
  form("move", "(?:move|push|bump|switch|shift|reschedule)(?: back| forward)? to {when}(?: instead)?", last),
  form(
    "move",
    `
      ${regret}${at}{when} (?:would be|'d be|would work|would suit me)
      (?: much| a lot| way| even)? (?:better|best)(?: for (?:me|us|him|her|them))?
    `,
    last,
  ),
  form(
    "move",
    `
      ${regret}(?:it's |make it |it should be )?(?:on |at )?{when},? (?:not|instead of|rather than|and not) (?:on |at )?
      {old}
      (?:[,.;!]* (?:sorry|my bad|my mistake|oops))?
    `,
    { of: "written" },
  ),
  form(
    "move",
    `
      (?:(?!if\\b|not\\b)[\\w'.]+ ){1,3}(?:says|said|thinks|reckons) (?:that )?${at}{when} (?:is|would be|'d be|works)
      (?: much| a lot)? better(?: for (?:me|us|him|her|them))?
    `,
    last,
  ),
  // "What's on Friday?" – "Tomorrow instead" looks at another day; behind a plan it is one.
  form("move", "(?:on |at )?{when},? (?:rather|actually|sorry|better|instead)", { of: "written" }),
  form("move", `${regret}not (?:on |at )?{old}[,;]? (?:but |it's )?(?:on |at )?{when}`, { of: "written" }),
  form(
    "move",
    "(?:that's|that is|it's) (?:wrong|not right)[,;.] (?:it's|it is|it should be|should be) (?:on |at )?{when}",
    { of: "written" },
  ),
  form("undo", `${regret}(?:please )?(?:cancel|stop|scrap) (?:that|it)`, { of: "deleted" }),
  form(
    "place",
    "we(?:'ve)? (?:got|have|booked) (?:the )?(?<place>(?:court|room|table|lane|pitch|studio|field|hall|bay) \\w{1,4})",
    last,
  ),
  form("place", "add the (?:address|location|place)[:,]? {place}", last),
  form("cancel", `(?:it's )?(?:not|no longer) needed(?: any ?more)?${ask}${drop}`, last),
  form("invite", "bring {who} along(?: too)?", last),
  form("invite", "(?:and|also) {who}(?: too| as well)?", { of: "guests" }),
  form("invite", "{who}(?: too| as well)", { of: "guests" }),
  form("uninvite", `(?:no,? )?not (?:her|him|them)[,;.] (?:take|remove|drop|uninvite) ${her}(?: off)?`, {
    of: "guests",
  }),
  form("undo", `${regret}(?:please )?(?:keep|leave) (?:it|that)(?: in| on| there)?`, { of: "deleted" }),
  form("undo", `${regret}don't (?:cancel|delete|remove) (?:it|that)(?: after all)?`, { of: "deleted" }),
  form("undo", `${regret}(?:i|we) (?:still|do|actually) (?:need|want|have)(?: it| that| to (?:go|do it|attend))`, {
    of: "deleted",
  }),
  form("move", `(?:can|could) (?:we|you|i) (?:do|make (?:it|that)|say|have (?:it|that)) ${at}{when}(?: instead)?`, {
    ...last,
    isAsked: true,
  }),
  form(
    "move",
    `(?:better|rather|preferably|make that|let's do|let's say|let's make it) ${at}{when}(?: instead| then)?`,
    last,
  ),
  form(
    "move",
    `
      that's too (?:late|early|soon|tight|far)[,;.]? (?:please )?(?:make it|make that|do|let's do|let's make it|
      move it to|how about) ${at}{when}
    `,
    last,
  ),
  form(
    "move",
    `
      (?:i have to|i need to|i must|we have to|we need to|i'd like to|i want to) (?:move|push|bring|shift|reschedule|
      change)(?: forward| back)? (?:it|that)(?: forward| back| up| out)? to {when}
    `,
    last,
  ),
  form(
    "move",
    `
      {who} (?:would rather|'d rather|would prefer|prefers|wants|wants to do|would like|'d like|asked for|suggested|
      asks for|needs)(?: to)?(?: do| meet| have it| make it| move it| go| come)? ${at}{when}(?: instead)?${change}?
    `,
    someone,
  ),
  form("move", `{who} can only (?:do|make|come|make it) ${at}{when}${change}?`, someone),
  form(
    "until",
    `
      ${regret}(?:and )?(?:it |that |this )?(?:goes |runs |lasts |will run |will last |should end |should last )?
      (?:until|till) {when}(?:,? actually)?
    `,
    last,
  ),
  form(
    "until",
    "(?:and )?(?:it |that |this )?(?:should |will |'ll )?(?:ends?|finish(?:es)?|be over|is over|stops?)(?: at) {when}",
    last,
  ),
  form(
    "lasts",
    "(?:it's|that's|it is|this is|it will be|it'll be|make it|make that) (?:for |only )?{length}(?: long)?",
    { ...last, ...weak },
  ),
  form("lasts", `${few} (?:is|would be|'d be|sounds|works) (?:better|enough|plenty|fine|right|more like it)`, last),
  form(
    "lasts",
    "(?:it|that|this)(?: will|'ll| should| is going to)? (?:only )?(?:needs?|takes?|lasts?|requires?) {length}",
    last,
  ),
  form(
    "place",
    `
      (?:the )?(?:location|place|address|venue|room|restaurant|spot)(?: is| will be|'s|:| should be) ?(?:called |
      named )?(?:at )?{place}
    `,
    last,
  ),
  form("place", "(?:the )?(?:place|restaurant|venue|bar|café|cafe|salon|shop|spot) is called {place}", last),
  form("place", "(?:new|different|other) (?:place|location|venue|room|restaurant|address)(?::| is|,) ?{place}", last),
  form(
    "place",
    `
      (?:(?:we're|we are|i'm|i am) (?:going to|meeting at|doing it at|eating at)|(?:we'll|we will|let's) (?:meet|eat|
      have it|do it)(?: up)? at) (?<place>[A-Z].+?)(?: instead| now)?
    `,
    { ...last, ...weak },
  ),
  form(
    "place",
    `
      the (?:restaurant|place|venue|location|room|address|bar) (?:has )?(?:changed|is changing|moved|switched|
      changes)(?: it)? to {place}
    `,
    last,
  ),
  form("place", "(?:it's|it is|that's) (?:now )?at (?<place>\\d+[a-z]? \\p{L}.+)", last),
  form("place", `(?:it's |it is |that's |we're meeting |meet )?(?:in|at|on) (?:the )?(?<place>${rooms})`, last),
  form("title", "rename (?:it|that|this)(?: to| as)? {title}", last),
  form("title", "(?:the )?(?:title|name) (?:should be|is|ought to be|:) {title}", last),
  form("title", "(?:change|set|update) (?:the|its) (?:title|name) (?:to|as) {title}", last),
  form(
    "remind",
    `
      (?:let me know|tell me|nudge me|warn me|ping me|buzz me|(?:could|can) you (?:nudge|remind|warn|ping) me|
      nudge me|remind me) (?<length>(?:an? |one |two |\\d+ |half an? )?(?:hours?|minutes?|mins?|days?|weeks?)
      (?: and a half)?) (?:before(?:hand)?|ahead|in advance|earlier|prior)
    `,
    { ...last, ...weak },
  ),
  form("invite", "(?:send|share) (?:it|that|this) (?:to|with) {who}(?: as well| too| also)?", last),
  form(
    "invite",
    `
      {who}(?:'s| is) (?:coming|joining|going)(?: too| as well| along| with (?:me|us))?${ask}${bid}
    `,
    last,
  ),
  form("invite", `{who} (?:wants|would like|'d like) to (?:come|join|be there)(?: too| as well)?${ask}${bid}`, last),
  form("invite", "(?:can|could) you (?:loop in|add|include|invite|bring in) {who}(?: too| as well| to (?:it|that))?", {
    ...last,
    isAsked: true,
  }),
  form("invite", "(?:loop|rope|bring) {who} in(?: too| as well)?", last),
  form(
    "cancel",
    "(?:i |we )?(?:don't|do not) (?:want|need) (?:it|that|this)(?: any ?more| after all)?(?:[,;.] ?| so | and )" + drop,
    last,
  ),
  form("cancel", "(?:forget (?:it|about it|that)|never ?mind|on second thoughts?)[,;.]? " + drop, last),
  form(
    "cancel",
    `
      (?:i |we )?(?:can't|cannot|won't) (?:go|make it|come|do it|do that|attend)(?: any ?more| after all)?(?:[,;.] ?
      | so | and )(?:please )?
    ` + drop,
    last,
  ),
  form("cancel", "{who} (?:just )?(?:cancell?ed|bailed|called (?:it|that) off)(?: on (?:me|us))?", someone),
  form(
    "cancel",
    `
      {who} (?:${cannot} (?:make it|come|go|do it)|isn't coming|is not coming|is sick|is ill|cancell?ed|bailed)
      (?: on (?:me|us))?(?: any ?more| after all)?${ask}${drop}
    `,
    someone,
  ),
  form("uninvite", `${regret}(?:take|remove|drop|kick|uninvite) {who}(?: off| out)?(?: again)`, { of: "guests" }),
  form(
    "cancel",
    `
      (?:he|she|they|the \\w+)(?: just)? (?:called|rang|phoned|texted|e-?mailed|wrote|messaged)[,.;]? (?:and )?
      (?:is |are |they're |he's |she's )?(?:not coming|can't come|can't make it|won't make it)(?: any ?more| after all)?
      [,.;] ?(?:so |please )*
    ` + drop,
    last,
  ),
  form("uninvite", `(?:take|remove|drop|kick|uninvite|get) ${her}(?: off| out| from it| off it)?(?: again)?`, {
    of: "guests",
  }),
  form(
    "uninvite",
    `
      ${her.replace("her|him|them", "she|he|they")} (?:isn't|aren't|can't|won't|is not|are not) (?:coming|come|
      be there|make it|attend|attending)(?: any ?more| after all)?${ask}(?:take|remove|drop|uninvite) ${her}
      (?: off)?
    `,
    { of: "guests" },
  ),
  form(
    "accept",
    `
      (?:yes,? |sure,? |ok,? |okay,? )*(?:i'll|i will|i'm|i am|i can) (?:go|be there|attend|come|going|coming|
      make it|in|attending|do that|do it)(?:, (?:please )?accept(?: it| that)?)?
    `,
    { of: "invite" },
  ),
  form("accept", "(?:yes,? |sure,? |ok,? )*(?:say|tell them|reply|answer|rsvp) yes", { of: "invite" }),
  form("accept", "(?:yes,? |sure,? |ok,? )*(?:count me in|sign me up)", { of: "invite" }),
  form(
    "decline",
    `
      (?:no,? |sorry,? )*(?:i can't|i cannot|i won't|i'm not able to) (?:go|be there|attend|come|make it|make that|
      do that|do it)(?:, (?:please )?(?:decline|reject|say no)(?: it| that)?)?
    `,
    { of: "invite" },
  ),
  form("decline", "(?:no,? |sorry,? )*(?:say|tell them|reply|answer|rsvp) no", { of: "invite" }),
  form("decline", "(?:count me out|i'll pass|i'm out|pass)", { of: "invite" }),
  form(
    "copy",
    "(?:copy|duplicate|repeat|clone) (?:it|that|this) (?:to|on|for|onto) {when}(?:,? (?:at the )?same time)?",
    last,
  ),
  form(
    "copy",
    "(?:do |add |put |and )?(?:the )?same(?: thing)?(?: again)?,? (?:on |for )?{when}(?: too| as well| again)?",
    last,
  ),
  form("copy", "(?:also|again|and again|and another(?: one)?|another(?: one)?|one more) (?:on |for )?{when}", {
    ...last,
    ...weak,
  }),
];
