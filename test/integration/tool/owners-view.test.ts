import { beforeAll, describe, expect, it } from "vitest";
import { makeOwnersView } from "../../../src/modules/contacts/_owners-view.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { givenPeople } from "../../_kit/given-people.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { askAbout, decide } from "../approval/_waiting.ts";

const [phone, email] = ["13800005678", "wanglei@example.com"];
const lei = { id: "ctc_1", name: "Wang Lei", phone, email };
let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

/** Which of number and address stand in it. */
const whole = (...values: unknown[]) => [phone, email].filter((value) => JSON.stringify(values).includes(value));

/** All that the model has been asked since. */
const askedSince = (count: number) => talk.model.journal.slice(count).map(({ body }) => body);

describe("the owner's own contacts (R3, R4)", () => {
  it("are whole on the card and masked for the model, in this run and the next", async () => {
    await givenPeople(talk.app, { contacts: [lei] });
    const before = talk.model.journal.length;
    for (const input of [
      { mode: "search", query: "Lei" },
      { mode: "contact", contact_id: "ctc_1" },
    ]) {
      talk.model.next(brief(), callTool("contacts.read", input), answer({ answer: "See the card." }));
      const run = await talk.say("how do I reach Lei?");
      const [result] = run.results;
      expect(whole(result?.ui_schema)).toEqual([phone, email]);
      expect(whole(result?.content, result?.result)).toEqual([]);
      const history = await (await talk.app.as("alice")).getHistory({ query: { threadId: run.threadId } });
      expect(whole(history.messages.map((message) => "ui_schema" in message && message.ui_schema))).toEqual([
        phone,
        email,
      ]);
      expect(whole(history.messages.map(({ content }) => content))).toEqual([]);
      talk.model.next(brief({ needs_tools: false }), answer({ answer: "138****5678." }));
      await talk.say("and again?", { threadId: run.threadId });
      const told = await talk.app.database.sql`select data from run_steps where task_id = ${run.taskId}`;
      expect([told.length > 0, whole(told)]).toEqual([true, []]);
    }
    expect(whole(askedSince(before))).toEqual([]);
    expect(whole(talk.app.logs)).toEqual([]);
  });

  it("are whole where a card asks to remove one, and its result does not say that something is hidden", async () => {
    await givenPeople(talk.app, { contacts: [{ ...lei, email: null }] });
    const before = talk.model.journal.length;
    const asked = await askAbout(talk, "contacts.delete", { contact_id: "ctc_1" });
    expect(whole(asked.results[0]?.ui_schema)).toEqual([phone]);
    talk.model.next(answer({ answer: "Kept." }));
    await talk.ended(await decide(await talk.app.as("alice"), asked, "deny"));
    const patch = { company: "Harbor Bank" };
    talk.model.next(brief(), callTool("contacts.update", { contact_id: "ctc_1", patch }), answer({ answer: "Done." }));
    const { results } = await talk.say("he works there now");
    expect(whole(results[0]?.ui_schema)).toEqual([phone]);
    expect(JSON.stringify(results[0]?.ui_schema)).not.toMatch(/隐藏|hidden/);
    expect(whole(askedSince(before))).toEqual([]);
  });
});

describe("what is not shown", () => {
  const view = () => makeOwnersView({ store: talk.app.store });
  const masked = { id: "ctc_1", name: "Wang Lei", phoneMasked: "138****5678" };

  it("is a contact of somebody else", async () => {
    await givenPeople(talk.app, { contacts: [lei] });
    const { id: bobId } = await (await talk.app.as("bob")).getMe();
    expect(await view()(masked, bobId)).toEqual({ data: masked, isWhole: false });
  });

  it("is a value that has changed, or that the result does not show", async () => {
    await givenPeople(talk.app, { contacts: [{ ...lei, phone: "13900001111" }] });
    const { id } = await (await talk.app.as("alice")).getMe();
    const items = [masked, { id: "ctc_1", name: "Wang Lei", emailMasked: "w***@example.com" }];
    expect(await view()({ items, count: 2 }, id)).toEqual({
      data: { items: [masked, { ...items[1], emailMasked: email }], count: 2 },
      isWhole: false,
    });
    expect(await view()({ id: "ctc_1", name: "Wang Lei" }, id)).toBeUndefined();
  });
});
