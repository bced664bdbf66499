import { defineOperation } from "../define.ts";

export default defineOperation("listMemoryVersions", async ({ path: { scope } }, ctx) => {
  const { version, revisions } = await ctx.rooms.store.reading(ctx.caller.userId).memory.history(scope);
  return {
    scope,
    version,
    items: revisions.map(({ version, createdAt, writtenBy, changes }) => ({
      version,
      at: createdAt.toISOString(),
      ...(writtenBy === null ? {} : { by: writtenBy }),
      changes,
    })),
  };
});
