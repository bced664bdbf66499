import type { Clock } from "../base/clock.ts";
import type { User } from "../domain/user.ts";
import type { Perform } from "../modules/perform.ts";
import type { NewContact } from "../store/modules/modules.ts";
import type { Store } from "../store/store.ts";
import { addDemoEvents } from "./demo-events.ts";

/** A newcomer on a bare machine meets two users who know each other and a few more people. */
interface DemoUser {
  name: string;
  timezone: string;
  locale: string;
  email: string;
  /** How the other one calls this one. */
  known: Pick<NewContact, "name" | "relation" | "company" | "jobTitle">;
  contacts: NewContact[];
}

const demo: { readonly alice: DemoUser; readonly bob: DemoUser } = {
  alice: {
    name: "Alice",
    timezone: "Asia/Shanghai",
    locale: "zh-CN",
    email: "alice@example.com",
    known: { name: "Alice Lin", relation: "colleague", company: "Yuanshan", jobTitle: "Product manager" },
    contacts: [
      {
        name: "王磊",
        company: "远山科技",
        jobTitle: "产品经理",
        relation: "同事",
        email: "wanglei@example.com",
        phone: "13800005678",
      },
      { name: "王蕾", company: "青禾设计", jobTitle: "设计师", relation: "朋友", email: "lei.wang@example.com" },
      {
        name: "欧阳明月",
        company: "远山科技",
        jobTitle: "人事",
        relation: "同事",
        email: "mingyue@example.com",
        phone: "13900001234",
      },
      { name: "陈医生", jobTitle: "牙医", phone: "02155501234", note: "周末不出诊" },
      { name: "Mei Chen", company: "Bluebird Travel", jobTitle: "Travel agent", email: "mei@example.com" },
    ],
  },
  bob: {
    name: "Bob",
    timezone: "America/Los_Angeles",
    locale: "en",
    email: "bob@example.com",
    known: { name: "Bob Miller", relation: "同事", company: "远山科技", jobTitle: "工程师" },
    contacts: [
      {
        name: "Grace Park",
        company: "Yuanshan",
        jobTitle: "Engineering lead",
        relation: "manager",
        email: "grace@example.com",
        phone: "+14155550123",
      },
      { name: "Sam O'Neill", company: "Harbor Bank", jobTitle: "Account manager", email: "sam@example.com" },
      { name: "李娜", company: "Yuanshan", jobTitle: "Designer", relation: "colleague", email: "lina@example.com" },
      { name: "Dr. Patel", jobTitle: "Dentist", phone: "+14155550177", note: "Closed on Fridays" },
    ],
  },
};

export interface DemoDeps {
  store: Store;
  /** Who vouches for the demo users. */
  issuer: string;
  callMethod: Perform;
  clock: Clock;
}

/**
 * Makes what is missing and leaves alone what is there, so that a restart changes nothing. Each kind of data is added
 * in one transaction per user, and only to a user who has none of that kind.
 */
export async function addDemoData({ store, issuer, callMethod, clock }: DemoDeps): Promise<void> {
  const [alice, bob] = [await ensureUser(store, issuer, "alice"), await ensureUser(store, issuer, "bob")];
  await addContacts(store, alice, [...demo.alice.contacts, asContact(demo.bob, bob)]);
  await addContacts(store, bob, [...demo.bob.contacts, asContact(demo.alice, alice)]);
  await addDemoEvents({ alice, bob, aliceEmail: demo.alice.email, callMethod, clock });
}

async function ensureUser({ users }: Store, issuer: string, subject: keyof typeof demo): Promise<User> {
  const { name, timezone, locale } = demo[subject];
  const user = await users.ensure({ issuer, subject, name });
  if (user.timezone === null) await users.changeSettings(user.id, { timezone, locale });
  return user;
}

async function addContacts(store: Store, owner: User, contacts: NewContact[]): Promise<void> {
  await store.writing(owner.id, async (own) => {
    if ((await own.contacts.count()) > 0) return;
    for (const contact of contacts) await own.contacts.add(contact);
  });
}

const asContact = ({ known, email }: DemoUser, { id }: User): NewContact => ({ ...known, email, userId: id });
