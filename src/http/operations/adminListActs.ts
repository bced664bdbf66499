import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListActs", ({ query }, ctx) => ctx.rooms.admin.acts(toActor(ctx), query ?? {}));
