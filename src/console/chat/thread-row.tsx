import { Menu } from "@base-ui/react/menu";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Ellipsis, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { ThreadUpdate, ThreadView } from "../../sdk/sdk.ts";
import { Ask } from "../parts/ask.tsx";
import { useShortDate } from "../parts/dates.ts";
import { partsText } from "../parts/text.ts";
import { useTell } from "../parts/toast.tsx";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";
import "../parts/menu.css";

export function ThreadRow({ thread, isChosen }: { thread: ThreadView; isChosen: boolean }) {
  const say = useText(chatText);
  const shortDate = useShortDate();
  const title = thread.title || say("untitled");
  const isWaiting = thread.pendingApprovals > 0;
  return (
    <li className="threads-row">
      <Link href={`/chat/${thread.threadId}`} className="threads-link" aria-current={isChosen ? "page" : undefined}>
        <span className="threads-name">{title}</span>
        <span className="threads-when">
          {thread.state === "running" ? (
            <span className="threads-dot" data-kind="running" role="img" aria-label={say("running")} />
          ) : isWaiting ? (
            <span className="threads-dot" data-kind="waiting" role="img" aria-label={say("waits")} />
          ) : (
            shortDate(Date.parse(thread.lastActivityAt))
          )}
        </span>
      </Link>
      <ThreadMenu thread={thread} title={title} isChosen={isChosen} />
    </li>
  );
}

function ThreadMenu({ thread, title, isChosen }: { thread: ThreadView; title: string; isChosen: boolean }) {
  const say = useText(chatText);
  const sayParts = useText(partsText);
  const [asking, setAsking] = useState<"rename" | "delete">();
  const [name, setName] = useState(title);
  const { update, remove } = useThreadChanges(thread.threadId, isChosen);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="threads-menu" aria-label={say("threadMenu", { title })}>
          <Ellipsis size={18} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-place" align="end" sideOffset={4}>
            <Menu.Popup className="menu">
              <Menu.Item className="menu-item" onClick={() => update({ pinned: !thread.pinned })}>
                {thread.pinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />}
                {say(thread.pinned ? "unpin" : "pin")}
              </Menu.Item>
              <Menu.Item
                className="menu-item"
                onClick={() => {
                  setName(title);
                  setAsking("rename");
                }}
              >
                <Pencil size={16} aria-hidden /> {say("rename")}
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => update({ archived: !thread.archived })}>
                {thread.archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
                {say(thread.archived ? "unarchive" : "archive")}
              </Menu.Item>
              <Menu.Separator className="menu-line" />
              <Menu.Item className="menu-item menu-item-danger" onClick={() => setAsking("delete")}>
                <Trash2 size={16} aria-hidden /> {sayParts("delete")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Ask
        isOpen={asking === "rename"}
        title={say("rename")}
        confirm={sayParts("save")}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          update({ title: name.trim() === "" ? null : name.trim() });
        }}
      >
        <label className="ask-field">
          {say("name")}
          <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </label>
      </Ask>
      <Ask
        isOpen={asking === "delete"}
        title={say("deleteTitle")}
        explain={say("deleteExplain", { title })}
        confirm={sayParts("delete")}
        isDanger
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          remove();
        }}
      />
    </>
  );
}

function useThreadChanges(threadId: string, isChosen: boolean) {
  const client = useAccord();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const say = useText(chatText);
  const tell = useTell();
  const settle = {
    onError: (error: Error) => tell(say("notSaved", { message: error.message })),
    onSettled: () => queries.invalidateQueries({ queryKey: ["threads"] }),
  };
  const update = useMutation({
    mutationFn: (body: ThreadUpdate) => client.updateThread({ path: { threadId }, body }),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: () => client.deleteThread({ path: { threadId } }),
    onSuccess: () => {
      if (isChosen) navigate("/chat", { replace: true });
    },
    ...settle,
  });
  return { update: update.mutate, remove: () => remove.mutate() };
}
