import { createHmac, generateKeyPairSync, sign as signWith } from "node:crypto";

/** What a good token is made of: forgeries differ from it in one thing. */
export interface Model {
  header: Readonly<Record<string, unknown>>;
  claims: Readonly<Record<string, unknown>>;
  key: Uint8Array;
  /** Keys of this server that are meant for something else, and its secret. */
  otherKeys: Readonly<Record<string, Uint8Array>>;
}

type Forms = Record<string, string>;

const encode = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const mac = (text: string, key: Uint8Array, hash = "sha256"): string =>
  createHmac(hash, key).update(text).digest("base64url");
/** Signed by a key that this server would take, if it took the rest. */
const join = (header: unknown, claims: unknown, key: Uint8Array, hash?: string): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${mac(text, key, hash)}`;
};

/** All forms of a token that must not pass for this one: by name, without the scheme in front. */
export function forgeries(model: Model): Forms {
  return {
    ...algorithms(model),
    ...keys(model),
    ...parts(model),
    ...claims(model),
    ...headers(model),
    ...spellings(model),
  };
}

export const genuine = ({ header, claims, key }: Model): string => join(header, claims, key);

function algorithms({ header, claims, key }: Model): Forms {
  const token = join(header, claims, key);
  const signature = token.split(".")[2] ?? "";
  const unsigned = ["none", "None", "NONE", "nOnE", "none ", "", null, 0, [], ["HS256"], {}, undefined].flatMap(
    (alg) => {
      const text = `${encode({ ...header, alg })}.${encode(claims)}`;
      const name = `alg ${JSON.stringify(alg) ?? "missing"}`;
      return [
        [`${name}, unsigned`, `${text}.`],
        [`${name}, signed by nothing`, `${text}.AAAA`],
        [`${name}, under a good signature`, `${text}.${signature}`],
      ];
    },
  );
  const hashes = { HS384: "sha384", HS512: "sha512", hs256: "sha256", "HS256 ": "sha256", HMAC: "sha256" };
  const others = Object.entries(hashes).map(([alg, hash]) => [
    `alg ${alg} with the right key`,
    join({ ...header, alg }, claims, key, hash),
  ]);
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pairs = [
    ["RS256", rsa.privateKey],
    ["PS256", rsa.privateKey],
    ["ES256", ec.privateKey],
    ["EdDSA", generateKeyPairSync("ed25519").privateKey],
  ] as const;
  const pem = new TextEncoder().encode(rsa.publicKey.export({ type: "spki", format: "pem" }).toString());
  const jwk = rsa.publicKey.export({ format: "jwk" });
  const asymmetric = pairs.flatMap(([alg, privateKey]) =>
    [
      { ...header, alg },
      { ...header, alg, jwk },
    ].map((own) => {
      const text = `${encode(own)}.${encode(claims)}`;
      const bytes = signWith(alg === "EdDSA" ? null : "sha256", Buffer.from(text), privateKey).toString("base64url");
      return [`alg ${alg}${"jwk" in own ? " with its key inside" : ""}`, `${text}.${bytes}`];
    }),
  );
  return {
    ...(Object.fromEntries([...unsigned, ...others, ...asymmetric]) as Forms),
    "HS256 by a public key": join(header, claims, pem),
  };
}

function keys({ header, claims, otherKeys }: Model): Forms {
  const guessed = ["", "secret", "accord", "changeme", "\0".repeat(32), "0".repeat(64), "your-256-bit-secret"];
  return {
    ...Object.fromEntries(
      Object.entries(otherKeys).map(([name, key]) => [`${name} as key`, join(header, claims, key)]),
    ),
    ...Object.fromEntries(
      guessed.map((key) => [`the key ${JSON.stringify(key)}`, join(header, claims, new TextEncoder().encode(key))]),
    ),
  };
}

/** Pieces of good tokens in wrong places. */
function parts(model: Model): Forms {
  const [header = "", claims = "", signature = ""] = genuine(model).split(".");
  const [, otherClaims = "", otherSignature = ""] = genuine({
    ...model,
    claims: { ...model.claims, sub: "somebody else" },
  }).split(".");
  const flipped = (text: string, at: number): string =>
    text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  const flips = [0, 7, 20, 41].flatMap((at) => [
    [`another letter ${at} of the header`, [flipped(header, at % header.length), claims, signature].join(".")],
    [`another letter ${at} of the claims`, [header, flipped(claims, at), signature].join(".")],
    [`another letter ${at} of the signature`, [header, claims, flipped(signature, at)].join(".")],
  ]);
  return {
    ...(Object.fromEntries(flips) as Forms),
    "another's claims": [header, otherClaims, signature].join("."),
    "another's signature": [header, claims, otherSignature].join("."),
    "parts in another order": [claims, header, signature].join("."),
    "the signature first": [signature, header, claims].join("."),
    "the header three times": [header, header, header].join("."),
    "no signature": [header, claims].join("."),
    "an empty signature": [header, claims, ""].join("."),
    "half of the signature": [header, claims, signature.slice(0, 20)].join("."),
    "a longer signature": [header, claims, `${signature}AAAA`].join("."),
    "four parts": [header, claims, signature, signature].join("."),
    "five parts": [header, "", claims, signature, signature].join("."),
    "no header": ["", claims, signature].join("."),
    "no claims": [header, "", signature].join("."),
    dots: "..",
    "only the claims": claims,
    "a token in a token": [header, encode(genuine(model)), signature].join("."),
  };
}

/** Signed as they should be, saying what they should not. */
function claims({ header, claims: good, key }: Model): Forms {
  const now = Math.floor(Date.now() / 1000);
  const changes: Record<string, Record<string, unknown>> = {
    exp: { exp: [now - 3600, now - 31, 0, -1, "", "tomorrow", `${now + 600}`, null, undefined, [], {}, true] },
    nbf: { nbf: [now + 3600, "tomorrow", null, {}, [now]] },
    iss: { iss: ["https://evil.example", "", null, undefined, "ACCORD", "accord ", "аccord", ["accord", "x"], 1, {}] },
    aud: { aud: ["somewhere", "", null, undefined, "ACCORD", "accord/", [], ["x"], { accord: 1 }, 1, "project_cli"] },
    sub: {
      sub: [
        "",
        null,
        undefined,
        1,
        true,
        [],
        ["alice"],
        { $ne: null },
        "a\0b",
        "\ud800",
        "a\nb",
        "x".repeat(256),
        "\u0085",
      ],
    },
  };
  const forms = Object.values(changes).flatMap((change) =>
    Object.entries(change).flatMap(([name, values]) =>
      (values as unknown[]).map((value) => [
        `${name} ${JSON.stringify(value)?.slice(0, 40) ?? "missing"}`,
        join(header, { ...good, [name]: value }, key),
      ]),
    ),
  );
  const texts = [
    "",
    "null",
    "[]",
    '"text"',
    "{",
    "{}",
    `${JSON.stringify(good)}x`,
    JSON.stringify(good).replace(/}$/, ",}"),
  ];
  return {
    ...(Object.fromEntries(forms) as Forms),
    ...Object.fromEntries(texts.map((text) => [`claims ${text.slice(0, 40)}`, join(header, text, key)])),
    "an exp beyond all numbers": join(header, JSON.stringify(good).replace(/"exp":\d+/, '"exp":1e999'), key),
  };
}

/** Signed as they should be, or under the key that the header wants to be taken. */
function headers({ header, claims, key }: Model): Forms {
  const evil = "https://evil.example/keys";
  const own = { kty: "oct", k: encode("x".repeat(32)) };
  const foreign: Record<string, unknown> = {
    jku: evil,
    jwk: own,
    x5u: evil,
    x5c: ["MIIB"],
    crit: ["exp"],
    b64: false,
  };
  const kids = [
    "../../../../dev/null",
    "/proc/self/environ",
    "x' union select 'key",
    evil,
    "",
    "a\0b",
    "key;id",
    "${secret}",
  ];
  const types = ["dpop+jwt", "at+jwt", "", "JWE", 1, ["JWT"], null, undefined, "accord-cli", "application/jose"];
  const text = ["null", "[]", '"text"', "{", '{"alg":"none","alg":"HS256","typ":"JWT"}'];
  return {
    ...Object.fromEntries(
      Object.entries(foreign).flatMap(([name, value]) => [
        [`${name} in the header`, join({ ...header, [name]: value }, claims, key)],
        [
          `${name} in the header, its key used`,
          join({ ...header, [name]: value }, claims, Buffer.from("x".repeat(32))),
        ],
      ]),
    ),
    ...Object.fromEntries(
      kids.flatMap((kid) => [
        [`kid ${JSON.stringify(kid)} and no key`, join({ ...header, kid }, claims, new Uint8Array())],
        [`kid ${JSON.stringify(kid)} as key`, join({ ...header, kid }, claims, Buffer.from(kid))],
      ]),
    ),
    ...Object.fromEntries(
      types.map((typ) => [`typ ${JSON.stringify(typ) ?? "missing"}`, join({ ...header, typ }, claims, key)]),
    ),
    ...Object.fromEntries(text.map((line) => [`header ${line}`, join(line, claims, Buffer.from("x".repeat(32)))])),
    "a header of 8 KB": join({ ...header, x: "x".repeat(8192) }, claims, key),
    "claims of 8 KB": join(header, { ...claims, x: "x".repeat(8192) }, key),
    "a header of 100 KB": join({ ...header, x: "x".repeat(100_000) }, claims, key),
    "a deep header": join(`{"alg":"HS256","x":${"[".repeat(2000)}${"]".repeat(2000)}}`, claims, Buffer.from("x")),
  };
}

/** The good token, written in other ways. */
function spellings(model: Model): Forms {
  const token = genuine(model);
  const [header = "", claims = "", signature = ""] = token.split(".");
  return {
    "padded parts": [`${header}==`, claims, `${signature}=`].join("."),
    "plain base64": token.replaceAll("-", "+").replaceAll("_", "/").concat("+"),
    "percent-encoded": token.replaceAll(".", "%2E"),
    "percent-encoded twice": token.replaceAll(".", "%252E"),
    hex: Buffer.from(token).toString("hex"),
    "base64 of it": Buffer.from(token).toString("base64"),
    "letters of another width": Buffer.from(token.replace("eyJ", "ｅｙＪ")).toString("latin1"),
    "an invisible letter in it": Buffer.from(token.replace(".", "\u200b.")).toString("latin1"),
    "a letter of Latin-1": `${token}é`,
    "in quotes": `"${token}"`,
    "in angles": `<${token}>`,
    "as JSON": JSON.stringify({ protected: header, payload: claims, signature }),
    "as general JSON": JSON.stringify({ payload: claims, signatures: [{ protected: header, signature }] }),
    "a blank in it": token.replace(".", ". "),
    "a tab in it": token.replace(".", ".\t"),
    twice: `${token} ${token}`,
    "twice, with a comma": `${token},${token}`,
    "with a list behind it": `${token}, Basic YWxpY2U6`,
    "with a parameter": `${token}; sub=bob`,
    "with a fragment": `${token}#`,
    "in upper case": token.toUpperCase(),
    reversed: [...token].reverse().join(""),
    "its first hundred letters": token.slice(0, 100),
    "with left-over bits": `${token.slice(0, -1)}${token.endsWith("A") ? "B" : String.fromCharCode((token.at(-1) ?? "a").charCodeAt(0) + 1)}`,
  };
}
