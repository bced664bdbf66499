import { useQuery } from "@tanstack/react-query";
import { useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Choices } from "../parts/choices.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { Forget } from "./forget.tsx";
import { Remember } from "./remember.tsx";
import { Remembered } from "./remembered.tsx";
import { memoryText } from "./text.ts";
import { Versions } from "./versions.tsx";
import "../parts/panel.css";
import "./memory.css";

export type Scope = "user" | "work";

/** `#/memory/<scope>`, and `/history` behind it for how it came to be. */
export default function Memory() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(memoryText);
  const [, go] = useLocation();
  const [, place] = useRoute("/memory/:scope?/:part?");
  const scope: Scope = place?.scope === "work" ? "work" : "user";
  const part = place?.part === "history" ? "history" : "now";
  const query = useQuery({
    queryKey: ["memory", scope],
    queryFn: async ({ signal }) => (await client.memoryRead({ body: { scope }, signal })).data,
    refetchInterval: 10_000,
  });
  return (
    <View
      title={name("memory")}
      tools={
        <>
          <Choices
            name={say("about")}
            value={scope}
            options={[
              ["user", say("user")],
              ["work", say("work")],
            ]}
            onChange={(next) => go(`/memory/${next}${part === "history" ? "/history" : ""}`)}
          />
          <Choices
            name={say("show")}
            value={part}
            options={[
              ["now", say("now")],
              ["history", say("history")],
            ]}
            onChange={(next) => go(`/memory/${scope}${next === "history" ? "/history" : ""}`)}
          />
        </>
      }
    >
      {part === "history" ? (
        <Versions scope={scope} />
      ) : (
        <Loaded query={query}>
          {({ content, unconfirmed }) => (
            <div className="stack">
              <Remember scope={scope} />
              <Remembered scope={scope} content={content} unconfirmed={unconfirmed ?? []} />
              <Forget scope={scope} />
            </div>
          )}
        </Loaded>
      )}
    </View>
  );
}
