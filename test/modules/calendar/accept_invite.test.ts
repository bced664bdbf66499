import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, newPerson } from "./_kit.ts";
import { itTakesReplies, visit } from "./_reply.ts";

describeMethod("calendar.accept_invite", (t) => {
  itTakesReplies(t, "accepted");

  it("names what else is at that time", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    const own = await addEvent(t, { ...visit, title: "Report", start_at: "2026-04-21T15:30:00+08:00" }, guest.name);
    const outcome = await t.call({ invite_id: inviteId }, { as: guest.name });
    expect(outcome.result).toMatchObject({
      warnings: ["time_conflict"],
      data: { conflicts: [{ id: own.id, title: "Report" }] },
    });
  });
});
