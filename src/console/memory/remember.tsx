import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import type { Scope } from "./memory.tsx";
import { memoryText } from "./text.ts";
import { useMemoryChange } from "./use-memory.ts";

/** Something in the person's own words. */
export function Remember({ scope }: { scope: Scope }) {
  const say = useText(memoryText);
  const [text, setText] = useState("");
  const change = useMemoryChange();
  return (
    <form
      className="panel memory-remember"
      onSubmit={(event) => {
        event.preventDefault();
        const facts = [{ text: text.trim(), source: "user_said" as const }];
        change.mutate({ scope, content: { facts } }, { onSuccess: () => setText("") });
      }}
    >
      <div className="field grow">
        <label htmlFor="remember">{say("remember")}</label>
        <input
          id="remember"
          className="input"
          maxLength={300}
          placeholder={say(scope === "user" ? "exampleUser" : "exampleWork")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" look="primary" disabled={text.trim() === "" || change.isPending}>
        {say("keep")}
      </Button>
      <Problem error={change.error} />
    </form>
  );
}
