/**
 * The HTML without inline styles and handlers, as far as they can be told from outside. For quiet, not for safety: a
 * page with a strict policy reports each of them while the sanitiser parses, long before it drops them (T-F5),
 * and its owner would look for an attack in every report.
 */
export function stripInlineHandlers(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) =>
      tag.replace(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, ''),
    );
}
