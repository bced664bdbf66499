import { z } from "zod";
import { RunAgentInput } from "../../generated/contract/validators/schemas.js";
import { pattern } from "../../src/base/pattern.ts";
import { compare, rate, ratio, report } from "./measure.ts";
import { runInput } from "./run-input.ts";

const text = z.string();
const optionalText = text.max(200).nullable().optional();
const secret = text.max(100_000).nullable().optional();
const id = text.min(1).max(128);
const uuid = /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/;
const zone = /^(UTC|[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){1,2})$/;
const instant = pattern()`
  ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?
  (Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$
`;
const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: text.max(10_000) }),
  z.strictObject({
    type: z.literal("binary"),
    mimeType: text.max(100),
    id: text.max(128).optional(),
    url: text.max(2000).optional(),
    data: text.optional(),
    filename: text.max(255).optional(),
  }),
]);
const call = z.strictObject({
  id,
  type: z.literal("function"),
  function: z.strictObject({ name: text.min(1).max(128), arguments: text.max(262_144) }),
  encryptedValue: secret,
});
const plain = (role: string) =>
  z.strictObject({ id, role: z.literal(role), content: text.max(262_144), name: optionalText, encryptedValue: secret });

/** The same document described for zod 4, closed objects and all. */
const zodInput = z.strictObject({
  threadId: text.regex(uuid),
  runId: id,
  parentRunId: id.optional(),
  protocolVersion: text.max(16).optional(),
  state: z.unknown().optional(),
  messages: z
    .array(
      z.discriminatedUnion("role", [
        z.strictObject({
          id,
          role: z.literal("user"),
          content: z.union([text.max(10_000), z.array(block).max(50)]),
          name: text.max(200).optional(),
          encryptedValue: text.max(100_000).optional(),
        }),
        z.strictObject({
          id,
          role: z.literal("assistant"),
          content: text.max(262_144).nullable().optional(),
          name: optionalText,
          toolCalls: z.array(call).max(50).optional(),
          encryptedValue: secret,
        }),
        z.strictObject({
          id,
          role: z.literal("tool"),
          content: text.max(262_144),
          toolCallId: id,
          error: text.max(10_000).nullable().optional(),
          encryptedValue: secret,
        }),
        plain("system"),
        plain("developer"),
        plain("reasoning"),
      ]),
    )
    .max(200),
  tools: z
    .array(
      z.strictObject({
        name: text.min(1).max(128),
        description: text.max(4000),
        parameters: z.record(z.string(), z.unknown()),
      }),
    )
    .max(100)
    .optional(),
  context: z
    .array(z.strictObject({ description: text.max(200), value: text.max(20_000) }))
    .max(50)
    .optional(),
  forwardedProps: z.strictObject({
    agent_type: z.literal("worker"),
    client_time: z
      .strictObject({
        device_timezone: text.max(64).regex(zone),
        client_now_iso: text.max(35).regex(instant),
        client_epoch_ms: z.int(),
      })
      .optional(),
  }),
  resume: z.array(z.unknown()).max(1).optional(),
});

const TIMES = 50_000;

export async function benchValidation(): Promise<void> {
  const document = JSON.stringify(runInput);
  const value = JSON.parse(document) as unknown;
  if (!RunAgentInput(value) || !zodInput.safeParse(value).success)
    throw new Error("both validators must accept the document");
  const each = (work: () => boolean) => () => {
    const started = process.hrtime.bigint();
    let accepted = 0;
    for (let index = 0; index < TIMES; index++) if (work()) accepted++;
    return accepted / (Number(process.hrtime.bigint() - started) / 1e9);
  };
  const figures = await compare(
    {
      accord: each(() => RunAgentInput(value)),
      zod: each(() => zodInput.safeParse(value).success),
      parse: each(() => JSON.parse(document) !== null),
    },
    7,
  );
  const { accord = 0, zod = 1, parse = 1 } = figures;
  report(`Validating a RunAgentInput of ${document.length} bytes`, [
    ["generated validator", rate(accord)],
    ["zod 4", `${rate(zod)}   generated validator is ${ratio(accord, zod)}   (target ≥ 5×)`],
    ["JSON.parse alone", `${rate(parse)}   generated validator is ${ratio(accord, parse)}`],
  ]);
}
