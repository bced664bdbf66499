import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useAccord } from "../../react/react.ts";
import { useShortDate } from "../parts/dates.ts";
import { Failed, Loading } from "../parts/states.tsx";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";

/** Conversations in which the words were said, each with the newest place. */
export function FoundThreads({ words, chosen }: { words: string; chosen: string | undefined }) {
  const say = useText(chatText);
  const client = useAccord();
  const shortDate = useShortDate();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["threads", "search", words],
    queryFn: ({ signal }) => client.searchThreads({ query: { q: words, limit: 50 }, signal }),
  });
  if (isPending) return <Loading />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className="threads-none quiet">{say("noMatches", { words })}</p>;
  return (
    <ul>
      {data.items.map(({ threadId, title, excerpt, at }) => (
        <li key={threadId}>
          <Link
            href={`/chat/${threadId}`}
            className="threads-link threads-found"
            aria-current={threadId === chosen ? "page" : undefined}
          >
            <span className="threads-name">{title || say("untitled")}</span>
            <span className="threads-when">{shortDate(Date.parse(at))}</span>
            <span className="threads-excerpt">{excerpt}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
