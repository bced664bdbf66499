import { pattern, type SecretPattern } from "./pattern.ts";

/** Secrets as people tell them: in a sentence, in a message with a code, on a command line. */
export const separator = String.raw`\s{0,3}(?:=>|:=|[=:：])\s{0,3}`;
/** What people call a secret when they tell it. */
const spoken = [
  "pass(?:word|wd|phrase|code)|passwd|pwd|api[ _-]?key|access[ _-]?key|secret[ _-]?key|private[ _-]?key",
  "client[ _-]?secret|(?:access|auth|bot|api|secret)[ _-]token|verification code",
  "密码|口令|密钥|令牌|秘钥|验证码|校验码",
].join("|");
/** What the secret is for, where that stands between its name and the secret. */
const purpose = String.raw`(?: (?:for|of|to|on) [^\n.:：=]{1,40}?)?`;
const quote = "\\\\{0,3}[\"'“‘「『`]?";
/** What is said between a secret's name and the secret. */
const saying = [
  String.raw`(?:${separator}|\s{1,3}(?:is|was)(?: now)?:?\s{1,3}|`,
  String.raw`\s{0,3}[就改变设]{0,2}[是为成][:：]?\s{0,3})`,
].join("");

/** Words before a code of a few digits that opens something. */
const code = [
  String.raw`\b(?:verification|security|log-?in|sign-?in|access|auth(?:entication|orization)?|2fa|mfa|sms|door) code`,
  String.raw`\b(?:one[- ]time (?:code|password|passcode|pin)|your code|otp(?: code)?|passcode|pin(?: number)?)`,
  "验证码|校验码|动态码|动态密码|动态口令|支付密码|取款密码|开门密码|PIN ?码",
].join("|");
const digits = "(?:[0-9]{4,8}|[0-9]{3}[ -][0-9]{3}|G-[0-9]{6})(?![0-9A-Za-z]|[.-][0-9])";
const words = String.raw`(?:\s{0,3}(?:is|was|[=:：#是为])){0,2}\s{0,3}`;

/** Programs that take a password behind -p, and those that take user:password behind -u. */
const clients = "mysql(?:dump|admin|import|show)?|mariadb(?:-dump|-admin)?|sshpass|7z|7za|unzip|zip|mongosh|mongodump";
const before = String.raw`[^\n|;]{0,99}?\s`;

export const toldSecrets: readonly SecretPattern[] = [
  {
    keep: true,
    pattern: pattern("gi")`
      ((?:${spoken})["']?${purpose}${saying}${quote})(?!\*{3})
      (?:(?=[A-Za-z.,_-]{0,64}[0-9!@#$%^&*+~])[!-~]{4,}|[A-Za-z]{16,})
    `,
  },
  { keep: true, pattern: pattern("gi")`((?:${code})${purpose}${words}${quote})${digits}` },
  { pattern: /(?<![0-9A-Za-z.-])[0-9]{4,8}(?=\s?(?:is your|是您的|为您的|是你的)[^\n]{0,20}?(?:code|otp|pin|码))/gi },
  {
    keep: true,
    pattern: pattern("g")`(\b(?:${clients})\b${before}-p ?\\{0,3}["']?)(?!\*{3})[^\s"'|;\\-][^\s"'|;\\]{2,99}`,
  },
  { keep: true, pattern: /(\bdocker login\b[^\n|;]{0,99}?\s-p ?\\{0,3}["']?)(?!\*{3})[^\s"'|;\\-][^\s"'|;\\]{2,99}/g },
  { keep: true, pattern: /(\bredis-cli\b[^\n|;]{0,99}?\s-a ?\\{0,3}["']?)(?!\*{3})[^\s"'|;\\-][^\s"'|;\\]{2,99}/g },
  {
    keep: true,
    pattern: pattern("g")`
      (\bcurl\b${before}(?:-u|-U|--user|--proxy-user)[ =]?\\{0,3}["']?[^\s:"']{1,64}:)(?!\*{3})[^\s"'\\]{1,99}
    `,
  },
  { keep: true, pattern: /((?<![\w-])--?pass(?:word|wd|phrase)?[ =]\\{0,3}["']?)(?!\*{3})[^\s"'\\-][^\s"'\\]{2,99}/g },
];
