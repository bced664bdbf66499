import { defineOperation } from "../define.ts";

export default defineOperation("getReady", async (_request, ctx) => {
  const { store, stream, isDraining } = ctx.rooms;
  if (isDraining()) throw ctx.error("NOT_READY", {}, { detail: "Stopping; it finishes what it has." });
  const [database, doorbell] = await Promise.allSettled([store.ping(), stream.ping()]);
  if (database.status === "rejected") {
    const down = doorbell.status === "rejected" ? "database, stream" : "database";
    throw ctx.error("NOT_READY", {}, { detail: `Not answering: ${down}.` });
  }
  // Redis carries what may be lost. To be taken out of service for it would turn a delay into an outage.
  return doorbell.status === "rejected"
    ? { status: "degraded", checks: { database: "up", stream: "down" } }
    : { status: "ready", checks: { database: "up", stream: "up" } };
});
