import type { Accepted, NewRun } from "../../src/store/runs/runs.ts";
import type { Store } from "../../src/store/store.ts";

/** A run whose cause is to be had, such as a message. */
export async function accepted({ runs }: Pick<Store, "runs">, run: NewRun): Promise<Accepted> {
  const answer = await runs.accept(run);
  if (answer === undefined) throw new Error("the run was not accepted");
  return answer;
}
