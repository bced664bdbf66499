import { Activity, Check, Copy, RefreshCw, StepForward } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "wouter";
import { Button, IconButton } from "../parts/button.tsx";
import { useClock } from "../parts/dates.ts";
import { toRunPath } from "../runs/run-path.ts";
import { useText } from "../text/text.ts";
import { Markdown } from "./markdown.tsx";
import type { AnswerRow } from "./rows.ts";
import { chatText } from "./text.ts";
import type { TurnActions } from "./use-turn-actions.ts";
import { ChangedElsewhere, Versions } from "./versions.tsx";
import "./answer.css";

export interface AnswerProps {
  row: AnswerRow;
  threadId: string;
  isRunning: boolean;
  actions: TurnActions;
  onSend(text: string): Promise<void>;
}

export const Answer = memo(function Answer({ row, threadId, isRunning, actions: turn, onSend }: AnswerProps) {
  const say = useText(chatText);
  const clock = useClock();
  const { item, isLast, to } = row;
  const { text, isWriting, isStopped, isTruncated, isTainted, actions, at, runId } = item;
  if (text === "" && isWriting) return null;
  return (
    <article className="answer" aria-label={say("assistant")} aria-busy={isWriting}>
      <div className="answer-text" data-writing={isWriting || undefined}>
        <Markdown text={text} />
      </div>
      {isStopped ? (
        <p className="answer-note">
          {say("stopped")}
          {isLast && runId ? (
            <Button className="answer-on" onClick={() => turn.continueRun(runId)}>
              <StepForward size={16} aria-hidden /> {say("goOn")}
            </Button>
          ) : null}
        </p>
      ) : null}
      {isTruncated ? <p className="answer-note">{say("truncated")}</p> : null}
      {isTainted ? <p className="answer-note">{say("tainted")}</p> : null}
      {isWriting ? null : (
        <div className="answer-foot">
          <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
          <CopyButton text={text} />
          {to && runId ? (
            <IconButton
              className="foot-button"
              name={say("regenerate")}
              disabled={isRunning}
              onClick={() => turn.regenerate(runId)}
            >
              <RefreshCw size={16} aria-hidden />
            </IconButton>
          ) : null}
          {to && runId ? (
            <Link
              href={toRunPath(threadId, runId)}
              className="button button-plain button-icon foot-button"
              aria-label={say("inspect")}
              title={say("inspect")}
            >
              <Activity size={16} aria-hidden />
            </Link>
          ) : null}
          <Versions of="answer" versions={to?.answers} isDisabled={isRunning} onShow={turn.showVersion} />
        </div>
      )}
      {isWriting ? null : <ChangedElsewhere versions={to?.answers} />}
      {isLast && actions.length > 0 ? (
        <ul className="answer-actions" aria-label={say("suggestions")}>
          {actions.map(({ label, message }) => (
            <li key={label}>
              <button type="button" onClick={() => void onSend(message)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
});

function CopyButton({ text }: { text: string }) {
  const say = useText(chatText);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <>
      <IconButton className="foot-button" name={say("copyAnswer")} onClick={() => void copy().catch(() => {})}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
      <span className="unseen" role="status">
        {isCopied ? say("copied") : ""}
      </span>
    </>
  );
}
