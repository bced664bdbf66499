import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useText } from "../text/text.ts";
import { IconButton } from "./button.tsx";
import { partsText } from "./text.ts";
import "./dialog.css";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Over the view until it is closed; on a phone it comes from below. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const say = useText(partsText);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-shade" />
        <Base.Popup ref={popup} className="dialog" initialFocus={popup}>
          <header className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close render={<IconButton name={say("close")}>{<X size={18} aria-hidden />}</IconButton>} />
          </header>
          <div className="dialog-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
