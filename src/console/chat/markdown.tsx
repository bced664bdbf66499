import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode } from "react";

/**
 * The small part of Markdown that answers have, drawn as elements: no text of a model becomes markup. What the part
 * does not have (HTML, images, addresses that are not http or https) stands there as it was written.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return blocks(lexer(text, { gfm: true }));
});

const blocks = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, at) => <Fragment key={at}>{block(token as MarkedToken)}</Fragment>);

const inlines = (tokens: readonly Token[] | undefined, text = ""): ReactNode =>
  tokens ? tokens.map((token, at) => <Fragment key={at}>{inline(token as MarkedToken)}</Fragment>) : text;

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading": {
      // The page has the first two levels.
      const Tag = (["h3", "h4", "h5", "h6"] as const)[Math.min(token.depth - 1, 3)] ?? "h6";
      return <Tag>{inlines(token.tokens)}</Tag>;
    }
    case "paragraph":
      return <p>{inlines(token.tokens)}</p>;
    case "blockquote":
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case "code":
      return (
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case "list":
      return list(token);
    case "table":
      return table(token);
    case "hr":
      return <hr />;
    case "text":
      return <p>{inlines(token.tokens, token.text)}</p>;
    default:
      return <p>{token.raw}</p>;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map((item, at) => <li key={at}>{tight(item.tokens)}</li>);
  return ordered ? <ol start={start === "" ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

/** The words of a list item stand in it directly, not as a paragraph. */
const tight = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, at) => (
    <Fragment key={at}>
      {token.type === "text" ? inlines((token as Tokens.Text).tokens, token.raw) : block(token as MarkedToken)}
    </Fragment>
  ));

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <div className="answer-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <th key={at} scope="col">
                {inlines(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map(({ tokens }, at) => (
                <td key={at}>{inlines(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inlines(token.tokens)}</strong>;
    case "em":
      return <em>{inlines(token.tokens)}</em>;
    case "del":
      return <del>{inlines(token.tokens)}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "escape":
      return token.text;
    case "link":
      return link(token);
    case "text":
      return inlines(token.tokens, token.text);
    default:
      return token.raw;
  }
}

/** A link says where it leads, whatever its words are. */
function link({ href, text, tokens, raw }: Tokens.Link): ReactNode {
  if (!URL.canParse(href)) return raw;
  const { protocol, host, href: address } = new URL(href);
  if (protocol !== "https:" && protocol !== "http:") return raw;
  const isBare = text === href || text === address;
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {inlines(tokens, text)}
      </a>
      {isBare ? null : <span className="answer-host">({host})</span>}
    </>
  );
}
