/** What a path leads to: one entry per method, and the values that stood in its place-holders. */
export interface Match<T> {
  readonly template: string;
  readonly methods: ReadonlyMap<string, T>;
  readonly values: Readonly<Record<string, string>> | undefined;
}

export interface Route<T> {
  method: string;
  template: string;
  target: T;
}

interface Node<T> {
  template: string;
  methods: Map<string, T>;
}

interface Pattern<T> extends Node<T> {
  /** A name for a place-holder, text for a fixed segment. */
  segments: readonly ({ name: string } | { text: string })[];
}

/** Exactly the paths of the contract: no trailing slash, no case folding, no second spelling. */
export function makeRoutes<T>(routes: readonly Route<T>[]): (pathname: string) => Match<T> | undefined {
  const fixed = new Map<string, Match<T>>();
  const byLength = new Map<number, Pattern<T>[]>();
  const nodes = new Map<string, Node<T>>();
  for (const { method, template, target } of routes) {
    const known = nodes.get(template);
    if (known !== undefined) {
      known.methods.set(method, target);
      continue;
    }
    const node: Node<T> = { template, methods: new Map([[method, target]]) };
    nodes.set(template, node);
    if (!template.includes("{")) {
      fixed.set(template, { ...node, values: undefined });
      continue;
    }
    const segments = template
      .slice(1)
      .split("/")
      .map((text) => (text.startsWith("{") ? { name: text.slice(1, -1) } : { text }));
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { ...node, segments }]);
  }
  return (pathname) => {
    const hit = fixed.get(pathname);
    if (hit !== undefined) return hit;
    const parts = pathname.slice(1).split("/");
    for (const pattern of byLength.get(parts.length) ?? []) {
      const values = fit(pattern, parts);
      if (values !== undefined) return { template: pattern.template, methods: pattern.methods, values };
    }
    return undefined;
  };
}

/** Raw values; decoding may fail, and that is the request's fault and not a missing path. */
function fit<T>(pattern: Pattern<T>, parts: readonly string[]): Record<string, string> | undefined {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [index, segment] of pattern.segments.entries()) {
    const part = parts[index] ?? "";
    if ("text" in segment) {
      if (segment.text !== part) return undefined;
    } else {
      if (part === "") return undefined;
      values[segment.name] = part;
    }
  }
  return values;
}
