import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, ArrowLeft, MessageSquarePlus } from "lucide-react";
import { useDeferredValue, useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { ThreadView } from "../../sdk/sdk.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { Failed, Loading } from "../parts/states.tsx";
import { useText } from "../text/text.ts";
import { FoundThreads } from "./found-threads.tsx";
import { chatText } from "./text.ts";
import { ThreadRow } from "./thread-row.tsx";
import "./thread-list.css";

export function ThreadList({ chosen }: { chosen: string | undefined }) {
  const say = useText(chatText);
  const [, navigate] = useLocation();
  const [words, setWords] = useState("");
  const [isArchive, setArchive] = useState(false);
  const sought = useDeferredValue(words.trim());
  const { pinned, recent, hasMore, loadMore, isPending, error, reload } = useThreads(isArchive);
  const shown = [...pinned, ...recent];
  useThreadKeys(shown, chosen);

  return (
    <aside className="threads" aria-label={say("threads")}>
      <div className="threads-head">
        <SearchField
          className="threads-search"
          name={say("search")}
          maxLength={100}
          value={words}
          onChange={setWords}
        />
        <IconButton name={say("newThread")} onClick={() => navigate("/chat/new")}>
          <MessageSquarePlus size={20} aria-hidden />
        </IconButton>
      </div>
      <nav className="threads-body" aria-label={say("threads")}>
        {sought !== "" ? (
          <FoundThreads words={sought} chosen={chosen} />
        ) : isPending ? (
          <Loading />
        ) : error ? (
          <Failed error={error} onRetry={reload} />
        ) : (
          <>
            {shown.length === 0 ? (
              <div className="threads-none quiet">
                <p>{say(isArchive ? "noArchived" : "noThreads")}</p>
                {isArchive ? null : (
                  <Button look="primary" onClick={() => navigate("/chat/new")}>
                    {say("newThread")}
                  </Button>
                )}
              </div>
            ) : null}
            <Group title={say("pinned")} threads={pinned} chosen={chosen} />
            <Group
              title={isArchive ? say("archived") : pinned.length > 0 ? say("recent") : undefined}
              threads={recent}
              chosen={chosen}
            />
            {hasMore ? (
              <Button look="plain" onClick={loadMore}>
                {say("moreThreads")}
              </Button>
            ) : null}
          </>
        )}
      </nav>
      <div className="threads-foot">
        <Button look="plain" className="threads-archive" onClick={() => setArchive(!isArchive)}>
          {isArchive ? <ArrowLeft size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
          {say(isArchive ? "hideArchived" : "showArchived")}
        </Button>
      </div>
    </aside>
  );
}

interface GroupProps {
  title: string | undefined;
  threads: readonly ThreadView[];
  chosen: string | undefined;
}

function Group({ title, threads, chosen }: GroupProps) {
  if (threads.length === 0) return null;
  return (
    <section>
      {title ? <h2 className="threads-title">{title}</h2> : null}
      <ul>
        {threads.map((thread) => (
          <ThreadRow key={thread.threadId} thread={thread} isChosen={thread.threadId === chosen} />
        ))}
      </ul>
    </section>
  );
}

function useThreads(isArchive: boolean) {
  const client = useAccord();
  const queries = useQueryClient();
  const pinned = useQuery({
    queryKey: ["threads", "pinned"],
    queryFn: ({ signal }) => client.listThreads({ query: { pinned: true, limit: 100 }, signal }),
    enabled: !isArchive,
  });
  const rest = useInfiniteQuery({
    queryKey: ["threads", isArchive ? "archived" : "recent"],
    queryFn: ({ signal, pageParam }) => {
      const which = isArchive ? { archived: true } : { pinned: false };
      return client.listThreads({
        query: { ...which, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What another device or a job has said.
    refetchInterval: 30_000,
  });
  const reload = () => void queries.invalidateQueries({ queryKey: ["threads"] });
  return {
    pinned: isArchive ? [] : (pinned.data?.items ?? []),
    // The two lists arrive one after the other: a conversation just pinned may stand in both for a moment.
    recent: (rest.data?.pages ?? []).flatMap(({ items }) => items).filter(({ pinned: isPinned }) => !isPinned),
    hasMore: rest.hasNextPage,
    loadMore: () => void rest.fetchNextPage(),
    isPending: rest.isPending,
    error: rest.data ? null : rest.error,
    reload,
  };
}

/** Alt with an arrow goes to the conversation above or below, Alt+N to a new one, from wherever the focus is. */
function useThreadKeys(shown: readonly ThreadView[], chosen: string | undefined): void {
  const [, navigate] = useLocation();
  // Before the list is painted: who sees a new order and presses a key means that one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === "KeyN") navigate("/chat/new");
      else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
        const here = shown.findIndex(({ threadId }) => threadId === chosen);
        const next = shown[event.key === "ArrowDown" ? here + 1 : Math.max(here - 1, 0)];
        if (next) navigate(`/chat/${next.threadId}`);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before whatever has the focus: a menu's button would open its menu with an arrow.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [shown, chosen, navigate]);
}
