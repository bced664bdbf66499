import { X } from "lucide-react";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";
import type { PickedImage } from "./use-images.ts";

/** What goes along with the next message: how it looks, how far it is, and why it cannot go. */
export function PickedImages({ images, onRemove }: { images: readonly PickedImage[]; onRemove(id: string): void }) {
  const say = useText(chatText);
  if (images.length === 0) return null;
  return (
    <ul className="composer-images">
      {images.map(({ id, name, preview, progress, upload, problem }) => (
        <li key={id} data-problem={problem ? true : undefined}>
          <img src={preview} alt={say("image", { name })} />
          {upload || problem ? null : (
            <progress
              max={1}
              value={progress}
              aria-label={say("uploading", { name, percent: Math.round(progress * 100) })}
            />
          )}
          <button
            type="button"
            className="composer-remove"
            aria-label={say("removeImage", { name })}
            onClick={() => onRemove(id)}
          >
            <X size={14} aria-hidden />
          </button>
          {problem ? <p role="alert">{say("uploadFailed", { name, reason: problem })}</p> : null}
        </li>
      ))}
    </ul>
  );
}
