/** The few words that a card does not bring along: what its tokens mean, and what screen readers are told. */
const words = {
  "zh-CN": {
    SUCCESS: "成功",
    WARNING: "注意",
    ERROR: "失败",
    PENDING: "待确认",
    INFO: "提示",
    quoted: "他人所写：",
    unknown: "此内容无法在这里显示",
    opens: "在新窗口打开 {host}",
    copied: "已复制",
    busy: "正在处理…",
    failed: "未能完成，请重试。",
    edit: "修改后确认",
    cancel: "取消",
  },
  en: {
    SUCCESS: "Success",
    WARNING: "Warning",
    ERROR: "Error",
    PENDING: "Pending",
    INFO: "Info",
    quoted: "Written by someone else:",
    unknown: "This part cannot be shown here",
    opens: "opens {host} in a new window",
    copied: "Copied",
    busy: "Working …",
    failed: "That did not work. Try again.",
    edit: "Change, then approve",
    cancel: "Cancel",
  },
} as const;

export type CardWords = (typeof words)["en" | "zh-CN"];

/** Any tag that begins with zh is Chinese, everything else English, as on the server. */
export const wordsOf = (locale: string): CardWords => words[locale.toLowerCase().startsWith("zh") ? "zh-CN" : "en"];
