import { useEffect, type ReactNode } from "react";
import "./view.css";

export interface ViewProps {
  /** The heading, and the title of the tab. */
  title: string;
  /** Buttons beside the heading. */
  tools?: ReactNode;
  /** Uses the whole width, for tables and calendars. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a view: heading, tools and a scrolling body. Chat has a frame of its own. */
export function View({ title, tools, isWide = false, children }: ViewProps) {
  useTitle(title);
  return (
    <div className="view">
      <header className="view-head">
        <h1>{title}</h1>
        <div className="view-tools">{tools}</div>
      </header>
      <div className={isWide ? "view-body view-body-wide" : "view-body"}>{children}</div>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Accord" : `${title} · Accord`;
  }, [title]);
}
