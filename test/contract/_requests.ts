import { describedOperations, exampleRequests, type DescribedOperation } from "../_kit/example-requests.ts";
import { png } from "../_kit/images.ts";

/** One request for both: a name that tells it apart, where it goes, and with which kind of token. */
export interface SharedRequest {
  name: string;
  token: "user" | "admin" | "credential" | "none";
  url: string;
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> };
  operation: DescribedOperation["operation"] | undefined;
}

const json = { "content-type": "application/json" };

/** Good and bad requests of every operation, made from the document. */
const generated: SharedRequest[] = describedOperations
  // A form is no JSON example; uploads stand in the list by hand.
  .flatMap((entry) => (entry.operation.operationId === "createAttachment" ? [] : requestsOf(entry)));

function requestsOf(entry: DescribedOperation): SharedRequest[] {
  const { operation, path } = entry;
  const isPublic = operation.security?.length === 0;
  const isMethod = path.startsWith("/api/v1/modules/");
  const isAdmins = operation.security?.some((scheme) => "adminToken" in scheme) ?? false;
  const token = isPublic ? "none" : isMethod ? "credential" : isAdmins ? "admin" : "user";
  const examples = exampleRequests(entry, "").map(([url, init], index): SharedRequest => {
    const { authorization: _none, ...headers } = init.headers as Record<string, string>;
    return { name: `${operation.operationId} ${index + 1}`, token, url, init: { ...init, headers }, operation };
  });
  const [first] = examples;
  if (first === undefined) return [];
  const but = (what: string, change: Partial<SharedRequest>): SharedRequest => ({
    ...first,
    name: `${operation.operationId} ${what}`,
    ...change,
  });
  const withBody = (body: string, headers = json) => ({ init: { ...first.init, body, headers } });
  // Tickets are given by the server itself: a request with any other gets no further.
  if (operation.security?.some((scheme) => "streamTicket" in scheme))
    return [...examples, but("without a ticket", { url: first.url.replace(/\?.*/, "") })];
  return [
    ...examples,
    but("by another method", { init: { method: "PUT", headers: {} } }),
    ...(isPublic ? [] : [but("without a token", { token: "none" })]),
    ...(isPublic
      ? []
      : [but("with an unknown parameter", { url: `${first.url}${first.url.includes("?") ? "&" : "?"}x=1` })]),
    ...(token === "user" || token === "admin"
      ? [
          but("for pictures only", {
            init: { ...first.init, headers: { ...first.init.headers, accept: "image/png" } },
          }),
        ]
      : []),
    ...(first.init.body === undefined
      ? []
      : [
          but("with half a body", withBody('{"a":')),
          but("without a body", withBody("")),
          but("with a name twice", withBody('{"a":1,"a":2}')),
          but("with a list for a body", withBody("[]")),
          but("with an unknown field", withBody('{"nobody_knows":1}')),
          but("with text for a body", withBody("{}", { "content-type": "text/plain" })),
        ]),
  ];
}

const threadId = "550e8400-e29b-41d4-a716-446655440000";
const user = { id: "msg-001", role: "user", content: "hello" };
const run = { threadId, runId: "run-900", messages: [user], forwardedProps: { agent_type: "worker" } };
const image = { type: "binary", mimeType: "image/png", url: "https://files.example.com/a.png" };
const clientTime = {
  device_timezone: "Asia/Shanghai",
  client_now_iso: "2026-03-16T09:12:33+08:00",
  client_epoch_ms: 1,
};

const post = (url: string, body: unknown): [string, RequestInit] => [
  url,
  { method: "POST", headers: json, body: JSON.stringify(body) },
];
const runs = (change: object) => post("/api/v1/agent/runs", { ...run, ...change });
const agUi = (change: object) => post("/api/v1/ag-ui", { ...run, ...change });
const says = (content: unknown) => runs({ messages: [{ ...user, content }] });
const at = (client_time: unknown) => runs({ forwardedProps: { agent_type: "worker", client_time } });
const job = (change: object) =>
  post("/api/v1/automation/jobs", {
    name: "Morning",
    prompt: "Sum up my day.",
    schedule: { type: "interval", every_minutes: 60 },
    config: {
      enabled_skills: ["calendar"],
      context: { context_messages: { source: "none", count: 0, window: "all" } },
    },
    ...change,
  });
const patch = (url: string, body: unknown): [string, RequestInit] => [url, { ...post(url, body)[1], method: "PATCH" }];
const upload = (name: string, bytes: Buffer): [string, RequestInit] => {
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "a.png");
  return ["/api/v1/agent/attachments", { method: "POST", body: form }];
};
const byHand: Record<string, [string, RequestInit]> = {
  "a run in snake_case": post("/api/v1/agent/runs", {
    thread_id: threadId,
    run_id: "run-901",
    messages: [user],
    forwarded_props: { agent_type: "worker" },
  }),
  "a run with nulls": runs({ runId: "run-902", tools: null, context: null, resume: null }),
  "a run on no thread": runs({ threadId: "x" }),
  "a run without an id": runs({ runId: undefined }),
  "a run with an empty id": runs({ runId: "" }),
  "a run with a long id": runs({ runId: "r".repeat(129) }),
  "a run without messages": runs({ messages: undefined }),
  "a run of no message": runs({ messages: [] }),
  "a run of text for messages": runs({ messages: "hello" }),
  "a run of two users": runs({ messages: [user, { ...user, id: "msg-002" }] }),
  "a run the assistant begins": runs({ messages: [{ id: "a", role: "assistant", content: "Hi" }, user] }),
  "a run of the assistant alone": runs({ messages: [{ id: "a", role: "assistant", content: "Hi" }] }),
  "a run of 201 messages": runs({ messages: Array.from({ length: 201 }, () => user) }),
  "a run of too much text": says("x".repeat(10_001)),
  "a run with a PDF": says([{ ...image, mimeType: "application/pdf" }]),
  "a run with an image from nowhere": says([{ ...image, url: undefined }]),
  "a run with an image inside": says([{ ...image, url: undefined, data: "aGk=" }]),
  "a run with four images": says([image, image, image, image]),
  "a run of nobody": runs({ forwardedProps: {} }),
  "a run of an unknown agent": runs({ forwardedProps: { agent_type: "boss" } }),
  "a run in no zone": at({ ...clientTime, device_timezone: "Mars/Base" }),
  "a run on the 30th of February": at({ ...clientTime, client_now_iso: "2026-02-30T09:12:33+08:00" }),
  "a run before 1970": at({ ...clientTime, client_epoch_ms: -1 }),
  "a run with an unknown field": runs({ priority: 1 }),
  "a run with two decisions": runs({ resume: [{}, {}] }),
  "a run with a decision that says nothing": runs({ resume: [{ interruptId: "apr_7f3", status: "resolved" }] }),
  "a run with a button that is none": runs({ context: [{ description: "ui_action", value: "press" }] }),
  "a run that is too large": runs({ state: "x".repeat(262_144) }),
  "an AG-UI run on no thread": agUi({ threadId: "x" }),
  "an AG-UI run of text for messages": agUi({ messages: "hello" }),
  "an AG-UI run of an unknown agent": agUi({ forwardedProps: { agent_type: "boss" } }),
  "an AG-UI run in snake_case": post("/api/v1/ag-ui", { thread_id: threadId, run_id: "run-903", messages: [user] }),
  "events of no run": [`/api/v1/agent/runs/${threadId}/events`, {}],
  "events of no thread": ["/api/v1/agent/runs/x/events?runId=run-001", {}],
  "events with deltas perhaps": [`/api/v1/agent/runs/${threadId}/events?runId=run-001&deltas=perhaps`, {}],
  "events after nonsense": [
    `/api/v1/agent/runs/${threadId}/events?runId=run-001`,
    { headers: { "last-event-id": "nonsense" } },
  ],
  "a decision on no approval": post("/api/v1/agent/approvals/zzz/decision", { decision: "approve" }),
  "a decision that is none": post("/api/v1/agent/approvals/apr_7f3/decision", { decision: "perhaps" }),
  "a page of no threads": ["/api/v1/agent/threads?limit=0", {}],
  "a page of too many threads": ["/api/v1/agent/threads?limit=101", {}],
  "two limits": ["/api/v1/agent/threads?limit=1&limit=2", {}],
  "a limit in hexadecimal": ["/api/v1/agent/threads?limit=0x10", {}],
  "a day that is none": ["/api/v1/agent/history?before=yesterday", {}],
  "an escape that is not UTF-8": ["/api/v1/agent/threads?cursor=%ff", {}],
  "an image without a signature": ["/api/v1/agent/attachments/att_5Hq2", {}],
  "an image until when it pleases": ["/api/v1/agent/attachments/att_5Hq2?expires=soon&signature=c2ln", {}],
  "an upload": upload("file", png()),
  "an upload of half an image": upload("file", png().subarray(0, 20)),
  "an upload under another name": upload("picture", png()),
  "an upload that is no form": post("/api/v1/agent/attachments", {}),
  "an empty change": patch("/api/v1/me", {}),
  "a change to no zone": patch("/api/v1/me", { timezone: 5 }),
  "a job": job({}),
  "a job that never runs": job({ schedule: { type: "never" } }),
  "a job without a name": job({ name: undefined }),
  "an unknown path": ["/api/v1/nothing", {}],
  "a path with a slash too many": ["/api/v1/me/", {}],
  "the head of a profile": ["/api/v1/me", { method: "HEAD" }],
  "what a path takes": ["/api/v1/me", { method: "OPTIONS" }],
};

export const requests: SharedRequest[] = [
  ...generated,
  ...Object.entries(byHand).map(([name, [url, init]]): SharedRequest => ({
    name,
    token: "user",
    url,
    init: init as SharedRequest["init"],
    operation: undefined,
  })),
];
