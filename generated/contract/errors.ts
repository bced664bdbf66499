// Generated from specs/errors.yaml. Edit there and run make generate.

export interface ErrorSpec {
  readonly status: number;
  readonly title: string;
  readonly can_retry: boolean;
  readonly recovery_suggestion?: string;
  /** The form logs and metrics use; `{module}` stands for the module that failed. */
  readonly dotted?: string;
  /** Methods that help after a failed tool call; `{module}` and `{method}` stand for those of the call. */
  readonly next_steps?: readonly string[];
  readonly scope: readonly ("http" | "tool" | "run" | "worker")[];
}

export type ErrorCode =
  | "ACTION_ALREADY_USED"
  | "ACTION_EXPIRED"
  | "ACTION_NOT_ALLOWED"
  | "ACTION_NOT_FOUND"
  | "APPROVAL_ALREADY_DECIDED"
  | "APPROVAL_DENIED"
  | "APPROVAL_EXPIRED"
  | "APPROVAL_NOT_FOUND"
  | "ATTACHMENT_NOT_AN_IMAGE"
  | "ATTACHMENT_NOT_FOUND"
  | "ATTACHMENT_QUOTA_EXCEEDED"
  | "ATTACHMENT_UNREACHABLE"
  | "ATTACHMENT_URL_EXPIRED"
  | "ATTACHMENT_URL_INVALID"
  | "BATCH_ALL_FAILED"
  | "BUDGET_EXHAUSTED"
  | "CANCELLED"
  | "CONTACT_NOT_FOUND"
  | "CONTACT_UNREACHABLE"
  | "CONTENT_FILTERED"
  | "CONTEXT_TOO_LARGE"
  | "CREDENTIAL_EXPIRED"
  | "EVENT_NOT_FOUND"
  | "FORBIDDEN"
  | "HEADERS_TOO_LARGE"
  | "IDEMPOTENCY_MISMATCH"
  | "IMAGES_NOT_SUPPORTED"
  | "INTERNAL"
  | "INVALID_ACTION_INPUT"
  | "INVALID_ENVELOPE"
  | "INVALID_LAST_EVENT_ID"
  | "INVALID_REQUEST"
  | "INVALID_RUN_INPUT"
  | "INVALID_TEXT"
  | "INVITE_NOT_OPEN"
  | "JOB_BUDGET_EXCEEDED"
  | "JOB_FIRINGS_EXCEEDED"
  | "JOB_LIMIT_EXCEEDED"
  | "JOB_NOT_FOUND"
  | "JOB_SCHEDULE_INVALID"
  | "JOB_SKILL_UNKNOWN"
  | "JSON_TOO_DEEP"
  | "LIMIT_EXCEEDED"
  | "MALFORMED_JSON"
  | "MAX_ITERS_REACHED"
  | "METHOD_NOT_ALLOWED"
  | "MODEL_OUTPUT_INVALID"
  | "MODEL_REFUSED"
  | "MODEL_UNAVAILABLE"
  | "NOT_ACCEPTABLE"
  | "NOT_FOUND"
  | "NOT_ORGANIZER"
  | "NOT_READY"
  | "NOT_YET_AVAILABLE"
  | "OUTPUT_SCHEMA_VIOLATION"
  | "PAYLOAD_TOO_LARGE"
  | "RANGE_NOT_SATISFIABLE"
  | "RANGE_TOO_LARGE"
  | "RATE_LIMITED"
  | "REPEATED_FAILURE"
  | "REQUEST_TIMEOUT"
  | "REVIEW_ALREADY_RESOLVED"
  | "REVIEW_NOT_FOUND"
  | "RUNTIME_ERROR"
  | "RUN_ATTEMPTS_EXHAUSTED"
  | "RUN_CANCELED"
  | "RUN_ID_REUSED"
  | "RUN_NOT_FOUND"
  | "RUN_TIMEOUT"
  | "SENSITIVE_CONTENT"
  | "SERVICE_UNAVAILABLE"
  | "SKILL_NOT_FOUND"
  | "TASK_NOT_LIVE"
  | "THREAD_NOT_FOUND"
  | "TIMEOUT"
  | "TOOLS_FAILED"
  | "TOO_MANY_APPROVALS"
  | "UNAUTHENTICATED"
  | "UNKNOWN_ACTION"
  | "UNSUPPORTED_FEATURE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "UNSUPPORTED_TASK"
  | "UPSTREAM_UNAVAILABLE"
  | "USER_DISABLED"
  | "VALIDATION_FAILED"
  | "VERSION_CONFLICT";

export const errors: { readonly [Code in ErrorCode]: ErrorSpec } = {
  ACTION_ALREADY_USED: { "status": 409, "scope": [ "http" ], "can_retry": false, "title": "This button was already used.", "recovery_suggestion": "Reload the history to see its result." },
  ACTION_EXPIRED: { "status": 410, "scope": [ "http" ], "can_retry": false, "title": "This button has expired.", "recovery_suggestion": "Ask again in the conversation." },
  ACTION_NOT_ALLOWED: { "status": 403, "scope": [ "tool" ], "can_retry": false, "title": "This action is not allowed in this run.", "dotted": "tool.runtime.policy.not_allowed", "recovery_suggestion": "Do not call it again. Tell the user that it cannot be done here." },
  ACTION_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such action.", "recovery_suggestion": "Reload the history to get the current card." },
  APPROVAL_ALREADY_DECIDED: { "status": 409, "scope": [ "http" ], "can_retry": false, "title": "This approval was already decided.", "recovery_suggestion": "Read the run that the detail names." },
  APPROVAL_DENIED: { "status": 403, "scope": [ "tool" ], "can_retry": false, "title": "The user said no.", "dotted": "tool.runtime.approval.denied", "recovery_suggestion": "Do not try another way. Tell the user that nothing was changed." },
  APPROVAL_EXPIRED: { "status": 410, "scope": [ "http", "tool" ], "can_retry": false, "title": "The approval has expired.", "dotted": "tool.runtime.approval.expired", "recovery_suggestion": "Tell the user that the confirmation ran out and offer to ask again." },
  APPROVAL_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such approval.", "recovery_suggestion": "List what is waiting." },
  ATTACHMENT_NOT_AN_IMAGE: { "status": 422, "scope": [ "http" ], "can_retry": false, "title": "The file is not a PNG, JPEG, WebP or GIF image.", "recovery_suggestion": "Convert the image and upload it again." },
  ATTACHMENT_NOT_FOUND: { "status": 404, "scope": [ "http", "run" ], "can_retry": false, "title": "No such attachment.", "recovery_suggestion": "Upload the image again." },
  ATTACHMENT_QUOTA_EXCEEDED: { "status": 429, "scope": [ "http" ], "can_retry": true, "title": "The upload quota is used up.", "recovery_suggestion": "Wait retry_after_seconds and upload again." },
  ATTACHMENT_UNREACHABLE: { "status": 503, "scope": [ "run" ], "can_retry": true, "title": "The images of the message cannot be read at the moment.", "recovery_suggestion": "Send the message again." },
  ATTACHMENT_URL_EXPIRED: { "status": 410, "scope": [ "http" ], "can_retry": false, "title": "This address has expired.", "recovery_suggestion": "Read the history again to get a fresh one." },
  ATTACHMENT_URL_INVALID: { "status": 403, "scope": [ "http" ], "can_retry": false, "title": "The signature of this address does not fit.", "recovery_suggestion": "Use an address exactly as it was issued." },
  BATCH_ALL_FAILED: { "status": 422, "scope": [ "tool" ], "can_retry": false, "title": "No item of the batch succeeded.", "dotted": "tool.{module}.batch.all_failed", "recovery_suggestion": "Read detail and send the corrected items again." },
  BUDGET_EXHAUSTED: { "status": 429, "scope": [ "run" ], "can_retry": true, "title": "You have spent what models may cost in one day.", "recovery_suggestion": "Try again tomorrow." },
  CANCELLED: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "The call was not run.", "dotted": "tool.runtime.run.cancelled", "recovery_suggestion": "Wait for the decision or the next message of the user." },
  CONTACT_NOT_FOUND: { "status": 404, "scope": [ "tool" ], "can_retry": false, "title": "No such contact.", "dotted": "tool.contacts.lookup.not_found", "recovery_suggestion": "Call contacts.read with mode search to find the id.", "next_steps": [ "contacts.read" ] },
  CONTACT_UNREACHABLE: { "status": 422, "scope": [ "tool" ], "can_retry": false, "title": "This person cannot be invited.", "dotted": "tool.calendar.delivery.unreachable", "recovery_suggestion": "Ask the user for another way to reach this person." },
  CONTENT_FILTERED: { "status": 422, "scope": [ "run" ], "can_retry": false, "title": "The model's content filter stopped the answer.", "recovery_suggestion": "Say it in other words." },
  CONTEXT_TOO_LARGE: { "status": 422, "scope": [ "run" ], "can_retry": false, "title": "The conversation does not fit the model.", "recovery_suggestion": "Start a new thread." },
  CREDENTIAL_EXPIRED: { "status": 401, "scope": [ "tool" ], "can_retry": true, "title": "The credential of the call has expired.", "dotted": "tool.runtime.auth.expired", "recovery_suggestion": "Call again; a new credential is used." },
  EVENT_NOT_FOUND: { "status": 404, "scope": [ "tool" ], "can_retry": false, "title": "No such event.", "dotted": "tool.calendar.lookup.not_found", "recovery_suggestion": "Call calendar.read with mode range to find the id.", "next_steps": [ "calendar.read" ] },
  FORBIDDEN: { "status": 403, "scope": [ "http", "tool" ], "can_retry": false, "title": "This is not allowed.", "dotted": "tool.{module}.policy.forbidden", "recovery_suggestion": "Do not repeat the call. Tell the user that it is not allowed." },
  HEADERS_TOO_LARGE: { "status": 431, "scope": [ "http" ], "can_retry": false, "title": "The headers are too large.", "recovery_suggestion": "Send fewer or shorter headers." },
  IDEMPOTENCY_MISMATCH: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "This call id was used with another input.", "dotted": "tool.runtime.input.idempotency", "recovery_suggestion": "Make a new tool call." },
  IMAGES_NOT_SUPPORTED: { "status": 422, "scope": [ "run" ], "can_retry": false, "title": "No configured model can read images.", "recovery_suggestion": "Describe the image in words." },
  INTERNAL: { "status": 500, "scope": [ "http", "tool", "run" ], "can_retry": false, "title": "Something went wrong on the server.", "dotted": "tool.{module}.internal.error", "recovery_suggestion": "Do not repeat the call. Tell the user that it failed on the server." },
  INVALID_ACTION_INPUT: { "status": 422, "scope": [ "tool" ], "can_retry": true, "title": "The input does not match the method's schema.", "dotted": "tool.{module}.input.schema", "recovery_suggestion": "Correct the named fields and call again.", "next_steps": [ "{module}.{method}" ] },
  INVALID_ENVELOPE: { "status": 400, "scope": [ "tool" ], "can_retry": true, "title": "The arguments are not {module, method, input}.", "dotted": "tool.runtime.input.envelope", "recovery_suggestion": "Call project_cli with one JSON object {module, method, input}, one step at a time." },
  INVALID_LAST_EVENT_ID: { "status": 400, "scope": [ "http" ], "can_retry": false, "title": "Last-Event-ID is not an id of this stream.", "recovery_suggestion": "Send the last id received or leave the header out." },
  INVALID_REQUEST: { "status": 400, "scope": [ "http" ], "can_retry": false, "title": "A parameter of the request is wrong.", "recovery_suggestion": "Correct the parameters named in errors." },
  INVALID_RUN_INPUT: { "status": 422, "scope": [ "http" ], "can_retry": false, "title": "The run input breaks a rule of the protocol.", "recovery_suggestion": "Correct what detail names." },
  INVALID_TEXT: { "status": 400, "scope": [ "http" ], "can_retry": false, "title": "The text holds NUL or half a surrogate pair.", "recovery_suggestion": "Remove NUL characters and lone surrogates." },
  INVITE_NOT_OPEN: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "The invite is no longer open.", "dotted": "tool.calendar.state.invite_not_open", "recovery_suggestion": "Tell the user that the invite was withdrawn or the event is over." },
  JOB_BUDGET_EXCEEDED: { "status": 429, "scope": [ "http" ], "can_retry": true, "title": "You have spent what models may cost in one day.", "recovery_suggestion": "Try again tomorrow." },
  JOB_FIRINGS_EXCEEDED: { "status": 429, "scope": [ "http" ], "can_retry": true, "title": "Your jobs have run as often as they may in one hour.", "recovery_suggestion": "Wait and try again." },
  JOB_LIMIT_EXCEEDED: { "status": 409, "scope": [ "http" ], "can_retry": false, "title": "There are too many jobs.", "recovery_suggestion": "Delete a job first." },
  JOB_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such job.", "recovery_suggestion": "List your jobs." },
  JOB_SCHEDULE_INVALID: { "status": 422, "scope": [ "http" ], "can_retry": false, "title": "The schedule cannot be understood or never fires.", "recovery_suggestion": "Correct what detail names and try the preview." },
  JOB_SKILL_UNKNOWN: { "status": 422, "scope": [ "http" ], "can_retry": false, "title": "A skill of the job does not exist.", "recovery_suggestion": "Name modules of GET /api/v1/agent/tools." },
  JSON_TOO_DEEP: { "status": 400, "scope": [ "http" ], "can_retry": false, "title": "The JSON is nested too deeply.", "recovery_suggestion": "Keep nesting within 64 levels." },
  LIMIT_EXCEEDED: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "The limit is reached.", "dotted": "tool.{module}.state.limit", "recovery_suggestion": "Remove something first or tell the user that it is full." },
  MALFORMED_JSON: { "status": 400, "scope": [ "http" ], "can_retry": false, "title": "The body is not valid JSON.", "recovery_suggestion": "Send one JSON value in UTF-8 without duplicate keys." },
  MAX_ITERS_REACHED: { "status": 500, "scope": [ "worker" ], "can_retry": false, "title": "The worker used up its rounds.", "recovery_suggestion": "Ask for one step at a time." },
  METHOD_NOT_ALLOWED: { "status": 405, "scope": [ "http" ], "can_retry": false, "title": "This path does not take that method.", "recovery_suggestion": "Use a method named in the Allow header." },
  MODEL_OUTPUT_INVALID: { "status": 502, "scope": [ "worker" ], "can_retry": true, "title": "The model's answer was incomplete or unreadable.", "recovery_suggestion": "Send the message again." },
  MODEL_REFUSED: { "status": 502, "scope": [ "run" ], "can_retry": false, "title": "The model provider refused the request.", "recovery_suggestion": "Check the provider's key and the model name." },
  MODEL_UNAVAILABLE: { "status": 503, "scope": [ "run" ], "can_retry": true, "title": "No model could be reached.", "recovery_suggestion": "Try again later." },
  NOT_ACCEPTABLE: { "status": 406, "scope": [ "http" ], "can_retry": false, "title": "No answer in a form the Accept header allows.", "recovery_suggestion": "Accept the media type the operation declares." },
  NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "There is nothing here.", "recovery_suggestion": "Look the path up in /openapi.json." },
  NOT_ORGANIZER: { "status": 403, "scope": [ "tool" ], "can_retry": false, "title": "Only the organizer may do this.", "dotted": "tool.calendar.policy.not_organizer", "recovery_suggestion": "Offer calendar.reject_invite instead.", "next_steps": [ "calendar.reject_invite" ] },
  NOT_READY: { "status": 503, "scope": [ "http" ], "can_retry": true, "title": "A dependency does not answer.", "recovery_suggestion": "Start or reach the dependency named in detail." },
  NOT_YET_AVAILABLE: { "status": 501, "scope": [ "http" ], "can_retry": false, "title": "This operation is described but not built yet.", "recovery_suggestion": "Use the mock server until it is." },
  OUTPUT_SCHEMA_VIOLATION: { "status": 500, "scope": [ "tool" ], "can_retry": false, "title": "The method answered in a wrong shape.", "dotted": "tool.{module}.output.schema", "recovery_suggestion": "Do not repeat the call. Tell the user that it failed on the server." },
  PAYLOAD_TOO_LARGE: { "status": 413, "scope": [ "http" ], "can_retry": false, "title": "The body is too large.", "recovery_suggestion": "Send less at once." },
  RANGE_NOT_SATISFIABLE: { "status": 416, "scope": [ "http" ], "can_retry": false, "title": "The file has no such part.", "recovery_suggestion": "Ask without Range." },
  RANGE_TOO_LARGE: { "status": 422, "scope": [ "tool" ], "can_retry": true, "title": "The range is longer than 366 days.", "dotted": "tool.calendar.input.range_too_large", "recovery_suggestion": "Ask for at most 366 days.", "next_steps": [ "{module}.{method}" ] },
  RATE_LIMITED: { "status": 429, "scope": [ "http", "tool" ], "can_retry": true, "title": "Too many requests.", "dotted": "tool.{module}.upstream.rate_limited", "recovery_suggestion": "Wait retry_after_seconds and call again." },
  REPEATED_FAILURE: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "The same call has already failed twice.", "dotted": "tool.runtime.loop.repeated_failure", "recovery_suggestion": "Change the input or stop and tell the user what is wrong." },
  REQUEST_TIMEOUT: { "status": 408, "scope": [ "http" ], "can_retry": true, "title": "The request took too long to arrive.", "recovery_suggestion": "Send it again." },
  REVIEW_ALREADY_RESOLVED: { "status": 409, "scope": [ "http" ], "can_retry": false, "title": "This review was already resolved." },
  REVIEW_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such review.", "recovery_suggestion": "List what is waiting." },
  RUNTIME_ERROR: { "status": 500, "scope": [ "run" ], "can_retry": true, "title": "The run failed.", "recovery_suggestion": "Send the message again as a new run." },
  RUN_ATTEMPTS_EXHAUSTED: { "status": 500, "scope": [ "run" ], "can_retry": false, "title": "The run was given up after several attempts.", "recovery_suggestion": "Send the message again in other words." },
  RUN_CANCELED: { "status": 409, "scope": [ "run" ], "can_retry": false, "title": "The run was canceled by the user." },
  RUN_ID_REUSED: { "status": 409, "scope": [ "http" ], "can_retry": false, "title": "This runId was used with another input.", "recovery_suggestion": "Choose a new runId." },
  RUN_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such run.", "recovery_suggestion": "Check threadId and runId." },
  RUN_TIMEOUT: { "status": 504, "scope": [ "run" ], "can_retry": true, "title": "The run took too long.", "recovery_suggestion": "Ask for less at once." },
  SENSITIVE_CONTENT: { "status": 422, "scope": [ "tool" ], "can_retry": false, "title": "This is too sensitive to be stored.", "dotted": "tool.memory.policy.sensitive", "recovery_suggestion": "Leave it out and tell the user that it was not saved." },
  SERVICE_UNAVAILABLE: { "status": 503, "scope": [ "http" ], "can_retry": true, "title": "The service cannot answer right now.", "recovery_suggestion": "Try again after the given number of seconds." },
  SKILL_NOT_FOUND: { "status": 404, "scope": [ "tool" ], "can_retry": false, "title": "No such skill or action.", "dotted": "tool.skills.lookup.not_found", "recovery_suggestion": "Use a skill and an action of the index in your instructions.", "next_steps": [ "skills.read" ] },
  TASK_NOT_LIVE: { "status": 409, "scope": [ "tool" ], "can_retry": false, "title": "The run of this call is over or another attempt has it.", "dotted": "tool.runtime.run.not_live", "recovery_suggestion": "Stop. Nothing was changed." },
  THREAD_NOT_FOUND: { "status": 404, "scope": [ "http" ], "can_retry": false, "title": "No such thread.", "recovery_suggestion": "List your threads." },
  TIMEOUT: { "status": 504, "scope": [ "tool" ], "can_retry": true, "title": "The method took too long.", "dotted": "tool.{module}.upstream.timeout", "recovery_suggestion": "Call again once; if it was a write, read first whether it took effect." },
  TOOLS_FAILED: { "status": 500, "scope": [ "worker" ], "can_retry": false, "title": "Every tool call failed.", "recovery_suggestion": "Try again later or in other words." },
  TOO_MANY_APPROVALS: { "status": 429, "scope": [ "tool" ], "can_retry": false, "title": "Too many actions wait for the user's decision already.", "dotted": "tool.runtime.approval.too_many", "recovery_suggestion": "Do not call it again. Ask the user to decide on what waits first." },
  UNAUTHENTICATED: { "status": 401, "scope": [ "http" ], "can_retry": false, "title": "A valid bearer token is required.", "recovery_suggestion": "Get a new token and send it as Authorization Bearer." },
  UNKNOWN_ACTION: { "status": 404, "scope": [ "tool" ], "can_retry": true, "title": "There is no such module or method.", "dotted": "tool.runtime.input.unknown_action", "recovery_suggestion": "Use one of the names listed in input_schema." },
  UNSUPPORTED_FEATURE: { "status": 422, "scope": [ "tool" ], "can_retry": false, "title": "This feature is not available.", "dotted": "tool.{module}.input.unsupported", "recovery_suggestion": "Leave the field out or tell the user that it cannot be done." },
  UNSUPPORTED_MEDIA_TYPE: { "status": 415, "scope": [ "http" ], "can_retry": false, "title": "The body has a media type this operation does not take.", "recovery_suggestion": "Send the media type the operation declares." },
  UNSUPPORTED_TASK: { "status": 422, "scope": [ "worker" ], "can_retry": false, "title": "No module can do this.", "recovery_suggestion": "Ask about calendar, contacts or memory." },
  UPSTREAM_UNAVAILABLE: { "status": 503, "scope": [ "tool" ], "can_retry": true, "title": "The module cannot be reached.", "dotted": "tool.{module}.upstream.unavailable", "recovery_suggestion": "Call again once; then tell the user to try later." },
  USER_DISABLED: { "status": 403, "scope": [ "run" ], "can_retry": false, "title": "This user is disabled.", "recovery_suggestion": "Ask the operator to enable the user." },
  VALIDATION_FAILED: { "status": 422, "scope": [ "http" ], "can_retry": false, "title": "The body does not match its schema.", "recovery_suggestion": "Correct the fields named in errors." },
  VERSION_CONFLICT: { "status": 409, "scope": [ "tool" ], "can_retry": true, "title": "The object has changed meanwhile.", "dotted": "tool.calendar.state.version_conflict", "recovery_suggestion": "Read it again and repeat the change with the new version.", "next_steps": [ "{module}.read" ] },
};
