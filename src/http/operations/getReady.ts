import { defineOperation } from "../define.ts";

export default defineOperation("getReady", async (_request, ctx) => {
  const { store, stream, isDraining } = ctx.rooms;
  if (isDraining()) throw ctx.error("NOT_READY", {}, { detail: "Stopping; it finishes what it has." });
  const [database, doorbell, replica] = await Promise.allSettled([store.ping(), stream.ping(), store.replica?.look()]);
  if (database.status === "rejected") {
    const down = doorbell.status === "rejected" ? "database, stream" : "database";
    throw ctx.error("NOT_READY", {}, { detail: `Not answering: ${down}.` });
  }
  // Redis carries what may be lost, and the primary has all that a replica has. To be taken out of service for them
  // would turn a delay into an outage.
  const checks = {
    database: "up" as const,
    stream: doorbell.status === "rejected" ? ("down" as const) : ("up" as const),
    ...(replica.status === "fulfilled" && replica.value !== undefined ? { replica: replica.value } : {}),
  };
  return { status: Object.values(checks).every((state) => state === "up") ? "ready" : "degraded", checks };
});
