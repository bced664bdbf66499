import { defineOperation } from "../define.ts";

export default defineOperation("previewJob", async ({ body }, ctx) =>
  ctx.rooms.automation.preview(ctx.caller, body.schedule),
);
