import { describe, it } from "vitest";
import { does, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const keeps = (say: string, content: RegExp) => does(say, "memory.update", content);

describe("facts told in English", () => {
  it("keeps what holds for good, told at some length", () => {
    rightly([
      keeps("Just so you know, I'm vegetarian", /"food_preferences":\["vegetarian"\]/),
      keeps("My daughter is called Ella and she's 7", /"My daughter is called Ella and she's 7"/),
      keeps("We have a dog, Biscuit, he's a beagle", /"We have a dog, Biscuit, he's a beagle"/),
      keeps("I moved to Bristol last month", /"home_city":"Bristol"/),
      keeps("The spare key is with number 14, next door", /with number 14, next door"/),
      keeps("parked on level 3 bay 42", /"parked on level 3 bay 42"/),
      keeps("I work nights so don't suggest mornings", /I work nights/),
      keeps("My shoe size is 39 if I ever ask", /"My shoe size is 39"/),
      keeps("I hate meetings before 10am", /"I hate meetings before 10am"/),
      keeps("I like jazz, gardening and crosswords", /"interests":\["jazz","gardening","crosswords"\]/),
      keeps("Allergic to nuts btw", /"Allergic to nuts"/),
      keeps("I live at 22 Quay Street, flat 5", /22 Quay Street, flat 5"/),
      keeps(
        "I've changed jobs, I'm a design lead at Harbor Bank now",
        /"company":"Harbor Bank","job_title":"design lead"/,
      ),
    ]);
    writesNothing([
      ["My dog is sick"],
      ["my car is at the garage"],
      ["the car is in the shop today"],
      ["I moved to Zoom"],
      ["I live at the moment with Sam"],
      ["I have a dentist, he's busy"],
    ]);
  });

  it("keeps no wish with them, and no piece of a sentence", () => {
    writesNothing([
      ["bring dessert, add that as a note"],
      ["my vet is the one in Elm Road, tell them I'm late"],
      ["remember that I like the"],
    ]);
  });

  it("are asked for by their words", () => {
    const asked = (say: string) => ({ kind: "recall", say, calls: [["memory.read", { scope: "user" }]] as const });
    rightly([
      ...[
        "what's my shoe size",
        "what's my blood type",
        "where's the spare key",
        "where did I park",
        "when does my passport expire",
        "Did I tell you where I put the spare key?",
        "what's my favourite restaurant",
      ].map(asked),
      tells("what's my next meeting", /Lunch with Sam/),
      tells("what's my tuesday looking like", /Product review/),
    ]);
  });
});

describe("people told of in English", () => {
  it("adds them with what they do, and by a title", () => {
    rightly([
      does("Add Leo Martins, electrician", "contacts.create", { name: "Leo Martins", job_title: "electrician" }),
      does("new contact: Rita Gomez, buyer at Hartwell Foods, 559-555-0142", "contacts.create", {
        name: "Rita Gomez",
        job_title: "buyer",
        company: "Hartwell Foods",
      }),
      does("my doctor is dr okafor, surgery number 01632 960555, save her", "contacts.create", {
        name: "Dr Okafor",
        phone: "01632 960555",
      }),
      does("My new boss is called Helen Ortiz, she's at Yuanshan, put her in contacts", "contacts.create", {
        name: "Helen Ortiz",
        company: "Yuanshan",
      }),
    ]);
  });

  it("changes whoever was just added or looked up", () => {
    const told = (say: string, earlier: string, patch: object) =>
      does(say, "contacts.update", { patch }, { earlier: [earlier] });
    rightly([
      told("he works at Tesco", "Add Ben Carter to my contacts", { company: "Tesco" }),
      told("his number's 07700 900456", "Add Leo Martins, electrician", { phone: "07700 900456" }),
      told("add it, 020 7946 0018", "do i have sam's number", { phone: "020 7946 0018" }),
      told("she's a designer", "who is Grace", { job_title: "designer" }),
      told("his email is sam@example.com", "who's Sam", { email: "sam@example.com" }),
      does("Alice Lin got promoted to head of design", "contacts.update", { patch: { job_title: "head of design" } }),
      does("Change Grace's job title to designer", "contacts.update", { patch: { job_title: "designer" } }),
    ]);
    writesNothing([["Sam got promoted to tomorrow"], ["he works at Tesco"]]);
  });

  it("finds them by a title, by what they are to one, and by their firm", () => {
    rightly([
      tells("Is Dr Patel saved in my contacts?", /Dr\. Patel/),
      tells("who is dr patel", /Dr\. Patel/),
      tells("phone number of my dentist", /Dr\. Patel/),
      tells("Find the person from Bluebird Travel", /Mei Chen/),
      tells("how do you spell Grace's surname", /Grace Park/),
      tells("How many people are in my address book", /10 contacts/),
    ]);
  });
});
