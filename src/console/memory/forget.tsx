import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAccord } from "../../react/react.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Problem } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { useText } from "../text/text.ts";
import type { Scope } from "./memory.tsx";
import { memoryText } from "./text.ts";

/** All of it and its history, for good. */
export function Forget({ scope }: { scope: Scope }) {
  const client = useAccord();
  const queries = useQueryClient();
  const say = useText(memoryText);
  const sayAll = useText(partsText);
  const [isAsking, setAsking] = useState(false);
  const forget = useMutation({
    mutationFn: () => client.deleteMemory({ path: { scope } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["memory"] });
      setAsking(false);
    },
  });
  return (
    <div className="row">
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden /> {say("forgetAll")}
      </Button>
      {isAsking ? (
        <Dialog title={say("forgetAll")} onClose={() => setAsking(false)}>
          <p>{say("explainForget")}</p>
          <Problem error={forget.error} />
          <div className="row">
            <Button look="danger" disabled={forget.isPending} onClick={() => forget.mutate()}>
              {say("forgetAll")}
            </Button>
            <Button onClick={() => setAsking(false)}>{sayAll("cancel")}</Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
