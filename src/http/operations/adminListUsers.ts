import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListUsers", ({ query }, ctx) => ctx.rooms.admin.users(toActor(ctx), query ?? {}));
