import { defineOperation } from "../define.ts";

export default defineOperation("deleteJob", ({ path }, ctx) => ctx.rooms.automation.remove(ctx.caller, path.id));
