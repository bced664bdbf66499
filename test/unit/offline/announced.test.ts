import { describe, it } from "vitest";
import { books, does } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

const at = "2026-03-20T15:00";

describe("what announces a request", () => {
  it("is no part of what is written", () => {
    rightly([
      books("ok first try: standup with the mobile team friday 3pm", /^standup with the mobile team$/i, at),
      books("quick one: call plumber friday 3pm", /^call plumber$/i, at),
      books("Note to self: submit report friday 3pm", /^submit report$/i, at),
      books("one more thing for you: haircut friday 3pm", /^haircut$/i, at),
      books("let me test this: haircut friday 3pm", /^haircut$/i, at),
    ]);
  });

  it("is not a name, and asked about where it may be one", () => {
    rightly([
      books("Project Apollo: kickoff friday 3pm", /^project apollo: kickoff$/i, at),
      books("Mia: piano lesson friday 3pm", /^mia: piano lesson$/i, at),
      books("board meeting: budget friday 3pm", /^board meeting: budget$/i, at),
      open("first aid: refresher friday 3pm"),
      open("test: fractions friday 3pm"),
    ]);
  });
});

describe("a time beside a name", () => {
  const moves = (say: string, company: RegExp) =>
    does(say, "contacts.update", { contact_id: "ctc_grace", patch: { company } });

  it("is no part of it", () => {
    rightly([
      moves("Grace moved to Stripe last month, update her company", /^stripe$/i),
      moves("Grace moved to Stripe in January, update her company", /^stripe$/i),
      moves("Grace moved to Monday Labs, update her company", /^monday labs$/i),
      moves("change Grace's company to Bank of America", /^bank of america$/i),
    ]);
  });

  it("is asked about where it is not known what it is", () => {
    rightly([
      open("change Grace's company to Stripe from next week"),
      open("Grace works for Stripe again now"),
      open("Sam works at Stripe now since March"),
      open("change Grace's job title to designer as of Friday"),
    ]);
  });
});
