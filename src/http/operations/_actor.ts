import type { Actor } from "../../admin/admin.ts";
import type { OperationContext } from "../define.ts";

/** As the audit names whoever asks. */
export const toActor = ({
  caller,
  from,
  requestId,
}: Pick<OperationContext, "caller" | "from" | "requestId">): Actor => ({
  name: `${caller.issuer}:${caller.subject}`,
  userId: caller.userId,
  from,
  requestId,
});
