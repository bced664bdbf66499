import { traced } from "../../base/trace.ts";

/** Where a statement names its first table. */
const named = /\b(?:insert into|update|delete from|from)\s+"?([a-z_]+)/;

/** What it does and to which table, by its words in the source, which hold no value. A transaction tells nothing. */
export const tracedQuery = <T>(query: PromiseLike<T>, work: () => Promise<T>): Promise<T> => {
  const { strings } = query as { strings?: readonly string[] };
  const name = strings === undefined ? "transaction" : toSummary(strings.join(" "));
  return traced(
    name,
    {
      kind: "client",
      facts: { "db.system.name": "postgresql", "db.operation.name": name.split(" ")[0], "db.query.summary": name },
    },
    work,
  );
};

function toSummary(text: string): string {
  const words = text.trim().toLowerCase();
  const verb = /^(?:with|select|insert|update|delete)/.exec(words)?.[0] ?? "query";
  const table = named.exec(words)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
