export const policyTones = {
  allowed: "success",
  ask: "warning",
  denied: "danger",
  sandboxed: "info",
  unavailable: "neutral",
} as const;
