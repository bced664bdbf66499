import { defineOperation } from "../define.ts";

export default defineOperation("getHealth", async (_request, ctx) => ({
  status: "ok",
  version: ctx.rooms.version,
  uptime_seconds: Math.round(process.uptime() * 10) / 10,
  node: process.version,
  // Which rules for zones and daylight saving this process knows; they change several times a year.
  tz: process.versions.tz ?? "unknown",
}));
