import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../text/text.ts";
import { partsText } from "./text.ts";
import "./toast.css";

/** Says something in passing, over whatever view is open; screen readers are told, too. */
export function useTell(): (words: string) => void {
  const { add } = Toast.useToastManager();
  return (words) => void add({ description: words });
}

export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function List() {
  const say = useText(partsText);
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Description className="toast-words" />
      <Toast.Close className="toast-close" aria-label={say("close")}>
        <X size={16} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  ));
}
