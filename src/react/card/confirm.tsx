import { useEffect, useId, useRef, type ReactNode } from "react";
import type { UiConfirm } from "../../sdk/sdk.ts";

export interface ConfirmProps {
  ask: UiConfirm;
  children?: ReactNode;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * The question before an action, in the browser's own modal dialog: it keeps the focus inside and Escape closes it.
 * What cannot be undone never has the first focus.
 */
export function Confirm({ ask, children, onConfirm, onCancel }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    (ask.danger ? cancel : confirm).current?.focus();
  }, [ask.danger]);
  return (
    <dialog
      ref={dialog}
      className="accord-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form
        method="dialog"
        className="accord-dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <h2 id={id}>{ask.title}</h2>
        {ask.message ? <p>{ask.message}</p> : null}
        {children}
        <div className="accord-dialog-buttons">
          <button ref={cancel} type="button" className="accord-button" data-style="secondary" onClick={onCancel}>
            {ask.cancelLabel}
          </button>
          <button ref={confirm} type="submit" className="accord-button" data-style={ask.danger ? "danger" : "primary"}>
            {ask.confirmLabel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
