import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccord } from "../../react/react.ts";
import { Button } from "../parts/button.tsx";
import { Choices } from "../parts/choices.tsx";
import { useZone } from "../parts/me.ts";
import { Problem } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { Preview } from "./preview.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { emptyDraft, toSchedule, type Kind } from "./schedule.ts";
import { jobsText } from "./text.ts";

/** What to do and when, with the next firings while it is written. */
export function JobForm({ onDone }: { onDone: (id: string) => void }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(jobsText);
  const zone = useZone();
  const [name, setName] = useState("");
  const [prompt, setPrompt] = useState("");
  const [draft, setDraft] = useState(emptyDraft);
  const schedule = toSchedule(draft, zone);
  const create = useMutation({
    mutationFn: () => {
      if (schedule === undefined) throw new Error(say("incomplete"));
      return client.createJob({
        body: {
          name: name.trim(),
          prompt: prompt.trim(),
          schedule,
          config: {
            enabled_skills: ["calendar", "contacts", "memory"],
            context: { context_messages: { source: "none", count: 0, window: "all" } },
          },
        },
      });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ["jobs"] });
      onDone(id);
    },
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <div className="field">
        <label htmlFor="job-name">{say("name")}</label>
        <input
          id="job-name"
          className="input"
          required
          maxLength={100}
          placeholder={say("exampleName")}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="job-prompt">{say("prompt")}</label>
        <textarea
          id="job-prompt"
          className="input"
          required
          maxLength={10_000}
          placeholder={say("examplePrompt")}
          value={prompt}
          onChange={({ target }) => setPrompt(target.value)}
        />
      </div>
      <Choices<Kind>
        name={say("when")}
        value={draft.kind}
        options={[
          ["days", say("days")],
          ["interval", say("interval")],
          ["once", say("once")],
          ["cron", say("cron")],
        ]}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      <ScheduleFields draft={draft} onChange={setDraft} />
      <Preview schedule={schedule} />
      <Problem error={create.error} />
      <div className="row">
        <Button
          type="submit"
          look="primary"
          disabled={name.trim() === "" || prompt.trim() === "" || schedule === undefined || create.isPending}
        >
          {say("create")}
        </Button>
      </div>
    </form>
  );
}
