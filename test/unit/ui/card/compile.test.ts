import { describe, expect, it } from "vitest";
import type { UiHints, UiNode, UiSchema } from "../../../../generated/contract/types.ts";
import { UiSchema as isUiSchema } from "../../../../generated/contract/validators/schemas.js";
import { compile } from "../../../../src/ui/card/compile.ts";
import { limitTree } from "../../../../src/ui/card/limits.ts";

const base: UiHints = { v: 1, kind: "result", tool: "calendar.read", status: "info", title: { text: "T" } };
const card = (hints: Partial<UiHints>, extra: { imageHosts?: string[] } = {}) =>
  compile({ ...base, ...hints }, { locale: "en", theme: "default", ...extra });
const lists = (schema: UiSchema) =>
  schema.root.children.flatMap((node) => (node.type === "list" ? [node.items.length] : []));
const captions = (schema: UiSchema) =>
  schema.root.children.flatMap((node) => (node.type === "text" && node.role === "caption" ? [node.content] : []));
const rows = (n: number, title = "row") => Array.from({ length: n }, (_, i) => ({ title: `${title} ${i}` }));

describe("rows", () => {
  it("stop at 50, and the rest is counted with what the hints left out", () => {
    const schema = card({ groups: [{ items: rows(60) }], more: { shown: 60, total: 100 } });
    expect(lists(schema)).toEqual([50]);
    expect(captions(schema)).toEqual(["50 more not shown"]);
  });

  it("are cut to 20, then to 10, when the card is too large", () => {
    const groups = (n: number) =>
      Array.from({ length: n }, () => ({ heading: { text: "h" }, items: rows(50, "日".repeat(100)) }));
    expect(lists(card({ groups: groups(4) }))).toEqual([20, 20, 20, 20]);
    expect(lists(card({ groups: groups(8) }))).toEqual(Array.from({ length: 8 }, () => 10));
    expect(captions(card({ groups: groups(8) }))).toEqual(["320 more not shown"]);
  });

  it("leave room for what must follow them", () => {
    const schema = card({
      groups: Array.from({ length: 30 }, () => ({ heading: { text: "h" }, items: rows(1) })),
      notes: [{ level: "info", msg: { text: "n" } }],
      actions: [{ key: "open", do: { type: "navigate", target: { kind: "day" } } }],
    });
    expect(schema.root.children.length).toBeLessThanOrEqual(40);
    expect(schema.root.children.at(-1)?.type).toBe("actions");
    expect(isUiSchema(schema)).toBe(true);
  });

  it("name an id once, as a repeated event stands there twice", () => {
    const [list] = card({
      groups: [
        {
          items: [
            { id: "evt_1", title: "a" },
            { id: "evt_1", title: "b" },
          ],
        },
      ],
    }).root.children.slice(1);
    expect(list).toMatchObject({ items: [{ id: "evt_1" }, expect.not.objectContaining({ id: "evt_1" })] });
  });
});

describe("questions before a tap", () => {
  const undo = (tool: string, extra: object = {}) =>
    card({ actions: [{ key: "undo", do: { type: "invoke", actionId: "act_x1", tool }, ...extra }] }).root.children[1];

  it("stand before every destructive call, also where the hints forgot one", () => {
    const confirm = { title: "Are you sure?", confirmLabel: "Continue", cancelLabel: "Cancel", danger: true };
    expect(undo("calendar.delete")).toMatchObject({ children: [{ action: { type: "invoke", confirm } }] });
    expect(undo("calendar.delete", { confirm: "delete" })).toMatchObject({
      children: [{ action: { confirm: { title: "Delete the event?", confirmLabel: "Delete", danger: true } } }],
    });
    expect(JSON.stringify(undo("calendar.restore"))).not.toContain("confirm");
  });

  it("quote the words they are given", () => {
    const asked = undo("calendar.delete", {
      confirm: "undo_create",
      params: { title: { text: "Lunch", tainted: true } },
    });
    expect(asked).toMatchObject({
      children: [{ action: { confirm: { title: "Undo this event?", message: '"Lunch" will be deleted.' } } }],
    });
  });
});

describe("addresses", () => {
  it("of pictures are kept only for the listed hosts", () => {
    const item = (url: string) => ({ title: "a", avatar: { name: "a", url } });
    const schema = card(
      {
        groups: [
          {
            items: [
              item("https://img.example.com/1.png"),
              item("https://img.example.com.evil.example/1.png"),
              item("http://img.example.com/1.png"),
              item("https://img.example.com/1.png?sig=x"),
            ],
          },
        ],
      },
      { imageHosts: ["img.example.com"] },
    );
    expect(JSON.stringify(schema).match(/"url":"[^"]*"/g)).toEqual(['"url":"https://img.example.com/1.png"']);
  });

  it("of meetings can be tapped, but not with a token in them", () => {
    const link = (text: string) => card({ facts: [{ key: "meeting_url", value: { text } }] }).root.children[1];
    expect(link("https://meet.example.com/a?b=c")).toMatchObject({
      items: [
        {
          value: "https://meet.example.com/a?b=c",
          action: { type: "open_url", url: "https://meet.example.com/a?b=c" },
        },
      ],
    });
    expect(link("https://meet.example.com/a?pwd=123")).toEqual({
      type: "key_value",
      items: [{ label: "Meeting link", value: "https://meet.example.com/a" }],
    });
    expect(link("javascript:alert(1)")).toEqual({
      type: "key_value",
      items: [{ label: "Meeting link", value: "none" }],
    });
  });

  it.each([
    "https://a.example/?access_token=1",
    "https://a.example/#id_token=1",
    "https://a.example/?x=eyJhbGciOi.abc",
    "https://a.example/?X-Amz-Signature=1",
    "https://me:pw@a.example/",
    `https://a.example/${"a".repeat(1000)}`,
  ])("are refused: %s", (url) => {
    expect(card({ actions: [{ key: "open", do: { type: "open_url", url } }] }).root.children).toHaveLength(1);
  });
});

describe("what a card refuses to be", () => {
  const valid = card({});
  const text: UiNode = { type: "text", content: "x" };
  it.each<[string, unknown]>([
    ["a root that is no layout", { ...valid, root: text }],
    ["a reserved node type", { ...valid, root: { type: "stack", children: [{ type: "table", rows: [] }] } }],
    [
      "a javascript link",
      { ...valid, root: { type: "stack", children: [{ type: "link", label: "x", url: "javascript:alert(1)" }] } },
    ],
    ["version 1.0", { ...valid, version: "1.0" }],
    ["an unknown field", { ...valid, root: { ...valid.root, colour: "red" } }],
    ["a root without children", { ...valid, root: { type: "stack", children: [] } }],
    ["an input control", { ...valid, root: { type: "stack", children: [{ type: "form", children: [text] }] } }],
  ])("%s", (_name, schema) => {
    expect(isUiSchema(valid)).toBe(true);
    expect(isUiSchema(schema)).toBe(false);
  });
});

describe("limits of the tree", () => {
  const text: UiNode = { type: "text", content: "x" };
  const button: UiNode = { type: "button", label: "b", action: { type: "navigate", target: { kind: "day" } } };
  const nest = (levels: number): UiNode =>
    levels === 1 ? text : { type: "stack", children: [nest(levels - 1), text] };
  const count = (node: UiNode): number =>
    1 + ("children" in node ? node.children.reduce((sum, child) => sum + count(child), 0) : 0);

  it("drop what is deeper than six levels, and say so", () => {
    let told = 0;
    const small = limitTree(nest(9) as UiSchema["root"], () => void told++);
    expect(told).toBe(2);
    expect(JSON.stringify(small).match(/"stack"/g)).toHaveLength(5);
    expect(limitTree(nest(6) as UiSchema["root"], () => expect.fail())).toEqual(nest(6));
  });

  it("keep 200 nodes and ten buttons, actions before the rest", () => {
    const many: UiNode = { type: "stack", children: Array.from({ length: 30 }, () => text) };
    const actions = { type: "actions", children: [button, button, button, button] } as UiNode;
    const small = limitTree(
      { type: "stack", children: [many, many, many, many, many, many, many, many, actions, actions, actions] },
      () => {},
    );
    expect(count(small)).toBe(200);
    expect(small.children.filter(({ type }) => type === "actions").map(count)).toEqual([5, 5, 3]);
  });
});
