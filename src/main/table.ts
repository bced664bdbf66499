/** Lines for a terminal: names of columns, then rows, each column as wide as it must be. */
export function toTable(rows: readonly object[]): string[] {
  if (rows.length === 0) return ["none"];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((name) => toCell((row as Record<string, unknown>)[name])))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** What people have written themselves must not move the cursor of a terminal. */
function toCell(value: unknown): string {
  if (value === undefined) return "-";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\p{C}/gu, "?");
}
