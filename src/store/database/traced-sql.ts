import type { ISql, PendingQuery, Row, Sql } from "postgres";
import { isTracing, traced, traceParent } from "../../base/trace.ts";

/**
 * The driver, telling of each statement and each transaction where somebody writes down how work hangs together; else
 * it is given back as it is. Rounds that look for work belong to no run and no request, and nobody wants to read of
 * them.
 */
export const traceSql = (sql: Sql): Sql => (isTracing() ? watch(sql) : sql);

type Begin = (...args: unknown[]) => Promise<unknown>;

const watch = <S extends ISql>(sql: S): S =>
  new Proxy(sql, {
    apply: (target, self, args) => watchQuery(Reflect.apply(target as unknown as () => unknown, self, args)),
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      return name === "begin" ? watchBegin(found as Begin) : found;
    },
  });

/** Its statements are pieces of it. */
const watchBegin =
  (begin: Begin): Begin =>
  (...args) => {
    const work = args.pop() as (tx: ISql) => unknown;
    return inTrace("transaction", () => begin(...args, (tx: ISql) => work(watch(tx))));
  };

/** The same for one whose statements are sent all at once. */
export const traceTogether = <T>(statements: readonly PendingQuery<Row[]>[], work: () => Promise<T>): Promise<T> =>
  isTracing()
    ? (inTrace("transaction", async () => {
        const sent = work();
        for (const statement of statements) tell(statement as unknown as Query);
        return await sent;
      }) as Promise<T>)
    : work();

/** A statement of the driver: it is sent when somebody waits for it, and a part of another one never is. */
interface Query extends Promise<unknown> {
  readonly strings: readonly string[];
  readonly executed: boolean;
  handle(): Promise<void>;
}

function watchQuery<T>(made: T): T {
  if (!isQuery(made)) return made;
  const send = made.handle.bind(made);
  made.handle = async () => {
    if (made.executed) return;
    const sent = send();
    tell(made);
    await sent;
  };
  return made;
}

/** Whoever waits for the statement hears of its failure; here it is only written down. */
function tell(sent: Query): void {
  const settled = Promise.prototype.then.bind(sent) as Promise<unknown>["then"];
  inTrace(toSummary(sent.strings.join(" ")), () => settled((rows) => rows)).catch(() => {});
}

const isQuery = (made: unknown): made is Query => made instanceof Promise && Array.isArray((made as Query).strings);

const inTrace = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
  if (traceParent() === null) return work();
  const facts = { "db.system.name": "postgresql", "db.operation.name": name.split(" ")[0], "db.query.summary": name };
  return traced(name, { kind: "client", facts }, work);
};

// The first table that it writes to; locks and conflicts speak of updates, too.
const written = /(?<!\b(?:for|key|do) )\b(insert|update|delete)(?: into| from)? "?([a-z_]+)/;
const read = /\bfrom "?([a-z_]+)/;

/** What a statement does and to which table, by its words in the source, which hold no value. */
function toSummary(text: string): string {
  const words = text.replaceAll(/\s+/g, " ").trim().toLowerCase();
  const [, verb = "select", table = read.exec(words)?.[1]] = written.exec(words) ?? [];
  return table === undefined ? "query" : `${verb} ${table}`;
}
