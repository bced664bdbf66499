import { ScaledObject } from "@kubernetes-models/keda/keda.sh/v1alpha1";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Job } from "kubernetes-models/batch/v1";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service, ServiceAccount } from "kubernetes-models/v1";

/** A document as it stands in a file. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  [field: string]: unknown;
}

interface Model {
  /** Throws where the schema of Kubernetes does not allow it. */
  validate(): void;
}

/** What Kubernetes' own schemas say of each kind; `types` says the same to TypeScript, which knows every field. */
const kinds: Readonly<Record<string, { types: string; make: new (data: never) => Model }>> = {
  "apps/v1 Deployment": { types: "kubernetes-models/apps/v1", make: Deployment },
  "autoscaling/v2 HorizontalPodAutoscaler": {
    types: "kubernetes-models/autoscaling/v2",
    make: HorizontalPodAutoscaler,
  },
  "batch/v1 Job": { types: "kubernetes-models/batch/v1", make: Job },
  "keda.sh/v1alpha1 ScaledObject": { types: "@kubernetes-models/keda/keda.sh/v1alpha1", make: ScaledObject },
  "networking.k8s.io/v1 Ingress": { types: "kubernetes-models/networking.k8s.io/v1", make: Ingress },
  "policy/v1 PodDisruptionBudget": { types: "kubernetes-models/policy/v1", make: PodDisruptionBudget },
  "v1 ConfigMap": { types: "kubernetes-models/v1", make: ConfigMap },
  "v1 Service": { types: "kubernetes-models/v1", make: Service },
  "v1 ServiceAccount": { types: "kubernetes-models/v1", make: ServiceAccount },
};

const kindOf = ({ apiVersion, kind }: Manifest) => {
  const known = kinds[`${apiVersion} ${kind}`];
  if (known === undefined) throw new Error(`no schema is known for ${apiVersion} ${kind}`);
  return known;
};

export function validate({ file: _where, ...manifest }: Manifest): void {
  const { make: Kind } = kindOf(manifest as Manifest);
  new Kind(manifest as never).validate();
}

/** A program that compiles where no manifest has a field that its kind does not know. */
export const toProgram = (manifests: readonly Manifest[]): string =>
  manifests
    .map(({ file: _where, ...manifest }, at) => {
      const { types } = kindOf(manifest as Manifest);
      return `export const m${at}: import("${types}").I${manifest.kind} = ${JSON.stringify(manifest)};`;
    })
    .join("\n");
