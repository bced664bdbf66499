import { defineOperation } from "../define.ts";

export default defineOperation("listJobs", ({ query }, ctx) => ctx.rooms.automation.list(ctx.caller, query ?? {}));
