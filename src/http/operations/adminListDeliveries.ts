import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListDeliveries", ({ query }, ctx) =>
  ctx.rooms.admin.deliveries(toActor(ctx), query ?? {}),
);
