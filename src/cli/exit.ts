import type { CliResult } from "../../generated/contract/types.ts";

/** What the program ends with, so that a script can branch without reading JSON. `--help` prints this list. */
export const exitCodes = {
  ok: [0, "the method did what it was asked, or found nothing"],
  failed: [1, "the method failed; error says why"],
  usage: [2, "the command line names nothing that exists"],
  input: [3, "the input was refused"],
  credential: [4, "the credential is missing, expired, or not for this method"],
  unreachable: [5, "the server cannot be reached or took too long"],
  contract: [6, "the server answered outside of its contract"],
} as const satisfies Record<string, readonly [number, string]>;

const byError: Readonly<Record<string, keyof typeof exitCodes>> = {
  UNKNOWN_ACTION: "usage",
  INVALID_ENVELOPE: "usage",
  INVALID_ACTION_INPUT: "input",
  ACTION_NOT_ALLOWED: "credential",
  CREDENTIAL_EXPIRED: "credential",
  UPSTREAM_UNAVAILABLE: "unreachable",
  TIMEOUT: "unreachable",
  OUTPUT_SCHEMA_VIOLATION: "contract",
};

export function exitCodeOf(result: CliResult): number {
  return exitCodes[result.ok ? "ok" : (byError[result.error.code] ?? "failed")][0];
}
