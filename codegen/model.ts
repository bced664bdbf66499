import { EVENT_UNION, eventTypeName, type Schema, type Specs } from "./load.ts";
import { commonBodyLimit } from "./model/body-limits.ts";
import { toMessages, type Messages } from "./model/messages.ts";
import { toMethods, toModules, type MethodModel, type ModuleModel } from "./model/methods.ts";
import { toOpenApi } from "./model/openapi.ts";
import { toOperations, type OperationModel } from "./model/operations.ts";
import { toTables, type TableModel } from "./model/tables.ts";
import { toWebhooks } from "./model/webhooks.ts";
import { agentsConfig, errorEntries } from "./module-files.ts";

export interface ErrorModel {
  code: string;
  status: number;
  title: string;
  can_retry: boolean;
  recovery_suggestion?: string;
  dotted?: string;
  next_steps?: string[];
  scope: string[];
}

export interface NamedSchema {
  name: string;
  file: string;
  schema: Schema;
}

export interface EventModel {
  type: string;
  name: string;
  /** The fields that the official schema of this event has, beside those that all events have. */
  standard: string[];
}

/** Where generated/ lies: in the product, or beside the modules of an adopter. */
export interface Place {
  isOwn: boolean;
  /** The way from there to the checkout. */
  toProduct: string;
}

/** Everything the emitters need; they read nothing else. */
export interface Model {
  place: Place;
  schemas: NamedSchema[];
  /** The same with `x-doc`, which is for people who program, and for no validator, card or model. */
  documented: NamedSchema[];
  events: EventModel[];
  errors: ErrorModel[];
  modules: ModuleModel[];
  methods: MethodModel[];
  tables: TableModel[];
  operations: OperationModel[];
  /** The most bytes the body of a method call may have. */
  methodBodyLimit: number;
  agents: unknown;
  models: unknown;
  messages: Messages;
  openapi: Schema;
}

export function toModel(specs: Specs, place: Place = { isOwn: false, toProduct: ".." }): Model {
  const events = [...specs.sources.keys()]
    .filter((file) => file.startsWith("events/"))
    .map((file) => file.slice("events/".length, -".yaml".length))
    .map((type) => {
      const { "x-standard": standard = [] } = (specs.sources.get(`events/${type}.yaml`)?.value ?? {}) as Schema;
      return { type, name: eventTypeName(type), standard: standard as string[] };
    });
  const errors = toErrors(specs);
  const modules = toModules(specs);
  const methods = toMethods(specs);
  const operations = toOperations(specs);
  const documented = [
    ...[...specs.definitions.values()].map(({ name, source, schema }) => ({
      name,
      file: source.file,
      schema: { ...ofMethod(name, methods), ...schema },
    })),
    { name: EVENT_UNION, file: "events", schema: eventUnion(events) },
    ...methods.map((method) => ({ name: method.resultType, file: method.file, schema: resultSchema(method) })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  const schemas = documented.map((named) => ({ ...named, schema: withoutDocs(named.schema) as Schema }));
  return {
    place,
    schemas,
    documented,
    events,
    errors,
    modules,
    methods,
    tables: toTables(specs),
    operations,
    methodBodyLimit: commonBodyLimit(specs),
    agents: agentsConfig(specs.sources),
    models: specs.sources.get("models.yaml")?.value,
    messages: toMessages(specs),
    openapi: toOpenApi({
      root: specs.sources.get("openapi.yaml")?.value as Schema,
      schemas: documented,
      errors,
      methods,
      operations,
      webhooks: toWebhooks(specs),
    }),
  };
}

function withoutDocs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDocs);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== "x-doc");
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutDocs(item)]));
}

function toErrors(specs: Specs): ErrorModel[] {
  const entries = Object.entries(errorEntries(specs.sources) as unknown as Record<string, Omit<ErrorModel, "code">>);
  return entries.map(([code, entry]) => ({ code, ...entry })).sort((a, b) => (a.code < b.code ? -1 : 1));
}

const eventUnion = (events: EventModel[]): Schema => ({
  description: "Any event of a run's stream, told apart by `type` (and CUSTOM by `name`).",
  anyOf: events.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
});

/** What a method takes and gives is described by the method. */
function ofMethod(name: string, methods: MethodModel[]): Schema {
  const taking = methods.find(({ inputType }) => inputType === name);
  if (taking) return { "x-doc": `What ${taking.id} takes: ${taking.summary.trim()}` };
  const giving = methods.find(({ outputType }) => outputType === name);
  return giving ? { "x-doc": `What ${giving.id} gives: ${giving.succeeds_when.trim()}` } : {};
}

/** What a module operation answers: a ToolResult whose data is the method's own output. */
const resultSchema = (method: MethodModel): Schema => ({
  type: "object",
  description: `ToolResult of ${method.id}.`,
  additionalProperties: false,
  required: ["status", "data", "warnings", "error", "meta"],
  properties: {
    status: { enum: ["ok", "degraded", "empty"], description: "Whether all is there, only some of it, or nothing." },
    data: { $ref: `#/$defs/${method.outputType}` },
    warnings: { type: "array", maxItems: 20, items: { $ref: "#/$defs/ToolWarning" } },
    error: { type: "null", description: "Always null: what fails is answered with a Problem." },
    meta: { $ref: "#/$defs/ToolMeta" },
  },
});
