import { defineOperation } from "../define.ts";

export default defineOperation("readNotices", ({ body }, ctx) =>
  ctx.rooms.notify.inbox.markRead(ctx.caller.userId, body.ids),
);
