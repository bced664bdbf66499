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
import type { ComponentType } from "react";
import type { viewNames } from "./text.ts";
import { viewFile } from "./view-file.tsx";

type ViewName = keyof (typeof viewNames)["en"];

export interface ViewEntry {
  name: ViewName;
  icon: LucideIcon;
  /** Views of one group stand together. */
  group: "talk" | "mine" | "work" | "self";
  /** Everything below `/<name>` belongs to the view; it reads the rest of the address itself. */
  View: ComponentType;
}

/** Every view, in the order of the navigation. */
export const views: readonly ViewEntry[] = [
  { name: "chat", icon: MessagesSquare, group: "talk", View: viewFile("chat", () => import("../chat/chat.tsx")) },
  { name: "waiting", icon: Inbox, group: "talk", View: viewFile("waiting", () => import("../waiting/waiting.tsx")) },
  {
    name: "calendar",
    icon: CalendarDays,
    group: "mine",
    View: viewFile("calendar", () => import("../calendar/calendar.tsx")),
  },
  {
    name: "contacts",
    icon: Users,
    group: "mine",
    View: viewFile("contacts", () => import("../contacts/contacts.tsx")),
  },
  { name: "memory", icon: BrainCircuit, group: "mine", View: viewFile("memory", () => import("../memory/memory.tsx")) },
  { name: "runs", icon: Activity, group: "work", View: viewFile("runs", () => import("../runs/runs.tsx")) },
  { name: "jobs", icon: Timer, group: "work", View: viewFile("jobs", () => import("../jobs/jobs.tsx")) },
  { name: "usage", icon: ChartColumn, group: "work", View: viewFile("usage", () => import("../usage/usage.tsx")) },
  { name: "tools", icon: Wrench, group: "work", View: viewFile("tools", () => import("../tools/tools.tsx")) },
  {
    name: "settings",
    icon: Settings,
    group: "self",
    View: viewFile("settings", () => import("../settings/settings.tsx")),
  },
];
