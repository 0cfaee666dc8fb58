/** `llms.txt` (llmstxt.org): the contents of the site for programs that read text, each page as markdown. */
import type { ResolveLink } from './markdown.ts';
import { groups } from './sitePage.ts';
import type { SitePage } from './sitePage.ts';

export function llmsText(pages: readonly SitePage[]): string {
  const list = (group: string) =>
    pages
      .filter((page) => page.group === group)
      .map(({ path, title, description }) => `- [${title}](${path}index.md): ${description}`)
      .join('\n');
  return `${[
    '# Trade Area widgets',
    '> Custom elements and React components of a photo lab: catalogue, sign-in, orders, uploads, payments. Placed by script tag on any page, or installed as @trade-area/widgets.',
    ...groups.flatMap((group) => [`## ${group}`, list(group)]),
  ].join('\n\n')}\n`;
}

/** A page as markdown, with the links of its HTML. */
export function asMarkdown({ title, description, markdown }: SitePage, resolve: ResolveLink): string {
  const text = markdown.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, words: string, href: string) => {
    const target = resolve(href);
    return target === null ? words : `[${words}](${target})`;
  });
  return `# ${title}\n\n${description}\n\n${text.trim()}\n`;
}
