import type { Locale } from "../base/locale.ts";

/** A field of a form with which the stand-in asks; becomes one of `question` of a WorkerOutput. */
export interface Field {
  name: string;
  label: string;
  input: "text" | "long_text" | "date" | "time" | "datetime" | "choice" | "yes_no";
  options?: { value: string; label: string }[];
}

const labels: Record<Locale, Record<string, string>> = {
  en: {
    title: "Title",
    start: "When",
    date: "Day",
    time: "Time",
    event: "Event",
    person: "Person",
    name: "Name",
    fact: "What to remember",
    sure: "Go on?",
  },
  "zh-CN": {
    title: "标题",
    start: "时间",
    date: "哪一天",
    time: "几点",
    event: "日程",
    person: "联系人",
    name: "姓名",
    fact: "要记住的内容",
    sure: "要照做吗？",
  },
};

/** One field: what is asked for is one thing at a time. */
export const askFor = (name: string, input: Field["input"], language: Locale): Field[] => [
  { name, label: labels[language][name] ?? name, input },
];

/** One of several, by its number in the list that the question shows. */
export const askWhichOf = (name: "event" | "person", lines: readonly string[], language: Locale): Field[] => [
  {
    name,
    label: labels[language][name] ?? name,
    input: "choice",
    options: lines.map((line, at) => ({ value: String(at + 1), label: `${at + 1}. ${line}`.slice(0, 120) })),
  },
];
