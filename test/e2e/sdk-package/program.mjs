/**
 * What an app does with the SDK, in plain JavaScript that any runtime has: the same program for all of them. `url` is
 * the server, `busyUrl` one that has no room at first, `silentUrl` one that never answers.
 */
export async function tryEverything({ createClient, ApiError }, { url, busyUrl, silentUrl, token, image }) {
  const client = createClient({ baseUrl: url, token: async () => token });

  const texts = [];
  const asked = await client.ask("What do I have tomorrow?", { onText: (text) => texts.push(text) });

  const types = new Set();
  const [threadId, runId] = [asked.threadId, crypto.randomUUID()];
  const messages = [{ id: `m-${runId}`, role: "user", content: "What do I have tomorrow?" }];
  await client.createRun({ body: { threadId, runId, messages, forwardedProps: { agent_type: "worker" } } });
  for await (const { type } of client.streamRunEvents({ path: { threadId }, query: { runId } })) types.add(type);

  const waiting = await client.ask("Cancel 看牙医");
  const decided = await client.decide(waiting.interrupt.id, "approve");

  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const shown = await client.upload(new Blob([bytes], { type: "image/png" }), { filename: "board.png" });
  const seen = await client.ask("What is on it?", { images: [shown] });

  const leaving = new AbortController();
  const left = await client
    .ask("What do I have tomorrow?", { signal: leaving.signal, onText: () => leaving.abort(new Error("enough")) })
    .catch((reason) => reason);
  const silent = new AbortController();
  const unanswered = createClient({ baseUrl: silentUrl, token }).getMe({ signal: silent.signal });
  unanswered.catch(() => {});
  // Answered when the other request has arrived.
  await fetch(silentUrl.replace("/silent/", "/reached/"));
  silent.abort(new Error("no more"));
  const given = await unanswered.catch((reason) => reason);

  const late = await createClient({ baseUrl: busyUrl, token }).getMe();
  const refused = await createClient({ baseUrl: url, token: "wrong" })
    .getMe()
    .catch((error) => error);
  return {
    asked: asked.status,
    grows: texts.length > 0 && texts.every((text, index) => index === 0 || text.startsWith(texts[index - 1])),
    isWhole: texts.at(-1) === asked.answer && asked.answer !== "",
    hasDeltas: types.has("TEXT_MESSAGE_CONTENT") && types.has("RUN_FINISHED"),
    waiting: waiting.status,
    decided: decided.status,
    shown: shown.filename,
    seen: seen.status,
    left: left.message,
    given: given.message,
    late: late.name,
    refused: refused instanceof ApiError && refused.code,
  };
}
