import type { AccordClient } from "../../generated/client/operations.ts";
import type {
  Again,
  Attachment,
  RunInterrupt,
  PublicAgentType,
  RunStatus,
  RunView,
  ThreadState,
  UiSchema,
} from "../../generated/contract/api-types.ts";
import type { CallOptions } from "./connection.ts";

/** What to be told while a run is under way. */
export interface FollowOptions extends CallOptions {
  /** Called with the answer as far as it is written; with less than before when the server has taken something back. */
  onText?(text: string): void;
  /** Called with every card, as soon as it is there. */
  onCard?(card: UiSchema): void;
}

/** How to ask. */
export interface AskOptions extends FollowOptions {
  /** Goes on with a conversation; a new one otherwise. */
  threadId?: string;
  /** Chosen by the caller, so that asking again after a failure starts nothing twice. */
  runId?: string;
  /** Who answers, one of `listAgents`. */
  agentType?: PublicAgentType;
  /** What `upload` has answered: at most three, shown beside the text. */
  images?: readonly Attachment[];
}

/** How to upload. */
export interface UploadOptions extends CallOptions {
  /** How the image is called. */
  filename?: string;
}

/** How to decide. */
export interface DecideOptions extends FollowOptions {
  /** What the user wants otherwise, in the shape of the call's input: fields that the approval lists as `editable`. */
  editedArgs?: Readonly<Record<string, unknown>>;
}

/** What became of a question. */
export interface AskResult {
  /** The conversation; `ask` goes on with it. */
  threadId: string;
  /** The run that has answered. */
  runId: string;
  /** How it ended. */
  status: RunStatus;
  /** What the assistant said; empty where it said nothing. */
  answer: string;
  /** What there is to draw, in order. */
  cards: UiSchema[];
  /**
   * What the user is asked first. With the reason `tool_call` a call waits, and `decide` takes its id; with
   * `input_required` the worker has a question, whose form is in `metadata.fields`, and `answer` takes its id.
   */
  interrupt?: RunInterrupt;
  /** The run as `getRun` reads it: usage, calls, and what went wrong, if it did. */
  run: RunView;
}

/** The usual things as one call each. */
export interface Asking {
  /** Uploads an image (PNG, JPEG, WebP or GIF) that `ask` can show; a `File` brings its own name. */
  upload(image: Blob, options?: UploadOptions): Promise<Attachment>;
  /**
   * Asks, follows the answer, and resolves when the run has ended, also when it ended with a question to the user or a
   * failure. Throws an ApiError where the server cannot be asked, and the reason of `signal`; the run goes on then.
   */
  ask(text: string, options?: AskOptions): Promise<AskResult>;
  /** Decides what a run waits for, and follows the run that goes on. */
  decide(approvalId: string, decision: "approve" | "deny", options?: DecideOptions): Promise<AskResult>;
  /** Has the message of a run answered once more. The thread keeps both answers, and shows the new one. */
  regenerate(run: RunRef, options?: AgainOptions): Promise<AskResult>;
  /** Puts another message in the place of that of a run, and goes on from there. The thread keeps what it leaves. */
  edit(run: RunRef, text: string, options?: AgainOptions): Promise<AskResult>;
  /** Goes on with the answer of a run that was cancelled, or failed, while it was written. */
  continueRun(run: RunRef, options?: AgainOptions): Promise<AskResult>;
  /** Shows the path through a run, as `versions` and `answers` of the history name them. */
  chooseVersion(run: RunRef, options?: CallOptions): Promise<ThreadState>;
  /** Answers a question with a value for each field, or with null skips it, and follows the run that goes on. */
  answer(
    questionId: string,
    values: Readonly<Record<string, unknown>> | null,
    options?: FollowOptions,
  ): Promise<AskResult>;
}

/** A run by its names, as `ask` answers them. */
export interface RunRef {
  /** Its conversation. */
  threadId: string;
  /** Its id in there. */
  runId: string;
}

/** How to answer once more. */
export interface AgainOptions extends FollowOptions {
  /** Of the new run. Chosen by the caller, so that asking again after a failure starts nothing twice. */
  runId?: string;
  /** Who answers, one of `listAgents`. */
  agentType?: PublicAgentType;
}

export function makeAsking(client: AccordClient): Asking {
  return {
    upload(image, { filename, ...options } = {}) {
      const file = filename === undefined ? image : new File([image], filename, { type: image.type });
      return client.createAttachment({ body: { file }, ...toCall(options) });
    },
    ask: (text, { threadId = newId(), images = [], ...options } = {}) => start({ threadId, text, images }, options),
    regenerate: (run, options = {}) => goBack("regenerate", run, options),
    edit: (run, text, options = {}) => goBack("edit", run, options, text),
    continueRun: (run, options = {}) => goBack("continue", run, options),
    chooseVersion: ({ threadId, runId }, options = {}) =>
      client.updateThread({ path: { threadId }, body: { shownRunId: runId }, ...toCall(options) }),
    async decide(id, decision, { editedArgs, ...options } = {}) {
      const body = { decision, ...(editedArgs ? { editedArgs } : {}) };
      const next = await client.decideApproval({ path: { id }, body, ...toCall(options) });
      return await follow(client, next, options);
    },
    async answer(id, values, options = {}) {
      const body = values === null ? { skip: true as const } : { answer: { ...values } };
      const next = await client.answerQuestion({ path: { id }, body, ...toCall(options) });
      return await follow(client, next, options);
    },
  };

  /** The message of a run that answers an earlier one is not read. */
  function goBack(how: Again["how"], { threadId, runId: run_id }: RunRef, options: AgainOptions, text = "") {
    return start({ threadId, text, again: { how, run_id } }, options);
  }

  async function start(
    { threadId, text, images = [], again }: Wish,
    { runId = newId(), agentType = "worker", ...options }: AgainOptions,
  ): Promise<AskResult> {
    const messages = [{ id: `msg-${runId}`.slice(0, 128), role: "user" as const, content: toContent(text, images) }];
    const forwardedProps = { agent_type: agentType, ...(again ? { again } : {}) };
    await client.createRun({ body: { threadId, runId, messages, forwardedProps }, ...toCall(options) });
    return await follow(client, { threadId, runId }, options);
  }
}

interface Wish {
  threadId: string;
  text: string;
  images?: readonly Attachment[];
  again?: Again;
}

const toContent = (text: string, images: readonly Attachment[]) =>
  images.length === 0
    ? text
    : [
        { type: "text" as const, text },
        ...images.map(({ mimeType, url }) => ({ type: "binary" as const, mimeType, url })),
      ];

async function follow(
  client: AccordClient,
  { threadId, runId }: { threadId: string; runId: string },
  options: FollowOptions,
): Promise<AskResult> {
  const request = { path: { threadId }, query: { runId }, ...toCall(options) };
  const cards: UiSchema[] = [];
  let text = "";
  let interrupt: RunInterrupt | undefined;
  const say = (now: string) => {
    if (now !== text) options.onText?.((text = now));
  };
  for await (const event of client.streamRunEvents(request)) {
    // What had arrived already is not shown any more.
    options.signal?.throwIfAborted();
    if (event.type === "TEXT_MESSAGE_START") say("");
    if (event.type === "TEXT_MESSAGE_CONTENT") say(text + event.delta);
    // What was taken back is followed by another answer; what stays is told whole.
    if (event.type === "TEXT_MESSAGE_END") say(event.metadata.superseded ? "" : event.answer);
    if (event.type === "TOOL_CALL_RESULT" && event.ui_schema !== null) {
      cards.push(event.ui_schema);
      options.onCard?.(event.ui_schema);
    }
    if (event.type === "RUN_FINISHED" && event.outcome.type === "interrupt") [interrupt] = event.outcome.interrupts;
  }
  const run = await client.getRun(request);
  const answer = run.output?.answer ?? text;
  return { threadId, runId, status: run.status, answer, cards, ...(interrupt ? { interrupt } : {}), run };
}

const newId = (): string => crypto.randomUUID();

const toCall = ({ signal, headers }: CallOptions): CallOptions => ({
  ...(signal ? { signal } : {}),
  ...(headers ? { headers } : {}),
});
