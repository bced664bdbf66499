import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminCreateWebhook", ({ body }, ctx) =>
  ctx.rooms.admin.webhooks.create(toActor(ctx), body),
);
