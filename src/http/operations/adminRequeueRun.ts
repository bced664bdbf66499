import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminRequeueRun", ({ path }, ctx) =>
  ctx.rooms.admin.requeue(toActor(ctx), path.taskId),
);
