import type { Fragment, ISql } from "postgres";

/** On whose behalf something is written. */
export type Writer =
  /** A person: what they write is theirs. */
  | { readonly kind: "person" }
  /** A run, and nothing by other people has been read in it, or a person has seen the call and said yes. */
  | { readonly kind: "run" }
  /** A run that has read text by other people: what it writes may be theirs (R31). */
  | { readonly kind: "tainted_run"; readonly taskId: string };

/** What `tainted_by` of a new row is. */
export const markOf = (writer: Writer): string | null => (writer.kind === "tainted_run" ? writer.taskId : null);

/** What `tainted_by` of a changed row becomes. A change cleans nothing, unless a person makes it. */
export function nextMark(sql: ISql, writer: Writer): Fragment {
  switch (writer.kind) {
    case "person":
      return sql`null`;
    case "run":
      return sql`tainted_by`;
    case "tainted_run":
      return sql`${writer.taskId}`;
  }
}
