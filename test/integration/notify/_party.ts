import { methods, type MethodId, type MethodIo } from "../../../generated/contract/methods.ts";
import type { ToolResult } from "../../../generated/contract/types.ts";
import type { TestApp } from "../../_kit/app.ts";

/** A method as its user calls it from a terminal. */
export async function perform<Id extends MethodId>(
  app: TestApp,
  as: string,
  id: Id,
  input: MethodIo[Id]["input"],
): Promise<MethodIo[Id]["output"]> {
  const me = await (await app.as(as)).getMe();
  const token = await app.auth.mintCredential({ userId: me.id, methods: [id], purpose: "person" });
  const response = await app.request(methods[id].path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as ToolResult;
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body.data as MethodIo[Id]["output"];
}

/** Alice knows Bob, by this address. */
export async function knowEachOther(app: TestApp, email: string | null = null): Promise<string> {
  const [alice, bob] = await Promise.all(["alice", "bob"].map(async (name) => (await app.as(name)).getMe()));
  return await app.store.writing(alice?.id ?? "", async ({ contacts }) => {
    const { id } = await contacts.add({ name: "Bob", userId: bob?.id ?? "", email });
    return id;
  });
}

export const sync = {
  title: "Sync",
  start_at: "2030-04-21T10:00:00+08:00",
  end_at: "2030-04-21T11:00:00+08:00",
  event_timezone: "Asia/Shanghai",
} as const;

/** An event of Alice's that Bob is invited to. */
export async function invite(app: TestApp, event: object = {}): Promise<string> {
  const contactId = await knowEachOther(app, "bob@example.com");
  const { id } = (await perform(app, "alice", "calendar.create", { ...sync, ...event })) as { id: string };
  const participants = [{ contact_id: contactId }];
  await perform(app, "alice", "calendar.share", { event_id: id, participants, message: "Bring the numbers" });
  return id;
}
