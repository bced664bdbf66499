import { ApiError } from "../../sdk/sdk.ts";
import { useText } from "../text/text.ts";
import { partsText } from "./text.ts";
import "./notes.css";

/** That an action did not work, beside the button that asked for it. */
export function Problem({ error }: { error: unknown }) {
  const say = useText(partsText);
  if (error === null || error === undefined) return null;
  const isNetwork = error instanceof ApiError && error.code === "NETWORK_ERROR";
  return (
    <p className="problem" role="alert">
      {isNetwork ? say("unreachable") : error instanceof Error ? error.message : String(error)}
    </p>
  );
}

export type Tone = "neutral" | "info" | "success" | "warning" | "danger" | "pending";

/** A word with a colour; the word alone says it all. */
export function Tag({ tone = "neutral", children }: { tone?: Tone; children: React.ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
