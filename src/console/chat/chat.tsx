import { useEffect, useState } from "react";
import { useLocation, useRoute } from "wouter";
import { ThreadList } from "./thread-list.tsx";
import { Thread } from "./thread.tsx";
import "./chat.css";

/** Conversations on one side, the chosen one on the other; a phone shows one of the two. */
export default function Chat() {
  const [, chosen] = useRoute<{ threadId: string }>("/chat/:threadId");
  const [path, navigate] = useLocation();
  // A new conversation has its id before it has its address, so that its first message changes the address only.
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const isNew = chosen === null || chosen.threadId === "new";
  const threadId = isNew ? fresh : chosen.threadId;
  useEffect(() => {
    if (chosen?.threadId === fresh) setFresh(crypto.randomUUID());
  }, [chosen?.threadId, fresh]);
  return (
    <div className="chat" data-side={path === "/chat" ? "list" : "thread"}>
      <ThreadList chosen={isNew ? undefined : threadId} />
      <Thread
        key={threadId}
        threadId={threadId}
        isNew={isNew}
        onBegin={() => {
          if (isNew) navigate(`/chat/${threadId}`, { replace: path === "/chat/new" });
        }}
      />
    </div>
  );
}
