import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "../../src/base/config.ts";
import { makeMetrics } from "../../src/usage/metrics.ts";
import { makeCompiler } from "../_kit/compiler.ts";
import { describedOperations } from "../_kit/example-requests.ts";
import { toProgram, validate, type Manifest } from "../_kit/manifests.ts";

const folder = join(import.meta.dirname, "../../deploy/kubernetes");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const { resources } = parse(read("kustomization.yaml")) as { resources: string[] };
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map(
    (document) => ({ file, ...(document.toJS() as Omit<Manifest, "file">) }) as Manifest,
  ),
);

interface Pod {
  metadata?: { labels?: Record<string, string>; annotations?: Record<string, string> };
  spec: {
    securityContext: object;
    terminationGracePeriodSeconds?: number;
    containers: {
      args: string[];
      env?: { name: string; value: string }[];
      ports?: { name: string; containerPort: number }[];
      securityContext: object;
      resources: object;
      [probe: string]: unknown;
    }[];
  };
}
type Labels = Record<string, string>;
interface Spec {
  template?: Pod;
  selector?: Labels & { matchLabels?: Labels };
  scaleTargetRef?: { name: string };
  rules?: {
    http: {
      paths: { path: string; pathType: string; backend: { service: { name: string; port: { name: string } } } }[];
    };
  }[];
  ports?: { name: string; targetPort: string }[];
}
const specOf = (manifest: Manifest): Spec => manifest["spec"] ?? {};
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap((manifest) => specOf(manifest).template ?? []);

describe("the manifests for Kubernetes", () => {
  it("are all in the kustomization", () => {
    const files = readdirSync(folder).filter((file) => file !== "kustomization.yaml");
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  it.each(
    manifests.map((manifest) => [`${manifest.file}: ${manifest.kind} ${manifest.metadata.name}`, manifest] as const),
  )("%s is what the schema of its kind allows", (_, manifest) => expect(() => validate(manifest)).not.toThrow());

  it("have no field that their kinds do not know", () => {
    const file = "test/contract/_manifests-typed.ts";
    const compiler = makeCompiler();
    const complaints = (text: string) => compiler.complaints({ [file]: text }, [file]);
    const program = toProgram(manifests);
    expect(complaints(program)).toEqual([]);
    expect(complaints(program.replace('"readinessProbe"', '"readynessProbe"'))).not.toEqual([]);
  });

  it("name settings that exist, and the metric by which workers scale does, too", async () => {
    const real = new Set(settings.map(({ name }) => name));
    const named = resources.flatMap((file) => read(file).match(/\b(?:ACCORD|DATABASE|REDIS)_[A-Z0-9_]+\b/g) ?? []);
    expect([...new Set(named)].filter((name) => !real.has(name))).toEqual([]);
    const text = await makeMetrics(() => Promise.reject(new Error("no database"))).text();
    for (const metric of read("scale-work.yaml").match(/\baccord_\w+/g) ?? [])
      expect(text).toContain(`# TYPE ${metric} `);
    expect(read("scale-work.yaml")).toContain("accord_queue_age_seconds");
  });

  it("select pods that there are, and lead to ports that they have", () => {
    const selects = (labels: Labels | undefined) =>
      pods.some(({ metadata }) =>
        Object.entries(labels ?? { none: "" }).every(([key, value]) => metadata?.labels?.[key] === value),
      );
    for (const manifest of [...ofKind("Deployment"), ...ofKind("PodDisruptionBudget")])
      expect([manifest.metadata.name, selects(specOf(manifest).selector?.matchLabels)]).toEqual([
        manifest.metadata.name,
        true,
      ]);
    for (const service of ofKind("Service")) expect(selects(specOf(service).selector)).toBe(true);
    const names = new Set(ofKind("Deployment").map(({ metadata }) => metadata.name));
    const scaled = [...ofKind("HorizontalPodAutoscaler"), ...ofKind("ScaledObject")].map(
      (each) => specOf(each).scaleTargetRef?.name,
    );
    expect(scaled.toSorted()).toEqual([...names].toSorted());
    const ports = new Set(
      pods.flatMap(({ spec }) => spec.containers.flatMap((each) => (each.ports ?? []).map(({ name }) => name))),
    );
    for (const service of ofKind("Service"))
      for (const { targetPort } of specOf(service).ports ?? []) expect(ports.has(targetPort)).toBe(true);
    const services = new Set(ofKind("Service").map(({ metadata }) => metadata.name));
    for (const rule of ofKind("Ingress").flatMap((each) => specOf(each).rules ?? []))
      for (const { backend } of rule.http.paths) expect(services.has(backend.service.name)).toBe(true);
  });

  it("show the world every operation but those of scrapers and probes", () => {
    const rules = ofKind("Ingress").flatMap((each) => specOf(each).rules?.flatMap(({ http }) => http.paths) ?? []);
    const isShown = (path: string) =>
      rules.some((rule) =>
        rule.pathType === "Exact" ? path === rule.path : path === rule.path || path.startsWith(`${rule.path}/`),
      );
    const hidden = new Set(describedOperations.map(({ path }) => path).filter((path) => !isShown(path)));
    expect([...hidden].toSorted()).toEqual(["/healthz", "/metrics", "/readyz"]);
  });

  it("let no process be root, write to its image, or be cut off before it has handed back its runs", () => {
    const { data } = ofKind("ConfigMap")[0] as unknown as { data: Record<string, string> };
    const needed = Number(data["ACCORD_DRAIN_SECONDS"]) + Number(data["ACCORD_SHUTDOWN_SECONDS"]);
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(container.resources).toHaveProperty("limits.memory");
        if (container.args[0] === "migrate") continue;
        expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed);
        expect(Object.keys(container).filter((name) => name.endsWith("Probe"))).toHaveLength(3);
      }
    }
  });
});
