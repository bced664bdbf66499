import { Temporal } from "temporal-polyfill";

/** A small calendar, address book and memory that answer calls as the server would. */
export interface World {
  zone: string;
  answer(method: string, input: Record<string, unknown>): object;
}

const titles = {
  zh: {
    review: "产品评审",
    weekly: "团队周会",
    dentist: "看牙医",
    family: "家庭日",
    lunch: "和王磊吃午饭",
    sync: "项目同步",
    quarter: "季度规划",
    visit: "客户拜访",
    yoga: "瑜伽课",
  },
  en: {
    review: "Product review",
    weekly: "Team weekly",
    dentist: "Dentist",
    family: "Family day",
    lunch: "Lunch with Sam",
    sync: "Project sync",
    quarter: "Quarterly planning",
    visit: "Customer visit",
    yoga: "Yoga class",
  },
};

const known = [
  {
    id: "ctc_wanglei",
    name: "王磊",
    company: "远山科技",
    jobTitle: "产品经理",
    phoneMasked: "138****5678",
    isUser: true,
  },
  { id: "ctc_wanglei2", name: "王蕾", company: "青禾设计", jobTitle: "设计师" },
  { id: "ctc_oyang", name: "欧阳明月", company: "远山科技", jobTitle: "人事" },
  { id: "ctc_chen", name: "陈医生", jobTitle: "牙医", phoneMasked: "021****1234" },
  { id: "ctc_lina", name: "李娜", company: "Yuanshan", emailMasked: "l***@example.com" },
  {
    id: "ctc_grace",
    name: "Grace Park",
    company: "Yuanshan",
    jobTitle: "Engineering lead",
    phoneMasked: "+1415****123",
  },
  { id: "ctc_sam", name: "Sam O'Neill", company: "Harbor Bank" },
  { id: "ctc_patel", name: "Dr. Patel", jobTitle: "Dentist" },
  { id: "ctc_alice", name: "Alice Lin", company: "Yuanshan" },
  { id: "ctc_mei", name: "Mei Chen", company: "Bluebird Travel" },
];

interface Kept {
  id: string;
  title: string;
  startAt: string;
  endAt: string;
  version: number;
  inviteId?: string;
  participation?: string;
}

/** A new event as it is found later; it has an end there, so that it can be read by time. */
function drafted(input: Record<string, unknown>, at: (text: string) => string): Kept {
  const [day, last] = [input["start_date"], input["end_date"] ?? input["start_date"]].map(String);
  const isAllDay = input["all_day"] === true;
  const startAt = isAllDay ? at(`${day}T00:00`) : String(input["start_at"]);
  const minutes = Number(input["duration_minutes"] ?? 60);
  const later = Temporal.PlainDateTime.from(startAt.slice(0, 19)).add({ minutes }).toString();
  const { location } = input;
  return {
    id: "evt_new",
    title: String(input["title"]),
    startAt,
    endAt: isAllDay ? at(`${last}T23:59`) : String(input["end_at"] ?? at(later)),
    version: 1,
    ...(isAllDay && { allDay: true, startDate: day, endDate: last }),
    ...(location !== undefined && { location }),
    ...(input["recurrence"] !== undefined && { recurring: true, occurrenceStartAt: startAt }),
  };
}

/** An event with a patch: a new start keeps the length. */
function patched(event: Kept, patch: Record<string, unknown>, at: (text: string) => string): object {
  const local = (text: string) => Temporal.PlainDateTime.from(text.slice(0, 19));
  const start = typeof patch["start_at"] === "string" ? patch["start_at"] : event.startAt;
  const end =
    typeof patch["end_at"] === "string"
      ? patch["end_at"]
      : at(
          local(start)
            .add(local(event.startAt).until(local(event.endAt)))
            .toString(),
        );
  const days = { allDay: true, startDate: patch["start_date"], endDate: patch["end_date"] ?? patch["start_date"] };
  return {
    ...event,
    ...(patch["title"] !== undefined && { title: patch["title"] }),
    ...(patch["location"] !== undefined && { location: patch["location"] }),
    startAt: start,
    endAt: end,
    ...(patch["start_date"] !== undefined && days),
    ...(patch["all_day"] === false && { allDay: false }),
  };
}

const instants = new Map<string, string>();

/** Every conversation has a world of its own, with the same times in it. */
function toInstant(text: string, zone: string): string {
  const key = `${text} ${zone}`;
  const at =
    instants.get(key) ??
    Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toString({ timeZoneName: "never", smallestUnit: "second" });
  instants.set(key, at);
  return at;
}

export function makeWorld(language: "zh" | "en", zone: string): World {
  const name = titles[language];
  const contacts: { id: string; name: string; company?: string; jobTitle?: string }[] = [...known];
  const at = (text: string) => toInstant(text, zone);
  const event = (id: string, title: string, [start, end]: [string, string], more: object = {}) => ({
    id: `evt_${id}`,
    title,
    startAt: at(start),
    endAt: at(end),
    version: 1,
    ...more,
  });
  const events: Kept[] = [
    event("lunch", name.lunch, ["2026-03-16T12:00", "2026-03-16T13:00"]),
    event("sync", name.sync, ["2026-03-16T15:00", "2026-03-16T16:00"]),
    event("review", name.review, ["2026-03-17T10:00", "2026-03-17T11:00"], { location: "3 号会议室" }),
    event("yoga1", name.yoga, ["2026-03-17T19:00", "2026-03-17T20:00"]),
    event("weekly", name.weekly, ["2026-03-18T09:30", "2026-03-18T10:00"], {
      recurring: true,
      occurrenceStartAt: at("2026-03-18T09:30"),
    }),
    event("quarter", name.quarter, ["2026-03-18T17:00", "2026-03-18T18:30"], {
      participation: "needs_action",
      inviteId: "inv_quarter",
      tainted: true,
    }),
    event("dentist", name.dentist, ["2026-03-19T15:00", "2026-03-19T15:45"]),
    event("yoga2", name.yoga, ["2026-03-19T19:00", "2026-03-19T20:00"]),
    event("visit", name.visit, ["2026-03-20T14:00", "2026-03-20T15:00"], {
      participation: "needs_action",
      inviteId: "inv_visit",
      tainted: true,
    }),
    event("family", name.family, ["2026-03-21T00:00", "2026-03-22T00:00"], {
      allDay: true,
      startDate: "2026-03-21",
      endDate: "2026-03-21",
    }),
  ];
  const memory = {
    user: { preferred_name: "Alice", interests: [language === "zh" ? "黑咖啡" : "black coffee"], birthday: "03-08" },
    work: { company: "Yuanshan", job_title: "Product manager" },
  };
  const find = (id: unknown) =>
    events.findLast((one) => one.id === id || one.inviteId === id) ??
    event("new", "Lunch", ["2026-03-17T12:00", "2026-03-17T13:00"]);
  const read = (input: Record<string, unknown>) => {
    const [from, to] =
      input["mode"] === "day"
        ? [
            at(`${String(input["date"])}T00:00`),
            at(Temporal.PlainDate.from(String(input["date"])).add({ days: 1 }).toString()),
          ]
        : [String(input["start_at"]), String(input["end_at"])];
    const before = (a: string, b: string) => Date.parse(a) < Date.parse(b);
    const items = events
      .filter((one) => before(one.startAt, to) && before(from, one.endAt))
      .filter((one) => one.title.toLowerCase().includes(String(input["query"] ?? "").toLowerCase()))
      .filter((one) => input["participation"] === undefined || one.participation === input["participation"]);
    return { items, count: items.length };
  };
  return {
    zone,
    answer(method, input) {
      switch (method) {
        case "calendar.read":
          return read(input);
        case "calendar.create": {
          const created = drafted(input, at);
          events.push(created);
          const { endAt, ...open } = created;
          const isOpen = input["end_at"] === undefined && input["duration_minutes"] === undefined;
          return { ...(isOpen ? open : { ...open, endAt }), outcome: "created", conflicts: [] };
        }
        case "calendar.update": {
          const patch = input["patch"] as Record<string, unknown>;
          const changed = patched(find(input["event_id"]), patch, at);
          return { ...changed, outcome: "updated", changes: [], conflicts: [] };
        }
        case "calendar.delete":
          return { ...find(input["event_id"]), outcome: "deleted" };
        case "calendar.share":
          return {
            id: input["event_id"],
            title: find(input["event_id"]).title,
            invites: (input["participants"] as { contact_id: string }[]).map(({ contact_id: id }) => ({
              name: contacts.find((one) => one.id === id)?.name,
              contactId: id,
              outcome: "invited",
            })),
            count: 1,
            invited: 1,
            failed: 0,
          };
        case "calendar.accept_invite":
          return { ...find(input["invite_id"]), outcome: "accepted", conflicts: [] };
        case "calendar.reject_invite":
          return { ...find(input["invite_id"]), outcome: "declined" };
        case "calendar.find_free": {
          const items = gaps(read({ ...input, mode: "range" }).items, input);
          return { items, count: items.length };
        }
        case "contacts.read": {
          const query = String(input["query"] ?? "").toLowerCase();
          const items = contacts.filter(
            (one) =>
              `${one.name} ${one.company ?? ""} ${one.jobTitle ?? ""}`.toLowerCase().includes(query) ||
              (query === "王磊" && one.name === "王蕾"),
          );
          return { items, count: items.length };
        }
        case "calendar.uninvite":
          return {
            id: input["event_id"],
            title: find(input["event_id"]).title,
            guests: (input["participants"] as { contact_id: string }[]).map(({ contact_id: id }) => ({
              contactId: id,
              outcome: "removed",
            })),
            count: 1,
            removed: 1,
          };
        case "calendar.restore":
          return { ...find(input["event_id"]), outcome: "restored", conflicts: [] };
        case "contacts.update":
        case "contacts.delete": {
          const person = contacts.find(({ id }) => id === input["contact_id"]);
          return {
            id: input["contact_id"],
            name: person?.name,
            outcome: method.endsWith("update") ? "updated" : "deleted",
          };
        }
        case "contacts.create": {
          const [named, company] = [String(input["name"]), input["company"]];
          contacts.push({ id: "ctc_new", name: named, ...(typeof company === "string" && { company }) });
          return { id: "ctc_new", name: named, outcome: "created" };
        }
        case "memory.update":
          return { scope: input["scope"], outcome: "updated", version: 1, changes: [], count: 1 };
        case "memory.read": {
          const content: Record<string, unknown> = memory[input["scope"] as "user" | "work"];
          const paths = input["paths"] as string[] | undefined;
          return {
            scope: input["scope"],
            version: 1,
            content:
              paths === undefined
                ? content
                : Object.fromEntries(Object.entries(content).filter(([key]) => paths.includes(key))),
          };
        }
        default:
          throw new Error(`nobody answers ${method}`);
      }
    },
  };
}

/** What no event that blocks time leaves of the span, where it is long enough. */
function gaps(events: readonly { startAt: string; endAt: string; allDay?: boolean }[], input: Record<string, unknown>) {
  const ms = (text: unknown) => Temporal.Instant.from(String(text)).epochMilliseconds;
  const end = ms(input["end_at"]);
  const busy = events
    .filter(({ allDay }) => allDay !== true)
    .map(({ startAt, endAt }) => ({ from: ms(startAt), to: ms(endAt) }))
    .toSorted((a, b) => a.from - b.from);
  const found: { startAt: string; endAt: string }[] = [];
  let from = ms(input["start_at"]);
  for (const taken of [...busy, { from: end, to: end }]) {
    if (Math.min(taken.from, end) - from >= Number(input["duration_minutes"] ?? 30) * 60_000)
      found.push({ startAt: toText(from), endAt: toText(Math.min(taken.from, end)) });
    from = Math.max(from, taken.to);
  }
  return found;
}

const toText = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString();
