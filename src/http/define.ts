import type { BuiltOperationId, OperationId, OperationIo } from "../../generated/contract/operations.ts";
import type { Account } from "../account/account.ts";
import type { Admin } from "../admin/admin.ts";
import type { Approval } from "../approval/approval.ts";
import type { Admission, Auth, Caller, StreamTickets } from "../auth/auth.ts";
import type { Automation } from "../automation/automation.ts";
import type { AppError, AppErrorOptions } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { Files } from "../files/files.ts";
import type { History } from "../history/history.ts";
import type { Mcp } from "../mcp/mcp.ts";
import type { CalendarTransfer } from "../modules/calendar/_transfer.ts";
import type { ContactsTransfer } from "../modules/contacts/_transfer.ts";
import type { Notify } from "../notify/notify.ts";
import type { OpenAi } from "../openai/openai.ts";
import type { Run } from "../run/run.ts";
import type { Store } from "../store/store.ts";
import type { Stream } from "../stream/stream.ts";
import type { Usage } from "../usage/usage.ts";
import type { EventStream } from "./sse.ts";

/** What operations may reach. */
export interface Rooms {
  readonly auth: Auth;
  readonly tickets: StreamTickets;
  readonly store: Store;
  readonly stream: Stream;
  readonly history: History;
  readonly usage: Usage;
  readonly files: Files;
  readonly approval: Approval;
  readonly notify: Pick<Notify, "inbox">;
  readonly transfer: { readonly calendar: CalendarTransfer; readonly contacts: ContactsTransfer };
  readonly run: Run;
  readonly mcp: Mcp;
  readonly openai: OpenAi;
  readonly automation: Automation;
  readonly account: Account;
  readonly admin: Admin;
  readonly console: ConsoleRules;
  /** Of this package. */
  readonly version: string;
  /** The process was asked to stop and only finishes what it has. */
  isDraining(): boolean;
}

/** The page that this server hands out, and what it is told before anybody has signed in. */
export interface ConsoleRules {
  /** Where its build lies; it may not be there. */
  readonly folder: string;
  /** Where people sign in; without it they bring a token. */
  readonly oidc?: { readonly issuer: string; readonly clientId: string; readonly resource?: string };
  /** Where else images of this server may come from. */
  readonly imageOrigins: readonly string[];
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
  /** What the ticket has opened, where the spec asks for one. */
  readonly admission: Admission;
  readonly requestId: string;
  /** The address it comes from, as far as that can be known. */
  readonly from: string;
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

/** An answer of the kind that a query parameter asks for (x-with-query); it has a status of its own. */
export class Asked<T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }
}

export interface Operation<Id extends OperationId> {
  readonly id: Id;
  /** A Response is for what is not JSON, or needs headers of its own; everything else is plain data. */
  run(
    request: OperationRequest<Id>,
    ctx: OperationContext<Id>,
  ): Promise<OperationIo[Id]["result"] | Asked<OperationIo[Id]["asked"]> | Response | EventStream>;
}

export function defineOperation<Id extends BuiltOperationId>(id: Id, run: Operation<Id>["run"]): Operation<Id> {
  return { id, run };
}
