import { Redirect, Route, Switch } from "wouter";
import { NotFound, Offline } from "../parts/states.tsx";
import { Toasts } from "../parts/toast.tsx";
import { useText } from "../text/text.ts";
import { Broken } from "./broken.tsx";
import { Navigation } from "./navigation.tsx";
import { shellText } from "./text.ts";
import { views } from "./views.ts";
import "./shell.css";

/** The frame around every view. A view that breaks, or is still loading, leaves the frame alone. */
export function Shell() {
  const say = useText(shellText);
  return (
    <Toasts>
      <div className="shell">
        <a className="skip" href="#content" onClick={toContent}>
          {say("skip")}
        </a>
        <Navigation />
        <main id="content" tabIndex={-1}>
          <Offline />
          <div className="shell-view">
            <Broken>
              <Switch>
                {views.map(({ name, View }) => (
                  <Route key={name} path={`/${name}/*?`} component={View} />
                ))}
                <Route path="/">
                  <Redirect to="/chat/new" replace />
                </Route>
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Broken>
          </div>
        </main>
      </div>
    </Toasts>
  );
}

/** The fragment of the address is taken: it names the view. */
function toContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#content")?.focus();
}
