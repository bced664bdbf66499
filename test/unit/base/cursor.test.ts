import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datePart, flagPart, idPart, makeCursor, microsPart, msPart, parseCursor } from "../../../src/base/cursor.ts";
import { AppError } from "../../../src/base/error.ts";

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const [firstMs, lastMs] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];
const rows = makeCursor<{ at: Date; id: string }>({ at: datePart, id: idPart(/^job_[\w-]{1,64}$/) });
const everything = makeCursor({ ms: msPart, micros: microsPart, flag: flagPart, date: datePart, id: idPart(/^x\d$/) });

describe("a cursor", () => {
  it("leads back to the place it was made of", () => {
    fc.assert(
      fc.property(fc.integer({ min: firstMs, max: lastMs }), fc.stringMatching(/^[\w-]{1,64}$/), (ms, name) => {
        const place = { at: new Date(ms), id: `job_${name}` };
        expect(rows.read(rows.write(place))).toEqual(place);
      }),
    );
    const place = { ms: -1, micros: 1_700_000_000_000_001, flag: false, date: new Date(0), id: "x1" };
    expect(everything.read(everything.write(place))).toEqual(place);
  });

  it("is one word of a query", () => {
    expect(rows.write({ at: new Date(lastMs), id: `job_${"a".repeat(64)}` })).toMatch(/^[\w-]{1,200}$/);
  });

  it("may have its parts by name, as clients were given some before", () => {
    expect(rows.read(encode({ at: 5, id: "job_a" }))).toEqual({ at: new Date(5), id: "job_a" });
  });

  it.each([
    ["a time before year 1", [firstMs - 1, "job_a"]],
    ["a time after year 9999", [lastMs + 1, "job_a"]],
    ["a time that only a Date can hold", [8.64e15, "job_a"]],
    ["half a millisecond", [1.5, "job_a"]],
    ["a time as text", ["1", "job_a"]],
    ["an id of another kind", [1, "apr_a"]],
    ["an id with more behind it", [1, "job_a'; drop table runs"]],
    ["an id with a line behind it", [1, "job_a\n"]],
    ["too little", [1]],
    ["too much", [1, "job_a", 2]],
    ["a name too few", { id: "job_a" }],
    ["no list", "job_a"],
    ["nothing", null],
  ])("is refused with %s", (_, value) => {
    expect(rows.read(encode(value))).toBeUndefined();
  });

  it("that a client made up is the client's mistake, whatever it is, and never ours", () => {
    const crafted = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.base64String(),
      fc.json().map((text) => Buffer.from(text).toString("base64url")),
      fc.tuple(fc.oneof(fc.double(), fc.maxSafeInteger(), fc.string()), fc.string()).map(encode),
      fc.tuple(fc.double(), fc.constant("job_a")).map(encode),
      fc.record({ at: fc.oneof(fc.maxSafeInteger(), fc.double()), id: fc.constant("job_a") }).map(encode),
    );
    fc.assert(
      fc.property(crafted, (cursor) => {
        let place: ReturnType<typeof rows.read>;
        try {
          place = parseCursor(rows, cursor);
        } catch (reason) {
          expect(reason).toBeInstanceOf(AppError);
          expect(reason).toMatchObject({ code: "INVALID_REQUEST", data: { errors: [{ path: "cursor" }] } });
          return;
        }
        // What gets through is a place that the database can look for.
        expect(place?.at.toISOString()).toMatch(/^\d{4}-/);
        expect(place?.id).toMatch(/^job_[\w-]{1,64}$/);
      }),
      { numRuns: 2000 },
    );
  });

  it("is refused with the error its list has for it", () => {
    const refusal = () => new AppError("INVALID_ACTION_INPUT", {}, { detail: "cursor" });
    expect(() => parseCursor(rows, "x", refusal)).toThrow(
      expect.objectContaining({ code: "INVALID_ACTION_INPUT" }) as Error,
    );
    expect(parseCursor(rows, undefined, refusal)).toBeUndefined();
  });
});
