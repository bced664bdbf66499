// Generated from specs. Edit there and run make generate.

import type { Validator } from "./validators.ts";
import type * as T from "../types.ts";

export declare const CalendarAcceptInviteInput: Validator<T.CalendarAcceptInviteInput>;
export declare const CalendarAcceptInviteOutput: Validator<T.CalendarAcceptInviteOutput>;
export declare const CalendarCreateInput: Validator<T.CalendarCreateInput>;
export declare const CalendarCreateOutput: Validator<T.CalendarCreateOutput>;
export declare const CalendarDeleteInput: Validator<T.CalendarDeleteInput>;
export declare const CalendarDeleteOutput: Validator<T.CalendarDeleteOutput>;
export declare const CalendarFindFreeInput: Validator<T.CalendarFindFreeInput>;
export declare const CalendarFindFreeOutput: Validator<T.CalendarFindFreeOutput>;
export declare const CalendarReadInput: Validator<T.CalendarReadInput>;
export declare const CalendarReadOutput: Validator<T.CalendarReadOutput>;
export declare const CalendarRejectInviteInput: Validator<T.CalendarRejectInviteInput>;
export declare const CalendarRejectInviteOutput: Validator<T.CalendarRejectInviteOutput>;
export declare const CalendarRestoreInput: Validator<T.CalendarRestoreInput>;
export declare const CalendarRestoreOutput: Validator<T.CalendarRestoreOutput>;
export declare const CalendarShareInput: Validator<T.CalendarShareInput>;
export declare const CalendarShareOutput: Validator<T.CalendarShareOutput>;
export declare const CalendarUpdateInput: Validator<T.CalendarUpdateInput>;
export declare const CalendarUpdateOutput: Validator<T.CalendarUpdateOutput>;
export declare const ContactsCreateInput: Validator<T.ContactsCreateInput>;
export declare const ContactsCreateOutput: Validator<T.ContactsCreateOutput>;
export declare const ContactsReadInput: Validator<T.ContactsReadInput>;
export declare const ContactsReadOutput: Validator<T.ContactsReadOutput>;
export declare const MemoryReadInput: Validator<T.MemoryReadInput>;
export declare const MemoryReadOutput: Validator<T.MemoryReadOutput>;
export declare const MemoryUpdateInput: Validator<T.MemoryUpdateInput>;
export declare const MemoryUpdateOutput: Validator<T.MemoryUpdateOutput>;
export declare const SkillsReadInput: Validator<T.SkillsReadInput>;
export declare const SkillsReadOutput: Validator<T.SkillsReadOutput>;
