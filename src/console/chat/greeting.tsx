import { useQuery } from "@tanstack/react-query";
import { useAccord } from "../../react/react.ts";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";
import "./greeting.css";

const examples = ["example1", "example2", "example3", "example4"] as const;

/** An empty conversation: says what can be asked, with sentences to begin with. */
export function Greeting({ onSend }: { onSend(text: string): Promise<void> }) {
  const say = useText(chatText);
  const client = useAccord();
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: ({ signal }) => client.getMe({ signal }) });
  return (
    <div className="greeting">
      <div className="greeting-box">
        <h2>{me ? say("hello", { name: me.name }) : say("helloNobody")}</h2>
        <p className="quiet">{say("explain")}</p>
        <ul className="greeting-examples">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => void onSend(say(example))}>
                {say(example)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
