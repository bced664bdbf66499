import { beforeAll, describe, expect, inject, it } from "vitest";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { makeFaultyWrites, type Fault, type FaultyWrites, type Written } from "../../_kit/faulty-writes.ts";

let world: FaultyWrites;

beforeAll(async () => {
  const database = await scratchDatabase();
  world = await makeFaultyWrites({
    databaseUrl: database.url,
    redisUrl: inject("services").redisUrl,
    sql: database.sql,
  });
  atEnd(() => world.close());
});

/** The same fault at the first place, the second and so on; there are more places than a write has. */
async function atEveryPlace(toFault: (nth: number) => Fault): Promise<Written[]> {
  const all: Written[] = [];
  for (let nth = 0; nth < 12; nth++) all.push(await world.write(toFault(nth)));
  expect(all.filter(({ isFaulted }) => isFaulted).length).toBeGreaterThanOrEqual(4);
  return all;
}

const wrongOf = (all: readonly Written[]) => all.filter(({ wrong, made }) => wrong.length > 0 || made !== 1);

/**
 * A model was told that a write had not happened which was in the database, and made it again as it was told to (R35).
 * The model here does just that, so a write that is told wrongly is there twice.
 */
describe("a write is told as what it was", () => {
  it.each(["there", "back"] as const)("when PostgreSQL's connection is lost at any step (%s)", async (direction) => {
    const all = await atEveryPlace((nth) => ({ on: "database", direction, nth }));
    expect(wrongOf(all)).toEqual([]);
  });

  it("when its backend is killed at any step", async () => {
    const all = await atEveryPlace((nth) => ({ on: "backend", nth }));
    expect(wrongOf(all)).toEqual([]);
  });

  it("when PostgreSQL is away for a moment, just behind its commit", async () => {
    const all: Written[] = [];
    for (let refuses = 0; refuses < 10; refuses++)
      all.push(await world.write({ on: "outage", direction: "back", nth: "commit", refuses }));
    expect(all.every(({ isFaulted }) => isFaulted)).toBe(true);
    expect(wrongOf(all)).toEqual([]);
  });

  it("when PostgreSQL cannot be asked afterwards either", async () => {
    const all = [
      await world.write({ on: "outage", direction: "there", nth: 2 }),
      // The commit has happened, and its answer is lost.
      await world.write({ on: "outage", direction: "back", nth: "commit" }),
    ];
    expect(wrongOf(all)).toEqual([]);
    // Nothing is known, so nothing is told: another attempt makes the call, under the same key.
    expect(all.map(({ isFaulted, attempts, told }) => [isFaulted, attempts > 1, told])).toEqual([
      [true, true, ["success"]],
      [true, true, ["success"]],
    ]);
  });

  it.each<Fault>([
    { on: "modules", direction: "there" },
    { on: "modules", direction: "back" },
    { on: "child", direction: "there" },
    { on: "child", direction: "back" },
    { on: "child", direction: "back", afterMs: 0 },
  ])("when the way between child and server breaks: $on, $direction, $afterMs", async (fault) => {
    const written = await world.write(fault);
    expect(written).toMatchObject({ isFaulted: true, made: 1, wrong: [], told: ["success"] });
  });
});
