import { useMutation } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";

export interface EditMessageProps {
  text: string;
  onEdit(text: string): Promise<void>;
  onClose(): void;
}

/** Other words in the place of a message. What followed it is kept as another version. */
export function EditMessage({ text, onEdit, onClose }: EditMessageProps) {
  const say = useText(chatText);
  const sayAll = useText(partsText);
  const [words, setWords] = useState(text);
  const edit = useMutation({ mutationFn: () => onEdit(words.trim()), onSuccess: onClose });
  const canSend = words.trim() !== "" && words.trim() !== text && !edit.isPending;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (canSend) edit.mutate();
  }
  return (
    <form
      className="message-edit"
      onSubmit={(event) => {
        event.preventDefault();
        edit.mutate();
      }}
    >
      <textarea
        className="input"
        aria-label={say("editMessage")}
        autoFocus
        maxLength={10_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKeyDown}
      />
      <Problem error={edit.error} />
      <div className="row">
        <Button onClick={onClose}>{sayAll("cancel")}</Button>
        <Button type="submit" look="primary" disabled={!canSend}>
          {say("send")}
        </Button>
      </div>
    </form>
  );
}
