import { Temporal } from "temporal-polyfill";
import type { CalendarCreateInput } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { User } from "../domain/user.ts";
import type { Perform } from "../modules/perform.ts";

export interface DemoCalendars {
  alice: User;
  bob: User;
  /** Under this address bob knows alice. */
  aliceEmail: string;
  callMethod: Perform;
  clock: Clock;
}

const zones = { alice: "Asia/Shanghai", bob: "America/Los_Angeles" };

/**
 * A few days of plans around now, and one invite from bob that alice has not answered. Only for calendars that are
 * empty.
 */
export async function addDemoEvents({ alice, bob, aliceEmail, callMethod, clock }: DemoCalendars): Promise<void> {
  const call = async (who: "alice" | "bob", id: Parameters<Perform>[0], input: unknown) => {
    const owner = who === "alice" ? alice : bob;
    const { data } = await callMethod(id, input, {
      ownerId: owner.id,
      timezone: zones[who],
      requestId: "req_demo_data",
      signal: new AbortController().signal,
    });
    return data as { id: string; count?: number };
  };
  const today = (who: "alice" | "bob") =>
    Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(zones[who]).toPlainDate();
  const at = (who: "alice" | "bob", days: number, time: string) =>
    today(who)
      .add({ days })
      .toZonedDateTime({ timeZone: zones[who], plainTime: time })
      .toString({ timeZoneName: "never", smallestUnit: "second" });
  const isEmpty = async (who: "alice" | "bob") => {
    const { count } = await call(who, "calendar.read", {
      mode: "range",
      start_at: at(who, -30, "00:00"),
      end_at: at(who, 60, "00:00"),
      include_cancelled: true,
    });
    return count === 0;
  };
  const create = (who: "alice" | "bob", event: Omit<CalendarCreateInput, "event_timezone">) =>
    call(who, "calendar.create", { ...event, event_timezone: zones[who] });

  if (await isEmpty("alice")) {
    await create("alice", {
      title: "项目评审",
      start_at: at("alice", 1, "10:00"),
      duration_minutes: 60,
      location: "3 号会议室",
      reminders: [10],
    });
    await create("alice", {
      title: "团队周会",
      start_at: at("alice", 2, "09:30"),
      duration_minutes: 30,
      recurrence: { freq: "weekly", count: 12 },
    });
    await create("alice", {
      title: "看牙医",
      start_at: at("alice", 3, "15:00"),
      duration_minutes: 45,
      notes: "带上病历本",
    });
    await create("alice", { title: "家庭日", all_day: true, start_date: today("alice").add({ days: 5 }).toString() });
  }
  if (await isEmpty("bob")) {
    await create("bob", { title: "Design sync", start_at: at("bob", 1, "09:00"), duration_minutes: 30 });
    await create("bob", { title: "Dentist", start_at: at("bob", 4, "08:30"), duration_minutes: 45 });
    const planning = await create("bob", {
      title: "Quarterly planning",
      start_at: at("bob", 2, "17:00"),
      duration_minutes: 90,
      location: "Room Yosemite",
    });
    await call("bob", "calendar.share", {
      event_id: planning.id,
      participants: [{ email: aliceEmail }],
      message: "Could you join us?",
    });
  }
}
