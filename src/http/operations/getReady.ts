import { defineOperation } from "../define.ts";

export default defineOperation("getReady", async (_request, ctx) => {
  const { store, stream } = ctx.rooms;
  const [database, doorbell] = await Promise.allSettled([store.ping(), stream.ping()]);
  const down = [
    ...(database.status === "rejected" ? ["database"] : []),
    ...(doorbell.status === "rejected" ? ["stream"] : []),
  ];
  if (down.length > 0) throw ctx.error("NOT_READY", {}, { detail: `Not answering: ${down.join(", ")}.` });
  return { status: "ready", checks: { database: "up", stream: "up" } };
});
