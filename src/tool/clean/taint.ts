/** Whether a result has text of other people in it. */
export function carriesTaint(data: unknown): boolean {
  if (data === null || typeof data !== "object") return false;
  if (Array.isArray(data)) return data.some(carriesTaint);
  return Object.entries(data).some(([key, value]) => (key === "tainted" ? value === true : carriesTaint(value)));
}
