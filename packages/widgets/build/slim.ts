/**
 * Leaves out of browser bundles what only the lab and the documentation read: in an endpoint its `summary`, `cites`
 * and the schemas of what is sent (a browser sends, the lab checks), in an element's manifest its descriptions, words,
 * parts, slots and what it needs of the page.
 */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name?: string; readonly value?: unknown };
  readonly value: Node;
}
interface Context {
  parse(code: string, options: { lang: 'ts' }): Node;
}

/** For `core/contract`: `endpoint({ … })` keeps what the client needs. */
export function slimContract() {
  const instead: Readonly<Record<string, string>> = { summary: "''", cites: '[]', query: '1', body: '1' };
  return slim('ta-slim-contract', /\/core\/src\/contract\/\w+\.ts$/, (node) => {
    if (node.type !== 'CallExpression') return [];
    const { callee, arguments: given } = node as Node & {
      callee: { name?: string };
      arguments: readonly (Node & { properties?: readonly Property[] })[];
    };
    if (callee.name !== 'endpoint') return [];
    return (given[0]?.properties ?? []).flatMap((property) => replaced(property, instead));
  });
}

/** For the manifests of elements. */
export function slimManifest() {
  const instead: Readonly<Record<string, string>> = {
    description: "''",
    values: '[]',
    detail: "''",
    parts: '{}',
    slots: '{}',
    firstDrawing: 'undefined',
    needsSignIn: 'undefined',
    policyDirectives: 'undefined',
  };
  return slim(
    'ta-slim-manifest',
    /\/elements\/[\w-]+\/(?:manifest|elementManifest|cardEvents)\.ts$/,
    (node) => (node.type === 'Property' ? replaced(node as Property, instead) : []),
  );
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function replaced(property: Property, instead: Readonly<Record<string, string>>): Replacement[] {
  const name = property.key?.name ?? '';
  const text = Object.hasOwn(instead, name) ? instead[name] : undefined;
  return text === undefined ? [] : [{ start: property.value.start, end: property.value.end, text }];
}

function slim(name: string, files: RegExp, find: (node: Node) => readonly Replacement[]) {
  return {
    name,
    enforce: 'pre' as const,
    transform(this: unknown, code: string, id: string) {
      if (!files.test(id)) return null;
      const found = [...walk((this as Context).parse(code, { lang: 'ts' }))].flatMap(find);
      // From the end, so that the places before stay where they are.
      const text = found
        .sort((a, b) => b.start - a.start)
        .reduce((rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end), code);
      return { code: text, map: null };
    },
  };
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node);
    }
  }
}
