import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "../../src/base/config.ts";
import type { Store } from "../../src/store/store.ts";
import { makeMetrics } from "../../src/usage/metrics.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

const replica: Store["replica"] = {
  state: "up",
  reads: { replica: 0, primary: 0 },
  look: () => Promise.resolve("up"),
};

/** What `/metrics` has, by the lines that describe it; histograms have three series each. */
const known = async (): Promise<Set<string>> => {
  const text = await makeMetrics(() => Promise.reject(new Error("no database")), replica).text();
  const found = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type]) => ({ name, type }));
  return new Set(
    found.flatMap(({ name, type }) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
    ),
  );
};

const named = (text: string): string[] => [...new Set(text.match(/\b(?:accord|nodejs|process)_[a-z0-9_]+/g))];

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string };
}
const { groups } = parse(read("deploy/prometheus/alerts.yaml")) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read("deploy/grafana/accord.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

describe("alerts", () => {
  it.each(alerts)("$alert rests on metrics that exist, and has a paragraph in the runbook", async ({ alert, expr }) => {
    const metrics = await known();
    expect(named(expr).length).toBeGreaterThan(0);
    expect(named(expr).filter((name) => !metrics.has(name))).toEqual([]);
    expect(read("docs/runbook.md")).toMatch(new RegExp(`^## ${alert}\n\n\\S`, "m"));
  });

  it("are all that the runbook speaks of", () => {
    const headings = [...read("docs/runbook.md").matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
    expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });
});

it("the dashboard shows metrics that exist, and every one that is ours", async () => {
  const metrics = await known();
  const shown = new Set(dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => named(expr))));
  expect([...shown].filter((name) => !metrics.has(name))).toEqual([]);
  const bases = (names: Iterable<string>) =>
    new Set(
      [...names].filter((name) => name.startsWith("accord_")).map((name) => name.replace(/_(?:bucket|sum|count)$/, "")),
    );
  const alerted = alerts.flatMap(({ expr }) => named(expr));
  expect([...bases(metrics)].filter((name) => !bases([...shown, ...alerted]).has(name))).toEqual([]);
});

it.each([
  "deploy/compose.yaml",
  "deploy/Dockerfile",
  "deploy/systemd/accord-serve@.service",
  "deploy/systemd/accord-work@.service",
])("%s sets only what is a setting", (path) => {
  const names = new Set(read(path).match(/\bACCORD_[A-Z0-9_]+/g));
  const real = new Set(settings.map(({ name }) => name));
  expect([...names].filter((name) => !real.has(name))).toEqual([]);
});

it("the image is made of what the repository has, and the server in it is nobody's root", () => {
  const text = read("deploy/Dockerfile");
  const copied = [...text.matchAll(/^COPY --from=build \S+ \/app\/(\S+)/gm)].map(([, path = ""]) => path);
  expect(copied).toEqual(
    expect.arrayContaining(["package.json", "node_modules", "generated", "specs", "src", "deploy/accord"]),
  );
  expect(text).toMatch(/^USER node$/m);
  expect(text).toMatch(/^HEALTHCHECK /m);
});

it("the compose file starts servers after the migration, and nothing in it may write to its image", () => {
  const { services } = parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Record<string, { read_only?: boolean; depends_on?: Record<string, unknown>; command?: string[] }>;
  };
  for (const name of ["serve", "work"]) {
    expect(services[name]?.depends_on).toHaveProperty("migrate", { condition: "service_completed_successfully" });
    expect(services[name]).toMatchObject({ read_only: true, command: [name] });
  }
});
