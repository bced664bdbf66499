import { ask, bid, cannot, her } from "./english-words.ts";
import { form, type Form } from "./form.ts";

/** Who comes, and who does not. */
export const guests: readonly Form[] = [
  form("invite", "{who} (?:needs|wants|should get|didn't get) (?:the|an) (?:invite|invitation) (?:for|to) {event}"),
  form("invite", "(?:add|invite) both {who} to {event}"),
  form("uninvite", "leave {who} out of {event}"),
  form("invite", "{who} wants in on {event}"),
  form("invite", "add {who} as an? (?:guest|attendee|participant) (?:to|of|for|on) {event}"),
  form("invite", "{event} should include {who}"),
  form("invite", "(?:could you |can you )?send {who} (?:the|an) (?:invite|invitation) (?:for|to) {event}", {
    isAsked: true,
  }),
  form("invite", "bring {who} along to {event}"),
  form("invite", "(?:put|add) {who} (?:down )?for (?<event>(?:the|my|our) .+?)(?: too| as well)?"),
  form("invite", "(?:let|have) {who} (?:come along|tag along|sit in) (?:to|on|for) {event}"),
  form("invite", `{who}(?:'s| is) joining (?:us|me) for {event}${ask}${bid}`),
  form("invite", "(?:add|invite) {who} to {event}", { isWeak: true }),
  form("uninvite", "no need to (?:have|invite) {who} (?:at|to) {event}"),
  form("uninvite", "(?:cancel|withdraw|revoke) {who}'s (?:invite|invitation) (?:to|for) {event}"),
  form(
    "invite",
    `
      {who} (?:should|needs? to|ha(?:s|ve) to|must|ought to) (?:both |all |also )?
      (?:come to|join|attend|be at|be in|be part of) {event}(?: too| as well)?(?:${ask}${bid})?
    `,
  ),
  form("invite", `(?:can|could) {who} (?:come to|join|attend|be at) {event}(?:[?,] ?(?:please )?${bid})`, {
    isAsked: true,
  }),
  form("invite", "(?:have|let|make) {who} (?:join|attend|come to|sit in on) {event}"),
  form("invite", `let {who} know about {event}${ask}${bid}`),
  form("invite", "(?:share|send) {event} (?:with|to) {who}"),
  form("invite", "(?:loop|rope|bring|pull) in {who} (?:on|to|for|into) {event}"),
  form(
    "invite",
    `
      (?:put|add) {who} (?:on|to) the (?:guest list|invite list|attendee list|invite|attendees|guests|
      participants) (?:for|of|to) {event}
    `,
  ),
  form("invite", "(?:put|add) {who} (?:on|to) {event}'s? (?:guest list|invite list|attendees|guests)"),
  form(
    "invite",
    `
      {who} (?:wants|would like|'d like|asked|needs) to (?:be at|come to|join|attend|be in|sit in on) {event}${ask}
      ${bid}
    `,
  ),
  form("invite", `{who}(?:'s| is) (?:coming|going) to {event}(?: too| as well)?${ask}${bid}`),
  form("invite", "{who}(?:'s| is) (?:joining|coming to) {event}(?: too| as well)"),
  form(
    "uninvite",
    `
      {who} (?:isn't|is not|won't be|'s not|is no longer|will not be) (?:coming to|joining|attending|going to|
      at) {event}
      (?: any ?more| after all)?(?:${ask}(?:take|remove|drop|uninvite|kick) ${her}(?: off| out| from it)?)?
    `,
  ),
  form(
    "uninvite",
    `
      {who} ${cannot} (?:attend|join|make|make it to|come to|be at) {event}${ask}(?:take|remove|drop|
      uninvite|kick) ${her}
      (?: off| out| from it)?
    `,
  ),
  form(
    "uninvite",
    "{who} (?:doesn't|does not|no longer) needs? to (?:be at|come to|join|attend|be in|be on) {event}(?: any ?more)?",
  ),
  form("uninvite", "(?:remove|take|drop) {who} as an? (?:guest|attendee|participant) (?:of|from|for) {event}"),
  form(
    "uninvite",
    `
      (?:remove|take|drop|kick|strike|get|cut) {who} (?:from|off|out of) (?:the )?(?:guest list|invite list|
      attendees|guests|participants) (?:of|for|from) {event}
    `,
  ),
  form(
    "uninvite",
    `
      (?:remove|take|drop|kick|strike|get|cut) {who} (?:from|off|out of) {event}(?:'s)? (?:guest list|invite|
      invitation|invite list|attendees|guests)
    `,
  ),
];

/** Answers to an invite. */
export const replies: readonly Form[] = [
  form(
    "decline",
    `tell (?:the )?{event} (?:that )?i(?:'m| am| can't| cannot| won't| will) (?:not )?(?:coming|going|attending|come|
    make it|be there|be coming)(?: any ?more| after all)?(?<=(?:not|can't|cannot|won't) .*)`,
  ),
  form(
    "accept",
    `(?:tell (?:them|him|her|the organi[sz]ers?) )?(?:that )?i(?:'ll| will) be there (?:on )?(?<day>\\w+day|tomorrow|
    today) for (?<event>the .+?)`,
  ),
  form("accept", "tell (?:them|him|her|the organi[sz]ers?) (?:that )?i(?:'ll| will) be (?:there for|at) {event}"),
  form("decline", "(?:i'd|i would) rather not (?:go to|attend|join|do|come to) {event}"),
  form(
    "decline",
    `(?:i )?(?:can't|cannot|won't) (?:do|make|make it to|attend|come to) {event},? (?:sorry|unfortunately|i'm afraid)`,
  ),
  form("accept", "(?:i'm |i am |i'd be )?(?:happy|glad|delighted) to (?:join|attend|come to|be at) {event}"),
  form("decline", "i (?:have to|must|need to|will have to) miss {event}"),
  form(
    "decline",
    `(?:i'm|i am|i'll be|i will be|we're|we are|i'm still) (?:(?!if\\b|not\\b|free\\b)[\\w']+ ){1,4}during {event},?
    [ ](?:so|and|then)(?:,? please)? (?:say no to|decline|reject|turn down|skip) (?:that one|it|that|this one)`,
  ),
  form(
    "accept",
    `
      (?:yes,? )?i (?:can|could) (?:make|do|attend|join|come to|make it to|be at) {event}(?:, (?:please )?
      accept(?: it| that)?)?
    `,
  ),
  form(
    "accept",
    `
      (?:sure|yes|yep|yeah|ok|okay|great)[, ]+i(?:'ll| will| can) (?:make|do|attend|join|come to|be at|go to) {event}
      (?:, (?:please )?accept(?: it| that)?)?
    `,
  ),
  form("accept", "confirm (?:my )?(?:attendance|participation|presence)?(?: at| for| in| to)? ?{event}"),
  form("accept", "(?:rsvp|reply|say|answer|respond) yes (?:to|for) {event}"),
  form(
    "accept",
    "(?:put|mark|sign) me (?:down |up )?(?:as (?:going|attending|yes|a yes)|for|in|down)(?: for| to| at)? {event}",
  ),
  form("decline", "(?:rsvp|reply|say|answer|respond) no (?:to|for) {event}"),
  form(
    "decline",
    `
      (?:sorry,? |unfortunately,? )*(?:i )?(?:can't|cannot|won't|will not)(?: be able to)? (?:attend|make|make it to|
      come to|join|go to|be at) {event}, (?:please )?(?:decline|reject)(?: it| that)?
    `,
  ),
  form("decline", "(?:count me out|get me out) (?:of|for) {event}"),
  form("decline", "tell {event} (?:that )?(?:i'm|i am) not (?:coming|going)"),
  form(
    "decline",
    "(?:i have to|i must|i need to|i'll have to|i'm going to) (?:decline|pass on|turn down|skip) {event}",
  ),
  form("decline", "(?:mark|put) me (?:down )?as (?:not (?:going|attending)|a no|no)(?: for| to| at)? {event}"),
];
