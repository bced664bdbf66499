const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Cursors that no page has given out: right in form, with places that no row can have. */
export const cursors: readonly string[] = [
  ...[8.64e15, -8.64e15, 253_402_300_800_000, -62_135_596_800_001, 1e308, 0.5, 2 ** 53].flatMap((at) =>
    ["job_a", "apr_a", "rev_a", "ctc_a", "550e8400-e29b-41d4-a716-446655440000"].map((id) => encode([at, id])),
  ),
  encode([]),
  encode([null, null]),
  encode({ at: 1, id: "job_a" }),
  encode(["2026-01-01", "job_a"]),
  encode([1, "job_a", "more"]),
  encode([1, { toString: "x" }]),
  encode("job_a"),
  encode(null),
  "e30",
  "W10",
  "!!!!",
  "A".repeat(3000),
];
