import { newId } from "../base/ids.ts";

/** Ids of runs that were accepted from this instant on sort behind it. */
export const toFirstId = (at: number): string => newId("tsk", at).slice(0, "tsk_".length + 10);
