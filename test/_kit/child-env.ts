import { inject } from "vitest";

/**
 * The environment of a program that a test starts: nothing of the machine's, but the way to find and to load programs.
 * Servers among them judge their answers by the contract: a broken one is an error of its own.
 */
export function childEnv(): { PATH: string; NODE_COMPILE_CACHE: string; ACCORD_CHECK_ANSWERS: string } {
  const { compiled } = inject("services");
  return { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: compiled, ACCORD_CHECK_ANSWERS: "yes" };
}
