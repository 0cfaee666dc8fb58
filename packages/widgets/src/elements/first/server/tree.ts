/**
 * Markup as nested lists, `[tag, attributes, children]`: a page builds it node by node, without ever parsing HTML, so
 * that it needs no Trusted Types policy and nothing in it can become a script.
 */
export type DrawnNode = string | readonly [string, Readonly<Record<string, string>>, readonly DrawnNode[]];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const words = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => entities[name] ?? all);

const token = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const attribute = /([^\s=/>]+)(?:="([^"]*)")?/g;
const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** The tree of what `preact-render-to-string` wrote: well-formed, quoted, escaped. Throws for anything else. */
export function treeOf(markup: string): DrawnNode {
  const root: DrawnNode[] = [];
  const open: { readonly tag: string; readonly children: DrawnNode[] }[] = [{ tag: '', children: root }];
  let read = 0;
  for (const match of markup.matchAll(token)) {
    const [whole, closing, tag = '', given = '', closed, text] = match;
    if (match.index !== read) break;
    read += whole.length;
    const parent = open.at(-1);
    if (!parent) break;
    if (text !== undefined) parent.children.push(words(text));
    else if (closing === '/') {
      if (parent.tag !== tag) break;
      open.pop();
    } else {
      const attributes: Record<string, string> = {};
      for (const [, name = '', value = ''] of given.matchAll(attribute)) attributes[name] = words(value);
      const children: DrawnNode[] = [];
      parent.children.push([tag, attributes, children]);
      if (closed !== '/' && !empty.has(tag)) open.push({ tag, children });
    }
  }
  const [only, ...more] = root;
  if (read !== markup.length || open.length !== 1 || only === undefined || more.length > 0)
    throw new Error(`ta: what was drawn is not understood from character ${read} on.`);
  return only;
}
