import { Pencil, RotateCcw, TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import type { MessageItem } from "../../react/react.ts";
import { Button, IconButton } from "../parts/button.tsx";
import { useClock } from "../parts/dates.ts";
import { useText } from "../text/text.ts";
import { EditMessage } from "./edit-message.tsx";
import { chatText } from "./text.ts";
import type { TurnActions } from "./use-turn-actions.ts";
import { ChangedElsewhere, Versions } from "./versions.tsx";
import "./message.css";

export interface MessageProps {
  item: MessageItem;
  hasAnswer: boolean;
  /** A run is under way: the conversation waits for it before it goes elsewhere. */
  isRunning: boolean;
  actions: TurnActions;
}

/** What the user said. What became of it is said below it when that is no answer. */
export const Message = memo(function Message({ item, hasAnswer, isRunning, actions }: MessageProps) {
  const say = useText(chatText);
  const clock = useClock();
  const [isEditing, setEditing] = useState(false);
  const { key, text, images, state, failure, at, runId, versions } = item;
  // Where there is an answer, its versions stand below it.
  const answers = hasAnswer ? undefined : item.answers;
  const foot = { isDisabled: isRunning, onShow: actions.showVersion };
  return (
    <article className="message" aria-label={say("you")}>
      {images.length > 0 ? (
        <div className="message-images">
          {images.map(({ url }) => (
            <img key={url} src={url} alt={say("image", { name: "" })} loading="lazy" />
          ))}
        </div>
      ) : null}
      {isEditing ? (
        <EditMessage text={text} onEdit={(words) => actions.edit(key, words)} onClose={() => setEditing(false)} />
      ) : text === "" ? null : (
        <p className="message-text">{text}</p>
      )}
      <div className="message-foot">
        {state === "sending" ? say("sending") : <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>}
        {state === "sent" && runId && text !== "" && !isEditing ? (
          <IconButton
            className="foot-button"
            name={say("editMessage")}
            disabled={isRunning}
            onClick={() => setEditing(true)}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
        ) : null}
        <Versions of="message" versions={versions} {...foot} />
        <Versions of="answer" versions={answers} {...foot} />
      </div>
      <ChangedElsewhere versions={versions ?? answers} />
      {state === "unsent" || (failure && !(hasAnswer && failure.status === "canceled")) ? (
        <div className="message-failure" data-kind={failure?.status ?? "unsent"}>
          <TriangleAlert size={16} aria-hidden />
          <p>
            {failure === undefined
              ? say("unsent")
              : failure.status === "canceled"
                ? say("canceled")
                : say("failed", { message: failure.message })}
          </p>
          <Button look="plain" disabled={isRunning} onClick={() => actions.resend(key)}>
            <RotateCcw size={16} aria-hidden /> {say(failure ? "askAgain" : "sendAgain")}
          </Button>
        </div>
      ) : null}
    </article>
  );
});
