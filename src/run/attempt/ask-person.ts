import type {
  ActionRequiredFact,
  AgUiEvent,
  Question,
  TaskBrief,
  WorkerOutput,
} from "../../../generated/contract/types.ts";
import { toAnswerSchema } from "../../base/form.ts";
import { newId } from "../../base/ids.ts";
import { toText } from "../../base/local-time.ts";
import { cutPoints } from "../../base/visible.ts";
import type { NewQuestion, QuestionRow } from "../../store/people/people.ts";
import type { Ui } from "../../ui/ui.ts";
import { endAsking } from "./end-asking.ts";
import type { EndingDeps } from "./ending.ts";
import type { Attempt } from "./state.ts";

export interface AskPersonDeps extends EndingDeps {
  ui: EndingDeps["ui"] & Pick<Ui, "toQuestionCard" | "toSentence">;
}

const hourMs = 3_600_000;

/** The end of a run whose worker asks the user for something with a form; the answer starts the run that goes on. */
export async function askPerson(
  deps: AskPersonDeps,
  attempt: Attempt,
  { output, question, brief }: { output: WorkerOutput; question: Question; brief: TaskBrief },
): Promise<WorkerOutput> {
  const { run, toolContext, rounds } = attempt;
  const { fields } = question;
  const said: WorkerOutput = { ...output, status: "partial_success", error: null, question };
  const expires = deps.clock.now() + deps.actionHours * hourMs;
  const row: NewQuestion = {
    id: newId("qst"),
    text: said.answer,
    fields,
    tainted: toolContext.isTainted,
    brief,
    rounds: rounds.length,
    expiresAt: new Date(expires),
  };
  const expiresAt = toText(expires, run.timezone);
  const fact: ActionRequiredFact = {
    action_id: row.id,
    kind: "question",
    reasons: ["missing_facts"],
    // The webhook passes it on: words of other people have no place in it.
    summary: row.tainted ? deps.ui.toSentence("question.asked", brief.language, {}) : cutPoints(row.text, 300),
    expires_at: expiresAt,
  };
  return await endAsking(deps, attempt, {
    said,
    fact,
    waiting: { questions: [row] },
    interrupt: {
      id: row.id,
      reason: "input_required",
      message: cutPoints(row.text, 300),
      responseSchema: toAnswerSchema(fields),
      expiresAt,
      metadata: {
        ui_schema: deps.ui.toQuestionCard({ ...row, state: "pending" }, brief.language),
        fields: [...fields],
      },
    },
  });
}

/** The beginning of a run that goes on with an answer: it is in its worker step, and says what it goes on with. */
export const toAnswered = (
  { journal: { events }, run }: Attempt,
  { id, state, answeredAt, answeredBy, runId }: QuestionRow,
): AgUiEvent[] => [
  events.runStarted(),
  events.stepStarted("worker"),
  events.custom("action.resolved", {
    action_id: id,
    kind: "question",
    resolution: state === "skipped" ? "skipped" : "answered",
    resolved_at: toText(answeredAt?.getTime() ?? 0, run.timezone),
    ...(answeredBy === null ? {} : { resolved_by: answeredBy }),
    asked_by_run: runId,
  }),
];
