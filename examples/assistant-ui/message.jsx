import * as ui from "@assistant-ui/react";
import { Card } from "../shared/question.jsx";
import { metadataOf } from "./agent.js";

const Result = ({ toolCallId }) => <Card schema={metadataOf.get(toolCallId)?.ui_schema} />;

export function Message() {
  const { id, role, status, content } = ui.useAuiState(({ message }) => message);
  const aui = ui.useAui();
  const isStopped = status?.type === "incomplete" || metadataOf.get(id)?.stopped;
  // A card alone is no answer, nor is the empty message while there is none.
  const isAnswer = role === "assistant" && content.some(({ type }) => type === "text");
  const again = { how: "continue", message_id: id };
  const goOn = () => aui.thread().startRun({ parentId: id, runConfig: { custom: { again } } });
  return (
    <ui.MessagePrimitive.Root className={role}>
      <ui.MessagePrimitive.Parts components={{ tools: { Override: Result } }} />
      {isStopped && "(stopped)"} {status?.error}
      <ui.ActionBarPrimitive.Root hideWhenRunning className="actions">
        {role === "user" && <ui.ActionBarPrimitive.Edit>Edit</ui.ActionBarPrimitive.Edit>}
        {isAnswer && <ui.ActionBarPrimitive.Reload>Try again</ui.ActionBarPrimitive.Reload>}
        {isStopped && <button onClick={goOn}>Go on</button>}
        <ui.BranchPickerPrimitive.Root hideWhenSingleBranch>
          <ui.BranchPickerPrimitive.Previous>Version before</ui.BranchPickerPrimitive.Previous>
          <ui.BranchPickerPrimitive.Number /> / <ui.BranchPickerPrimitive.Count />
          <ui.BranchPickerPrimitive.Next>Version after</ui.BranchPickerPrimitive.Next>
        </ui.BranchPickerPrimitive.Root>
      </ui.ActionBarPrimitive.Root>
    </ui.MessagePrimitive.Root>
  );
}

export const EditComposer = () => (
  <ui.ComposerPrimitive.Root className="composer">
    <ui.ComposerPrimitive.Input />
    <ui.ComposerPrimitive.Send>Save</ui.ComposerPrimitive.Send>
    <ui.ComposerPrimitive.Cancel>Leave it</ui.ComposerPrimitive.Cancel>
  </ui.ComposerPrimitive.Root>
);
