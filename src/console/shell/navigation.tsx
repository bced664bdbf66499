import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Brand } from "../parts/brand.tsx";
import { useText } from "../text/text.ts";
import { Account } from "./account.tsx";
import { shellText, viewNames } from "./text.ts";
import { views, type ViewEntry } from "./views.ts";
import "./navigation.css";

/** A column beside the view; on a phone a bar below it, with the same links in a row that scrolls. */
export function Navigation() {
  const say = useText(shellText);
  const waiting = useWaitingCount();
  return (
    <div className="navigation">
      <div className="navigation-brand">
        <Brand />
      </div>
      <nav aria-label={say("navigation")}>
        <ul>
          {views.map((view, at) => (
            <li key={view.name} data-first={view.group !== views[at - 1]?.group || undefined}>
              <ViewLink view={view} count={view.name === "waiting" ? waiting : 0} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="navigation-account">
        <Account />
      </div>
    </div>
  );
}

function ViewLink({ view: { name, icon: Icon }, count }: { view: ViewEntry; count: number }) {
  const say = useText(shellText);
  const named = useText(viewNames);
  const [path] = useLocation();
  const isHere = path === `/${name}` || path.startsWith(`/${name}/`);
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone there is not room for all of them.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isHere]);
  return (
    <Link
      ref={link}
      href={`/${name}`}
      className="navigation-link"
      aria-current={isHere ? "page" : undefined}
      title={named(name)}
    >
      <Icon size={20} aria-hidden />
      <span className="navigation-name">{named(name)}</span>
      {count > 0 ? (
        <span className="navigation-badge">
          <span aria-hidden>{count > 99 ? "99+" : count}</span>
          <span className="unseen">{say("waitingCount", { count })}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** Views that decide something invalidate `["waiting"]`; what comes from elsewhere is noticed within half a minute. */
function useWaitingCount(): number {
  const client = useAccord();
  const { data } = useQuery({
    queryKey: ["waiting", "counts"],
    queryFn: ({ signal }) => client.listApprovals({ query: { limit: 1 }, signal }),
    select: ({ counts }) => counts.pendingApprovals + counts.openQuestions + counts.openReviews,
    refetchInterval: 30_000,
  });
  return data ?? 0;
}
