import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Play, Power, Trash2 } from "lucide-react";
import { useAccord } from "../../react/react.ts";
import type { AutomationJob } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Problem, Tag } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { useLocale, useText } from "../text/text.ts";
import { Firings } from "./firings.tsx";
import { stateTones } from "./state.ts";
import { jobsText, jobStateText, parkedText } from "./text.ts";
import { toWords } from "./words.ts";

export function JobFacts({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useAccord();
  const say = useText(jobsText);
  const query = useQuery({
    queryKey: ["jobs", id],
    queryFn: ({ signal }) => client.getJob({ path: { id }, signal }),
    refetchInterval: 3000,
  });
  return (
    <Dialog title={query.data?.name ?? say("job")} onClose={onClose}>
      <Loaded query={query}>{(job) => <Facts job={job} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function Facts({ job, onClose }: { job: AutomationJob; onClose: () => void }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(jobsText);
  const sayAll = useText(partsText);
  const sayState = useText(jobStateText);
  const sayParked = useText(parkedText);
  const moments = useMoments();
  const locale = useLocale();
  const path = { id: job.id };
  const act = useMutation({
    mutationFn: async (what: "run" | "toggle" | "delete") => {
      if (what === "run") await client.runJob({ path });
      if (what === "toggle") await client.updateJob({ path, body: { enabled: !job.enabled } });
      if (what === "delete") await client.deleteJob({ path });
      if (what === "delete") onClose();
      await queries.invalidateQueries({ queryKey: ["jobs"] });
    },
  });
  return (
    <>
      <p className="row">
        <Tag tone={stateTones[job.state]}>{sayState(job.state)}</Tag>
        <span>{toWords(job.schedule, locale, moments)}</span>
      </p>
      {job.parked ? (
        <p className="problem" role="status">
          {sayParked(job.parked.reason)}
          {job.parked.until ? ` ${say("again", { when: moments.both(job.parked.until) })}` : ""}
        </p>
      ) : null}
      {job.next_run_at ? <p>{say("next", { when: moments.both(job.next_run_at) })}</p> : null}
      <blockquote className="jobs-prompt">{job.prompt}</blockquote>
      <Problem error={act.error} />
      <div className="row">
        <Button look="primary" disabled={act.isPending || job.state === "running"} onClick={() => act.mutate("run")}>
          <Play size={18} aria-hidden /> {say("runNow")}
        </Button>
        <Button disabled={act.isPending} onClick={() => act.mutate("toggle")}>
          <Power size={18} aria-hidden /> {say(job.enabled ? "disable" : "enable")}
        </Button>
        <Button look="danger" disabled={act.isPending} onClick={() => act.mutate("delete")}>
          <Trash2 size={18} aria-hidden /> {sayAll("delete")}
        </Button>
      </div>
      <h3>{say("outcomes")}</h3>
      <Firings job={job} />
    </>
  );
}
