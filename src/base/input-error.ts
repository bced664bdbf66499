import type { InputBranch, InputForm } from "../../generated/contract/input-forms.js";
import type { ValidationError } from "../../generated/contract/validators/validators.ts";
import { correctionsIn } from "./corrections.ts";
import { toProblems } from "./input-problems.ts";

/** An input error a model can correct: which fields are wrong, and what the form it meant looks like (G088). */
export interface InputError {
  message: string;
  detail: string;
  input_schema: Readonly<Record<string, string>>;
  next_steps: readonly [string];
}

const mostProblems = 5;

/** Tables are passed in, so a method may come without its form; then nothing can be shown. */
const formless: InputForm = { branches: [] };

export function toInputError(
  id: string,
  form: InputForm = formless,
  input: unknown,
  errors: readonly ValidationError[],
): InputError {
  const branch = meantBranch(form, input);
  const problems = isObject(input)
    ? branch
      ? problemsIn(branch, input, errors)
      : form.tag
        ? tagProblem(form)
        : toProblems(errors, {})
    : ["input: must be an object"];
  const corrections = correctionsIn(form, input);
  const isCorrected = (problem: string) =>
    corrections.some(({ paths }) => paths.some((path) => problem.startsWith(`${path}:`)));
  const told = [...corrections.map(({ problem }) => problem), ...problems.filter((problem) => !isCorrected(problem))];
  return {
    message: `${id} input does not match method schema`,
    detail: told.slice(0, mostProblems).join("; ") || "input: does not match the method's schema",
    input_schema: branch ? branch.fields : tagLine(form),
    next_steps: [id],
  };
}

/**
 * The form with that tag, or undefined; without a tag the one of which most marks are there, else the first. A value
 * that only one form has says more than a key.
 */
function meantBranch({ tag, branches }: InputForm, input: unknown): InputBranch | undefined {
  const given = isObject(input) ? input : {};
  const marksOf = ({ marks }: InputBranch) =>
    marks
      .filter(({ key, value }) => Object.hasOwn(given, key) && (value === undefined || given[key] === value))
      .reduce((sum, { value }) => sum + (value === undefined ? 1 : 1.5), 0);
  const best = branches.toSorted((a, b) => marksOf(b) - marksOf(a))[0];
  return tag && best && marksOf(best) === 0 ? undefined : best;
}

function problemsIn(
  branch: InputBranch,
  input: Readonly<Record<string, unknown>>,
  errors: readonly ValidationError[],
): string[] {
  const missing = branch.required.filter((key) => !Object.hasOwn(input, key)).map((key) => `${key}: is required`);
  const unknown = Object.keys(input)
    .filter((key) => !Object.hasOwn(branch.fields, key))
    .map((key) => `${key.slice(0, 60)}: is not known here`);
  const apart = branch.apart
    .filter((keys) => keys.every((key) => Object.hasOwn(input, key)))
    .map((keys) => `${keys.join(", ")}: cannot stand together`);
  const found = [...missing, ...unknown, ...apart];
  // Of a union the validator reports the other forms too; and what stands at the top is known better by now.
  const own = errors.filter(({ instancePath, keyword }) => {
    const [, key] = instancePath.split("/");
    if (key === undefined)
      return found.length === 0 && !["required", "additionalProperties", "oneOf", "anyOf"].includes(keyword);
    const isMark = branch.marks.some(
      (mark) => mark.key === key && mark.value !== undefined && mark.value === input[key],
    );
    return !isMark && Object.hasOwn(branch.fields, key);
  });
  return [...new Set([...found, ...toProblems(own, branch.fields)])];
}

const tagProblem = ({ tag }: InputForm): string[] =>
  tag ? [`${tag.key}: must be one of ${tag.values.join(", ")}`] : [];
const tagLine = ({ tag }: InputForm): Record<string, string> =>
  tag ? { [tag.key]: `string enum(${tag.values.join("|")})` } : {};
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
