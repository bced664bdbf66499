import { methodFiles, type RemoteTool } from "../model/methods.ts";
import { moduleFiles } from "../module-files.ts";
import type { CheckContext } from "./context.ts";

/** Imported modules: all of their methods stand for tools of one server, whose address holds no secret. */
export function checkRemotes({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const remote = new Set<string>();
  for (const { source, module, value } of moduleFiles(specs.sources)) {
    if (value.remote === undefined) continue;
    remote.add(module);
    if ("url" in value.remote && !isSafeUrl(value.remote.url))
      complain(
        source,
        ["remote", "url"],
        "url must be https, or http on this machine, without user, password, query or fragment; a secret belongs " +
          "into the settings",
      );
  }
  for (const { source, module, value } of methodFiles(specs)) {
    const { remote: tool } = value as { remote?: RemoteTool };
    if ((tool !== undefined) === remote.has(module)) continue;
    complain(
      source,
      tool === undefined ? [] : ["remote"],
      tool === undefined
        ? `module ${module} is one of another server, and this method names none of its tools: import it again`
        : `module ${module} names no server: add \`remote\` to its _module.yaml, or leave it out here`,
    );
  }
}

function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username || url.password || url.search || url.hash) return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
