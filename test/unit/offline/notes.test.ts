import { describe, it } from "vitest";
import { books } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("the place at the end of a note", () => {
  it("is what stands behind the time and cannot but be one", () => {
    rightly([
      books("econ midterm wednesday 2-3:15pm wheeler hall", /^econ midterm$/i, "2026-03-18T14:00", {
        end_at: "2026-03-18T15:15",
        location: "wheeler hall",
      }),
      books("driver meeting monday 5:30 am depot B", /^driver meeting$/i, "2026-03-23T05:30", { location: "depot B" }),
      books("soccer practice wed 5pm field 3", /^soccer practice$/i, "2026-03-18T17:00", { location: "field 3" }),
      books("Tax appointment April 9th at 2, Marjorie's office", /^tax appointment$/i, "2026-04-09T14:00", {
        location: "Marjorie's office",
      }),
      books("brunch sunday 11am, my place", /^brunch$/i, "2026-03-22T11:00", { location: "my place" }),
      books("barbecue sunday 1pm Jenny's", /^barbecue$/i, "2026-03-22T13:00", { location: "Jenny's" }),
      books("New event: dress rehearsal, 28 March, 18:00–21:00, Town Hall", /^dress rehearsal$/i, "2026-03-28T18:00", {
        end_at: "2026-03-28T21:00",
        location: "Town Hall",
      }),
      books("oil change next monday 8:30 at Jiffy on 4th street", /^oil change$/i, "2026-03-23T08:30", {
        location: "Jiffy on 4th street",
      }),
      books(
        "Create event 'Foundation pour' on 3/31 at 7:00 AM, location Cedar Lane site",
        /^foundation pour$/i,
        "2026-03-31T07:00",
        {
          location: "Cedar Lane site",
        },
      ),
    ]);
  });

  it("may be any name where somebody is named before, and is asked about where it may be a person", () => {
    rightly([
      books("dinner with Mei Chen on Friday the 27th, 7:30, Nopa", /^dinner with Mei Chen$/i, "2026-03-27T19:30", {
        location: "Nopa",
      }),
      open("lunch with Sam friday noon, Grace"),
      open("interview tuesday 2pm, Sarah Lee"),
      open("clean saturday 10am garage"),
      open("call 3pm bank"),
    ]);
  });
});

describe("the days of a series in a note", () => {
  const weekly = (...days: string[]) => ({ recurrence: { freq: "weekly", by_weekday: days } });

  it("are weekly, whichever way they are written", () => {
    rightly([
      books("standup 9:15 mon to fri", /^standup$/i, "2026-03-16T09:15", weekly("MO", "TU", "WE", "TH", "FR")),
      books("my bridge club on Wednesday afternoons at two o'clock", /bridge club$/i, "2026-03-18T14:00", weekly("WE")),
      books("swim tuesday and thursday mornings at 6:30", /^swim$/i, "2026-03-17T06:30", weekly("TU", "TH")),
      books("lab tth 2-4", /^lab$/i, "2026-03-17T14:00", { end_at: "2026-03-17T16:00", ...weekly("TU", "TH") }),
      books("Rent due on the first of every month", /^rent due$/i, "2026-04-01", { recurrence: { freq: "monthly" } }),
      books("pay electricity on the 20th every month", /^pay electricity$/i, "2026-03-20", {
        recurrence: { freq: "monthly" },
      }),
      books("set up a 1:1 with alice lin every other thursday at 1", /^1:1 with alice lin$/i, "2026-03-19T13:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
    ]);
  });

  it("are asked about where they may be one week", () => {
    rightly([
      open("send invoice 2207 on the last friday of the month"),
      open("training mon-fri 9-5"),
      open("conference monday to wednesday 9am"),
    ]);
  });
});

describe("the hours of a note", () => {
  it("are read however they are written", () => {
    rightly([
      books("stock delivery thursday between 6 and 7 in the morning", /^stock delivery$/i, "2026-03-19T06:00", {
        end_at: "2026-03-19T07:00",
      }),
      books("closing shift today 4-midnight", /^closing shift$/i, "2026-03-16T16:00", { end_at: "2026-03-17T00:00" }),
      books("movie night sat 8", /^movie night$/i, "2026-03-21T20:00"),
      books("eye doctor friday 20 march at 11h30", /^eye doctor$/i, "2026-03-20T11:30"),
      books("end of quarter report friday at 5", /^end of quarter report$/i, "2026-03-20T17:00"),
      books("remind me in an hour and a half to check the oven", /^check the oven$/i, "2026-03-16T10:42", {
        reminders: [0],
      }),
      books("exam 26th 8am", /^exam$/i, "2026-03-26T08:00"),
      books("recital on the ninth of May at four", /^recital$/i, "2026-05-09T16:00"),
      books(
        "dinner reservation at Nopa on the 27th at 7:45pm for 4 people",
        /^dinner reservation/i,
        "2026-03-27T19:45",
        {
          location: "Nopa",
        },
      ),
      books("remnd me 2 buy milk @ 6", /^buy milk$/i, "2026-03-16T18:00", { reminders: [0] }),
    ]);
  });
});

describe("what a note says in few words", () => {
  it("is where, when and how long", () => {
    rightly([
      books("Uniform fitting tomorrow, 11:15 a.m., 2nd floor", /^uniform fitting$/i, "2026-03-17T11:15", {
        location: /2nd floor$/i,
      }),
      books("roommate's bday dinner sat 7:30 @ thai basil", /^roommate's b(?:irth)?day dinner$/i, "2026-03-21T19:30", {
        location: "thai basil",
      }),
      books("Coffee with Priya from Stripe Wed 8:30 Sightglass", /^coffee with priya/i, "2026-03-18T08:30", {
        location: "Sightglass",
      }),
      books("Swim meet sat all day in San Jose", /^swim meet$/i, "2026-03-21", { location: "San Jose" }),
      books("Knicks game the 28th 7pm", /^knicks game$/i, "2026-03-28T19:00"),
      books("paint the fence sunday morning 9", /^paint the fence$/i, "2026-03-22T09:00"),
      books("1:1 w/ Alice every thursday 11:30", /^1:1 w\/ alice$/i, "2026-03-19T11:30", {
        recurrence: { freq: "weekly" },
      }),
      books("Wine delivery tuesdays 9am from now on", /^wine delivery$/i, "2026-03-17T09:00", {
        recurrence: { freq: "weekly" },
      }),
      books("drop the truck at the mechanic tomorrow 7am", /^drop the truck/i, "2026-03-17T07:00"),
      books("Renew domain april 12", /^renew domain$/i, "2026-04-12"),
      books("bowling league weds 7:15", /^bowling league$/i, "2026-03-18T19:15"),
      open("flight to Denver friday 6:05"),
      open("coffee with Sam friday 3pm Kim"),
    ]);
  });
});
