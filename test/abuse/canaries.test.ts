import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../_kit/app.ts";
import { png } from "../_kit/images.ts";
import { s3Keys, s3Server } from "../_kit/s3-server.ts";
import { answer, brief } from "../_kit/scripted-model.ts";
import { upload } from "../_kit/uploads.ts";
import { canary, hidden, settings, told } from "./_canaries.ts";
import { encodings, findIn, toHaystack, type Haystack } from "./_encodings.ts";
import { inDatabase } from "./_places.ts";
import { talkAboutEverything } from "./_talk.ts";
import { wiretap, type Wiretap } from "./_wiretap.ts";

let tap: Wiretap;
let hay: Haystack[];

beforeAll(async () => {
  tap = await wiretap();
  await talkAboutEverything(tap);
  hay = await tap.everything();
});

/** Where a text was found, and how it was written there. */
const placesOf = (text: string): string[] => [
  ...new Set(hay.flatMap((each) => findIn(each, text).map((encoding) => `${each.place}: ${encoding}`))),
];

describe("what nobody may learn (G106, G107, G206)", () => {
  it.each(Object.entries(settings).filter(([name]) => name !== "modelKey"))(
    "%s is nowhere, in no encoding",
    (_, secret) => expect(placesOf(secret)).toEqual([]),
  );

  it("the key of the model goes to the model, in its header", () => {
    expect(new Set(placesOf(settings.modelKey).map((place) => place.split(":")[0]))).toEqual(
      new Set(["headers to the model"]),
    );
  });

  it("the tokens of users and the credentials of children are nowhere", () => {
    expect(tap.minted.length).toBeGreaterThan(0);
    for (const token of [...tap.tokens, ...tap.minted.map(({ credential }) => credential)])
      for (const part of [token, token.split(".")[2] ?? ""]) expect(placesOf(part)).toEqual([]);
  });

  it.each(hidden.map(({ name, key }) => [name, key]))(
    "a key that another person has put into an event, %s, stays in that event",
    (_, key) => expect(placesOf(key).filter((place) => !/^(?:events|event_revisions)\./.test(place))).toEqual([]),
  );
});

it("the key of a bucket is nowhere, also when the bucket refuses", async () => {
  const s3 = await s3Server();
  const app = await testApp({
    env: {
      ACCORD_FILES_S3_ENDPOINT: s3.url,
      ACCORD_FILES_S3_BUCKET: s3Keys.bucket,
      ACCORD_FILES_S3_REGION: s3Keys.region,
      ACCORD_FILES_S3_KEY_ID: s3Keys.keyId,
      ACCORD_FILES_S3_SECRET: s3Keys.secret,
    },
  });
  await app.listen(0);
  const answers = [await upload(app, "alice", png())];
  s3.failWith(403);
  answers.push(await upload(app, "alice", png()));
  expect(answers.map(({ status }) => status)).toEqual([201, 503]);
  const places = [
    toHaystack("answers", JSON.stringify(answers)),
    toHaystack("log", app.logs.join("")),
    toHaystack("bucket", [...s3.requests, ...s3.objects.keys()].join("\n")),
    ...(await inDatabase(app.database.sql)),
  ];
  expect(places.flatMap((place) => findIn(place, s3Keys.secret))).toEqual([]);
});

describe("what a user has told", () => {
  const dialogue = /^(?:messages\.|run_|runs\.|threads\.|answer |stream |request to the model|redis)/;

  it.each<[keyof typeof told, RegExp]>([
    ["message", dialogue],
    ["note", /^(?:events|event_revisions)\./],
    ["contact", /^contacts\./],
    // On cards of its owner: in the log of the run, its view and the history. No model is told it, nor the evidence.
    [
      "address",
      /^(?:contacts\.email|messages\.metadata|run_(?:events|log)|redis|stream |answer GET .*\/(?:history|runs\/\*):)/,
    ],
    ["memory", dialogue],
    ["job", new RegExp(`${dialogue.source}|^automation_jobs\\.prompt`)],
    ["filename", /^(?:attachments\.filename|answer POST \/api\/v1\/agent\/attachments)/],
    ["picture", /^(?:file in files|request to the model|answer GET \/api\/v1\/agent\/attachments)/],
    ["guessed", /^$/],
  ])("as a %s is in its place, and in no other, least of all in a log", (name, mayBe) => {
    const places = placesOf(told[name]);
    expect(places.filter((place) => !mayBe.test(place))).toEqual([]);
    if (name !== "guessed") expect(places).not.toEqual([]);
  });
});

describe("the search itself", () => {
  const planted = Object.entries(encodings).map(([name, encode]) => {
    const text = canary(`planted ${name}`);
    return { name, text, written: encode(text) };
  });

  it.each<[string, RegExp, (written: string) => Promise<unknown>]>([
    ["a column of text", /^events\.notes/, (written) => tap.sql`update events set notes = ${written}`],
    [
      "a column of JSON",
      /^memories\.content/,
      (written) => tap.sql`
        insert into memories (owner_id, scope, content)
        select id, 'work', ${tap.sql.json({ deep: [{ er: written }] })} from users limit 1
        on conflict (owner_id, scope) do update set content = excluded.content`,
    ],
    ["a key of Redis", /^redis/, (written) => tap.redis.xadd("planted", "*", "data", JSON.stringify({ written }))],
    ["a file", /^file in /, async (written) => writeFileSync(join(tap.home, "planted"), written, "utf8")],
    ["the log", /^log/, async (written) => tap.talk.app.logs.push(JSON.stringify({ message: written }))],
    ["the webhook", /^webhook/, (written) => fetch(tap.hook, { method: "POST", body: JSON.stringify({ written }) })],
    [
      "an answer of the model, which is stored, streamed and shown",
      /^(?:answer|stream|messages|run_events|run_log|redis)/,
      async (written) => {
        tap.talk.model.next(brief({ needs_tools: false, task_type: "chat" }), answer({ answer: written }));
        const run = await tap.talk.say("hello");
        await tap.follow(run);
        await tap.fetch(`/api/v1/agent/history?threadId=${run.threadId}`);
      },
    ],
    [
      "a request to the model",
      /^request to the model/,
      async (written) => {
        tap.talk.model.next(brief({ needs_tools: false, task_type: "chat" }), answer({ answer: "Yes." }));
        await tap.talk.say(`is this mine? ${written}`);
      },
    ],
  ])("finds what was put into %s, in every encoding", async (_, place, plant) => {
    await plant(planted.map(({ written }) => written).join(" | "));
    const found = (await tap.everything()).filter((each) => place.test(each.place));
    const missed = planted.filter(({ name, text }) => !found.some((each) => findIn(each, text).includes(name)));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
