import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { Link } from "wouter";
import { useAccord } from "../../react/react.ts";
import { toRunPath } from "../runs/run-path.ts";
import { useText } from "../text/text.ts";
import { waitingText } from "./text.ts";

/** What the run that went on has come to. */
export function Afterwards({ threadId, runId }: { threadId: string; runId: string }) {
  const client = useAccord();
  const say = useText(waitingText);
  const { data } = useQuery({
    queryKey: ["run", threadId, runId],
    queryFn: ({ signal }) => client.getRun({ path: { threadId }, query: { runId }, signal }),
    refetchInterval: ({ state }) => (state.data?.endedAt === undefined ? 1000 : false),
  });
  const isOver = data?.endedAt !== undefined;
  return (
    <div className="waiting-after" role="status">
      {isOver ? null : <LoaderCircle className="state-spin" size={18} aria-hidden />}
      <p>
        {isOver ? (data.output?.answer ?? data.error?.message ?? say("over")) : say("under_way")}{" "}
        <Link href={toRunPath(threadId, runId)}>{say("details")}</Link>
      </p>
    </div>
  );
}
