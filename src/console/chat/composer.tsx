import { ArrowUp, ImagePlus, Square } from "lucide-react";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from "react";
import { IconButton } from "../parts/button.tsx";
import { useTell } from "../parts/toast.tsx";
import { useText } from "../text/text.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { PickedImages } from "./picked-images.tsx";
import { chatText } from "./text.ts";
import { useImages, type PickedImage } from "./use-images.ts";
import "./composer.css";

export interface ComposerProps {
  /** Where the draft belongs. */
  threadId: string;
  isRunning: boolean;
  onSend(text: string, images: readonly PickedImage[]): Promise<void>;
  onStop(): void;
}

export function Composer({ threadId, isRunning, onSend, onStop }: ComposerProps) {
  const say = useText(chatText);
  const tell = useTell();
  const [text, setText] = useState(() => readDraft(threadId));
  const [isOver, setOver] = useState(false);
  const { images, isUploading, add, remove, clear } = useImages();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const ready = images.filter(({ upload }) => upload);
  const canSend = (text.trim() !== "" || ready.length > 0) && !isUploading;

  useEffect(() => keepDraft(threadId, text), [threadId, text]);
  // On a phone the keyboard would cover what the user came to read.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, []);
  useEscape(isRunning, onStop);

  function send(): void {
    if (!canSend) return;
    void onSend(text.trim(), ready);
    setText("");
    keepDraft(threadId, "");
    clear();
  }
  function take(found: readonly File[]): void {
    if (found.length > 0 && !add(found)) tell(say("tooManyImages"));
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends a Chinese word belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }
  function onPaste(event: ClipboardEvent): void {
    const found = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (found.length === 0) return;
    event.preventDefault();
    take(found);
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    <form
      className="composer"
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="composer-inner">
        <div className="composer-box">
          <PickedImages images={images} onRemove={remove} />
          <div className="composer-line">
            <IconButton name={say("attach")} onClick={() => files.current?.click()}>
              <ImagePlus size={20} aria-hidden />
            </IconButton>
            <input
              ref={files}
              type="file"
              hidden
              multiple
              accept="image/png,image/jpeg,image/webp,image/gif"
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = "";
              }}
            />
            <textarea
              ref={field}
              rows={1}
              maxLength={10_000}
              aria-label={say("composer")}
              aria-describedby="composer-keys"
              placeholder={isOver ? say("dropHere") : say("placeholder")}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            {isRunning && !canSend ? (
              <IconButton className="composer-send" name={say("stop")} onClick={onStop}>
                <Square size={16} fill="currentColor" aria-hidden />
              </IconButton>
            ) : (
              <IconButton className="composer-send" type="submit" name={say("send")} disabled={!canSend}>
                <ArrowUp size={20} aria-hidden />
              </IconButton>
            )}
          </div>
        </div>
        <p id="composer-keys" className="composer-keys">
          {say("keys")}
        </p>
      </div>
    </form>
  );
}

/** Escape stops the run, unless it closes a menu or a question. */
function useEscape(isRunning: boolean, onStop: () => void): void {
  const stop = useRef(onStop);
  useLayoutEffect(() => {
    stop.current = onStop;
  });
  // Before the stop button is painted: who sees that a run goes on may stop it.
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing && !isAsking()) stop.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isRunning]);
}

const isAsking = (): boolean => document.querySelector("dialog[open], [role=alertdialog], [role=menu]") !== null;
