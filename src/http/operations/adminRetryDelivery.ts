import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminRetryDelivery", ({ path }, ctx) =>
  ctx.rooms.admin.retryDelivery(toActor(ctx), path.id),
);
