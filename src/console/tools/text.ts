import { defineText } from "../text/table.ts";

/** What a method says of itself. */
export const flagText = defineText({
  en: {
    read_only: "reads only",
    idempotent: "once more is as good",
    destructive: "deletes or overwrites",
    open_world: "reaches other people",
    sensitive_sink: "others see what it writes",
  },
  "zh-CN": {
    read_only: "只读",
    idempotent: "可重复执行",
    destructive: "会删除或覆盖",
    open_world: "影响他人",
    sensitive_sink: "写入内容他人可见",
  },
});

export const toolsText = defineText({
  en: {
    explain: "What the assistant can do for you, and whether it asks first. You can try what only reads.",
    reads: "reads",
    writes: "writes",
    destructive: "destructive",
    finishes: "finishes when cancelled",
    stops: "stops when cancelled",
    try: "Try it",
    form: "Which form",
    call: "Call",
    answer: "Answer",
    input: "Schema of the input",
    output: "Schema of the output",
    optional: "optional",
    list: "Separate with commas.",
    json: "As JSON.",
  },
  "zh-CN": {
    explain: "助手能为您做什么，以及是否会先征求同意。只读的方法可以直接试用。",
    reads: "读取",
    writes: "写入",
    destructive: "有破坏性",
    finishes: "取消时会做完",
    stops: "取消时立即停止",
    try: "试一试",
    form: "选择形式",
    call: "调用",
    answer: "结果",
    input: "输入结构",
    output: "输出结构",
    optional: "可选",
    list: "用逗号分隔。",
    json: "使用 JSON 格式。",
  },
});

export const policyText = defineText({
  en: { allowed: "allowed", ask: "asks first", denied: "denied", sandboxed: "sandboxed", unavailable: "not built" },
  "zh-CN": { allowed: "允许", ask: "先询问", denied: "禁止", sandboxed: "受限运行", unavailable: "尚未提供" },
});
