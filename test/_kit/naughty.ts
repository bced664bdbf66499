import { syntax } from "./naughty-syntax.ts";

/**
 * Strings that programs stumble over, by the kind of stumbling: after the Big List of Naughty Strings, and what
 * scanners try first. Classes are made of their parts, so that one more part is one more row, or ten.
 */
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const letters = (from: number, to: number): string[] => range(from, to).map((code) => String.fromCodePoint(code));

const words = [
  "undefined,null,NULL,(null),nil,None,none,NIL,true,TRUE,false,yes,no,on,off,NaN,Infinity,-Infinity".split(","),
  "new,delete,this,class,function,import,default,select,from,where,admin,root,guest,test,all,any".split(","),
  "CON,PRN,AUX,NUL,COM1,LPT1,con.txt,.,..,...,~,-,--,--help,-rf,@,#,*,?".split(","),
].flat();

const numbers = [
  ["0", "-0", "+1", "-1", "00", "01", "1.0", ".5", "5.", "1e3", "1E+02", "1e-9", "1e309", "1e400", "0x10", "0b1"],
  ["0o7", "1_000", "1,5", "1.000,00", "1/0", "0/0", "--1", "- 1", "1-", "1 2", "Ⅷ", "½", "²", "1e", "1ee1", "∞"],
  ["32767", "32768", "2147483647", "2147483648", "-2147483649", "4294967296", "9007199254740991"],
  ["9007199254740993", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1".repeat(40)],
  ["١٢٣", "१२३", "１２３", "一二三", "𝟏𝟐𝟑", "0.1e-400", "-0.0", "1n", "$1", "€5", "10%"],
].flat();

/** Letters that no eye sees, or that change what the eye sees. */
const controls = [...letters(0x01, 0x1f), ...letters(0x7f, 0x9f)].map((letter) => `a${letter}b`);
const blanks = [
  [0x09, 0x0b, 0x0c, 0x20, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  range(0x2000, 0x200a),
]
  .flat()
  .map((code) => String.fromCodePoint(code))
  .flatMap((blank) => [blank, `${blank}a${blank}`]);
const invisible = [
  [0xad, 0x34f, 0x61c, 0x180e, 0xfe0f, 0xfeff, 0xfff9, 0xfffc, 0xfffd, 0xfffe, 0xffff, 0x1fffe, 0xe0001, 0x10ffff],
  [range(0x200b, 0x200f), range(0x202a, 0x202e), range(0x2060, 0x2069)].flat(),
]
  .flat()
  .map((code) => `te${String.fromCodePoint(code)}st`);

const scripts = [
  ["Ω≈ç√∫˜µ≤≥÷", "田中さんにあげて下さい", "𠜎𠜱𠝹", "ヽ༼ຈل͜ຈ༽ﾉ", "ﷺ", "﷽", "𒈙𒐫𒀸", "Ⱥ Ⱦ", "İıßẞŉǰΐﬃ", "ǅ", "ς σ Σ"],
  [
    "社會科學院",
    "パーティーへ行かないか",
    "울란바토르",
    "הָיְתָה",
    "הָיְתָהtestالصفحات",
    "ثم نفس",
    "ทดสอบ",
    "मनीष",
    "ᚠᛇᚻ",
    "ⅷ",
  ],
  [
    "Ａｌｉｃｅ",
    "аlice",
    "ALİCE",
    "straße",
    "ﬁle",
    "e\u0301",
    "é",
    "\u0301",
    "각",
    "\u1112\u1161\u11ab",
    "ｶﾞ",
    "㍻",
    "℻",
  ],
  ["👩🏽 👨‍👩‍👧‍👦 🏳️‍🌈 🇺🇸🇷🇺🇸", "👩🏽‍💻", "0️⃣ 1️⃣", "🇺", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\ue000\uf8ff", "\ud7ff", "\u{10fffd}", "😀".repeat(30), "☃️"],
  `Z${"\u0334\u0321\u0353".repeat(20)}a${"\u0360\u0316".repeat(20)}`,
  "ﷺ".repeat(50),
].flat();

/** Right in form, or nearly so, and no day that there is. */
const dates = [
  ["0000-00-00", "10000-01-01", "+275760-09-13", "-271821-04-19", "2026-02-30", "2026-13-01", "2026-00-10"],
  [
    "2026-11-16T25:61:61Z",
    "2026-11-16T10:00:00+99:99",
    "1970-01-01T00:00:60Z",
    "2026-W47-1",
    "2026-320",
    "infinity",
    "epoch",
  ],
  ["Asia/Nowhere", "UTC+25", "EST5EDT,M3", "../UTC", "now", "tomorrow", "12:60", "24:00:01"],
].flat();

const punctuation = [
  ",./;'[]\\-=",
  '<>?:"{}|_+',
  "!@#$%^&*()`~",
  "،./;'[]\\-=",
  "“”‘’«»",
  "…—–",
  "¡™£¢∞¶•ªº",
  "⁰⁴⁵₀₁₂",
];

/** Each once, none of them empty, all of them texts that can be stored. */
export const naughty: readonly string[] = [
  ...new Set([
    ...[words, numbers, controls, blanks, invisible, scripts, syntax, dates, punctuation].flat(),
    "x".repeat(128),
  ]),
];

/** No texts at all, or more of one than anybody writes. */
export const worse: readonly string[] = ["", "\u0000", "a\0b", "\ud800", "a\udfffb", "\udfff\ud800", "x".repeat(5000)];
