import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, newPerson } from "./_kit.ts";
import { itTakesReplies, visit } from "./_reply.ts";

describeMethod("calendar.reject_invite", (t) => {
  itTakesReplies(t, "declined");

  it("frees the time", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    await t.call({ invite_id: inviteId }, { as: guest.name });
    expect(await addEvent(t, { ...visit, title: "Instead" }, guest.name)).toMatchObject({ conflicts: [] });
  });
});
