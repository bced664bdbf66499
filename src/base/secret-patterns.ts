import { isRandomKey } from "./checksums.ts";
import { lineEnd, pattern, type SecretPattern } from "./pattern.ts";
import { separator, toldSecrets } from "./told-secrets.ts";

/** Words that name a secret wherever they stand; a prefix such as DB_ or access_ may be in front. */
const named = [
  "pass(?:word|wd|phrase|code)|passwd|pwd|secret|token|api[_ -]?key|apikey|access[_-]?key(?:[_-]?id)?|secret[_-]?key",
  "private[_-]?key|account[_-]?key|shared[_-]?key|encryption[_-]?key|signing[_-]?key|signature|credentials?",
  String.raw`secretaccesskey|sessionid|session[_-]id|connect\.sid|csrf|xsrf|otp`,
].join("|");
/** Parameters of signed addresses and headers; too short or too common to be found inside other words. */
const signed = [
  "x-(?:amz|goog|oss|cos|ms|obs|tos)-[a-z-]{1,40}|sig|q-sign(?:ature)?|q-ak",
  "ossaccesskeyid|awsaccesskeyid|googleaccessid|jwt|sid|auth|hmac",
].join("|");
/** A header's name up to its value, as it stands in a request, in JSON, or in JSON that was escaped again. */
const authorization = String.raw`\b(?:proxy-)?authorization\\{0,3}["']?\s{0,3}[:=：]\s{0,3}\\{0,3}["']?`;
const schemes = "bearer|basic|digest|token|negotiate|apikey|aws4-hmac-sha256";
const services = [
  String.raw`postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|oracle|clickhouse`,
  "cassandra|kafka|nats|ldaps?|smtps?|ftps?|sftp|mqtts?",
].join("|");
const issuers = "npm|hf|ntn|lin_api|shp(?:at|ca|pa|ss)|dop_v1|doo_v1|rdme|pul|figd|secret|tfp|sqp|squ|glc|glsa|key";

export const secretPatterns: readonly SecretPattern[] = [
  // PEM and PGP blocks; one that lost its end takes the rest of the text with it.
  {
    pattern: pattern("g")`
      -----BEGIN [A-Z0-9 ]{0,30}(?:KEY|CERTIFICATE|PGP|MESSAGE|PARAMETERS)[A-Z0-9 ]{0,20}-----
      [\s\S]*?(?:-----END [A-Z0-9 ]{1,60}-----|$)
    `,
  },
  { pattern: /\bPuTTY-User-Key-File-\d:[\s\S]*?(?:Private-MAC: ?[0-9a-f]{8,128}|$)/g },
  { pattern: /(?<![A-Z0-9])AGE-SECRET-KEY-1[A-Z0-9]{20,80}/g },
  // The same without the lines around it: an OpenSSH key, or a key in DER that begins with its version.
  {
    pattern: pattern("g")`
      (?<![A-Za-z0-9+/])(?:b3BlbnNzaC1rZXktdjE|MII[A-Za-z0-9+/]{3}IBA[AD]|MHcCAQEE|MC4CAQAwBQYDK2VwBCIEI)
      [A-Za-z0-9+/]{16,}={0,2}(?:(?:${lineEnd}| )[A-Za-z0-9+/]{16,}={0,2})*
      (?:(?:${lineEnd}| )[A-Za-z0-9+/]{1,15}={1,2})?
    `,
  },
  // JSON Web Tokens, wherever they stand; a cut-off one counts from its second part on.
  { pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]*){0,3}/g },

  // Headers.
  {
    keep: true,
    pattern: new RegExp(String.raw`(${authorization}(?:${schemes})\s{1,3})[^\s"'\\]+`, "gi"),
  },
  {
    keep: true,
    pattern: new RegExp(String.raw`(${authorization})(?=[A-Za-z+/_.~-]{0,64}\d)[^\s"'\\]{8,}`, "gi"),
  },
  {
    keep: true,
    pattern:
      /(\b(?:set-)?cookie\\{0,3}["']?\s{0,3}[:：]\s{0,3}\\{0,3}["']?)[^\s"'\\=;:：]{1,100}=[^\r\n"'\\]{1,2000}/gi,
  },
  { keep: true, pattern: /(\bbearer\s{1,3})(?:(?=[^\s\d]{0,64}\d)[A-Za-z0-9+/_~.=-]{6,}|[A-Za-z0-9+/_~.=-]{20,})/gi },
  { keep: true, pattern: /(\bbasic\s{1,3})[A-Za-z0-9+/]{6,}={0,2}/gi, isSecret: isBasicPair },

  // user:password@ in connection strings; a password of a database may hold slashes.
  {
    keep: true,
    pattern: pattern("gi")`
      ((?<![A-Za-z0-9+./-])(?:${services}):\/\/[^\s:/@"']{0,128}:)
      [^\s"'<>@:]{1,256}(?:@[^\s"'<>@/]{1,64})?(?=@)
    `,
  },
  { keep: true, pattern: /((?<![A-Za-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"']{0,256}:)[^\s/@"']{1,512}(?=@)/gi },

  // Sensitive query values and key=value pairs, plain or quoted, also inside JSON that was escaped again.
  { keep: true, pattern: new RegExp(String.raw`((?:${named})=)[^\s"'&#;,<>\\(){}]+`, "gi") },
  { keep: true, pattern: new RegExp(String.raw`((?<![A-Za-z0-9])(?:${signed})=)[^\s"'&#;,<>\\(){}]+`, "gi") },
  {
    keep: true,
    pattern: /([?&](?:key|sign|code|ticket|session|st|hash|k)=)(?=[^\s&#?=\d]{0,64}\d)[^\s"'&#;,<>\\]{8,}/gi,
  },
  {
    keep: true,
    pattern: new RegExp(
      String.raw`((?:${named}|密码|口令|密钥)\\{0,3}["']?${separator}\\{0,3}")(?:[^"\\\r\n]|\\[^"\r\n])+`,
      "gi",
    ),
  },
  {
    keep: true,
    pattern: new RegExp(
      String.raw`((?:${named}|密码|口令|密钥)\\{0,3}["']?${separator}\\{0,3}')(?:[^'\\\r\n]|\\[^'\r\n])+`,
      "gi",
    ),
  },
  ...toldSecrets,
  {
    keep: true,
    pattern: new RegExp(
      String.raw`((?:${named})\\{0,3}["']?${separator})(?=[A-Za-z+/_.~=-]{0,64}[0-9])[A-Za-z0-9+/_.~=-]{8,}`,
      "gi",
    ),
  },

  // Keys with a prefix of their own.
  { pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|AGPA|AIDA|AROA|ANPA|ANVA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g },
  // Our own: it opens the stream of a run.
  { pattern: /(?<![A-Za-z0-9])tkt_[A-Za-z0-9_-]{43}/g },
  { pattern: /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{20,255}/g },
  { pattern: /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,255}/g },
  { pattern: /(?<![A-Za-z0-9_-])gl(?:pat|dt|rt|ptt|cbt|ft|soat|agent|imt)-[A-Za-z0-9_-]{16,}/g },
  { pattern: /(?<![A-Za-z0-9_-])sk-(?:(?=[A-Za-z_-]{0,64}[0-9])[A-Za-z0-9_-]{8,}|[A-Za-z0-9_-]{20,})/g },
  { pattern: /(?<![A-Za-z0-9])(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,250}/g },
  { pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{16,250}/g },
  { pattern: /(?<![A-Za-z0-9_-])xox[abceoprs](?:\.xox[bp])?-[A-Za-z0-9-]{10,}/g },
  { pattern: /(?<![A-Za-z0-9_-])xapp-[A-Za-z0-9-]{10,}/g },
  { pattern: /(\bhooks\.slack\.com\/(?:services|workflows)\/)[A-Za-z0-9/_-]{16,}/g, keep: true },
  { pattern: /(\b(?:discord(?:app)?\.com\/api\/webhooks|api\.telegram\.org)\/)[A-Za-z0-9/:_-]{16,}/g, keep: true },
  { pattern: /(?<![A-Za-z0-9_-])AIza[A-Za-z0-9_-]{35}/g },
  { pattern: /(?<![A-Za-z0-9_.-])ya29\.[A-Za-z0-9_-]{20,}/g },
  { pattern: /(?<![A-Za-z0-9_-])GOCSPX-[A-Za-z0-9_-]{20,}/g },
  { pattern: /(?<![A-Za-z0-9_.-])SG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,}/g },
  { pattern: /(?<![A-Za-z0-9])(?:SK|AC)[0-9a-f]{32}(?![A-Za-z0-9])/g },
  {
    pattern: new RegExp(String.raw`(?<![A-Za-z0-9_])(?:${issuers})_(?=[A-Za-z_]{0,64}[0-9])[A-Za-z0-9_]{20,250}`, "g"),
  },
  { pattern: /(?<![A-Za-z0-9_-])pypi-[A-Za-z0-9_-]{30,}/g },
  { pattern: /(?<![A-Za-z0-9])(?:LTAI|AKID|AKLT)[A-Za-z0-9]{12,60}/g },
  { pattern: /(?<![A-Za-z0-9_:-])\d{8,10}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { pattern: /(?<![A-Za-z0-9_.-])(?:hvs|hvb|hvr|dp\.(?:pt|st|ct|scim|audit))\.[A-Za-z0-9_-]{20,}/g },
  { pattern: /(?<![A-Za-z0-9])(?:dapi|key-)[0-9a-f]{32}/g },
  { pattern: /(?<![A-Za-z0-9_-])(?:ATATT3|ATCTT3|EAAC)[A-Za-z0-9_=-]{30,}/g },
  { pattern: /(?<![A-Za-z0-9_.-])[MNO][A-Za-z0-9_-]{22,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,45}/g },
  { pattern: /(?<![A-Za-z0-9_.-])mfa\.[A-Za-z0-9_-]{60,99}/g },
  { pattern: /(?<![A-Za-z0-9_-])HRKU-[A-Za-z0-9_-]{30,99}/g },
  { keep: true, pattern: /(\bheroku[\w .:='"-]{0,40}?)(?<![0-9a-f-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi },
  // Where a vault keeps a secret: the reference opens it for any program that is signed in.
  { pattern: /(?<![A-Za-z0-9])op:\/\/[^\n"'<>/]{1,64}\/[^\s"'<>]{1,99}/g },
  // A secret access key of AWS has no prefix.
  { pattern: /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=_-])/g, isSecret: isRandomKey },
  { pattern: /(?<![A-Za-z0-9_-])sq0(?:atp|csp)-[A-Za-z0-9_-]{20,}/g },
];

/** `basic` is also an English word: only user:password in base64 makes it a header. */
function isBasicPair(match: string): boolean {
  const pair = Buffer.from(match.slice(match.search(/\s/)).trim(), "base64").toString("latin1");
  return /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(pair);
}
