import {
  Activity,
  BrainCircuit,
  CalendarDays,
  ChartColumn,
  Inbox,
  MessagesSquare,
  Settings,
  Timer,
  Users,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import { lazy, type ComponentType } from "react";
import type { viewNames } from "./text.ts";

type ViewName = keyof (typeof viewNames)["en"];

export interface ViewEntry {
  name: ViewName;
  icon: LucideIcon;
  /** Views of one group stand together. */
  group: "talk" | "mine" | "work" | "self";
  /** Everything below `/<name>` belongs to the view; it reads the rest of the address itself. */
  View: ComponentType;
}

/** Every view, in the order of the navigation. Each is a file of its own for the browser, loaded when it is opened. */
export const views: readonly ViewEntry[] = [
  { name: "chat", icon: MessagesSquare, group: "talk", View: lazy(() => import("../chat/chat.tsx")) },
  { name: "waiting", icon: Inbox, group: "talk", View: lazy(() => import("../waiting/waiting.tsx")) },
  { name: "calendar", icon: CalendarDays, group: "mine", View: lazy(() => import("../calendar/calendar.tsx")) },
  { name: "contacts", icon: Users, group: "mine", View: lazy(() => import("../contacts/contacts.tsx")) },
  { name: "memory", icon: BrainCircuit, group: "mine", View: lazy(() => import("../memory/memory.tsx")) },
  { name: "runs", icon: Activity, group: "work", View: lazy(() => import("../runs/runs.tsx")) },
  { name: "jobs", icon: Timer, group: "work", View: lazy(() => import("../jobs/jobs.tsx")) },
  { name: "usage", icon: ChartColumn, group: "work", View: lazy(() => import("../usage/usage.tsx")) },
  { name: "tools", icon: Wrench, group: "work", View: lazy(() => import("../tools/tools.tsx")) },
  { name: "settings", icon: Settings, group: "self", View: lazy(() => import("../settings/settings.tsx")) },
];
