import { useQuery } from "@tanstack/react-query";
import { Plus, Timer } from "lucide-react";
import { Link, useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { Empty } from "../parts/states.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useLocale, useText } from "../text/text.ts";
import { JobFacts } from "./job-facts.tsx";
import { JobForm } from "./job-form.tsx";
import { stateTones } from "./state.ts";
import { jobsText, jobStateText } from "./text.ts";
import { toWords } from "./words.ts";
import "../parts/panel.css";
import "./jobs.css";

/** `#/jobs`, `/new` behind it for another one, or the id of one that is open. */
export default function Jobs() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(jobsText);
  const sayState = useText(jobStateText);
  const moments = useMoments();
  const locale = useLocale();
  const [, go] = useLocation();
  const [, place] = useRoute("/jobs/:id?");
  const query = useQuery({
    queryKey: ["jobs"],
    queryFn: ({ signal }) => client.listJobs({ signal }),
    refetchInterval: 5000,
  });
  return (
    <View
      title={name("jobs")}
      tools={
        <Button look="primary" onClick={() => go("/jobs/new")}>
          <Plus size={18} aria-hidden /> {say("add")}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon={<Timer size={28} />} title={say("none")}>
              <p className="quiet">{say("explainNone")}</p>
            </Empty>
          ) : (
            <ul className="list">
              {items.map((job) => (
                <li key={job.id}>
                  <Link href={`/jobs/${job.id}`} className="list-link">
                    <span className="grow">
                      <strong>{job.name}</strong>
                      <span className="quiet small jobs-line">{toWords(job.schedule, locale, moments)}</span>
                    </span>
                    <span className="small quiet">
                      {job.next_run_at ? say("next", { when: moments.both(job.next_run_at) }) : ""}
                    </span>
                    <Tag tone={stateTones[job.state]}>{sayState(job.state)}</Tag>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {place?.id === "new" ? (
        <Dialog title={say("add")} onClose={() => go("/jobs")}>
          <JobForm onDone={(id) => go(`/jobs/${id}`)} />
        </Dialog>
      ) : place?.id ? (
        <JobFacts key={place.id} id={place.id} onClose={() => go("/jobs")} />
      ) : null}
    </View>
  );
}
