import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef } from "react";
import { useAccord } from "../../react/react.ts";
import type { ImportReport } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { saveFile } from "../parts/save-file.ts";
import { useText } from "../text/text.ts";
import { settingsText } from "./text.ts";

/** Everything that is kept of a person, and what other programs read and write of it. */
export function YourData() {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(settingsText);
  const files = useRef<HTMLInputElement>(null);
  /** An export that was cut off has no manifest, and is none. */
  async function readAll(): Promise<string> {
    const lines: string[] = [];
    let isWhole = false;
    for await (const line of client.exportMe()) {
      lines.push(`${JSON.stringify(line)}\n`);
      isWhole = line.kind === "manifest";
    }
    if (!isWhole) throw new Error(say("cutOff"));
    return lines.join("");
  }
  const save = useMutation({
    mutationFn: async (what: "everything" | "calendar" | "contacts") => {
      if (what === "calendar") saveFile("accord.ics", "text/calendar", await client.exportCalendar());
      if (what === "contacts") saveFile("accord.vcf", "text/vcard", await client.exportContacts());
      if (what === "everything") saveFile("accord.ndjson", "application/x-ndjson", await readAll());
    },
  });
  const bring = useMutation({
    mutationFn: async (file: File): Promise<ImportReport> => {
      const text = await file.text();
      return /^\s*BEGIN:VCARD/i.test(text)
        ? await client.importContacts({ body: { vcf: text } })
        : await client.importCalendar({ body: { ics: text } });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <section className="panel stack" aria-labelledby="settings-data">
      <h2 id="settings-data">{say("data")}</h2>
      <p className="quiet small">{say("dataHelp")}</p>
      <div className="row">
        <Button disabled={save.isPending} onClick={() => save.mutate("everything")}>
          <Download size={18} aria-hidden /> {say("everythingFile")}
        </Button>
        <Button disabled={save.isPending} onClick={() => save.mutate("calendar")}>
          <Download size={18} aria-hidden /> {say("calendarFile")}
        </Button>
        <Button disabled={save.isPending} onClick={() => save.mutate("contacts")}>
          <Download size={18} aria-hidden /> {say("contactsFile")}
        </Button>
      </div>
      <div className="row">
        <Button disabled={bring.isPending} onClick={() => files.current?.click()}>
          <Upload size={18} aria-hidden /> {say("bringFile")}
        </Button>
        <input
          ref={files}
          type="file"
          hidden
          accept=".ics,.vcf,text/calendar,text/vcard"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) bring.mutate(file);
            target.value = "";
          }}
        />
      </div>
      <p role="status">{bring.data ? say("brought", { ...bring.data, problems: bring.data.problems.length }) : ""}</p>
      <Problem error={save.error ?? bring.error} />
    </section>
  );
}
