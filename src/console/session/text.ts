import { defineText } from "../text/table.ts";

export const sessionText = defineText({
  en: {
    welcome: "Welcome to Accord",
    explain: "Accord works with your calendar, your contacts and what it remembers for you. Sign in to begin.",
    expired: "Your sign-in has run out",
    explainExpired: "Sign in again to go on where you were. Nothing you have typed is lost.",
    token: "Token",
    tokenHelp:
      "“make start” prints a link that signs you in. Or paste a token here; it is kept until you close this tab.",
    signIn: "Sign in",
    checking: "Checking …",
    refused: "The server does not accept this token.",
    unreachable: "The server cannot be reached. Try again in a moment.",
    signInAt: "Sign in at {host}",
    issuerFailed: "Signing in did not work. Try again in a moment.",
    signOut: "Sign out",
    switchTo: "Switch to {name}",
    account: "Account:",
  },
  "zh-CN": {
    welcome: "欢迎使用 Accord",
    explain: "Accord 帮您打理日程、联系人，并记住您想让它记住的事。请先登录。",
    expired: "登录已过期",
    explainExpired: "重新登录后可从原处继续，已输入的内容不会丢失。",
    token: "令牌",
    tokenHelp: "“make start” 会打印一个登录链接；也可以在这里粘贴令牌，关闭此标签页后即失效。",
    signIn: "登录",
    checking: "正在验证…",
    refused: "服务器不接受此令牌。",
    unreachable: "暂时无法连接服务器，请稍后再试。",
    signInAt: "通过 {host} 登录",
    issuerFailed: "登录失败，请稍后再试。",
    signOut: "退出登录",
    switchTo: "切换到 {name}",
    account: "账户：",
  },
});
