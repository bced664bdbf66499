import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListJobs", ({ query }, ctx) => ctx.rooms.admin.jobs(toActor(ctx), query ?? {}));
