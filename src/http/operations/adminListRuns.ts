import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListRuns", ({ query }, ctx) => ctx.rooms.admin.runs(toActor(ctx), query ?? {}));
