import { useMemo } from "react";
import type { ThreadActions, UsedThread } from "../../react/react.ts";
import { useTell } from "../parts/toast.tsx";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";

/** What can be done with what was said. What does not work is told. */
export interface TurnActions extends Pick<ThreadActions, "edit"> {
  resend(key: string): void;
  regenerate(runId: string): void;
  continueRun(runId: string): void;
  showVersion(runId: string): void;
}

export function useTurnActions(thread: UsedThread): TurnActions {
  const say = useText(chatText);
  const tell = useTell();
  const { resend, regenerate, continueRun, showVersion, edit } = thread;
  return useMemo(() => {
    const told = (act: (name: string) => Promise<void>) => (name: string) =>
      void act(name).catch((error: Error) => tell(say("notSaved", { message: error.message })));
    return {
      edit,
      resend: told(resend),
      regenerate: told(regenerate),
      continueRun: told(continueRun),
      showVersion: told(showVersion),
    };
  }, [resend, regenerate, continueRun, showVersion, edit, say, tell]);
}
