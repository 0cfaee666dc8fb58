/** Scripts: whether each element has one, of which kind and of which version. */
import { bad } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './facts.ts';
import { originOf, scriptLine } from './written.ts';

/** An element whose script is not on the page, or did not define it. */
export function checkScript({ page, published, gateway }: Facts): Finding[] {
  if (!page.isSettled) return [];
  const known = new Set(published.elements.map(({ name }) => name));
  const missing = new Map(
    page.elements
      .filter(({ isDefined, name }) => !isDefined && known.has(name))
      .map(({ name, tag }) => [name, tag] as const),
  );
  return [...missing].flatMap(([name, tag]) => {
    const placed = page.scripts.find((script) => script.name === name || script.name === 'all');
    if (!placed)
      return [
        bad('scriptMissing', { tag: `<${tag}>` }, scriptLine(scriptOrigin(page.scripts, gateway), name)),
      ];
    // Of a script without type="module" the next check speaks.
    if (!placed.isModule) return [];
    return [bad('scriptFailed', { tag: `<${tag}>`, address: placed.src })];
  });
}

/** The elements are modules: as a classic script their first line is an error. */
export function checkModuleType({ page }: Facts): Finding[] {
  return page.scripts
    .filter(({ isModule }) => !isModule)
    .map(({ src }) => bad('scriptClassic', { address: src }, `<script type="module" src="${src}"></script>`));
}

/** Elements of two versions, or scripts from the addresses of two. */
export function checkVersions({ page, gateway }: Facts): Finding[] {
  const defined = [
    ...new Set(page.elements.map(({ version }) => version).filter((version) => version !== '')),
  ];
  const asked = [...new Set(page.scripts.map(({ version }) => version))];
  const different = defined.length > 1 ? defined : asked.length > 1 ? asked : [];
  if (different.length === 0) return [];
  const [first] = asked;
  return [
    bad(
      'versionsDiffer',
      { versions: different.join(', ') },
      scriptLine(scriptOrigin(page.scripts, gateway), 'all', first),
    ),
  ];
}

const scriptOrigin = (scripts: Facts['page']['scripts'], gateway: string) =>
  originOf(scripts[0]?.src ?? '') || gateway;
