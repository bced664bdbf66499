import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Results {
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What axe finds that is serious or worse. */
async function audit(page: Page, rules?: readonly string[]): Promise<string[]> {
  // By the protocol of the debugger, which the policy of the page does not bind.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const options = { resultTypes: ["violations"], ...(rules ? { runOnly: { type: "rule", values: rules } } : {}) };
  const { violations } = await page.evaluate<Results>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")} ${nodes[0]?.failureSummary}`,
    );
}

/** The same in all themes. Only colours depend on the theme, so the other rules are asked once. */
export async function auditThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ["light", "dark", "contrast"]) {
    await page.evaluate(`void (document.documentElement.dataset.theme = "${theme}")`);
    // Colours that fade to those of the theme have arrived there.
    await page.evaluate(`Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    )`);
    const found = await audit(page, theme === "light" ? undefined : ["color-contrast"]);
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}
