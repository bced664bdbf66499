import { beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import { operations } from "../../generated/contract/operations.ts";
import { deriveKey } from "../../src/auth/keys.ts";
import { testApp, testSecret, type TestApp } from "../_kit/app.ts";
import { describedOperations, exampleRequests, type DescribedOperation } from "../_kit/example-requests.ts";
import { raw, statusOf } from "../integration/http/_app.ts";
import { everyRow } from "./_everything.ts";
import { forgeries, genuine, type Model } from "./_tokens.ts";

const now = Math.floor(Date.now() / 1000);
const keys = {
  user: deriveKey(testSecret, "user-token"),
  credential: deriveKey(testSecret, "credential"),
  attachment: deriveKey(testSecret, "attachment"),
};
const text = (value: string) => new TextEncoder().encode(value);
const secrets = {
  "the key of images": keys.attachment,
  "the secret itself": text(testSecret),
  "the secret in base64": text(Buffer.from(testSecret).toString("base64")),
  "another secret's key": deriveKey("another secret, which is long enough", "user-token"),
};

let app: TestApp;
let user: Model;
let credential: Model;
/** Of user tokens and of credentials, made once. */
let forms: Record<"user" | "credential", Record<string, string>>;

beforeAll(async () => {
  app = await testApp();
  await app.listen(0);
  const { id } = await (await app.as("alice")).getMe();
  user = {
    header: { alg: "HS256", typ: "JWT" },
    claims: { iss: "accord", aud: "accord", sub: "alice", exp: now + 600 },
    key: keys.user,
    otherKeys: { ...secrets, "the key of credentials": keys.credential },
  };
  credential = {
    header: { alg: "HS256", typ: "accord-cli+jwt" },
    claims: {
      iss: "accord",
      aud: "project-cli",
      sub: id,
      exp: now + 600,
      jti: "crd_1",
      purpose: "person",
      methods: Object.keys(methods),
    },
    key: keys.credential,
    otherKeys: { ...secrets, "the key of user tokens": keys.user },
  };
  forms = { user: forgeries(user), credential: { ...forgeries(credential), ...dressedUp(credential) } };
});

/** Credentials that say too little, or what a user token says. */
function dressedUp(model: Model): Record<string, string> {
  const claims = ["purpose", "methods", "jti"].flatMap((name) =>
    [undefined, null, 1, {}, [1], ""].map((value): [string, string] => [
      `${name} ${JSON.stringify(value) ?? "missing"}`,
      genuine({ ...model, claims: { ...model.claims, [name]: value } }),
    ]),
  );
  const types = ["JWT", "", undefined].map((typ): [string, string] => [
    `a user token's typ ${typ ?? "missing"}`,
    genuine({ ...model, header: { ...model.header, typ } }),
  ]);
  return {
    ...Object.fromEntries([...claims, ...types]),
    "a user token's audience": genuine({ ...model, claims: { ...model.claims, aud: "accord" } }),
  };
}

const isModule = ({ path }: DescribedOperation): boolean => path.includes("/modules/");
const needsUser = ({ operation }: DescribedOperation): boolean =>
  operations[operation.operationId as keyof typeof operations]?.auth === "user";
const requestOf = (operation: DescribedOperation, authorization: string): [string, RequestInit] => {
  const [[url, init] = ["", {}]] = exampleRequests(operation, "");
  const isForm = operation.operation.requestBody?.content["multipart/form-data"] !== undefined;
  const type = isForm ? { "content-type": "multipart/form-data; boundary=b" } : {};
  return [
    url,
    { ...init, headers: { ...(init.headers as object), ...type, authorization }, ...(isForm ? { body: "--b" } : {}) },
  ];
};

/** Each gets the same 401, whatever is wrong with it. */
async function expectRefused(operation: DescribedOperation, tokens: Readonly<Record<string, string>>): Promise<void> {
  const wrong: string[] = [];
  const answers = new Set<string>();
  for (const [name, token] of Object.entries(tokens)) {
    const response = await app.request(...requestOf(operation, `Bearer ${token}`));
    if (response.status !== 401) {
      wrong.push(`${name}: ${response.status}`);
      // It may be a stream, which goes on.
      await response.body?.cancel();
      continue;
    }
    const { request_id: _, ...problem } = (await response.json()) as Record<string, unknown>;
    answers.add(JSON.stringify(problem));
  }
  expect(wrong).toEqual([]);
  expect(answers.size).toBe(1);
}

describe("a token that is not whole and ours (G116, G117, G118)", () => {
  it("is one of at least 200, and the one they are made from is taken", async () => {
    for (const made of Object.values(forms)) expect(Object.keys(made).length).toBeGreaterThan(200);
    expect((await app.request("/api/v1/me", { headers: { authorization: `Bearer ${genuine(user)}` } })).status).toBe(
      200,
    );
    const read = describedOperations.find(({ path }) => path.endsWith("/modules/calendar/read"));
    if (read === undefined) throw new Error("calendar.read is not described");
    expect((await app.request(...requestOf(read, `Bearer ${genuine(credential)}`))).status).toBe(200);
  });

  it.each(describedOperations.filter(needsUser).map((operation) => [operation.name, operation] as const))(
    "gets 401 at %s, and changes nothing",
    async (_, operation) => {
      const before = await everyRow(app.database.sql);
      await expectRefused(operation, { ...forms.user, "a credential": genuine(credential) });
      expect(await everyRow(app.database.sql)).toEqual(before);
    },
  );

  it.each(describedOperations.filter(isModule).map((operation) => [operation.name, operation] as const))(
    "gets 401 at %s, and changes nothing",
    async (_, operation) => {
      const before = await everyRow(app.database.sql);
      await expectRefused(operation, { ...forms.credential, ...prefixed(forms.user) });
      expect(await everyRow(app.database.sql)).toEqual(before);
    },
  );
});

/** Both kinds are taken there, so both are tried. */
const prefixed = (tokens: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [`of a user: ${name}`, token]));

describe("a good token in a wrong place (G117)", () => {
  it.each<[string, (token: string) => string]>([
    ["two of them", (token) => `Authorization: Bearer ${token}\r\nAuthorization: Bearer ${token}\r\n`],
    ["a bad one before it", (token) => `Authorization: Bearer x.y.z\r\nAuthorization: Bearer ${token}\r\n`],
    ["a bad one behind it", (token) => `Authorization: Bearer ${token}\r\nAuthorization: Bearer x.y.z\r\n`],
    ["another scheme before it", (token) => `Authorization: Basic YTpi\r\nAuthorization: Bearer ${token}\r\n`],
    ["a cookie", (token) => `Cookie: authorization=Bearer ${token}; token=${token}\r\n`],
    ["another header", (token) => `X-Authorization: Bearer ${token}\r\nProxy-Authorization: Bearer ${token}\r\n`],
    ["the name of a user beside it", () => `X-User: alice\r\nX-Forwarded-User: alice\r\nX-User-Id: usr_1\r\n`],
    ["another scheme", (token) => `Authorization: Token ${token}\r\n`],
    ["no scheme", (token) => `Authorization: ${token}\r\n`],
    ["two blanks", (token) => `Authorization: Bearer  ${token}\r\n`],
    ["a scheme of its own", (token) => `Authorization: DPoP ${token}\r\n`],
    ["a scheme in quotes", (token) => `Authorization: "Bearer" ${token}\r\n`],
    ["a NUL behind it, as an escape", (token) => `Authorization: Bearer ${token}%00\r\n`],
    ["a line break in it, as an escape", (token) => `Authorization: Bearer ${token}%0d%0aX-Admin: 1\r\n`],
  ])("%s gets 401", async (_, toHeaders) => {
    const request = `GET /api/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${toHeaders(genuine(user))}\r\n`;
    expect(statusOf(await raw(Number(new URL(app.url).port), request))).toBe(401);
  });

  it("in the address gets 401, and is not in the log", async () => {
    const token = genuine(user);
    for (const name of ["access_token", "token", "authorization", "jwt"])
      expect((await app.request(`/api/v1/me?${name}=${token}`)).status).toBe(401);
    expect(app.logs.join("")).not.toContain(token.split(".")[2]);
  });

  it("of a user who was disabled gets 401 everywhere", async () => {
    const client = await app.as("mallory");
    const { id } = await client.getMe();
    await app.database.sql`update users set disabled_at = now() where id = ${id}`;
    app.auth.forget(id);
    const token = await app.auth.mintUserToken("mallory");
    for (const operation of describedOperations.filter(needsUser)) await expectRefused(operation, { disabled: token });
    const theirs = genuine({ ...credential, claims: { ...credential.claims, sub: id } });
    for (const operation of describedOperations.filter(isModule)) await expectRefused(operation, { disabled: theirs });
  });
});
