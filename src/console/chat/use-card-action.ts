import { useCallback } from "react";
import { useLocation } from "wouter";
import type { OnCardAction, UsedThread } from "../../react/react.ts";

/** Buttons of a card start runs; rows lead to the views that show what they name. */
export function useCardAction({ act }: Pick<UsedThread, "act">): OnCardAction {
  const [, navigate] = useLocation();
  return useCallback(
    (action, tap) => {
      if (action.type !== "navigate") return act(action, tap);
      const { kind, id, date } = action.target;
      const place = encodeURIComponent(id ?? date ?? "");
      if (kind === "contact") navigate(`/contacts/${place}`);
      else if (kind === "memory") navigate(`/memory/${place}`);
      else navigate(`/calendar/${kind}/${place}`);
    },
    [act, navigate],
  );
}
