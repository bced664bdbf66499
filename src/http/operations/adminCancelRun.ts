import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminCancelRun", ({ path }, ctx) => ctx.rooms.admin.cancel(toActor(ctx), path.taskId));
