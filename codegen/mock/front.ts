import { join } from "node:path";
import { moduleOperations, operations, type OperationSpec } from "../../generated/contract/operations.ts";
import { operationValidators } from "../../generated/contract/validators/validators.ts";
import { AppError } from "../../src/base/error.ts";
import { makeLog } from "../../src/base/log.ts";
import type { Rooms } from "../../src/http/define.ts";
import { makeHttp, type Http, type HttpDeps } from "../../src/http/http.ts";
import getConsole from "../../src/http/operations/getConsole.ts";
import getConsoleAsset from "../../src/http/operations/getConsoleAsset.ts";
import { makeAnswers } from "./answers.ts";
import { startPrism } from "./prism.ts";

export interface Mock {
  url: string;
  stop(): Promise<void>;
}

/**
 * The server's own front door with Prism in place of the rooms behind it: what is wrong with a request is found and
 * told by the same code as on the server, and everything else is answered from the examples of the document. Prism by
 * itself leaves malformed JSON without an answer, and has problems of its own for half of what can be wrong.
 */
export async function startMock(port: number, options: readonly string[] = []): Promise<Mock> {
  const prism = await startPrism(options);
  const { handlers, callMethod } = makeAnswers(prism.url);
  const http: Http = makeHttp({
    contract: { operations: built(operations), moduleOperations: built(moduleOperations), validators },
    // The page is no example: a frontend team works on the real one.
    handlers: { ...handlers, getConsole, getConsoleAsset },
    callMethod,
    rooms: { auth, tickets, console: { folder: consoleFolder, imageOrigins: [] } } as unknown as Rooms,
    log: makeLog({ level: "error" }),
    // Nothing here belongs to anybody: a page of any origin may use it.
    corsOrigins: ["*"],
  });
  await http.listen(port, "127.0.0.1");
  return {
    url: http.url,
    async stop() {
      await http.stop(0);
      prism.stop();
    },
  };
}

const consoleFolder = process.env["ACCORD_CONSOLE"] ?? join(import.meta.dirname, "../../dist/console");

const validators = operationValidators as HttpDeps["contract"]["validators"];

/** What is planned has examples already. */
function built<Entry extends Pick<OperationSpec, "planned">>(table: Readonly<Record<string, Entry>>) {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, { ...entry, planned: false }]));
}

const someone = { userId: "usr_mock", name: "Mock", timezone: null, locale: null, isAdmin: true };

/** Any token will do, and none will not. */
const auth = {
  user: (authorization: string | null) => assertToken(authorization) ?? someone,
  methodCaller: async (authorization: string | null) => assertToken(authorization) ?? { ...someone, purpose: "person" },
};

const tickets = {
  async redeem(ticket: string | null) {
    if (ticket === null) throw new AppError("UNAUTHENTICATED");
    return { caller: someone };
  },
};

function assertToken(authorization: string | null): undefined {
  if (!/^Bearer +\S+$/i.test(authorization ?? "")) throw new AppError("UNAUTHENTICATED");
}
