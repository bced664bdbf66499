import { header, json, literalUnion, type Emitter } from "./file.ts";

export const emitErrors: Emitter = ({ errors }) => {
  const entries = errors.map(({ code, ...spec }) => `  ${code}: ${json(spec).replace(/\s*\n\s*/g, " ")},`);
  const text = `${header("specs/errors.yaml")}import type { ErrorCode } from "./error-code.ts";

export interface ErrorSpec {
  readonly status: number;
  readonly title: string;
  readonly can_retry: boolean;
  readonly recovery_suggestion?: string;
  /** The form logs and metrics use; \`{module}\` stands for the module that failed. */
  readonly dotted?: string;
  /** Methods that help after a failed tool call; \`{module}\` and \`{method}\` stand for those of the call. */
  readonly next_steps?: readonly string[];
  readonly scope: readonly ("http" | "tool" | "run" | "worker")[];
}

export type { ErrorCode };

export const errors: { readonly [Code in ErrorCode]: ErrorSpec } = {
${entries.join("\n")}
};
`;
  const codes = `${header("specs/errors.yaml")}/** Codes the server may answer with. */
export type ErrorCode =${literalUnion(errors.map(({ code }) => code))};
`;
  return [
    { path: "contract/error-code.ts", text: codes },
    { path: "contract/errors.ts", text },
  ];
};
