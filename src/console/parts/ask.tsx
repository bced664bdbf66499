import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { useText } from "../text/text.ts";
import { Button } from "./button.tsx";
import { partsText } from "./text.ts";
import "./ask.css";

export interface AskProps {
  isOpen: boolean;
  title: string;
  explain?: string;
  confirm: string;
  /** It cannot be undone: the way out has the first focus. */
  isDanger?: boolean;
  /** False: something below has to be filled in first. */
  isReady?: boolean;
  onConfirm(): void;
  onCancel(): void;
  children?: ReactNode;
}

/** A question over the page. Escape is no. */
export function Ask(props: AskProps) {
  const { isOpen, title, explain, confirm, isDanger = false, isReady = true, onConfirm, onCancel, children } = props;
  const say = useText(partsText);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="ask-shade" />
        <AlertDialog.Popup className="ask" {...(isDanger ? { initialFocus: cancel } : {})}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onConfirm();
            }}
          >
            <AlertDialog.Title className="ask-title">{title}</AlertDialog.Title>
            {explain ? <AlertDialog.Description className="quiet">{explain}</AlertDialog.Description> : null}
            {children}
            <div className="ask-buttons">
              <Button ref={cancel} onClick={onCancel}>
                {say("cancel")}
              </Button>
              <Button type="submit" look={isDanger ? "danger" : "primary"} disabled={!isReady}>
                {confirm}
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
