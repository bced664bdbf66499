import type { BuiltOperationId, OperationId, OperationIo } from "../../generated/contract/operations.ts";
import type { Approval } from "../approval/approval.ts";
import type { Auth, Caller } from "../auth/auth.ts";
import type { Automation } from "../automation/automation.ts";
import type { AppError, AppErrorOptions } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { Files } from "../files/files.ts";
import type { History } from "../history/history.ts";
import type { CalendarTransfer } from "../modules/calendar/_transfer.ts";
import type { ContactsTransfer } from "../modules/contacts/_transfer.ts";
import type { Notify } from "../notify/notify.ts";
import type { Run } from "../run/run.ts";
import type { Store } from "../store/store.ts";
import type { Stream } from "../stream/stream.ts";
import type { Usage } from "../usage/usage.ts";
import type { EventStream } from "./sse.ts";

/** What operations may reach. */
export interface Rooms {
  readonly auth: Auth;
  readonly store: Store;
  readonly stream: Stream;
  readonly history: History;
  readonly usage: Usage;
  readonly files: Files;
  readonly approval: Approval;
  readonly notify: Pick<Notify, "inbox">;
  readonly transfer: { readonly calendar: CalendarTransfer; readonly contacts: ContactsTransfer };
  readonly run: Run;
  readonly automation: Automation;
  /** Of this package. */
  readonly version: string;
}

/** Checked against the spec before the handler sees it; numbers and booleans of path and query are no longer text. */
interface OperationRequest<Id extends OperationId = OperationId> {
  readonly path: OperationIo[Id]["path"];
  readonly query: OperationIo[Id]["query"];
  readonly body: OperationIo[Id]["body"];
}

export interface OperationContext<Id extends OperationId = OperationId> {
  /** Who asks. An operation that the spec calls public has no caller, and asking for one is a mistake. */
  readonly caller: Caller;
  readonly requestId: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly rooms: Rooms;
  /** False for HEAD: what stands behind the headers is not sent. */
  readonly wantsBody: boolean;
  /** A request header by its name in lower case, joined by commas when it came more than once. */
  header(name: string): string | null;
  /** Only the codes the spec lists for this operation. */
  error(code: OperationIo[Id]["error"], data?: Record<string, unknown>, options?: AppErrorOptions): AppError;
}

export interface Operation<Id extends OperationId> {
  readonly id: Id;
  /** A Response is for what is not JSON, or needs headers of its own; everything else is plain data. */
  run(
    request: OperationRequest<Id>,
    ctx: OperationContext<Id>,
  ): Promise<OperationIo[Id]["result"] | Response | EventStream>;
}

export function defineOperation<Id extends BuiltOperationId>(id: Id, run: Operation<Id>["run"]): Operation<Id> {
  return { id, run };
}
