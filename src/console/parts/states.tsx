import { CloudOff, LoaderCircle, SearchX, TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "../../sdk/sdk.ts";
import { useText } from "../text/text.ts";
import { Button } from "./button.tsx";
import { useOnline } from "./online.ts";
import { partsText } from "./text.ts";
import "./states.css";

/** Said to screen readers at once; shown only when it takes long enough to be noticed (the style sheet waits). */
export function Loading({ label }: { label?: string }) {
  const say = useText(partsText);
  return (
    <div className="state state-loading" role="status">
      <LoaderCircle className="state-spin" aria-hidden size={24} />
      <p>{label ?? say("loading")}</p>
    </div>
  );
}

export interface EmptyProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
}

/** Nothing is wrong, there is just nothing yet: says so, and what to do next. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className="state">
      <span className="state-icon" aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** What failed, in the server's own words where it had any, and a way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const say = useText(partsText);
  const isNetwork = error instanceof ApiError && error.code === "NETWORK_ERROR";
  return (
    <div className="state" role="alert">
      <span className="state-icon state-icon-danger" aria-hidden>
        {isNetwork ? <CloudOff size={28} /> : <TriangleAlert size={28} />}
      </span>
      <h2>{say("failed")}</h2>
      <p className="quiet">{isNetwork ? say("unreachable") : error instanceof Error ? error.message : ""}</p>
      {onRetry ? <Button onClick={onRetry}>{say("tryAgain")}</Button> : null}
    </div>
  );
}

export function NotFound() {
  const say = useText(partsText);
  return (
    <Empty icon={<SearchX size={28} />} title={say("notFound")}>
      <p className="quiet">{say("explainNotFound")}</p>
    </Empty>
  );
}

/** A strip over every view while the browser has no network. */
export function Offline() {
  const say = useText(partsText);
  if (useOnline()) return null;
  return (
    <p className="offline" role="status">
      <WifiOff size={16} aria-hidden /> {say("offline")}
    </p>
  );
}
