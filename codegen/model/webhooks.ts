import { pascal, webhookTypeName, type Schema, type Specs } from "../load.ts";

/** The `webhooks` of the document: for each file of specs/webhooks the request that receivers get. */
export function toWebhooks({ sources, definitions }: Specs): Record<string, Schema> {
  const kinds = [...sources.keys()]
    .filter((file) => file.startsWith("webhooks/"))
    .map((file) => file.slice("webhooks/".length, -".yaml".length));
  return Object.fromEntries(kinds.map((kind) => [kind, { post: toRequest(kind) }]));

  function toRequest(kind: string): Schema {
    const type = webhookTypeName(kind);
    const { description = "", examples = [] } = (definitions.get(type)?.schema ?? {}) as {
      description?: string;
      examples?: unknown[];
    };
    return {
      operationId: `on${pascal(kind)}`,
      summary: kind,
      description,
      tags: ["admin"],
      security: [],
      parameters: headers,
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: { $ref: `#/$defs/${type}` }, examples: { one: { value: examples[0] } } },
        },
      },
      responses: {
        "204": { description: "Taken. Any status from 200 to 299 says so; after any other it is told again." },
        "410": { description: "Nobody is here any more: the webhook is disabled." },
      },
    };
  }
}

const header = (name: string, description: string, example: string): Schema => ({
  in: "header",
  name,
  description,
  required: true,
  schema: { type: "string", maxLength: 500 },
  example,
});

const headers = [
  header("webhook-id", "The same over all tries and replays.", "whd_0f8fad5bd9cb469fa16570867728950e"),
  header("webhook-timestamp", "When this try was made, in seconds since 1970.", "1776736804"),
  header(
    "webhook-signature",
    "One or two signatures, with a blank between them: `v1,` and base64.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
];
