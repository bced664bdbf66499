import { defineOperation } from "../define.ts";

export default defineOperation("getMetrics", async (_request, ctx) => {
  const text = await ctx.rooms.usage.metrics.text();
  return new Response(text, {
    headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
  });
});
