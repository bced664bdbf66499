import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAccord } from "../../react/react.ts";
import type { Me } from "../../sdk/sdk.ts";
import { Ask } from "../parts/ask.tsx";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { signOut } from "../session/session.ts";
import { useText } from "../text/text.ts";
import { settingsText } from "./text.ts";

/** Everything that is kept of a person, gone for good. Whoever means it types their name. */
export function DeleteAccount({ profile }: { profile: Me }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(settingsText);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const remove = useMutation({
    mutationFn: () => client.deleteMe({ query: { confirm: profile.id } }),
    onSuccess: () => {
      queries.clear();
      signOut();
    },
  });
  return (
    <section className="panel stack" aria-labelledby="settings-delete">
      <h2 id="settings-delete">{say("deleteAccount")}</h2>
      <p className="quiet small">{say("deleteHelp")}</p>
      <div className="row">
        <Button
          look="danger"
          disabled={remove.isPending}
          onClick={() => {
            setTyped("");
            setAsking(true);
          }}
        >
          <Trash2 size={18} aria-hidden /> {say("deleteAccount")}
        </Button>
      </div>
      <Problem error={remove.error} />
      <Ask
        isOpen={isAsking}
        title={say("deleteTitle", { name: profile.name })}
        explain={say("deleteExplain")}
        confirm={say("deleteForGood")}
        isDanger
        isReady={typed.trim() === profile.name}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      >
        <label className="ask-field">
          {say("typeName", { name: profile.name })}
          <input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
      </Ask>
    </section>
  );
}
