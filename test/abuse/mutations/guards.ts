import { calls } from "./_calls.ts";
import { effects } from "./_effects.ts";
import type { Guard } from "./_guard.ts";
import { limits } from "./_limits.ts";
import { marks } from "./_marks.ts";
import { texts } from "./_texts.ts";
import { ways } from "./_ways.ts";
import { who } from "./_who.ts";

export const guards: readonly Guard[] = [...who, ...calls, ...effects, ...marks, ...texts, ...limits, ...ways];
