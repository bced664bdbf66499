import { ask, cannot, drop, gone, rooms, weak } from "./english-words.ts";
import { form, type Form } from "./form.ts";

/** What it is called, and where it is. */
export const names: readonly Form[] = [
  form("place", "{event} (?:address|location|place|venue|room)(?::| is) {place}"),
  form("place", `{event}(?: is|'s) going to be (?:in|at|on) (?:the )?(?<place>${rooms})`),
  form("remind", "(?:i'd like|i want|give me|set|add) a reminder for {event} {length} (?:before|ahead|in advance)"),
  form("title", "i (?:want|'d like|would like) {event} to be called {title}"),
  form("place", "new (?:location|place|room|venue) for {event}(?::| is) {place}"),
  form("place", "for {event}, (?:put|set|use) {place} as (?:the )?(?:location|place|venue)"),
  form(
    "title",
    "{event} should be (?:called|named|titled|renamed(?: to| as)?) {title}(?: from now on| instead| now)?" +
      "(?:,? (?:so )?(?:please |can you |could you )*rename(?: it)?)?",
  ),
  form("title", "{event} should (?:say|read) {title}"),
  form("title", "(?:call|name|rename|retitle) {event}(?: to| as)? [\"“']{title}[\"”'](?: instead| from now on| now)?"),
  form("title", '{event} is (?:called|named) ["“]?{title}["”]? now'),
  form("place", `{event}: (?:new )?(?:room|place|location|venue)(?: is|,|:) {place}`),
  form("place", `we(?:'re| are) (?:doing|having|holding) {event} (?:in|at|on) (?:the )?(?<place>${rooms})`),
  form("place", `move {event} (?:to|into) (?:the )?(?<place>${rooms})`),
  form(
    "place",
    `
      {event}(?:'s| is| will be) (?:now )?(?:in|at|on) (?:the )?(?<place>${rooms})(?: now)?,? (?:not|instead of)
      (?: in| at)?(?: the)?(?: room)? [\\w-]+(?: room)?
    `,
  ),
  form(
    "place",
    `{event}(?:'s| is| will be| takes place| happens) (?:in|at|on) (?:the )?(?<place>${rooms})(?: now)?`,
    weak,
  ),
  form("place", String.raw`{event}(?:'s| is| will be) at (?<place>\d+[a-z]? [A-Z][\w']+(?: [\w'.]+){0,3})`),
  form("place", "(?:put|add) (?:the )?(?:address|location|place|venue) {place} (?:on|to|in|for) {event}"),
  form(
    "place",
    "(?:add|set|put) (?:a |the )?(?:location|place|address|venue) (?:to|for|of|on) {event}(?::| to|,) {place}",
  ),
  form(
    "place",
    "{event} (?:has (?:been )?|is |got )?(?:moved|moving|relocated|switched) to (?:the )?(?<place>" + rooms + ")",
  ),
  form(
    "remind",
    `
      (?:i want|i'd like|i need|give me|set) an? (?:heads[- ]up|reminder|warning|alert|ping|
      nudge) {length} (?:before|ahead of|prior to) {event}
    `,
  ),
  form(
    "remind",
    `
      (?:give me|set|i want|i'd like|add) an? {length} (?:heads[- ]up|reminder|warning|alert|notice) (?:for|before|
      on) {event}
    `,
  ),
  form(
    "remind",
    `
      (?:set|add|put) an? (?:reminder|alert) (?:for|on|to) {event}, {length} (?:ahead|before(?:hand)?|in advance|
      earlier|prior)
    `,
  ),
  form("remind", "(?:nudge|warn|buzz|tell|poke) me {length} (?:before|ahead of|prior to) {event}"),
  form("remind", "let me know {length} (?:before|ahead of) {event}"),
];

/** It does not take place. */
export const ends: readonly Form[] = [
  form("cancel", "{who} had to cancel {event}"),
  form(
    "cancel",
    "(?:skip|cancel|drop|i'm skipping|we're skipping) {event} (?<day>(?:this|next) (?:\\w+day|week)|today|tomorrow)" +
      "(?: only|, just (?:this|that) once)",
  ),
  form("cancel", "{event}(?: has| have)?(?: been| got| was| is)? (?:rained|snowed) (?:out|off)"),
  form(
    "cancel",
    `
      there(?:'s| is) no (?<event>[\\w' ]+? (?:today|tonight|tomorrow|this week|on \\w+day|
      this \\w+day))(?: after all)?
    `,
  ),
  form("cancel", "we(?:'ve| have)? (?:dropped|cancell?ed|scrapped|called off) {event}"),
  form("cancel", "{event}(?:'s| is| was| got) (?:cancell?ed|called off|off) (?:because of|due to|thanks to) [\\w' ]+"),
  form("cancel", "(?:we|i) (?:won't|will not) need {event}(?: any ?more| after all)?"),
  form("cancel", "(?:i'm|i am|we're|we are) (?:skipping|cancell?ing|dropping) {event}"),
  form("cancel", "(?:i'm|i am|we're|we are) going to (?:skip|cancel|drop) {event}"),
  form("cancel", "not (?:doing|having|going to) {event} after all"),
  form(
    "cancelAll",
    "(?:stop|end) {event}[,.;] (?:we're|we are|i'm|i am) not (?:doing|having|going to|holding) (?:it|them) any ?more",
  ),
  form("cancel", "take {event} out(?: of (?:my|the) (?:calendar|diary|schedule))?"),
  form("cancel", `(?:i )?(?:can't|cannot|won't) (?:do|make|go to|attend) {event}${ask}${drop}`),
  form("cancel", `{event} ${gone}`),
  form("cancel", `{event} ${gone}${ask}${drop}`),
  form("cancel", "{event}(?: was| got)? (?:just )?(?:cancell?ed|called off)(?: on (?:me|us))?"),
  form("cancel", `{event}(?: was| got)? (?:just )?(?:cancell?ed|called off)(?: on (?:me|us))?${ask}${drop}`),
  form(
    "cancel",
    `
      {event} (?:isn't|won't be|is not|will not be|ain't) (?:happening|on|going ahead|taking place)(?: any ?
      more| after all)?
    `,
  ),
  form(
    "cancel",
    `
      {event} (?:won't|will not|is not going to|isn't going to) (?:happen|take place|go ahead)(?: any ?
      more| after all)?
    `,
  ),
  form(
    "cancel",
    `
      {event} (?:isn't|won't be|is not|will not be) (?:happening|on|going ahead|taking place|needed|necessary)
      (?: any ?more| after all)?${ask}${drop}
    `,
  ),
  form("cancel", "{event} (?:isn't|is not|is no longer) (?:needed|necessary)(?: any ?more)?"),
  form("cancel", "{event} can (?:go|be (?:cancell?ed|deleted|removed|dropped|scrapped))(?: now)?"),
  form("cancel", `(?:i|we) (?:don't|do not|no longer) need {event}(?: any ?more| any longer| after all| now)`),
  form(
    "cancel",
    `(?:i|we) (?:don't|do not|no longer) (?:need|want) {event}(?: any ?more| any longer| after all| now)?${ask}${drop}`,
  ),
  form("cancel", `no (?:more )?need for {event}(?: any ?more| after all)?(?:${ask}${drop})?`),
  form("cancel", `(?:we're|we are|i'm|i am) not (?:having|doing|holding) {event} (?:any ?more|after all)`),
  form(
    "cancel",
    `
      (?:we're|we are|i'm|i am|we won't be|i won't be) (?:not )?(?:having|doing|holding|going to|attending) {event}
      (?: any ?more| after all)?${ask}${drop}
    `,
  ),
  form("cancel", `{who} ${cannot} (?:do|make|come to|make it to|attend|join) {event}${ask}${drop}`),
  form("cancel", `{who} (?:cancell?ed|bailed)(?: on (?:me|us))?(?: for| on)? {event}(?:${ask}${drop})?`),
  form(
    "cancel",
    `
      no (?<event>(?!reminder|more|need|problem|thanks|one|idea|meetings?|calls?|events?|plans?|appointments?|work|
      school|daycare|day care|preschool|kindergarten|nursery|childcare|camp|time)[\\w' ]+?
      (?: (?:today|tonight|tomorrow|this week|on \\w+day|this \\w+day|\\w+day)))(?: after all| any ?more)?
      (?:${ask}${drop})?
    `,
  ),
  form(
    "cancel",
    "(?:cancel|delete|drop|remove|clear) (?:what|whatever)(?:'s| is| i have| i've got| there is) (?:on )?{event}",
  ),
  form(
    "cancel",
    "(?:wipe|strike|bin|nuke|void|trash|chuck|scrub|ax|axe|unschedule|unbook) {event}" +
      "(?: (?:from|off) (?:my|the) calendar)?",
  ),
];
