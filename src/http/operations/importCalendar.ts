import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("importCalendar", ({ body: { ics } }, ctx) => {
  const { timezone } = toSettings(ctx.caller, null);
  return ctx.rooms.transfer.calendar.import({ id: ctx.caller.userId, timezone }, ics);
});
