import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import { displayName, moduleName, type ToolInventoryEntry } from "../../sdk/sdk.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Tag } from "../parts/notes.tsx";
import { NotFound } from "../parts/states.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useLocale, useText } from "../text/text.ts";
import { policyTones } from "./policy.ts";
import { policyText, toolsText } from "./text.ts";
import { ToolFacts } from "./tool-facts.tsx";
import "../parts/panel.css";
import "./tools.css";

/** `#/tools`, and the name of one behind it while it is open. */
export default function Tools() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(toolsText);
  const locale = useLocale();
  const [, go] = useLocation();
  const [, place] = useRoute("/tools/:name?");
  const query = useQuery({
    queryKey: ["tools"],
    queryFn: ({ signal }) => client.listTools({ signal }),
    staleTime: 300_000,
  });
  return (
    <View title={name("tools")}>
      <Loaded query={query}>
        {({ tools }) => {
          const open = place?.name ? tools.find(({ tool_name }) => tool_name === place.name) : undefined;
          return (
            <div className="stack">
              <p className="quiet">{say("explain")}</p>
              {[...byModule(tools)].map(([module, entries]) => (
                <section key={module} className="stack" aria-label={moduleName(module, locale)}>
                  <h2 className="tools-module">{moduleName(module, locale)}</h2>
                  <ul className="list">
                    {entries.map((tool) => (
                      <li key={tool.tool_name}>
                        <ToolLink tool={tool} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              {place?.name ? (
                <Dialog title={open?.tool_name ?? place.name} onClose={() => go("/tools")}>
                  {open ? <ToolFacts tool={open} /> : <NotFound />}
                </Dialog>
              ) : null}
            </div>
          );
        }}
      </Loaded>
    </View>
  );
}

function ToolLink({ tool }: { tool: ToolInventoryEntry }) {
  const say = useText(toolsText);
  const sayPolicy = useText(policyText);
  const locale = useLocale();
  return (
    <Link href={`/tools/${tool.tool_name}`} className="list-link">
      <span className="grow">
        <strong>{displayName(tool.tool_name, undefined, locale)}</strong>{" "}
        <code className="quiet small">{tool.tool_name}</code>
      </span>
      <span className="row">
        {tool.is_read_only ? <Tag tone="info">{say("reads")}</Tag> : <Tag>{say("writes")}</Tag>}
        {tool.is_destructive ? <Tag tone="danger">{say("destructive")}</Tag> : null}
        <Tag tone={policyTones[tool.policy]}>{sayPolicy(tool.policy)}</Tag>
      </span>
    </Link>
  );
}

function byModule(tools: readonly ToolInventoryEntry[]): Map<string, ToolInventoryEntry[]> {
  return Map.groupBy(tools, ({ tool_name }) => tool_name.split(".")[0] ?? "");
}
