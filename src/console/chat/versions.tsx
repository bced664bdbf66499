import { ChevronLeft, ChevronRight } from "lucide-react";
import { displayName, type HistoryVersion } from "../../sdk/sdk.ts";
import { IconButton } from "../parts/button.tsx";
import { useLocale, useText } from "../text/text.ts";
import { chatText } from "./text.ts";
import "./versions.css";

export interface VersionsProps {
  /** What there are versions of. */
  of: "message" | "answer";
  versions: readonly HistoryVersion[] | undefined;
  isDisabled: boolean;
  onShow(runId: string): void;
}

/** Which of several messages or answers is shown, with a way to the others. */
export function Versions({ of, versions, isDisabled, onShow }: VersionsProps) {
  const say = useText(chatText);
  if (versions === undefined) return null;
  const at = versions.findIndex(({ shown }) => shown);
  const [before, after] = [versions[at - 1], versions[at + 1]];
  return (
    <span className="versions" role="group" aria-label={say(of === "message" ? "messageVersions" : "answerVersions")}>
      <IconButton
        className="foot-button"
        name={say("versionBefore")}
        disabled={isDisabled || before === undefined}
        onClick={() => before && onShow(before.runId)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <span aria-live="polite">
        {at + 1}/{versions.length}
      </span>
      <IconButton
        className="foot-button"
        name={say("versionAfter")}
        disabled={isDisabled || after === undefined}
        onClick={() => after && onShow(after.runId)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </span>
  );
}

/** What versions out of sight have changed stands, and whoever reads this one would not know. */
export function ChangedElsewhere({ versions }: Pick<VersionsProps, "versions">) {
  const say = useText(chatText);
  const locale = useLocale();
  const methods = versions?.flatMap(({ shown, changed = [] }) => (shown ? [] : changed)) ?? [];
  if (methods.length === 0) return null;
  const names = [...new Set(methods)].map((method) => displayName(method, undefined, locale));
  return <p className="answer-note">{say("changedElsewhere", { names: names.join(", ") })}</p>;
}
