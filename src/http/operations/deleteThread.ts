import { defineOperation } from "../define.ts";

export default defineOperation("deleteThread", ({ path }, { caller, rooms }) =>
  rooms.history.deleteThread({ ownerId: caller.userId, threadId: path.threadId.toLowerCase() }),
);
