#!/usr/bin/env node
// Generated from specs/modules and src/cli. Edit there and run make generate.



var commands = {
  "calendar.accept_invite": { path: "/api/v1/modules/calendar/accept_invite", load: () => import("../contract/validators/methods/calendar.accept_invite.js") },
  "calendar.create": { path: "/api/v1/modules/calendar/create", load: () => import("../contract/validators/methods/calendar.create.js") },
  "calendar.delete": { path: "/api/v1/modules/calendar/delete", load: () => import("../contract/validators/methods/calendar.delete.js") },
  "calendar.find_free": { path: "/api/v1/modules/calendar/find_free", load: () => import("../contract/validators/methods/calendar.find_free.js") },
  "calendar.read": { path: "/api/v1/modules/calendar/read", load: () => import("../contract/validators/methods/calendar.read.js") },
  "calendar.reject_invite": { path: "/api/v1/modules/calendar/reject_invite", load: () => import("../contract/validators/methods/calendar.reject_invite.js") },
  "calendar.restore": { path: "/api/v1/modules/calendar/restore", load: () => import("../contract/validators/methods/calendar.restore.js") },
  "calendar.share": { path: "/api/v1/modules/calendar/share", load: () => import("../contract/validators/methods/calendar.share.js") },
  "calendar.uninvite": { path: "/api/v1/modules/calendar/uninvite", load: () => import("../contract/validators/methods/calendar.uninvite.js") },
  "calendar.update": { path: "/api/v1/modules/calendar/update", load: () => import("../contract/validators/methods/calendar.update.js") },
  "contacts.create": { path: "/api/v1/modules/contacts/create", load: () => import("../contract/validators/methods/contacts.create.js") },
  "contacts.delete": { path: "/api/v1/modules/contacts/delete", load: () => import("../contract/validators/methods/contacts.delete.js") },
  "contacts.merge": { path: "/api/v1/modules/contacts/merge", load: () => import("../contract/validators/methods/contacts.merge.js") },
  "contacts.read": { path: "/api/v1/modules/contacts/read", load: () => import("../contract/validators/methods/contacts.read.js") },
  "contacts.update": { path: "/api/v1/modules/contacts/update", load: () => import("../contract/validators/methods/contacts.update.js") },
  "memory.read": { path: "/api/v1/modules/memory/read", load: () => import("../contract/validators/methods/memory.read.js") },
  "memory.update": { path: "/api/v1/modules/memory/update", load: () => import("../contract/validators/methods/memory.update.js") },
  "skills.read": { path: "/api/v1/modules/skills/read", load: () => import("../contract/validators/methods/skills.read.js") }
};
var inputLimit = 262144;
var loadForms = async () => (await import("../contract/input-forms.js")).inputForms;
var loadHelp = async () => (await import("./help.json", { with: { type: "json" } })).default;

var toMethodId = ({ module, method }) => `${module}.${method}`;

var deepest = 3;
function correctionsIn({ corrections = [] }, input) {
  if (corrections.length === 0) return [];
  return visit(input, []);
  function visit(value, path) {
    if (typeof value !== "object" || value === null || path.length > deepest) return [];
    const fields = value;
    const own2 = corrections.filter(({ where }) => Object.entries(where).every(([key, expected]) => isThat(fields[key], expected))).map(({ where, say }) => {
      const paths = Object.keys(where).map((key) => [...path, key].join("."));
      return { problem: `${paths.at(-1)}: ${say}`, paths };
    });
    return [...own2, ...Object.entries(fields).flatMap(([key, inner]) => visit(inner, [...path, key]))];
  }
}
var isThat = (value, expected) => expected === "text" ? typeof value === "string" : value === expected;

var maxLength = 180;
function toProblems(errors2, lines) {
  const kept = errors2.filter((error) => !isUnion(error) && !isOutdone(error, errors2));
  const choices = Map.groupBy(
    kept.filter((error) => error.keyword === "required" && isBranch(error, errors2)),
    ({ instancePath }) => instancePath
  );
  const problems = kept.flatMap((error) => {
    const choice = choices.get(error.instancePath);
    if (!choice?.includes(error)) return [`${fieldOf(error)}: ${toMessage(error, lines)}`];
    return choice[0] === error ? [
      `${toPath(error.instancePath)}: needs ${[...new Set(choice.map(({ params }) => params["missingProperty"]))].join(" or ")}`
    ] : [];
  });
  return problems.map((problem) => problem.slice(0, maxLength));
}
var isUnion = ({ keyword, params }) => (keyword === "oneOf" || keyword === "anyOf") && !params["passingSchemas"];
var isBranch = ({ instancePath }, errors2) => errors2.some((other) => isUnion(other) && other.instancePath === instancePath);
function isOutdone(error, errors2) {
  if (!isWeak(error) || !isBranch(error, errors2)) return false;
  const peers = errors2.filter(
    ({ instancePath }) => instancePath === error.instancePath || instancePath.startsWith(`${error.instancePath}/`)
  );
  return peers.some((other) => !isUnion(other) && (other.instancePath !== error.instancePath || !isWeak(other))) || isNull(error);
}
var isNull = ({ keyword, params }) => keyword === "type" && params["type"] === "null";
var isWeak = ({ keyword }) => keyword === "required" || keyword === "type";
function fieldOf({ keyword, params, instancePath }) {
  const member = keyword === "required" ? params["missingProperty"] : keyword === "additionalProperties" ? params["additionalProperty"] : void 0;
  return toPath(typeof member === "string" ? `${instancePath}/${member.slice(0, 60)}` : instancePath);
}
var toPath = (pointer) => pointer.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~") || "input";
function toMessage({ keyword, params, message, instancePath }, lines) {
  switch (keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
      return "is not known here";
    case "enum":
      return `must be one of ${[params["allowedValues"]].flat().join(", ")}`;
    case "const":
      return `must be ${String(params["allowedValue"])}`;
    case "pattern":
    case "format": {
      const line = lines[instancePath.slice(1)];
      return line === void 0 ? "does not have the right form" : `must be ${line.replace(/ optional$/, "")}`;
    }
    case "minProperties":
      return "has too few fields";
    case "not":
      return "has fields that cannot stand together, or too few";
    case "oneOf":
      return "fits more than one form";
    default:
      return message ?? "does not fit";
  }
}

var mostProblems = 5;
var formless = { branches: [] };
function toInputError(id, form = formless, input, errors2) {
  const branch = meantBranch(form, input);
  const problems = isObject(input) ? branch ? problemsIn(branch, input, errors2) : form.tag ? tagProblem(form) : toProblems(errors2, {}) : ["input: must be an object"];
  const corrections = correctionsIn(form, input);
  const isCorrected = (problem) => corrections.some(({ paths }) => paths.some((path) => problem.startsWith(`${path}:`)));
  const told = [...corrections.map(({ problem }) => problem), ...problems.filter((problem) => !isCorrected(problem))];
  return {
    message: `${id} input does not match method schema`,
    detail: told.slice(0, mostProblems).join("; ") || "input: does not match the method's schema",
    input_schema: branch ? branch.fields : tagLine(form),
    next_steps: [id]
  };
}
function meantBranch({ tag, branches }, input) {
  const given = isObject(input) ? input : {};
  const marksOf = ({ marks }) => marks.filter(({ key, value }) => Object.hasOwn(given, key) && (value === void 0 || given[key] === value)).reduce((sum, { value }) => sum + (value === void 0 ? 1 : 1.5), 0);
  const best = branches.toSorted((a, b) => marksOf(b) - marksOf(a))[0];
  return tag && best && marksOf(best) === 0 ? void 0 : best;
}
function problemsIn(branch, input, errors2) {
  const missing = branch.required.filter((key) => !Object.hasOwn(input, key)).map((key) => `${key}: is required`);
  const unknown = Object.keys(input).filter((key) => !Object.hasOwn(branch.fields, key)).map((key) => `${key.slice(0, 60)}: is not known here`);
  const apart = branch.apart.filter((keys) => keys.every((key) => Object.hasOwn(input, key))).map((keys) => `${keys.join(", ")}: cannot stand together`);
  const found = [...missing, ...unknown, ...apart];
  const own2 = errors2.filter(({ instancePath, keyword }) => {
    const [, key] = instancePath.split("/");
    if (key === void 0)
      return found.length === 0 && !["required", "additionalProperties", "oneOf", "anyOf"].includes(keyword);
    const isMark = branch.marks.some(
      (mark) => mark.key === key && mark.value !== void 0 && mark.value === input[key]
    );
    return !isMark && Object.hasOwn(branch.fields, key);
  });
  return [.../* @__PURE__ */ new Set([...found, ...toProblems(own2, branch.fields)])];
}
var tagProblem = ({ tag }) => tag ? [`${tag.key}: must be one of ${tag.values.join(", ")}`] : [];
var tagLine = ({ tag }) => tag ? { [tag.key]: `string enum(${tag.values.join("|")})` } : {};
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function own(table, name) {
  return Object.hasOwn(table, name) ? table[name] : void 0;
}

function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, item]) => item !== void 0);
  const sorted = fields.sort(([a], [b]) => a < b ? -1 : 1);
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}

var camel = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;
function toSnakeInput(value) {
  return rename(value);
}
function rename(value) {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, rename(item)]);
  if (!entries.some(([name]) => camel.test(name))) return Object.fromEntries(entries);
  const given = new Map(entries);
  return Object.fromEntries(
    entries.map(([name, item]) => {
      const snake = camel.test(name) ? name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`) : name;
      const isFree = !given.has(snake) || canonicalJson(given.get(snake)) === canonicalJson(item);
      return [isFree ? snake : name, item];
    })
  );
}

var PostError = class extends Error {
  kind;
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
};
var patienceMs = 19e3;
var mostBytes = 4194304;
var mostSockets = 16;
function makePost(url) {
  const base = new URL(url);
  const http = base.protocol === "https:" ? process.getBuiltinModule("node:https") : process.getBuiltinModule("node:http");
  const agent = new http.Agent({ keepAlive: true, maxSockets: mostSockets, scheduling: "lifo" });
  const post = (path, body, headers) => new Promise((resolve, reject) => {
    const request = http.request({
      agent,
      method: "POST",
      host: base.hostname.replace(/^\[|\]$/g, ""),
      port: base.port,
      path,
      timeout: patienceMs
    });
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    request.setHeader("content-type", "application/json");
    request.setHeader("content-length", String(Buffer.byteLength(body)));
    const late = setTimeout(() => request.destroy(new PostError("late", "no answer in time")), patienceMs);
    request.on("response", (response) => {
      const chunks = [];
      let size = 0;
      response.on("data", (chunk) => {
        size += chunk.length;
        if (size > mostBytes) request.destroy(new PostError("oversized", "the answer is too long"));
        else chunks.push(chunk);
      });
      response.on("end", () => {
        clearTimeout(late);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") });
      });
      response.on("error", fail);
    });
    request.on("error", fail);
    request.end(body);
    function fail(reason) {
      clearTimeout(late);
      reject(
        reason instanceof PostError ? reason : new PostError("unreachable", reason.code ?? reason.message)
      );
    }
  });
  return { post, close: () => agent.destroy() };
}

var errors = {
  ACTION_ALREADY_USED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This button was already used.", "recovery_suggestion": "Reload the history to see its result." },
  ACTION_EXPIRED: { "status": 410, "scope": ["http"], "can_retry": false, "title": "This button has expired.", "recovery_suggestion": "Ask again in the conversation." },
  ACTION_NOT_ALLOWED: { "status": 403, "scope": ["tool"], "can_retry": false, "title": "This action is not allowed in this run.", "dotted": "tool.runtime.policy.not_allowed", "recovery_suggestion": "Do not call it again. Tell the user that it cannot be done here." },
  ACTION_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such action.", "recovery_suggestion": "Reload the history to get the current card." },
  APPROVAL_ALREADY_DECIDED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This approval was already decided.", "recovery_suggestion": "Read the run that the detail names." },
  APPROVAL_DENIED: { "status": 403, "scope": ["tool"], "can_retry": false, "title": "The user said no.", "dotted": "tool.runtime.approval.denied", "recovery_suggestion": "Do not try another way. Tell the user that nothing was changed." },
  APPROVAL_EDIT_INVALID: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The call cannot be made with these changes.", "recovery_suggestion": "Correct the named fields and decide again. Nothing was decided." },
  APPROVAL_EDIT_NOT_ALLOWED: { "status": 422, "scope": ["http"], "can_retry": false, "title": "This cannot be changed while approving.", "recovery_suggestion": "Change only what the approval lists as editable." },
  APPROVAL_EDIT_WIDENS: { "status": 422, "scope": ["http"], "can_retry": false, "title": "With these changes the call would concern more people than was shown.", "recovery_suggestion": "Approve it as it is, or deny it and ask for the other." },
  APPROVAL_EXPIRED: { "status": 410, "scope": ["http", "tool"], "can_retry": false, "title": "The approval has expired.", "dotted": "tool.runtime.approval.expired", "recovery_suggestion": "Tell the user that the confirmation ran out and offer to ask again." },
  APPROVAL_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such approval.", "recovery_suggestion": "List what is waiting." },
  ATTACHMENT_NOT_AN_IMAGE: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The file is not a PNG, JPEG, WebP or GIF image.", "recovery_suggestion": "Convert the image and upload it again." },
  ATTACHMENT_NOT_FOUND: { "status": 404, "scope": ["http", "run"], "can_retry": false, "title": "No such attachment.", "recovery_suggestion": "Upload the image again." },
  ATTACHMENT_QUOTA_EXCEEDED: { "status": 429, "scope": ["http"], "can_retry": true, "title": "The upload quota is used up.", "recovery_suggestion": "Wait retry_after_seconds and upload again." },
  ATTACHMENT_UNREACHABLE: { "status": 503, "scope": ["run"], "can_retry": true, "title": "The images of the message cannot be read at the moment.", "recovery_suggestion": "Send the message again." },
  ATTACHMENT_URL_EXPIRED: { "status": 410, "scope": ["http"], "can_retry": false, "title": "This address has expired.", "recovery_suggestion": "Read the history again to get a fresh one." },
  ATTACHMENT_URL_INVALID: { "status": 403, "scope": ["http"], "can_retry": false, "title": "The signature of this address does not fit.", "recovery_suggestion": "Use an address exactly as it was issued." },
  BATCH_ALL_FAILED: { "status": 422, "scope": ["tool"], "can_retry": true, "title": "No item of the batch succeeded.", "dotted": "tool.{module}.batch.all_failed", "recovery_suggestion": "Read detail. Correct what can be corrected and call again; tell the user the rest." },
  BUDGET_EXHAUSTED: { "status": 429, "scope": ["run"], "can_retry": true, "title": "You have spent what models may cost in one day.", "recovery_suggestion": "Try again tomorrow." },
  CALL_ALREADY_DECIDED: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The user has decided on such a call for this request already.", "dotted": "tool.runtime.approval.decided", "recovery_suggestion": "Do not call it again. Tell the user what came of it; more of it needs another word of theirs." },
  CANCELLED: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The call was not run.", "dotted": "tool.runtime.run.cancelled", "recovery_suggestion": "Wait for the decision or the next message of the user." },
  CONFIRMATION_MISSING: { "status": 422, "scope": ["http"], "can_retry": false, "title": "This is not undone. Say whom it concerns.", "recovery_suggestion": "Send the id that GET /me answers as confirm." },
  CONTACT_EXISTS: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "Another contact has this mail address or phone number.", "dotted": "tool.contacts.state.exists", "recovery_suggestion": "If both are the same person, offer contacts.merge.", "next_steps": ["contacts.merge"] },
  CONTACT_NOT_FOUND: { "status": 404, "scope": ["http", "tool"], "can_retry": false, "title": "No such contact.", "dotted": "tool.contacts.lookup.not_found", "recovery_suggestion": "Call contacts.read with mode search to find the id.", "next_steps": ["contacts.read"] },
  CONTACT_UNREACHABLE: { "status": 422, "scope": ["tool"], "can_retry": false, "title": "This person cannot be invited.", "dotted": "tool.calendar.delivery.unreachable", "recovery_suggestion": "Ask the user for another way to reach this person." },
  CONTENT_FILTERED: { "status": 422, "scope": ["run"], "can_retry": false, "title": "The model's content filter stopped the answer.", "recovery_suggestion": "Say it in other words." },
  CONTEXT_TOO_LARGE: { "status": 422, "scope": ["run"], "can_retry": false, "title": "The conversation does not fit the model.", "recovery_suggestion": "Start a new thread." },
  CREDENTIAL_EXPIRED: { "status": 401, "scope": ["tool"], "can_retry": true, "title": "The credential of the call has expired.", "dotted": "tool.runtime.auth.expired", "recovery_suggestion": "Call again; a new credential is used." },
  DELIVERY_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is no such delivery.", "recovery_suggestion": "List the deliveries. What the webhook has taken is not kept." },
  EVENT_NOT_FOUND: { "status": 404, "scope": ["tool"], "can_retry": false, "title": "No such event.", "dotted": "tool.calendar.lookup.not_found", "recovery_suggestion": "Call calendar.read with mode range to find the id.", "next_steps": ["calendar.read"] },
  FORBIDDEN: { "status": 403, "scope": ["http", "tool"], "can_retry": false, "title": "This is not allowed.", "dotted": "tool.{module}.policy.forbidden", "recovery_suggestion": "Do not repeat the call. Tell the user that it is not allowed." },
  FRONTEND_CALL_ANSWERED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This call has its result already.", "recovery_suggestion": "Follow the run that the detail names." },
  FRONTEND_CALL_CLOSED: { "status": 410, "scope": ["http"], "can_retry": false, "title": "The conversation has gone on without this result.", "recovery_suggestion": "Send it as a message." },
  FRONTEND_CALL_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No run has made this call.", "recovery_suggestion": "Send the toolCallId of TOOL_CALL_START." },
  HEADERS_TOO_LARGE: { "status": 431, "scope": ["http"], "can_retry": false, "title": "The headers are too large.", "recovery_suggestion": "Send fewer or shorter headers." },
  IDEMPOTENCY_MISMATCH: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "This call id was used with another input.", "dotted": "tool.runtime.input.idempotency", "recovery_suggestion": "Do not repeat the call. Tell the user that it was not carried out." },
  IMAGES_NOT_SUPPORTED: { "status": 422, "scope": ["run"], "can_retry": false, "title": "No configured model can read images.", "recovery_suggestion": "Describe the image in words." },
  INTERNAL: { "status": 500, "scope": ["http", "tool", "run"], "can_retry": false, "title": "Something went wrong on the server.", "dotted": "tool.{module}.internal.error", "recovery_suggestion": "Do not repeat the call. Tell the user that it failed on the server." },
  INVALID_ACTION_INPUT: { "status": 422, "scope": ["tool"], "can_retry": true, "title": "The input does not match the method's schema.", "dotted": "tool.{module}.input.schema", "recovery_suggestion": "Correct the named fields and call again.", "next_steps": ["{module}.{method}"] },
  INVALID_ENVELOPE: { "status": 400, "scope": ["tool"], "can_retry": true, "title": "The arguments are not {module, method, input}.", "dotted": "tool.runtime.input.envelope", "recovery_suggestion": "Call project_cli with one JSON object {module, method, input}, one step at a time." },
  INVALID_LAST_EVENT_ID: { "status": 400, "scope": ["http"], "can_retry": false, "title": "Last-Event-ID is not an id of this stream.", "recovery_suggestion": "Send the last id received or leave the header out." },
  INVALID_REQUEST: { "status": 400, "scope": ["http"], "can_retry": false, "title": "A parameter of the request is wrong.", "recovery_suggestion": "Correct the parameters named in errors." },
  INVALID_RUN_INPUT: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The run input breaks a rule of the protocol.", "recovery_suggestion": "Correct what detail names." },
  INVALID_TEXT: { "status": 400, "scope": ["http"], "can_retry": false, "title": "The text holds NUL or half a surrogate pair.", "recovery_suggestion": "Remove NUL characters and lone surrogates." },
  INVITE_NOT_OPEN: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The invite is no longer open.", "dotted": "tool.calendar.state.invite_not_open", "recovery_suggestion": "Tell the user that the invite was withdrawn or the event is over." },
  JOB_BUDGET_EXCEEDED: { "status": 429, "scope": ["http"], "can_retry": true, "title": "You have spent what models may cost in one day.", "recovery_suggestion": "Try again tomorrow." },
  JOB_FIRINGS_EXCEEDED: { "status": 429, "scope": ["http"], "can_retry": true, "title": "Your jobs have run as often as they may in one hour.", "recovery_suggestion": "Wait and try again." },
  JOB_LIMIT_EXCEEDED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "There are too many jobs.", "recovery_suggestion": "Delete a job first." },
  JOB_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such job.", "recovery_suggestion": "List your jobs." },
  JOB_SCHEDULE_INVALID: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The schedule cannot be understood or never fires.", "recovery_suggestion": "Correct what detail names and try the preview." },
  JOB_SKILL_UNKNOWN: { "status": 422, "scope": ["http"], "can_retry": false, "title": "A skill of the job does not exist.", "recovery_suggestion": "Name modules of GET /api/v1/agent/tools." },
  JSON_TOO_DEEP: { "status": 400, "scope": ["http"], "can_retry": false, "title": "The JSON is nested too deeply.", "recovery_suggestion": "Keep nesting within 64 levels." },
  LIMIT_EXCEEDED: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The limit is reached.", "dotted": "tool.{module}.state.limit", "recovery_suggestion": "Remove something first or tell the user that it is full." },
  MALFORMED_JSON: { "status": 400, "scope": ["http"], "can_retry": false, "title": "The body is not valid JSON.", "recovery_suggestion": "Send one JSON value in UTF-8 without duplicate keys." },
  MAX_ITERS_REACHED: { "status": 500, "scope": ["worker"], "can_retry": false, "title": "The worker used up its rounds.", "recovery_suggestion": "Ask for one step at a time." },
  METHOD_NOT_ALLOWED: { "status": 405, "scope": ["http"], "can_retry": false, "title": "This path does not take that method.", "recovery_suggestion": "Use a method named in the Allow header." },
  MODEL_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is no agent of this name.", "recovery_suggestion": "List them with GET /v1/models." },
  MODEL_OUTPUT_INVALID: { "status": 502, "scope": ["worker"], "can_retry": true, "title": "The model's answer was incomplete or unreadable.", "recovery_suggestion": "Send the message again." },
  MODEL_REFUSED: { "status": 502, "scope": ["run"], "can_retry": false, "title": "The model provider refused the request.", "recovery_suggestion": "Check the provider's key and the model name." },
  MODEL_UNAVAILABLE: { "status": 503, "scope": ["run"], "can_retry": true, "title": "No model could be reached.", "recovery_suggestion": "Try again later." },
  NOT_ACCEPTABLE: { "status": 406, "scope": ["http"], "can_retry": false, "title": "No answer in a form the Accept header allows.", "recovery_suggestion": "Accept the media type the operation declares." },
  NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is nothing here.", "recovery_suggestion": "Look the path up in /openapi.json." },
  NOT_ORGANIZER: { "status": 403, "scope": ["tool"], "can_retry": false, "title": "Only the organizer may do this.", "dotted": "tool.calendar.policy.not_organizer", "recovery_suggestion": "Offer calendar.reject_invite instead.", "next_steps": ["calendar.reject_invite"] },
  NOT_READY: { "status": 503, "scope": ["http"], "can_retry": true, "title": "This process takes no requests now.", "recovery_suggestion": "Send them to another one. detail names the dependency that does not answer." },
  NOT_YET_AVAILABLE: { "status": 501, "scope": ["http"], "can_retry": false, "title": "This operation is described but not built yet.", "recovery_suggestion": "Use the mock server until it is." },
  OUTPUT_SCHEMA_VIOLATION: { "status": 500, "scope": ["tool"], "can_retry": false, "title": "The method answered in a wrong shape.", "dotted": "tool.{module}.output.schema", "recovery_suggestion": "Do not repeat the call. Tell the user that it failed on the server." },
  PARAMETER_NOT_SUPPORTED: { "status": 400, "scope": ["http"], "can_retry": false, "title": "This server cannot do what a field asks for.", "recovery_suggestion": "Leave the field out that detail names." },
  PAYLOAD_TOO_LARGE: { "status": 413, "scope": ["http"], "can_retry": false, "title": "The body is too large.", "recovery_suggestion": "Send less at once." },
  QUESTION_ALREADY_ANSWERED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This question was already answered.", "recovery_suggestion": "Read the run that the detail names." },
  QUESTION_ANSWER_INVALID: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The answer does not fit the form.", "recovery_suggestion": "Correct the named fields and answer again." },
  QUESTION_CLOSED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "The conversation has gone on without an answer.", "recovery_suggestion": "Say it as a message." },
  QUESTION_EXPIRED: { "status": 410, "scope": ["http"], "can_retry": false, "title": "The question has expired.", "recovery_suggestion": "Say it as a message." },
  QUESTION_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such question.", "recovery_suggestion": "List what is waiting." },
  RANGE_NOT_SATISFIABLE: { "status": 416, "scope": ["http"], "can_retry": false, "title": "The file has no such part.", "recovery_suggestion": "Ask without Range." },
  RANGE_TOO_LARGE: { "status": 422, "scope": ["tool"], "can_retry": true, "title": "The range is longer than 366 days.", "dotted": "tool.calendar.input.range_too_large", "recovery_suggestion": "Ask for at most 366 days.", "next_steps": ["{module}.{method}"] },
  RATE_LIMITED: { "status": 429, "scope": ["http", "tool"], "can_retry": true, "title": "Too many requests.", "dotted": "tool.{module}.upstream.rate_limited", "recovery_suggestion": "Wait retry_after_seconds and call again." },
  REMOTE_CALL_FAILED: { "status": 502, "scope": ["tool"], "can_retry": true, "title": "The server behind this method refused the call.", "dotted": "tool.{module}.upstream.refused", "recovery_suggestion": "Check the input against the card. Correct it or tell the user that it failed." },
  REMOTE_OUTCOME_UNKNOWN: { "status": 504, "scope": ["tool"], "can_retry": false, "title": "It is not known whether this has happened.", "dotted": "tool.{module}.upstream.unknown", "recovery_suggestion": "Do not call it again. Look whether it took effect and tell the user that it is not known." },
  REMOTE_TOOL_CHANGED: { "status": 503, "scope": ["tool"], "can_retry": false, "title": "The tool behind this method is not the one that was reviewed any more.", "dotted": "tool.{module}.upstream.changed", "recovery_suggestion": "Do not call it again. Tell the user that it must be imported again." },
  REPEATED_FAILURE: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The same call has already failed twice.", "dotted": "tool.runtime.loop.repeated_failure", "recovery_suggestion": "Change the input or stop and tell the user what is wrong." },
  REQUEST_TIMEOUT: { "status": 408, "scope": ["http"], "can_retry": true, "title": "The request took too long to arrive.", "recovery_suggestion": "Send it again." },
  REVIEW_ALREADY_RESOLVED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This review was already resolved." },
  REVIEW_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such review.", "recovery_suggestion": "List what is waiting." },
  RUNTIME_ERROR: { "status": 500, "scope": ["run"], "can_retry": true, "title": "The run failed.", "recovery_suggestion": "Send the message again as a new run." },
  RUN_ATTEMPTS_EXHAUSTED: { "status": 500, "scope": ["run"], "can_retry": false, "title": "The run was given up after several attempts.", "recovery_suggestion": "Send the message again in other words." },
  RUN_CANCELED: { "status": 409, "scope": ["run"], "can_retry": false, "title": "The run was canceled by the user." },
  RUN_FAILED: { "status": 502, "scope": ["http"], "can_retry": false, "title": "The run has failed.", "recovery_suggestion": "Read the run; detail says what happened." },
  RUN_ID_REUSED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This runId was used with another input.", "recovery_suggestion": "Choose a new runId." },
  RUN_NOT_CONTINUABLE: { "status": 409, "scope": ["http"], "can_retry": false, "title": "There is nothing to go on from in this run.", "recovery_suggestion": "Regenerate it instead." },
  RUN_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such run.", "recovery_suggestion": "Check threadId and runId." },
  RUN_NOT_HELD: { "status": 409, "scope": ["http"], "can_retry": false, "title": "No worker process holds this run.", "recovery_suggestion": "A run that waits is claimed by itself, and one that has ended is sent again by its owner." },
  RUN_NOT_REPEATABLE: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This run was not started by a message of the user.", "recovery_suggestion": "Send a message. A job is run again with runJob, and a button works once." },
  RUN_TIMEOUT: { "status": 504, "scope": ["run"], "can_retry": true, "title": "The run took too long.", "recovery_suggestion": "Ask for less at once." },
  SENSITIVE_CONTENT: { "status": 422, "scope": ["tool"], "can_retry": false, "title": "This is too sensitive to be stored.", "dotted": "tool.memory.policy.sensitive", "recovery_suggestion": "Leave it out and tell the user that it was not saved." },
  SERVICE_UNAVAILABLE: { "status": 503, "scope": ["http"], "can_retry": true, "title": "The service cannot answer right now.", "recovery_suggestion": "Try again after the given number of seconds." },
  SKILL_NOT_FOUND: { "status": 404, "scope": ["tool"], "can_retry": false, "title": "No such skill or action.", "dotted": "tool.skills.lookup.not_found", "recovery_suggestion": "Use a skill and an action of the index in your instructions.", "next_steps": ["skills.read"] },
  TASK_NOT_LIVE: { "status": 409, "scope": ["tool"], "can_retry": false, "title": "The run of this call is over or another attempt has it.", "dotted": "tool.runtime.run.not_live", "recovery_suggestion": "Stop. Nothing was changed." },
  THREAD_BUSY: { "status": 409, "scope": ["http"], "can_retry": true, "title": "A run of this thread is not over.", "recovery_suggestion": "Cancel its runs and try again when they have ended." },
  THREAD_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "No such thread.", "recovery_suggestion": "List your threads." },
  TIMEOUT: { "status": 504, "scope": ["tool"], "can_retry": true, "title": "The method took too long.", "dotted": "tool.{module}.upstream.timeout", "recovery_suggestion": "Call again once; if it was a write, read first whether it took effect." },
  TOOLS_FAILED: { "status": 500, "scope": ["worker"], "can_retry": false, "title": "Every tool call failed.", "recovery_suggestion": "Try again later or in other words." },
  TOO_MANY_APPROVALS: { "status": 429, "scope": ["tool"], "can_retry": false, "title": "Too many actions wait for the user's decision already.", "dotted": "tool.runtime.approval.too_many", "recovery_suggestion": "Do not call it again. Ask the user to decide on what waits first." },
  TOO_MANY_RUNS: { "status": 429, "scope": ["http"], "can_retry": true, "title": "Too many of your runs wait already.", "recovery_suggestion": "Wait until some of them have ended or cancel some." },
  TOO_MANY_STREAMS: { "status": 429, "scope": ["http"], "can_retry": true, "title": "You have too many event streams open.", "recovery_suggestion": "Close a stream and connect again." },
  TOO_MANY_WEBHOOKS: { "status": 409, "scope": ["http"], "can_retry": false, "title": "There are 100 webhooks already.", "recovery_suggestion": "Delete those that nobody needs." },
  UNAUTHENTICATED: { "status": 401, "scope": ["http"], "can_retry": false, "title": "A valid bearer token is required.", "recovery_suggestion": "Get a new token and send it as Authorization Bearer." },
  UNKNOWN_ACTION: { "status": 404, "scope": ["tool"], "can_retry": true, "title": "There is no such module or method.", "dotted": "tool.runtime.input.unknown_action", "recovery_suggestion": "Use one of the names listed in input_schema." },
  UNSUPPORTED_FEATURE: { "status": 422, "scope": ["tool"], "can_retry": false, "title": "This feature is not available.", "dotted": "tool.{module}.input.unsupported", "recovery_suggestion": "Leave the field out or tell the user that it cannot be done." },
  UNSUPPORTED_MEDIA_TYPE: { "status": 415, "scope": ["http"], "can_retry": false, "title": "The body has a media type this operation does not take.", "recovery_suggestion": "Send the media type the operation declares." },
  UNSUPPORTED_TASK: { "status": 422, "scope": ["worker"], "can_retry": false, "title": "No module can do this.", "recovery_suggestion": "Ask about calendar, contacts or memory." },
  UPSTREAM_UNAVAILABLE: { "status": 503, "scope": ["tool"], "can_retry": true, "title": "The module cannot be reached.", "dotted": "tool.{module}.upstream.unavailable", "recovery_suggestion": "Call again once; then tell the user to try later." },
  USER_DISABLED: { "status": 403, "scope": ["run"], "can_retry": false, "title": "This user is disabled.", "recovery_suggestion": "Ask the operator to enable the user." },
  USER_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is no such person.", "recovery_suggestion": "List the people." },
  VALIDATION_FAILED: { "status": 422, "scope": ["http"], "can_retry": false, "title": "The body does not match its schema.", "recovery_suggestion": "Correct the fields named in errors." },
  VERSION_CONFLICT: { "status": 409, "scope": ["tool"], "can_retry": true, "title": "The object has changed meanwhile.", "dotted": "tool.calendar.state.version_conflict", "recovery_suggestion": "Read it again and repeat the change with the new version.", "next_steps": ["{module}.read"] },
  WEBHOOK_DELIVERY_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is no such delivery.", "recovery_suggestion": "List the deliveries. They are kept for 30 days." },
  WEBHOOK_DISABLED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This webhook is disabled.", "recovery_suggestion": "Enable it first." },
  WEBHOOK_FIXED: { "status": 409, "scope": ["http"], "can_retry": false, "title": "This webhook comes from the settings of the server.", "recovery_suggestion": "Change ACCORD_WEBHOOK_URL, or register another webhook." },
  WEBHOOK_NOT_FOUND: { "status": 404, "scope": ["http"], "can_retry": false, "title": "There is no such webhook.", "recovery_suggestion": "List the webhooks." },
  WEBHOOK_URL_REFUSED: { "status": 422, "scope": ["http"], "can_retry": false, "title": "A webhook cannot have this address.", "recovery_suggestion": "Correct what detail names." }
};

function toSuccess({ module, method }, { status, data, warnings, meta }) {
  return {
    ok: true,
    module,
    method,
    data,
    ...status === "degraded" || status === "empty" ? { status } : {},
    ...warnings.length > 0 ? { warnings } : {},
    ...Object.keys(meta).length > 0 ? { meta } : {}
  };
}
function toFailure({ module, method }, code, details = {}) {
  const { title, can_retry, recovery_suggestion } = errors[code];
  const { message = title, detail, ...rest } = details;
  const error = {
    code,
    message: message.slice(0, 300),
    module,
    method,
    ...detail === void 0 ? {} : { detail: detail.slice(0, 1e3) },
    ...recovery_suggestion === void 0 ? {} : { recovery_suggestion },
    can_retry,
    ...rest
  };
  return { ok: false, module, method, status: "error", error };
}
var translated = {
  UNAUTHENTICATED: "CREDENTIAL_EXPIRED",
  SERVICE_UNAVAILABLE: "UPSTREAM_UNAVAILABLE",
  REQUEST_TIMEOUT: "UPSTREAM_UNAVAILABLE",
  NOT_YET_AVAILABLE: "UNSUPPORTED_FEATURE",
  PAYLOAD_TOO_LARGE: "INVALID_ACTION_INPUT",
  MALFORMED_JSON: "INVALID_ACTION_INPUT",
  JSON_TOO_DEEP: "INVALID_ACTION_INPUT",
  INVALID_TEXT: "INVALID_ACTION_INPUT",
  INTERNAL: "INTERNAL"
};
function fromProblem(named, problem) {
  const code = problem.code ?? "";
  const known = Object.hasOwn(errors, code) && errors[code].scope.includes("tool") ? code : void 0;
  const { detail, retry_after_seconds: retryAfter } = problem.tool_error ?? problem;
  const { message, input_schema, next_steps } = known === void 0 ? {} : problem.tool_error ?? {};
  const details = {
    ...message === void 0 ? {} : { message },
    ...input_schema === void 0 ? {} : { input_schema },
    ...next_steps === void 0 ? {} : { next_steps },
    ...typeof detail === "string" ? { detail } : {},
    ...typeof retryAfter === "number" && retryAfter >= 0 ? { retry_after_seconds: Math.min(3600, Math.ceil(retryAfter)) } : {}
  };
  const fallback = Object.hasOwn(translated, code) ? translated[code] : "OUTPUT_SCHEMA_VIOLATION";
  return toFailure(named, known ?? fallback ?? "INTERNAL", details);
}

function makeCaller({ commands: commands2, loadForms: loadForms2, post }) {
  return async (call, { credential, allowed }) => {
    const named = { module: call.module, method: call.method };
    const id = toMethodId(call);
    const command = own(commands2, id);
    if (!command) return toFailure(clip(named), "UNKNOWN_ACTION");
    if (allowed && !allowed.has(id)) return toFailure(named, "ACTION_NOT_ALLOWED");
    const fits = await command.load();
    const input = toSnakeInput(call.input);
    if (!fits.input(input)) {
      const errors2 = takeErrors(fits.input);
      const { message, detail, input_schema } = toInputError(id, (await loadForms2())[id], input, errors2);
      return toFailure(named, "INVALID_ACTION_INPUT", { message, detail, input_schema });
    }
    try {
      const { status, text } = await post(command.path, JSON.stringify(input), toHeaders(call, credential));
      return status === 200 ? readResult(named, text, fits.output) : fromProblem(named, parse(text) ?? {});
    } catch (reason) {
      if (!(reason instanceof PostError)) throw reason;
      if (reason.kind === "oversized") return toFailure(named, "OUTPUT_SCHEMA_VIOLATION");
      return toFailure(named, reason.kind === "late" ? "TIMEOUT" : "UPSTREAM_UNAVAILABLE", {
        detail: `The server cannot be reached: ${reason.message}.`
      });
    }
  };
}
function readResult(named, text, fits) {
  const result = parse(text);
  const { status, data, warnings, meta } = result ?? {};
  const isResult = (status === "ok" || status === "degraded" || status === "empty") && Array.isArray(warnings) && typeof meta === "object" && meta !== null;
  const isFit = isResult && fits(data);
  takeErrors(fits);
  if (!isFit) return toFailure(named, "OUTPUT_SCHEMA_VIOLATION");
  return toSuccess(named, result);
}
function takeErrors(fits) {
  const errors2 = fits.errors ?? [];
  fits.errors = null;
  return errors2;
}
function toHeaders({ task, attempt, tool_call_id, request_id, traceparent }, credential) {
  return {
    authorization: `Bearer ${credential}`,
    ...task === void 0 ? {} : {
      "accord-task": task,
      "accord-attempt": String(attempt),
      "accord-tool-call": encodeURIComponent(tool_call_id ?? "")
    },
    ...request_id === void 0 ? {} : { "x-request-id": request_id },
    ...traceparent === void 0 ? {} : { traceparent }
  };
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var clip = ({ module, method }) => ({ module: module.slice(0, 32), method: method.slice(0, 48) });

var exitCodes = {
  ok: [0, "the method did what it was asked, or found nothing"],
  failed: [1, "the method failed; error says why"],
  usage: [2, "the command line names nothing that exists"],
  input: [3, "the input was refused"],
  credential: [4, "the credential is missing, expired, or not for this method"],
  unreachable: [5, "the server cannot be reached or took too long"],
  contract: [6, "the server answered outside of its contract"]
};
var byError = {
  UNKNOWN_ACTION: "usage",
  INVALID_ENVELOPE: "usage",
  INVALID_ACTION_INPUT: "input",
  ACTION_NOT_ALLOWED: "credential",
  CREDENTIAL_EXPIRED: "credential",
  UPSTREAM_UNAVAILABLE: "unreachable",
  TIMEOUT: "unreachable",
  OUTPUT_SCHEMA_VIOLATION: "contract"
};
function exitCodeOf(result) {
  return exitCodes[result.ok ? "ok" : byError[result.error.code] ?? "failed"][0];
}

var usage = `Usage: project-cli <module> <method> [--input <file>]   one call; its input is JSON from the file or from standard input
       project-cli serve                                one JSON line per call, until standard input ends
       project-cli [<module> [<method>]] --help`;
function helpText(help, module, method) {
  const { bold } = paint(help.colors);
  const found = help.modules.find((entry2) => entry2.module === module);
  if (module === void 0) {
    const lists = help.modules.map((entry2) => moduleText(entry2, help.colors));
    return [usage, ...lists, `${bold("Environment")}
${environment}`, `${bold("Exit codes")}
${codes}`].join("\n\n");
  }
  if (found === void 0) return void 0;
  if (method === void 0) return moduleText(found, help.colors);
  const entry = found.methods.find((item) => item.method === method);
  return entry && [
    `${bold(`${module} ${method}`)}  ${entry.summary}${notes(entry, help.colors)}`,
    ...formTexts(help, toMethodId({ module, method }))
  ].join("\n\n");
}
var environment = `  ACCORD_CLI_CREDENTIAL   whose calls these are; \`accord token --cli <user>\` prints one for ten minutes
  ACCORD_CLI_URL          the server (the one that runs here, else http://127.0.0.1:8787)
  ACCORD_CLI_METHODS      methods this program may call, separated by commas; else the credential decides
                          serve needs both, or \`credential\` and \`methods\` in every line
  NO_COLOR                plain text on a terminal too`;
var codes = Object.values(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}`).join("\n");
function moduleText({ module, description, methods }, colors) {
  const width = Math.max(...methods.map(({ method }) => method.length));
  const lines = methods.map((entry) => `  ${entry.method.padEnd(width)}  ${entry.summary}${notes(entry, colors)}`);
  return [`${paint(colors).bold(module)}  ${description}`, ...lines].join("\n");
}
function notes({ writes, asks, planned }, colors) {
  const words = [writes ? "writes" : "", asks ? "the assistant asks first" : "", planned ? "not built yet" : ""].filter(
    Boolean
  );
  return words.length > 0 ? ` ${paint(colors).dim(`(${words.join(", ")})`)}` : "";
}
function formTexts({ forms, colors }, id) {
  const all = forms[id]?.branches ?? [];
  return all.map(({ fields }, index) => {
    const width = Math.max(0, ...Object.keys(fields).map((name) => name.length));
    const lines = Object.entries(fields).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
    return [paint(colors).bold(all.length > 1 ? `Input, form ${index + 1}` : "Input"), ...lines].join("\n");
  });
}
var paint = (colors) => ({
  bold: (text) => colors ? `\x1B[1m${text}\x1B[0m` : text,
  dim: (text) => colors ? `\x1B[2m${text}\x1B[0m` : text
});

var longestLine = 1048576;
var nothing = Buffer.alloc(0);
function serve({ stdin, stdout, call, own: own2 }) {
  return new Promise((resolve, reject) => {
    let rest = nothing;
    let inFlight = 0;
    let ended = false;
    stdin.on("data", (chunk) => {
      let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = data.indexOf(10); end !== -1; end = data.indexOf(10)) {
        const line = data.subarray(0, end);
        data = data.subarray(end + 1);
        if (line.length > 0) answer(line.toString("utf8")).catch(reject);
      }
      if (data.length > longestLine) reject(new Error("a line is too long"));
      rest = data.length === 0 ? nothing : Buffer.from(data);
    });
    stdin.on("error", reject);
    stdin.on("end", () => {
      ended = true;
      if (inFlight === 0) resolve();
    });
    async function answer(line) {
      inFlight++;
      const { id, given } = parseLine(line, own2);
      const result = given === void 0 ? toFailure({ module: "", method: "" }, "INVALID_ENVELOPE") : await call(given.call, given.grant).catch(() => toFailure(given.call, "INTERNAL"));
      stdout.write(`${JSON.stringify({ id, ...result })}
`);
      inFlight--;
      if (ended && inFlight === 0) resolve();
    }
  });
}
function parseLine(line, own2) {
  let value;
  try {
    value = JSON.parse(line) ?? {};
  } catch {
    return { id: null };
  }
  const { id, module, method, input, task, attempt, tool_call_id, request_id, traceparent } = value;
  if (typeof id !== "string") return { id: null };
  const isRun = typeof task === "string" && typeof attempt === "number" && typeof tool_call_id === "string";
  const isPerson = task === void 0 && attempt === void 0 && tool_call_id === void 0;
  const grant = toGrant(value.credential, value.methods, own2);
  if (typeof module !== "string" || typeof method !== "string" || !(isRun || isPerson) || !grant) return { id };
  const call = {
    module,
    method,
    input,
    task,
    attempt,
    tool_call_id,
    request_id: typeof request_id === "string" ? request_id : void 0,
    traceparent: typeof traceparent === "string" ? traceparent : void 0
  };
  return { id, given: { call, grant } };
}
function toGrant(credential, methods, own2) {
  if (credential === void 0 && methods === void 0) return own2;
  const isList = Array.isArray(methods) && methods.every((name) => typeof name === "string");
  return typeof credential === "string" && isList ? { credential, allowed: new Set(methods) } : void 0;
}

var defaultUrl = "http://127.0.0.1:8787";
var UsageError = class extends Error {
};
async function run(deps) {
  const { stdout, stderr } = deps;
  try {
    const asked = parseArguments(deps.argv);
    if (asked.help) return await showHelp(deps, asked);
    if (asked.module === "serve" && asked.method === void 0) return await runServe(deps);
    if (asked.module === void 0 || asked.method === void 0) throw new UsageError("Name a module and a method.");
    return await runOnce(deps, { module: asked.module, method: asked.method }, asked.input);
  } catch (reason) {
    if (!(reason instanceof UsageError)) throw reason;
    stderr.write(`${reason.message}

${usage}
`);
    stdout.write(
      `${toText(toFailure({ module: "", method: "" }, "INVALID_ENVELOPE", { detail: reason.message }), deps)}
`
    );
    return exitCodes.usage[0];
  }
}
async function runOnce(deps, named, file) {
  const { env: env2 } = deps;
  const show = (result) => {
    deps.stdout.write(`${toText(result, deps)}
`);
    return exitCodeOf(result);
  };
  if (!Object.hasOwn(deps.commands, toMethodId(named))) {
    deps.stderr.write("There is no such method; project-cli --help lists them.\n");
    return show(toFailure({ module: named.module.slice(0, 32), method: named.method.slice(0, 48) }, "UNKNOWN_ACTION"));
  }
  const input = parseInput(file === void 0 ? await readAll(deps) : readFile(deps, file), deps.inputLimit);
  if (input === void 0)
    return show(
      toFailure(named, "INVALID_ACTION_INPUT", {
        detail: `The input is not one JSON value of at most ${deps.inputLimit} bytes.`
      })
    );
  const credential = env2["ACCORD_CLI_CREDENTIAL"];
  if (!credential)
    return show(
      toFailure(named, "CREDENTIAL_EXPIRED", {
        detail: "ACCORD_CLI_CREDENTIAL is not set; `accord token --cli <user>` prints a credential."
      })
    );
  const { post, close } = makePost(toUrl(env2["ACCORD_CLI_URL"] || findServer(deps) || defaultUrl));
  const call = makeCaller({ commands: deps.commands, loadForms: deps.loadForms, post });
  try {
    const grant = { credential, allowed: toAllowed(env2["ACCORD_CLI_METHODS"]) };
    return show(await call({ ...named, input: input.value }, grant));
  } finally {
    close();
  }
}
async function runServe({ commands: commands2, loadForms: loadForms2, env: env2, stdin, stdout }) {
  const [url, credential, allowed] = [
    env2["ACCORD_CLI_URL"],
    env2["ACCORD_CLI_CREDENTIAL"],
    toAllowed(env2["ACCORD_CLI_METHODS"])
  ];
  if (!url) throw new UsageError("serve needs ACCORD_CLI_URL.");
  if (!credential !== !allowed)
    throw new UsageError("serve needs both ACCORD_CLI_CREDENTIAL and ACCORD_CLI_METHODS, or both in every line.");
  const own2 = credential && allowed ? { credential, allowed } : void 0;
  const { post, close } = makePost(toUrl(url));
  await serve({ stdin, stdout, call: makeCaller({ commands: commands2, loadForms: loadForms2, post }), own: own2 });
  close();
  return exitCodes.ok[0];
}
async function showHelp({ loadHelp: loadHelp2, loadForms: loadForms2, env: env2, stdout }, { module, method }) {
  const colors = stdout.isTTY === true && !env2["NO_COLOR"] && env2["TERM"] !== "dumb";
  const text = helpText({ modules: await loadHelp2(), forms: await loadForms2(), colors }, module, method);
  if (text === void 0) throw new UsageError(`There is no ${[module, method].filter(Boolean).join(" ")}.`);
  stdout.write(`${text}
`);
  return exitCodes.ok[0];
}
function parseArguments(argv) {
  const words = [];
  const asked = { help: false };
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? "";
    if (word === "--help" || word === "-h") asked.help = true;
    else if (word.startsWith("--input=")) asked.input = word.slice("--input=".length);
    else if (word === "--input" && argv[i + 1] !== void 0) asked.input = argv[++i];
    else if (word.startsWith("-")) throw new UsageError(`There is no option ${word}.`);
    else words.push(word);
  }
  if (words.length > 2) throw new UsageError(`Too many arguments: ${words.slice(2).join(" ")}`);
  return { ...asked, module: words[0], method: words[1] };
}
function parseInput(text, limit) {
  if (Buffer.byteLength(text) > limit) return void 0;
  if (text.trim() === "") return { value: {} };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return void 0;
  }
}
function readFile(deps, path) {
  try {
    return deps.readFile(path);
  } catch (cause) {
    throw new UsageError(`Cannot read ${path} (${cause.code ?? "error"}).`, { cause });
  }
}
async function readAll({ stdin, stderr }) {
  if (stdin.isTTY) stderr.write("Reading the input from the terminal; Ctrl-D ends it.\n");
  const chunks = [];
  for await (const chunk of stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
function toAllowed(text) {
  return text === void 0 ? void 0 : new Set(
    text.split(",").map((name) => name.trim()).filter(Boolean)
  );
}
function findServer({ env: env2, readFile: read }) {
  try {
    const { url } = JSON.parse(read(`${env2["ACCORD_HOME"] || ".accord"}/ready.json`));
    return typeof url === "string" ? url : void 0;
  } catch {
    return void 0;
  }
}
function toUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : void 0;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new UsageError("ACCORD_CLI_URL must be an http:// or https:// address.");
  return text;
}
var toText = (result, { stdout }) => stdout.isTTY ? JSON.stringify(result, null, 2) : JSON.stringify(result);

var env = { ...process.env };
delete process.env["ACCORD_CLI_CREDENTIAL"];
process.stdout.on("error", () => process.exit(1));
process.exitCode = await run({
  commands,
  inputLimit,
  loadForms,
  loadHelp,
  argv: process.argv.slice(2),
  env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  readFile: (path) => process.getBuiltinModule("node:fs").readFileSync(path, "utf8")
});
