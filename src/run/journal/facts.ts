import { errors, type ErrorSpec } from "../../../generated/contract/errors.ts";
import type { MethodSpec } from "../../../generated/contract/methods.ts";
import type {
  AgentConfig,
  ToolCatalogEntry,
  ToolCatalogFact,
  ToolCompletedFact,
  ToolFlags,
  ToolHookOutcome,
  ToolPolicyFact,
  ToolProgressFact,
} from "../../../generated/contract/types.ts";
import { own } from "../../base/own.ts";
import { cutPoints } from "../../base/visible.ts";
import type { Dispatched } from "../../tool/tool.ts";
import { toEvidenceRefs, toPreview } from "./result-refs.ts";

type Methods = Readonly<Record<string, MethodSpec>>;

/** What is known of a run when its tools are settled. */
export interface CatalogMoment {
  /** Whether the worker stage is given the tool at all. */
  isOffered: boolean;
  /** So unsure of the task that every change waits for a person. */
  isUnsure: boolean;
  isTainted: boolean;
  /** What the user's own message calls for. */
  intents: ReadonlySet<string>;
}

/** The tools this run may use: what its whitelist names, by name, each as it would be treated now. */
export function toCatalogFact(
  { whitelist }: Pick<AgentConfig, "whitelist">,
  methods: Methods,
  moment: CatalogMoment,
): ToolCatalogFact {
  if (!moment.isOffered) return { tools: [] };
  const known = [...whitelist].sort().flatMap((id) => own(methods, id) ?? []);
  return { tools: known.map((spec) => toCatalogEntry(spec, moment)) };
}

/** As the gate will judge it, as far as that is known without the input. */
function policyOf(spec: MethodSpec, { isUnsure, isTainted, intents }: CatalogMoment): ToolCatalogEntry["policy"] {
  if (spec.planned) return "unavailable";
  const waits = !spec.is_read_only && (isUnsure || (isTainted && !intents.has(spec.id)));
  return waits ? "ask" : spec.policy;
}

/** All that can ever be said of a method: every run says it of most of them. */
const entries = new WeakMap<MethodSpec, Partial<Record<ToolCatalogEntry["policy"], ToolCatalogEntry>>>();

function toCatalogEntry(spec: MethodSpec, moment: CatalogMoment): ToolCatalogEntry {
  const known = entries.get(spec) ?? {};
  entries.set(spec, known);
  const policy = policyOf(spec, moment);
  return (known[policy] ??= makeCatalogEntry(spec, policy));
}

function makeCatalogEntry(spec: MethodSpec, policy: ToolCatalogEntry["policy"]): ToolCatalogEntry {
  return {
    tool_name: spec.id,
    description: cutPoints(spec.description.split("\n", 1)[0] ?? "", 300),
    input_schema: `/openapi.json#/components/schemas/${toPascal(spec.module)}${toPascal(spec.method)}Input`,
    capabilities: [...spec.capabilities],
    policy,
    runtime_owner: "local",
    ...toFlags(spec),
  };
}

export interface PolicyFacts {
  call: PolicyCall;
  /** undefined when the call named nothing that exists. */
  spec: MethodSpec | undefined;
  /** The call's input after cleaning. */
  safeArguments: Readonly<Record<string, unknown>>;
  /** What the person who approved it has changed of it. */
  editedFields?: readonly string[];
  /** Where the input is kept. */
  argumentsRef: string;
}

/** As much of a call as there is before it is sent. */
interface PolicyCall {
  output: { tool_call_id: string; result: Pick<Dispatched["output"]["result"], "data"> };
  record: Pick<Dispatched["record"], "tool" | "decision" | "approvalId" | "hooks" | "permissionRef">;
}

const mostArguments = 4096;
const tool = "project_cli";

/** What policy decided about one call, and on which grounds. */
export function toPolicyFact({
  call: { output, record },
  spec,
  safeArguments,
  editedFields,
  argumentsRef,
}: PolicyFacts): ToolPolicyFact {
  const isLarge = Buffer.byteLength(JSON.stringify(safeArguments)) > mostArguments;
  const reasons = reasonsOf(output.result.data);
  return {
    tool_call_id: output.tool_call_id,
    tool_name: record.tool ?? tool,
    ...(isLarge ? { arguments_ref: argumentsRef } : { safe_arguments: { ...safeArguments } }),
    decision: record.decision,
    ...(record.decision === "ask" && reasons !== undefined ? { reasons } : {}),
    ...(record.approvalId === null ? {} : { approval_id: record.approvalId }),
    ...(editedFields === undefined ? {} : { edited_fields: [...editedFields] as ToolPolicyFact["edited_fields"] & {} }),
    flags: toFlags(spec),
    hooks: hooksOf(record.hooks, "pre"),
    permission_ref: record.permissionRef,
    ...(record.decision === "allowed" ? { sandbox_ref: "project-cli" } : {}),
  };
}

export interface ProgressFacts {
  toolCallId: string;
  toolName: string;
  done: number;
  total?: number;
  /** Cleaned text. */
  preview?: string;
}

export function toProgressFact({ toolCallId, toolName, done, total, preview }: ProgressFacts): ToolProgressFact {
  return {
    tool_call_id: toolCallId,
    tool_name: toolName,
    done,
    ...(total === undefined ? {} : { total }),
    ...(preview === undefined ? {} : { preview: cutPoints(preview, 500) }),
  };
}

/** How many items a batch has; undefined for a call that is none. */
export function batchSize(input: Readonly<Record<string, unknown>>): number | undefined {
  const items = input["items"] ?? input["event_ids"] ?? input["participants"];
  return Array.isArray(items) ? items.length : undefined;
}

/** How one call ended, with references instead of the result; `resultRef` names the message that holds it. */
export function toCompletedFact(
  { output, record }: Pick<Dispatched, "output" | "record">,
  resultRef: string,
): ToolCompletedFact {
  const { error, result } = output;
  return {
    tool_call_id: output.tool_call_id,
    tool_name: record.tool ?? tool,
    status: error?.code === "CANCELLED" ? cancelled(record.sends) : output.status,
    result_ref: resultRef,
    preview: error === null ? toPreview(result.data) : error.message,
    image_refs: [],
    artifact_refs: [],
    evidence_refs: error === null ? toEvidenceRefs(result.data) : [],
    ...(error === null ? {} : { error_code: error.code, error_category: categoryOf(error.code) }),
    retryable: error?.can_retry ?? false,
    ...(error?.recovery_suggestion === undefined ? {} : { recovery_advice: error.recovery_suggestion }),
    hooks: hooksOf(record.hooks, "post"),
  };
}

/**
 * A call that no child ever saw was cancelled; one that was on its way was cut short, and how far it came is not known.
 */
const cancelled = (sends: number): "cancelled" | "interrupted" => (sends > 0 ? "interrupted" : "cancelled");

/** The third word of `tool.<module>.<category>.<reason>`. */
function categoryOf(code: string): NonNullable<ToolCompletedFact["error_category"]> {
  const dotted = own<ErrorSpec>(errors, code)?.dotted;
  return (dotted?.split(".")[2] ?? "internal") as NonNullable<ToolCompletedFact["error_category"]>;
}

function reasonsOf(data: Readonly<Record<string, unknown>>): ToolPolicyFact["reasons"] {
  const { reasons } = (data["approval"] ?? {}) as { reasons?: ToolPolicyFact["reasons"] };
  return reasons;
}

function hooksOf(hooks: readonly ToolHookOutcome[], phase: ToolHookOutcome["phase"]): ToolHookOutcome[] {
  return hooks.filter((hook) => hook.phase === phase);
}

/** What does not exist does nothing: it needs no care when a run is cancelled. */
function toFlags(spec: MethodSpec | undefined): ToolFlags {
  const {
    is_read_only = false,
    is_concurrency_safe = false,
    is_destructive = false,
    interrupt_behavior = "cancel",
  } = spec ?? {};
  return { is_read_only, is_concurrency_safe, is_destructive, interrupt_behavior };
}

function toPascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
