import { defineOperation } from "../define.ts";

export default defineOperation("runJob", ({ path }, ctx) => ctx.rooms.automation.runNow(ctx.caller, path.id));
