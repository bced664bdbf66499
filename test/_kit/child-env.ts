import { inject } from "vitest";

/**
 * The environment of a program that a test starts: nothing of the machine's, but the way to find and to load programs.
 */
export function childEnv(): { PATH: string; NODE_COMPILE_CACHE: string } {
  return { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: inject("services").compiled };
}
