import type { NewFile } from "./place.ts";

export interface NewOperation {
  id: string;
  verb: "get" | "post" | "patch" | "delete";
  path: string;
  tag: string;
  summary: string;
  /** The types of what it answers and of what it is sent. */
  answer: string;
  body: string;
  /** Those of its path, with an example of each; what the path's file describes for all its operations, it has. */
  parameters: { name: string; example: string; isDescribed: boolean }[];
}

const hasBody = ({ verb }: NewOperation): boolean => verb === "post" || verb === "patch";

/** It answers with the text that it is given: what compiles and passes, and is replaced. */
export function toOperationSpec(made: NewOperation): string {
  const { id, verb, path, tag, summary, answer, body } = made;
  const security = path.startsWith("/api/v1/admin/") ? "security: [{ adminToken: [] }]\n" : "";
  const missing = made.parameters.filter(({ isDescribed }) => !isDescribed);
  const inPath = missing.map(({ name }) => toParameter(name, "path"));
  const inQuery = verb === "get" ? [toParameter("text", "query")] : [];
  const parameters = [...inPath, ...inQuery];
  const described = parameters.length === 0 ? "" : `parameters:\n${parameters.join("")}`;
  const request = `requestBody:
  required: true
  content:
    application/json:
      schema: { $ref: ../schemas/${body}.yaml }
      examples:
        given: { value: { text: Hello } }
`;
  const success =
    verb === "delete"
      ? '  "204": { description: Deleted }\n'
      : `  "200":
    description: The text
    content:
      application/json:
        schema: { $ref: ../schemas/${answer}.yaml }
        examples:
          given: { value: { text: Hello } }
`;
  return `operationId: ${id}
summary: ${summary}
tags: [${tag}]
${security}${described}${hasBody(made) ? request : ""}responses:
${success}`;
}

const toParameter = (name: string, where: "path" | "query"): string => `  - name: ${name}
    in: ${where}
    required: true
    description: ${where === "path" ? "Which one" : "What to give back"}
    schema: { type: string, minLength: 1, maxLength: ${where === "path" ? 80 : 200} }
    example: ${where === "path" ? "one" : "Hello"}
`;

export function toSchema(made: NewOperation): NewFile[] {
  const texts = (summary: string, bounds: string) => `description: ${summary}
type: object
properties:
  text: { type: string, ${bounds}, x-doc: The text. }
required: [text]
additionalProperties: false
examples:
  - { text: Hello }
`;
  return [
    ...(made.verb === "delete"
      ? []
      : [{ path: `specs/schemas/${made.answer}.yaml`, text: texts(`What ${made.id} answers.`, "maxLength: 200") }]),
    ...(hasBody(made)
      ? [
          {
            path: `specs/schemas/${made.body}.yaml`,
            text: texts(`What ${made.id} is sent.`, "minLength: 1, maxLength: 200"),
          },
        ]
      : []),
  ];
}

export function toHandler(made: NewOperation): string {
  const from = hasBody(made) ? "body" : "query";
  const body = made.verb === "delete" ? "async () => {}" : `async ({ ${from} }) => ({ text: ${from}.text.trim() })`;
  return `import { defineOperation } from "../define.ts";

export default defineOperation("${made.id}", ${body});
`;
}

export function toTest(made: NewOperation): string {
  const { id, verb, path } = made;
  const inPath = made.parameters.map(({ name, example }) => `${name}: ${JSON.stringify(example)}`);
  const parts = (text: string): string[] => [
    ...(inPath.length === 0 ? [] : [`path: { ${inPath.join(", ")} }`]),
    ...(verb === "delete" ? [] : [`${hasBody(made) ? "body" : "query"}: { text: ${text} }`]),
  ];
  const call = (text: string) => `${id}(${parts(text).length === 0 ? "" : `{ ${parts(text).join(", ")} }`})`;
  const isAdmins = path.startsWith("/api/v1/admin/");
  const refusal = hasBody(made) ? "VALIDATION_FAILED" : "INVALID_REQUEST";
  const [who, client] = isAdmins ? ["root", 'app.as("root", { isAdmin: true })'] : ["alice", 'app.as("alice")'];
  const tests =
    verb === "delete"
      ? `it("answers with nothing", async () => {
  expect(await ${who}.${call("")}).toBeNull();
});
`
      : `it("gives the text back", async () => {
  expect(await ${who}.${call('" Hello "')}).toEqual({ text: "Hello" });
});

it("refuses a text that is too long", async () => {
  await expect(${who}.${call('"x".repeat(201)')}).rejects.toMatchObject({ code: "${refusal}" });
});
`;
  return `import { beforeAll, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp } from "../../_kit/app.ts";

let ${who}: Client;
beforeAll(async () => {
  const app = await testApp();
  ${who} = await ${client};
});

${tests}`;
}
