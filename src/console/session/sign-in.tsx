import { useState, type FormEvent } from "react";
import { ApiError } from "../../sdk/sdk.ts";
import { Brand } from "../parts/brand.tsx";
import { Button } from "../parts/button.tsx";
import { useText } from "../text/text.ts";
import { Issuer } from "./issuer.tsx";
import { tryToken } from "./server.ts";
import { signIn } from "./session.ts";
import { sessionText } from "./text.ts";
import "./sign-in.css";

/** The first page, and what covers the page when a token has expired. */
export function SignIn({ isExpired }: { isExpired: boolean }) {
  const say = useText(sessionText);
  return (
    <div className="sign-in">
      <div className="sign-in-box">
        <Brand />
        <h1>{say(isExpired ? "expired" : "welcome")}</h1>
        <p className="quiet">{say(isExpired ? "explainExpired" : "explain")}</p>
        <Issuer isExpired={isExpired} />
        <TokenForm />
      </div>
    </div>
  );
}

function TokenForm() {
  const say = useText(sessionText);
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<"refused" | "unreachable">();
  const [isChecking, setChecking] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = token.trim();
    if (given === "" || isChecking) return;
    setChecking(true);
    try {
      await tryToken(given).getMe();
      signIn(given);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status >= 400 && error.status < 500 ? "refused" : "unreachable");
    } finally {
      setChecking(false);
    }
  }

  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor="token">{say("token")}</label>
      <input
        id="token"
        name="token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={token}
        aria-describedby="token-help"
        aria-invalid={problem === "refused"}
        onChange={({ target }) => {
          setToken(target.value);
          setProblem(undefined);
        }}
      />
      <p id="token-help" className="quiet small">
        {say("tokenHelp")}
      </p>
      <p className="sign-in-problem" role="alert">
        {problem ? say(problem) : ""}
      </p>
      <Button type="submit" look="primary" disabled={isChecking || token.trim() === ""}>
        {say(isChecking ? "checking" : "signIn")}
      </Button>
    </form>
  );
}
