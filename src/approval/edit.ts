import type { ToolEnvelope } from "../../generated/contract/types.ts";
import { fingerprintCall } from "../base/canonical.ts";
import { readEdits } from "../base/editable.ts";
import { AppError } from "../base/error.ts";
import { newRequestId } from "../base/ids.ts";
import { toInputError } from "../base/input-error.ts";
import { toMethodId } from "../base/method-id.ts";
import { own } from "../base/own.ts";
import type { EditedCall } from "../domain/cause.ts";
import type { MethodTables } from "../domain/method-tables.ts";
import type { ApprovalRow } from "../store/people/people.ts";
import { toReasons } from "./reasons.ts";
import type { SubjectCall, Subjects } from "./subjects.ts";

export interface EditDeps {
  tables: MethodTables;
  subjects: Subjects;
  /** Why an event cannot be made so, by the rules of its method. */
  findDraftProblem(input: Readonly<Record<string, unknown>>): string | undefined;
  thresholdLow: number;
}

/** What a call that waits becomes with a person's changes; undefined when nothing is changed. */
export type Edit = (
  approval: Pick<ApprovalRow, "ownerId" | "timezone" | "call" | "brief">,
  editedArgs: Readonly<Record<string, unknown>>,
) => Promise<EditedCall | undefined>;

/**
 * A person may word a call otherwise while saying yes to it. All that can be judged is judged here, before anything is
 * decided: only fields that the contract names, the schema of the method, its own rules, and whom the call concerns. A
 * change that would bring in people whom the card did not show is refused: they would be told of something that nobody
 * was asked about.
 */
export function makeEdit({ tables, subjects, findDraftProblem, thresholdLow }: EditDeps): Edit {
  return async ({ ownerId, timezone, call, brief }, editedArgs) => {
    const read = readEdits(call, editedArgs);
    if ("refused" in read)
      throw new AppError(
        "APPROVAL_EDIT_NOT_ALLOWED",
        {},
        { detail: `${read.refused.slice(0, 100)} cannot be changed.` },
      );
    if (read.edits.length === 0) return undefined;
    const edited: ToolEnvelope = { ...call, input: read.input };
    const id = toMethodId(call);
    const spec = own(tables.methods, id);
    const fits = own(tables.validators, id)?.input;
    if (spec === undefined || fits === undefined) throw new AppError("APPROVAL_EDIT_NOT_ALLOWED");
    if (!fits(edited.input))
      throw invalid(toInputError(id, own(tables.forms, id), edited.input, fits.errors ?? []).detail);
    const context = { ownerId, timezone, requestId: newRequestId(), signal: new AbortController().signal };
    await judge({ id, spec, input: edited.input, context }, call);
    return { call: edited, callHash: fingerprintCall(id, edited.input), edits: read.edits };

    async function judge(changed: SubjectCall, shown: ToolEnvelope): Promise<void> {
      const touched = await subjects.events(changed);
      const moment = {
        spec: changed.spec,
        hasGuests: touched.some(({ hasGuests }) => hasGuests),
        undoes: 0,
        confidence: brief.confidence,
        isTainted: false,
        hasAppData: false,
        intents: new Set<string>(),
        isDoneElsewhere: false,
      };
      const known = toReasons({ ...moment, input: shown.input }, thresholdLow);
      const now = toReasons({ ...moment, input: changed.input }, thresholdLow);
      if (now.some((reason) => !known.includes(reason))) throw new AppError("APPROVAL_EDIT_WIDENS");
      if (id === "calendar.create") {
        const problem = findDraftProblem(changed.input);
        if (problem !== undefined) throw invalid(problem);
      }
      // One that is gone meanwhile is told when the call is made, as without changes.
      const isImpossible = ({ isDeleted, shown: event }: (typeof touched)[number]) =>
        !isDeleted && event !== undefined && event.after === undefined;
      if (id === "calendar.update" && touched.some(isImpossible)) throw invalid("The event cannot be changed so.");
    }
  };
}

const invalid = (detail: string): AppError => new AppError("APPROVAL_EDIT_INVALID", {}, { detail });
