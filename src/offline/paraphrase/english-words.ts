import { piece } from "./form.ts";

/** Pieces of sentences that several forms have in common. */
export const moved = piece(`
    (?:moved|rescheduled|re-scheduled|pushed|postponed|shifted|bumped|delayed|brought|put|changed|switched)
    (?: back| forward| out| up| off)?
  `);
export const been = "(?:(?:has|have|had|'s|'ve)(?: just| now)? been|is|was|got|gets|is being|just got)";
export const to = "(?:to|until|till|for)";
export const at = "(?:at |on |for |to )?";
export const ask = "(?:, | and | so | - |; )(?:so )?(?:can you |could you |please )?(?:please )?";
export const change = `(?:${ask}(?:change|move|update|reschedule|adjust|fix|shift|do) (?:it|that)(?: accordingly)?)`;
export const gone = piece(`
    (?:is|'s|was|got|has been|have been|had been|'s been|is being)(?: now| just)? (?:off|cancell?ed|called off|
    scrapped|not happening|not on|not going ahead|no longer happening|no longer on|dropped)(?: any ?
    more| after all| now| this week)?
  `);
export const drop = piece(`
    (?:cancel|delete|remove|drop|scrap|scratch|clear|take|kill|nix|ditch|get rid of|call off|skip)(?: (?:it|that|
    this|the event|the meeting|them))?(?: off| out)?(?: (?:from|off|of) (?:my|the) (?:calendar|schedule|diary))?
  `);
export const cannot = "(?:can't|cannot|can not|won't|will not|couldn't|isn't able to|is not able to)(?: be able to)?";
export const her = "(?:her|him|them)";
/** "Add her", "send him an invite": whoever was named before. */
export const bid = piece(`
    (?:(?:invite|add|include|loop in) ${her}(?: in| too| please)?|
    (?:send|get) ${her} (?:an|the) (?:calendar )?(?:invite|invitation))
  `);
export const weak = { isWeak: true } as const;
export const rooms = String.raw`
  (?:(?:the )?(?:[\w'-]+ ){0,3}(?:room|office|hall|building|lobby|café|cafe|kitchen|lounge|library|cafeteria|gym|
  basement|courtyard|garden|rooftop|
  studio|auditorium|canteen)(?: [\w-]+)?|zoom|teams|google meet|skype|webex|online|room [\w-]+)
`;
export const regret = piece(`
    (?:(?:h+m+|no|wait|oops|oh(?: no| dear)?|actually|sorry|hang on|hold on|on second thoughts?|wrong one|my mistake|
    i(?:'ve)? changed my mind)[,.! ]+)*
  `);
export const last = { of: "event" } as const;
export const someone = { of: "someone" } as const;
