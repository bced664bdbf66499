// Generated from specs. Edit there and run make generate.

import type { Validator } from "./validators.ts";
import type * as T from "../types.ts";

export declare const AgUiRunInput: Validator<T.AgUiRunInput>;
export declare const ApprovalDecision: Validator<T.ApprovalDecision>;
export declare const AutomationJobCreate: Validator<T.AutomationJobCreate>;
export declare const AutomationJobUpdate: Validator<T.AutomationJobUpdate>;
export declare const AutomationPreviewRequest: Validator<T.AutomationPreviewRequest>;
export declare const CliResult: Validator<T.CliResult>;
export declare const CustomEvent: Validator<T.CustomEvent>;
export declare const MeUpdate: Validator<T.MeUpdate>;
export declare const MessagesSnapshotEvent: Validator<T.MessagesSnapshotEvent>;
export declare const ReviewResolution: Validator<T.ReviewResolution>;
export declare const RunAgentInput: Validator<T.RunAgentInput>;
export declare const RunCancelRequest: Validator<T.RunCancelRequest>;
export declare const RunErrorEvent: Validator<T.RunErrorEvent>;
export declare const RunFinishedEvent: Validator<T.RunFinishedEvent>;
export declare const RunStartedEvent: Validator<T.RunStartedEvent>;
export declare const StateSnapshotEvent: Validator<T.StateSnapshotEvent>;
export declare const StepFinishedEvent: Validator<T.StepFinishedEvent>;
export declare const StepStartedEvent: Validator<T.StepStartedEvent>;
export declare const TaskBrief: Validator<T.TaskBrief>;
export declare const TextMessageContentEvent: Validator<T.TextMessageContentEvent>;
export declare const TextMessageEndEvent: Validator<T.TextMessageEndEvent>;
export declare const TextMessageStartEvent: Validator<T.TextMessageStartEvent>;
export declare const ToolAgentOutput: Validator<T.ToolAgentOutput>;
export declare const ToolCallArgsEvent: Validator<T.ToolCallArgsEvent>;
export declare const ToolCallEndEvent: Validator<T.ToolCallEndEvent>;
export declare const ToolCallResultEvent: Validator<T.ToolCallResultEvent>;
export declare const ToolCallStartEvent: Validator<T.ToolCallStartEvent>;
export declare const ToolEnvelope: Validator<T.ToolEnvelope>;
export declare const ToolResult: Validator<T.ToolResult>;
export declare const UiActionValue: Validator<T.UiActionValue>;
export declare const UiHints: Validator<T.UiHints>;
export declare const UiSchema: Validator<T.UiSchema>;
export declare const WebhookNotice: Validator<T.WebhookNotice>;
export declare const WorkerOutput: Validator<T.WorkerOutput>;
