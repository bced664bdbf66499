// Generated from specs. Edit there and run make generate.

import type { Validator } from "../validators.ts";
import type * as T from "../../types.ts";

export declare const input: Validator<T.CalendarUninviteInput>;
export declare const output: Validator<T.CalendarUninviteOutput>;
