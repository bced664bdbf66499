import { TriangleAlert } from "lucide-react";
import { Component, type ReactNode } from "react";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/states.tsx";
import { partsText } from "../parts/text.ts";
import { useText } from "../text/text.ts";

/** React tells only a class of an error in what it draws. Going to another view, or trying again, draws anew. */
export class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    addEventListener("hashchange", this.mend);
  }

  override componentWillUnmount() {
    removeEventListener("hashchange", this.mend);
  }

  mend = () => {
    if (this.state.isBroken) this.setState({ isBroken: false });
  };

  override render() {
    return this.state.isBroken ? <Sorry onRetry={this.mend} /> : this.props.children;
  }
}

function Sorry({ onRetry }: { onRetry: () => void }) {
  const say = useText(partsText);
  return (
    <Empty icon={<TriangleAlert size={28} />} title={say("broken")}>
      <p className="quiet">{say("explainBroken")}</p>
      <Button onClick={onRetry}>{say("tryAgain")}</Button>
    </Empty>
  );
}
