import type { UiIconName } from "../../sdk/sdk.ts";

/** Lines on a field of 24 by 24. */
const lines: Record<UiIconName, string> = {
  calendar: "M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 1.8",
  location:
    "M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0c0 5.4 6.5 11 6.5 11M12 12.300a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6",
  person: "M12 11.500a3.750 3.750 0 1 0 0-7.5 3.750 3.750 0 0 0 0 7.500M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M9 11a3.3 3.3 0 1 0 0-6.600A3.3 3.3 0 0 0 9 11M2.5 19.500c.5-3.5 3-5.3 6.5-5.300s6 1.8 6.5 5.300M15.5 4.700a3.3 3.3 0 0 1 0 6M17.5 14.500c2.2.7 3.6 2.4 4 5",
  bell: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500a2.2 2.2 0 0 0 4 0",
  repeat: "M4 11a6 6 0 0 1 6-6h8M15 2l3 3-3 3M20 13a6 6 0 0 1-6 6H6M9 22l-3-3 3-3",
  note: "M6 3.500h8.500L19 8v12.500H6zM14 3.500V8.500h5M9 12.500h6.500M9 16h6.5",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1",
  check: "M5 12.500l4.5 4.500L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  warning: "M12 4.500L2.8 20h18.400zM12 10v4.500M12 17.200v.1",
  error: "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9 9l6 6M15 9l-6 6",
  info: "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.500M12 7.700v.1",
  trash: "M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.3 11v5.500M13.7 11v5.5",
  edit: "M4.5 19.500l1-4L16 5l3 3L8.5 18.500zM13.8 7.200l3 3",
  share: "M12 15V4M8 7.500L12 3.500l4 4M5.5 12v8h13v-8",
  memory:
    "M12 5.500C10.5 3 5.5 3.5 5.5 7.5 3 9 3 13.5 5.5 15c0 4 5 5 6.5 2.500M12 5.500C13.5 3 18.5 3.5 18.5 7.5 21 9 21 13.5 18.5 15c0 4-5 5-6.5 2.500M12 5.500v12",
  work: "M4 8h16v11.500H4zM9 8V5h6v3M4 13h16",
  search: "M10.5 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5",
  mail: "M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7",
  phone: "M6 4h3.500l1.5 4-2 1.800a11 11 0 0 0 5.2 5.200l1.8-2 4 1.500V18a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2",
  lock: "M5.5 11h13v9.500h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2.5",
  undo: "M4.5 9.500h9a5.5 5.5 0 0 1 0 11H9M8.5 5.500l-4 4 4 4",
};

/** Decoration, unless it is given a name. A name that this version does not know shows nothing. */
export function CardIcon({ name, label }: { name: UiIconName; label?: string | undefined }) {
  if (!Object.hasOwn(lines, name)) return null;
  return (
    <svg
      className="accord-icon"
      viewBox="0 0 24 24"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={lines[name]} />
    </svg>
  );
}
