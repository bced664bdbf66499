import type { ReactNode } from "react";
import type { UiAction } from "../../sdk/sdk.ts";
import { useActing } from "./acting.ts";
import { useTap } from "./button.tsx";

export interface TappableProps {
  action: UiAction | undefined;
  label: string;
  children: ReactNode;
}

/** A row or a fact that does something when it is tapped; without an action, or somebody to act, it just stands there. */
export function Tappable({ action, ...rest }: TappableProps) {
  const { can } = useActing();
  return action && can(action) ? <TapTarget action={action} {...rest} /> : rest.children;
}

function TapTarget({ action, label, children }: TappableProps & { action: UiAction }) {
  const { state } = useActing();
  const { tap, dialog } = useTap(action, label);
  return (
    <>
      <button type="button" className="accord-tap" disabled={state === "busy"} onClick={tap}>
        {children}
      </button>
      {dialog}
    </>
  );
}
