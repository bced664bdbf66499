import { defineOperation } from "../define.ts";
import { toDownload } from "./_download.ts";

export default defineOperation("exportCalendar", async (_request, ctx) =>
  toDownload(await ctx.rooms.transfer.calendar.export(ctx.caller.userId), "text/calendar", "calendar.ics"),
);
