import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { openBrowser } from "../_kit/browser.ts";
import { packedSdk } from "../_kit/packed-sdk.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "accord-react-"));
const project = join(folder, "app");
const run = async (command: string, args: string[], cwd: string) =>
  (await promisify(execFile)(command, args, { cwd })).stdout;

/** What an app team would write: a conversation of its own look, with our cards in it. */
const program = `
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "accord/client";
import { AccordProvider, Card, useApprovals, useRun, useThread } from "accord/react";
import "accord/react/card.css";

const client = createClient({ baseUrl: location.origin, token: new URLSearchParams(location.hash.slice(1)).get("token") ?? "" });
const threadId = crypto.randomUUID();

function App() {
  const thread = useThread(threadId, { isNew: true });
  const { counts, items, decide } = useApprovals({ everyMs: 200 });
  const [text, setText] = useState("");
  const [next, setNext] = useState<{ threadId: string; runId: string }>();
  return (
    <main>
      <form onSubmit={(event) => { event.preventDefault(); void thread.send(text); setText(""); }}>
        <input aria-label="Ask" value={text} onChange={({ target }) => setText(target.value)} />
      </form>
      <p data-testid="waiting">{counts.pendingApprovals} waiting</p>
      {items.map((item) => (
        <button key={item.id} onClick={() => void decide(item.id, "approve").then(setNext)}>Approve {item.id.slice(0, 4)}</button>
      ))}
      {thread.items.map((item) =>
        item.kind === "call" ? (item.card ? <Card key={item.key} card={item.card} onAction={thread.act} announce /> : null)
          : <p key={item.key} data-kind={item.kind}>{item.text}</p>,
      )}
      {next ? <Followed run={next} /> : null}
    </main>
  );
}

function Followed({ run }: { run: { threadId: string; runId: string } }) {
  const { status, text, cards } = useRun(run);
  return <p data-testid="run">{status}: {text} ({cards.length})</p>;
}

createRoot(document.querySelector("#app")!).render(
  <StrictMode><AccordProvider client={client}><App /></AccordProvider></StrictMode>,
);
`;

describe("accord/react in an empty Vite app", () => {
  let app: TestApp;
  beforeAll(async () => {
    const sdk = await packedSdk();
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
    const install = ["install", "--offline", "--no-audit", "--no-fund", "--omit=peer", sdk];
    await run("npm", install, project);
    // As if they had been installed beside it: the tests have no network.
    mkdirSync(join(project, "node_modules/@types"), { recursive: true });
    for (const name of ["react", "react-dom", "scheduler", "csstype", "@types/react", "@types/react-dom"])
      symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
    writeFileSync(
      join(project, "index.html"),
      `<!doctype html><title>App</title><div id="app"></div><script type="module" src="/main.tsx"></script>`,
    );
    writeFileSync(join(project, "main.tsx"), program);
    app = await testApp({ worker: true, demo: true });
    await app.listen(0);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("type-checks in strict mode", async () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      preserveSymlinks: true,
    };
    writeFileSync(join(project, "css.d.ts"), `declare module "*.css";`);
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.tsx", "*.d.ts"] }));
    const checked = await run(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", "."],
      project,
    ).catch((error: { stdout: string }) => error.stdout);
    expect(checked).toBe("");
  });

  it("asks, draws the card, and decides, with nothing of the console", async () => {
    await build({
      root: project,
      configFile: false,
      logLevel: "error",
      base: "/app/",
      resolve: { preserveSymlinks: true },
    });
    const page = await (await openBrowser()).newPage();
    const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };
    await page.route(`${app.url}/app/**`, (route) => {
      const path = new URL(route.request().url()).pathname.replace("/app/", "") || "index.html";
      return route.fulfill({
        body: readFileSync(join(project, "dist", path)),
        contentType: types[extname(path)] ?? "",
      });
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${app.url}/app/#token=${await app.auth.mintUserToken("alice")}`);
    const ask = page.getByLabel("Ask");
    await ask.fill("明天上午10点创建日程：项目同步，一个小时");
    await ask.press("Enter");
    const card = page.locator(".accord-card");
    await card.filter({ hasText: "日程已创建" }).waitFor();
    const radius = "getComputedStyle(document.querySelector('.accord-card').firstElementChild).borderRadius";
    expect(await page.evaluate(radius)).toBe("12px");
    await page.locator("[data-kind=answer]").getByText("已添加").waitFor();
    await ask.fill("删除明天的项目同步");
    await ask.press("Enter");
    await card.filter({ hasText: "确认删除日程" }).waitFor();
    await page.getByTestId("waiting").getByText("1 waiting").waitFor();
    await page.getByRole("button", { name: "Approve apr_" }).click();
    await page
      .getByTestId("run")
      .getByText(/finished: 已删除.*\(1\)/)
      .waitFor();
    await page.getByTestId("waiting").getByText("0 waiting").waitFor();
    await card.filter({ hasText: "日程已删除" }).waitFor();
    expect(errors).toEqual([]);
  });
});
