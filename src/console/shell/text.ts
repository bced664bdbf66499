import { defineText } from "../text/table.ts";

/** What each view is called, in the navigation and at its head. */
export const viewNames = defineText({
  en: {
    chat: "Chat",
    waiting: "Waiting for you",
    calendar: "Calendar",
    contacts: "Contacts",
    memory: "Memory",
    runs: "Runs",
    jobs: "Jobs",
    usage: "Usage",
    tools: "Tools",
    settings: "Settings",
  },
  "zh-CN": {
    chat: "对话",
    waiting: "待您处理",
    calendar: "日历",
    contacts: "联系人",
    memory: "记忆",
    runs: "运行",
    jobs: "定时任务",
    usage: "用量",
    tools: "工具",
    settings: "设置",
  },
});

export const shellText = defineText({
  en: {
    navigation: "Views",
    skip: "Skip to content",
    waitingCount: "{count} waiting for you",
    theme: "Theme",
    themeSystem: "As the system",
    themeLight: "Light",
    themeDark: "Dark",
    themeContrast: "High contrast",
    language: "Language",
  },
  "zh-CN": {
    navigation: "页面导航",
    skip: "跳到正文",
    waitingCount: "{count} 项待您处理",
    theme: "主题",
    themeSystem: "跟随系统",
    themeLight: "浅色",
    themeDark: "深色",
    themeContrast: "高对比度",
    language: "语言",
  },
});
