export const stateTones = {
  off: "neutral",
  scheduled: "info",
  running: "pending",
  waiting: "warning",
  parked: "danger",
} as const;
