import { marked } from "marked";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { cleanText } from "../../../../src/tool/clean/text.ts";
import { markup } from "./_corpus.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** Every element a browser would make of it, beyond the three it always makes. */
function elements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node && !["html", "head", "body"].includes(node.tagName)) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

const harmless = [
  "p",
  "em",
  "strong",
  "code",
  "pre",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "br",
  "hr",
  "del",
];

/** A bare address that shows itself may stay: it is text, and people need the way to their meeting. */
function isShownAddress(element: Element): boolean {
  const href = element.attrs.find(({ name }) => name === "href")?.value ?? "";
  const shown = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return element.tagName === "a" && /^(?:https?|mailto):/.test(href) && shown.length > 0 && href.endsWith(shown);
}

describe("markup (G133)", () => {
  it("is a corpus worth the name, and active before", () => {
    expect(markup.length).toBeGreaterThanOrEqual(100);
    expect(markup.filter((text) => elements(text).length > 0).length).toBeGreaterThan(90);
  });

  it("leaves nothing for an HTML parser", () => {
    expect(markup.filter((text) => elements(cleanText(text).text).length > 0)).toEqual([]);
  });

  it("leaves nothing for a Markdown renderer", () => {
    const active = markup.filter((text) => {
      const html = marked.parse(cleanText(text).text, { async: false });
      return elements(html).some((element) => !harmless.includes(element.tagName) && !isShownAddress(element));
    });
    expect(active).toEqual([]);
  });

  it("leaves no scheme or handler that would act in an attribute", () => {
    expect(
      markup.filter((text) =>
        /(?:java|vb)script:|\bdata:[a-z]+\/|\bon[a-z]{3,}\s*=|<[a-z!/?]/i.test(cleanText(text).text),
      ),
    ).toEqual([]);
  });

  it.each([
    ["<p>Hello <b>Bob</b></p>", "\nHello Bob\n"],
    ["Tom &amp; Jerry &lt;3", "Tom & Jerry <3"],
    ["[agenda](https://x.example/a) today", "agenda today"],
    ["![map](https://x.example/m.png)", "map"],
    ["<https://x.example/a>", "https://x.example/a"],
    ["join https://x.example/j/1?a=b", "join https://x.example/j/1?a=b"],
    ["a<b and List<String>", "a‹b and List‹String›"],
    ["JavaScript: The Good Parts", "JavaScript: The Good Parts"],
    ["5 < 7 -> ok <= 8", "5 < 7 -> ok <= 8"],
    ["- [ ] buy milk", "- [ ] buy milk"],
  ])("becomes what a reader saw: %s", (text, expected) => {
    expect(cleanText(text).text).toBe(expected);
  });
});
