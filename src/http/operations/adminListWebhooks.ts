import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListWebhooks", (_, ctx) => ctx.rooms.admin.webhooks.list(toActor(ctx)));
