import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MessageCircleQuestion, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { Contact } from "../../sdk/sdk.ts";
import { keepDraft } from "../chat/draft.ts";
import { Ask } from "../parts/ask.tsx";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { useText } from "../text/text.ts";
import { contactsText } from "./text.ts";

/** Of a contact and of the method that changes it. */
const fields = [
  ["name", "name"],
  ["company", "company"],
  ["jobTitle", "job_title"],
  ["relation", "relation"],
  ["email", "email"],
  ["phone", "phone"],
  ["note", "note"],
] as const;

/** All that is known of somebody, to be changed in place: what a person saves is confirmed. */
export function ContactFacts({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(contactsText);
  const sayAll = useText(partsText);
  const [, go] = useLocation();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ["contacts"] });
    await queries.invalidateQueries({ queryKey: ["contact", contact.id] });
  };
  const save = useMutation({
    mutationFn: () => {
      const patch = Object.fromEntries(
        fields.flatMap(([from, to]) => {
          const value = values[from]?.trim();
          if (value === undefined || value === (contact[from] ?? "")) return [];
          return [[to, value === "" ? null : value]];
        }),
      );
      const body = { contact_id: contact.id, patch, ...(contact.version ? { if_version: contact.version } : {}) };
      return client.contactsUpdate({ body });
    },
    onSuccess: async () => {
      await done();
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: () => client.contactsDelete({ body: { contact_id: contact.id } }),
    onSuccess: async () => {
      // Nobody looks at this one any more, and asking for it again would find nothing.
      onClose();
      await queries.invalidateQueries({ queryKey: ["contacts"] });
    },
  });
  const isChanged = fields.some(([from]) => (values[from] ?? contact[from] ?? "") !== (contact[from] ?? ""));
  return (
    <>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {contact.unconfirmed ? <p className="small quiet">{say("explainUnconfirmed")}</p> : null}
        {fields.map(([field]) => (
          <div key={field} className="field">
            <label htmlFor={`contact-${field}`}>{say(field)}</label>
            <input
              id={`contact-${field}`}
              className="input"
              required={field === "name"}
              value={values[field] ?? contact[field] ?? ""}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </div>
        ))}
        <Problem error={save.error ?? remove.error} />
        <div className="row">
          <Button type="submit" look="primary" disabled={!isChanged || save.isPending}>
            {sayAll("save")}
          </Button>
          <Button
            onClick={() => {
              keepDraft("new", say("question", { name: contact.name }));
              go("/chat/new");
            }}
          >
            <MessageCircleQuestion size={18} aria-hidden /> {say("ask")}
          </Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden /> {sayAll("delete")}
          </Button>
        </div>
      </form>
      <Ask
        isOpen={isAsking}
        title={say("deleteTitle", { name: contact.name })}
        explain={say("deleteExplain")}
        confirm={sayAll("delete")}
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </>
  );
}
