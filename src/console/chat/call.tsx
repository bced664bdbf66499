import { Ban, CircleAlert, CircleCheck, CircleDashed, LoaderCircle, Hourglass, type LucideIcon } from "lucide-react";
import { memo } from "react";
import { Card, type CallItem, type OnCardAction } from "../../react/react.ts";
import { displayName } from "../../sdk/sdk.ts";
import { useLocale, useText } from "../text/text.ts";
import { chatText } from "./text.ts";
import "./call.css";

const signs = {
  running: [LoaderCircle, "callRunning"],
  waiting: [Hourglass, "callWaiting"],
  success: [CircleCheck, "callSuccess"],
  partial: [CircleDashed, "callPartial"],
  failure: [CircleAlert, "callFailure"],
  stopped: [Ban, "callStopped"],
} as const satisfies Record<CallItem["state"], [LucideIcon, string]>;

/** A call as it happens, by its human name; its card takes the place of details. */
export const Call = memo(function Call({ item, onAction }: { item: CallItem; onAction: OnCardAction }) {
  const say = useText(chatText);
  const locale = useLocale();
  const { state, card, progress, args, name } = item;
  const [Sign, words] = signs[state];
  return (
    <div className="call">
      <p className="call-line" data-state={state}>
        <Sign size={16} aria-hidden className={state === "running" ? "state-spin" : ""} />
        <span className="call-name">{displayName(name, args, locale)}</span>
        <span className="call-state">
          {progress?.total ? say("progress", { done: progress.done, total: progress.total }) : say(words)}
        </span>
        {state === "running" && progress?.total ? (
          <progress max={progress.total} value={progress.done} aria-label={displayName(name, args, locale)} />
        ) : null}
      </p>
      {card ? <Card card={card} onAction={onAction} canLoad={isOwn} /> : null}
    </div>
  );
});

/** The page asks no other host for anything. */
const isOwn = ({ origin }: URL): boolean => origin === location.origin;
