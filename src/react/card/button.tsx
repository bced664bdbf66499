import { useState } from "react";
import type { UiAction, UiButton, UiDecide, UiField } from "../../sdk/sdk.ts";
import { useActing } from "./acting.ts";
import { toAddress } from "./address.ts";
import { Confirm } from "./confirm.tsx";
import { beginValues, changedValues, Fields, type FieldValues } from "./fields.tsx";
import { CardIcon } from "./icons.tsx";
import { labelled } from "./labelled.ts";

export function CardButton({ node }: { node: UiButton }) {
  const { label, action, style = "secondary", icon, disabled = false } = node;
  const { can, state } = useActing();
  const { tap, dialog } = useTap(action, label);
  const address = action.type === "open_url" ? toAddress(action.url) : undefined;
  const look = { className: "accord-button", "data-style": style, ...labelled(node) };
  const inner = (
    <>
      {icon ? <CardIcon name={icon} /> : null}
      <span>{label}</span>
    </>
  );
  if (address && !disabled)
    return (
      <a {...look} href={address.href} target="_blank" rel="noopener noreferrer">
        {inner}
        <span className="accord-host">{address.host}</span>
      </a>
    );
  return (
    <>
      <button type="button" {...look} disabled={disabled || !can(action) || state === "busy"} onClick={tap}>
        {inner}
      </button>
      {dialog}
      {action.type === "decide" && action.fields ? (
        <EditButton action={action} fields={action.fields} label={label} />
      ) : null}
    </>
  );
}

/** Beside a yes that may be a yes to something slightly else: a form of what may be changed. */
function EditButton({ action, fields, label }: { action: UiDecide; fields: UiField[]; label: string }) {
  const { words, can, state, act } = useActing();
  const [values, setValues] = useState<FieldValues>();
  const edits = changedValues(fields, values ?? {});
  return (
    <>
      <button
        type="button"
        className="accord-button"
        data-style="secondary"
        disabled={!can(action) || state === "busy"}
        onClick={() => setValues(beginValues(fields))}
      >
        <CardIcon name="edit" />
        <span>{words.edit}</span>
      </button>
      {values ? (
        <Confirm
          ask={{ title: words.edit, confirmLabel: label, cancelLabel: words.cancel }}
          onCancel={() => setValues(undefined)}
          onConfirm={() => {
            setValues(undefined);
            act(action, { label, ...(Object.keys(edits).length > 0 ? { edits } : {}) });
          }}
        >
          <Fields fields={fields} values={values} onChange={setValues} />
        </Confirm>
      ) : null}
    </>
  );
}

/** What a tap does: asks first where the action wants it, then acts. Rows of lists use it, too. */
export function useTap(action: UiAction, label: string) {
  const { act } = useActing();
  const [isAsking, setAsking] = useState(false);
  const confirm = "confirm" in action ? action.confirm : undefined;
  const go = () => {
    setAsking(false);
    act(action, { label });
  };
  return {
    tap: () => (confirm ? setAsking(true) : go()),
    dialog: confirm && isAsking ? <Confirm ask={confirm} onConfirm={go} onCancel={() => setAsking(false)} /> : null,
  };
}
