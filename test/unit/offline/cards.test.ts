import { describe, it } from "vitest";
import { does, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("people on a card", () => {
  it("puts each piece between commas where it belongs", () => {
    rightly([
      does(
        "new contact: Helen Ruiz, helen.ruiz@example.com, Ruiz Flowers",
        "contacts.create",
        /"company":"Ruiz Flowers"/,
      ),
      does("save this number 510 555 0134 it's Tony the plumber", "contacts.create", {
        name: "Tony",
        phone: "510 555 0134",
        job_title: "plumber",
      }),
      does("Save my landlord's number: Hank Rivera, 415 555 0171", "contacts.create", { name: "Hank Rivera" }),
      does("Add Victor Hale to my contacts, CFO at Brightside", "contacts.create", {
        name: "Victor Hale",
        company: "Brightside",
        job_title: "CFO",
      }),
      does("Add Priya Nair from Northgate, she's a partner there", "contacts.create", { company: "Northgate" }),
      does("new contact Sofia Marin, works at Lumen Labs as a designer, sofia@lumen.example", "contacts.create", {
        name: "Sofia Marin",
        company: "Lumen Labs",
        job_title: "designer",
      }),
      does("add contact: Dana Cole, Northgate Clinic, head nurse, 415 555 0147", "contacts.create", {
        company: "Northgate Clinic",
        job_title: "head nurse",
      }),
      does("Helen Ruiz, florist, 415 555 0188", "contacts.create", { job_title: "florist" }),
      does("Marcus Hill, 650-555-0111", "contacts.create", { phone: "650-555-0111" }, { earlier: ["add contact"] }),
    ]);
    // Two people, a meal and a dinner are nobody's card.
    writesNothing([
      ["Add Team Lunch at Nopa"],
      ["Add Yoga Class at Green Studio, she's the teacher"],
      ["Add Helen Ruiz, Tony Blair"],
      ["add Sam and Grace, 415 555 0100"],
      ["Board dinner, Nopa, 415 555 0100"],
    ]);
  });

  it("goes on with the person who was just added", () => {
    rightly([
      does("his number is 212 555 0147", "contacts.update", /ctc_new.*0147/, { earlier: ["Add Tom to contacts"] }),
      does("change her number to 415 555 0123", "contacts.update", /ctc_grace.*0123/, { earlier: ["find grace"] }),
    ]);
  });

  it("changes and deletes what is told of somebody", () => {
    rightly([
      does("Dr. Patel's office number is (415) 555-0147", "contacts.update", /ctc_patel.*415 555-0147/),
      does("Alice Lin works at Skylark now, update that", "contacts.update", /"company":"Skylark"/),
      does("Grace moved to Stripe, update her company", "contacts.update", /"company":"Stripe"/),
      does("Grace got promoted, she's VP of Engineering now", "contacts.update", /"job_title":"VP of Engineering"/),
      does("rename Mei Chen to Mei Chen-Okada please", "contacts.update", /"name":"Mei Chen-Okada"/),
      does("Please delete the contact Mei Chen, she retired.", "contacts.delete", /ctc_mei/),
      does("you can take Mei Chen out of my contacts", "contacts.delete", /ctc_mei/),
      // An event that is renamed stays one.
      does("rename Lunch with Sam to Lunch with Bob", "calendar.update", /Lunch with Bob/),
    ]);
    writesNothing([
      ["Sam got promoted, he's not happy"],
      ["Sam got promoted"],
      ["delete the contact Mei Chen, but keep her number"],
    ]);
    // A country, as likely as a firm.
    writesNothing([["Sam moved to Germany, update his details"], ["Grace went to Paris, update her contact"]]);
  });

  it("finds people by what is asked of them", () => {
    rightly([
      tells("who does Sam O'Neill work for", /Harbor Bank/),
      tells("what's Sam's last name", /O'Neill/),
      tells("What does Grace do?", /Engineering lead/),
      tells("which of my contacts are dentists", /Patel/),
      tells("Do I have anyone from Harbor Bank in my contacts?", /O'Neill/),
      tells("I lost Sam's number, do you have it?", /no phone number for Sam/),
    ]);
  });
});
