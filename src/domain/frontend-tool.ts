/** A tool that the client has, and that it carries out itself (R33). */
export interface FrontendTool {
  name: string;
  description: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** What the row of the tool message of such a call says of it. */
export interface FrontendCall {
  id: string;
  name: string;
  /** JSON text. */
  arguments: string;
  /** `unanswered`: the client has brought results of other calls. A user who writes on leaves it `open`. */
  state: "open" | "answered" | "unanswered";
  /** The run that went on. */
  continued_by?: string;
}

/** What the model is told of such a call when it goes on, as the journal has it. */
export interface FrontendAnswer {
  frontend: true;
  tool_call_id: string;
  content: string;
  status: "success" | "failure";
  /** It holds text of other people, or reads like an instruction. */
  tainted: boolean;
}
